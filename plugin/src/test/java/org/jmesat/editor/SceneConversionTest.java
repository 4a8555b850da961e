package org.jmesat.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.control.Control;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jmesat.app.Discovery;
import org.jmesat.app.SatCollisionState;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.control.CharacterMover;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.PushApart;
import org.jmesat.internal.settings.SceneSetting;
import org.jmesat.internal.settings.SceneSettings;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.Rounds;
import org.jmesat.testing.editor.EditorRequirement;
import org.jmesat.testing.editor.RandomSettings;
import org.junit.jupiter.api.Test;

/** What a conversion between Controls and user data changes, leaves and reports. */
@EditorRequirement(16)
class SceneConversionTest {
    private static final long SEED = 16;

    private final Node scene = new Node("scene");
    private final Node body = new Node("body");

    SceneConversionTest() {
        scene.attachChild(body);
    }

    private static Map<String, Object> dataOf(Spatial spatial) {
        Map<String, Object> data = new TreeMap<>();
        spatial.getUserDataKeys().forEach(key -> data.put(key, spatial.getUserData(key)));
        return data;
    }

    private static final class OwnCollider extends ColliderControl {
    }

    private static final class OwnMover extends CharacterMover {
    }

    private static final class OwnScript extends CollisionScript {
    }

    /** A spatial whose children cannot be read. */
    private static final class Closed extends Node {
        @Override
        public List<Spatial> getChildren() {
            throw new IllegalStateException("no");
        }
    }

    /** A spatial whose Controls cannot be removed. */
    private static final class Stubborn extends Node {
        @Override
        public boolean removeControl(Control control) {
            throw new IllegalStateException("no");
        }
    }

    @Test
    void randomSettingsAreTheSameAfterBothConversions() {
        Random random = new Random(SEED);
        for (int i = 0; i < Rounds.of(1000); i++) {
            Node node = new Node();
            ColliderControl collider = new RandomSettings(random).collider();
            PushApart push = new RandomSettings(random).pushApart();
            node.addControl(collider);
            node.addControl(push);
            CharacterMover mover = new RandomSettings(random).mover();
            node.addControl(mover);
            assertEquals(List.of(), SceneConversion.toUserData(node).getRemarks());
            assertEquals(0, node.getNumControls());
            Map<String, Object> data = dataOf(node);
            assertEquals("Converted 0 colliders, 0 PushApart and 0 scripts on 0 spatials.",
                    SceneConversion.toUserData(node).toString());
            assertEquals(data, dataOf(node));
            assertEquals(List.of(), SceneConversion.toControls(node).getRemarks());
            assertEquals(Map.of(), dataOf(node));
            String round = "seed " + SEED + ", round " + i;
            assertEquals(RandomSettings.describe(collider),
                    RandomSettings.describe(node.getControl(ColliderControl.class)), round);
            assertEquals(RandomSettings.describe(push), RandomSettings.describe(node.getControl(PushApart.class)),
                    round);
            assertEquals(RandomSettings.describe(mover),
                    RandomSettings.describe(node.getControl(CharacterMover.class)), round);
        }
    }

    @Test
    void theReportCountsAndReads() {
        body.addControl(new ColliderControl());
        body.addControl(new PushApart());
        scene.addControl(new OwnCollider());
        ConversionReport report = SceneConversion.toUserData(scene);
        assertEquals(1, report.getColliderCount());
        assertEquals(1, report.getPushApartCount());
        assertEquals(List.of(body), report.getSpatials());
        assertEquals("Converted 1 collider, 1 PushApart and 0 scripts on 1 spatial.\n"
                + "Node 'scene' (/scene): its Control " + OwnCollider.class.getName()
                + " is a subclass of ColliderControl, and stays.", report.toString());
        assertThrows(UnsupportedOperationException.class, () -> report.getRemarks().add(""));
    }

    @Test
    void aMoverBetweenListenersIsConvertedSinceItGetsNoEvents() {
        body.addControl(new PushApart());
        body.addControl(new CharacterMover());
        ConversionReport report = SceneConversion.toUserData(scene);
        assertEquals("Converted 0 colliders, 1 PushApart, 1 CharacterMover and 0 scripts on 1 spatial.",
                report.toString());
        assertEquals(1, report.getMoverCount());
        assertEquals(Map.of("jmesat.pushApart", true, "jmesat.mover", true), dataOf(body));
    }

    @Test
    void aSubclassOfAMoverStays() {
        body.addControl(new OwnMover());
        assertEquals(List.of("Node 'body' (/scene/body): its Control " + OwnMover.class.getName()
                + " is a subclass of CharacterMover, and stays."), SceneConversion.toUserData(scene).getRemarks());
        assertEquals(1, body.getNumControls());
    }

    @Test
    void aMoverWithoutItsSwitchStays() {
        body.setUserData("jmesat.mover.snap", 3f);
        assertEquals(List.of("Node 'body' (/scene/body): its user data jmesat.mover.snap has no effect without "
                + "jmesat.mover."), SceneConversion.toControls(scene).getRemarks());
        assertEquals(Map.of("jmesat.mover.snap", 3f), dataOf(body));
    }

    @Test
    void otherControlsAndOtherUserDataStay() {
        OwnScript script = new OwnScript();
        body.addControl(script);
        body.addControl(new ColliderControl());
        body.addControl(new PushApart());
        body.setUserData("price", 3);
        assertEquals(1, SceneConversion.toUserData(scene).getRemarks().size());
        assertEquals(Map.of("jmesat.collider", true, "jmesat.pushApart", true, "price", 3), dataOf(body));
        assertSame(script, body.getControl(0));
        assertEquals(1, body.getNumControls());
        SceneConversion.toControls(scene);
        assertEquals(Map.of("price", 3), dataOf(body));
        assertEquals(3, body.getNumControls());
    }

    @Test
    void severalOfOneKindStayAndAreReported() {
        body.addControl(new PushApart());
        body.addControl(new PushApart());
        assertEquals(List.of("Node 'body' (/scene/body): it has several Controls of the type PushApart, of which only "
                + "the first has an effect; they stay."), SceneConversion.toUserData(scene).getRemarks());
        assertEquals(2, body.getNumControls());
    }

    @Test
    void aPushApartBeforeAnotherListenerStaysAndIsReported() {
        body.addControl(new PushApart());
        body.addControl(new OwnScript());
        assertEquals("Node 'body' (/scene/body): its PushApart stays, since its Control "
                + OwnScript.class.getName() + " comes later and would get events first.",
                SceneConversion.toUserData(scene).getRemarks().get(1));
        assertEquals(Map.of(), dataOf(body));
    }

    @Test
    void userDataBesideAControlIsReplacedAndReported() {
        ColliderControl control = new ColliderControl();
        control.setGroup(3);
        body.addControl(control);
        body.setUserData("jmesat.group", 3);
        body.setUserData("jmesat.fixed", true);
        body.setUserData("jmesat.colour", "red");
        assertEquals(List.of("Node 'body' (/scene/body): its user data jmesat.fixed had no effect beside its "
                + "ColliderControl, whose setting replaces it."), SceneConversion.toUserData(scene).getRemarks());
        assertEquals(Map.of("jmesat.collider", true, "jmesat.group", 3, "jmesat.colour", "red"), dataOf(body));
    }

    @Test
    void userDataThatDisablesAControlKeepsItsMeaning() {
        ColliderControl control = new ColliderControl();
        control.setTrigger(true);
        body.addControl(control);
        body.setUserData("jmesat.collider", false);
        assertEquals(List.of(), SceneConversion.toUserData(scene).getRemarks());
        assertEquals(Map.of("jmesat.collider", true, "jmesat.enabled", false, "jmesat.trigger", true), dataOf(body));
    }

    @Test
    void whatNoControlCanExpressStaysAndIsReported() {
        body.setUserData("jmesat.fixed", "true");
        body.setUserData("jmesat.mode", "BALL");
        body.setUserData("jmesat.colour", "red");
        body.setUserData("jmesat.scripts", "game.Coin");
        body.setUserData("jmesat.scene.plane", "XZ");
        body.setUserData("jmesat.weight", 3f);
        ConversionReport report = SceneConversion.toControls(scene);
        assertTrue(body.getControl(ColliderControl.class).isFixed());
        assertEquals(List.of("jmesat.colour", "jmesat.mode", "jmesat.scene.plane", "jmesat.scripts", "jmesat.weight"),
                List.copyOf(dataOf(body).keySet()));
        assertEquals(5, report.getRemarks().size(), report::toString);
        for (String key : dataOf(body).keySet()) {
            assertTrue(report.toString().contains("user data " + key + " ")
                    || report.toString().contains("user data key " + key + " "), key + " in " + report);
        }
    }

    @Test
    void userDataStaysBesideAControl() {
        ColliderControl control = new ColliderControl();
        body.addControl(control);
        body.setUserData("jmesat.fixed", true);
        assertEquals(List.of("Node 'body' (/scene/body): its user data stays, since its ColliderControl takes "
                + "precedence over it."), SceneConversion.toControls(scene).getRemarks());
        assertFalse(control.isFixed());
        assertEquals(Map.of("jmesat.fixed", true), dataOf(body));
    }

    @Test
    void aSpatialThatFailsIsUnchangedAndTheOthersAreConverted() {
        Stubborn stubborn = new Stubborn();
        stubborn.setName("stubborn");
        stubborn.addControl(new ColliderControl());
        stubborn.setUserData("jmesat.fixed", true);
        scene.attachChildAt(stubborn, 0);
        Node child = new Node("child");
        child.addControl(new ColliderControl());
        stubborn.attachChild(child);
        body.addControl(new ColliderControl());
        ConversionReport report = SceneConversion.toUserData(scene);
        assertEquals(List.of("Stubborn 'stubborn' (/scene/stubborn): it was not converted completely, and nothing is "
                + "lost: java.lang.IllegalStateException: no."), report.getRemarks());
        assertEquals(1, stubborn.getNumControls());
        assertEquals(Map.of("jmesat.fixed", true), dataOf(stubborn));
        assertEquals(List.of(child, body), report.getSpatials());
    }

    @Test
    void childrenThatCannotBeReadStayAndTheOthersAreConverted() {
        Closed closed = new Closed();
        closed.setName("closed");
        scene.attachChildAt(closed, 0);
        body.addControl(new ColliderControl());
        ConversionReport report = SceneConversion.toUserData(scene);
        assertEquals(List.of("Closed 'closed' (/scene/closed): its children cannot be read, and stay as they are: "
                + "java.lang.IllegalStateException: no."), report.getRemarks());
        assertEquals(List.of(body), report.getSpatials());
    }

    @Test
    void aSceneOfAnyDepthIsConverted() {
        Node last = scene;
        for (int i = 0; i < 2000; i++) {
            Node next = new Node("n" + i);
            last.attachChild(next);
            last = next;
        }
        last.addControl(new ColliderControl());
        assertEquals(1, SceneConversion.toUserData(scene).getColliderCount());
    }

    @Test
    void settingsOfTheAppStateAreWrittenUnlessTheyAreDefaults() {
        SatCollisionState state = new SatCollisionState();
        scene.setUserData("jmesat.scene.mode", "OUTLINE");
        SceneConversion.writeSettings(state, scene);
        assertEquals(Map.of(), dataOf(scene));
        state.setPlane(ProjectionPlane.XZ);
        state.setTouchPolicy(TouchPolicy.EXCLUSIVE);
        state.setDiscovery(Discovery.MARKED_ONLY);
        state.setMode(ProjectionMode.SINGLE_HULL);
        state.setFixedStep(0.02f);
        state.setDepthTest(true);
        state.setLayerNames("player, enemy");
        state.setLayersApart("player | enemy");
        SceneConversion.writeSettings(state, scene);
        assertEquals(Map.of("jmesat.scene.plane", "XZ", "jmesat.scene.touchPolicy", "EXCLUSIVE",
                "jmesat.scene.discovery", "MARKED_ONLY", "jmesat.scene.mode", "SINGLE_HULL", "jmesat.scene.fixedStep",
                0.02f, "jmesat.scene.depthTest", true, "jmesat.scene.layerNames", "player, enemy",
                "jmesat.scene.layersApart", "player | enemy"), dataOf(scene));
    }

    @Test
    void everySettingThatIsWrittenIsInForceWhenTheSceneIsRead() {
        SatCollisionState state = new SatCollisionState();
        state.setPlane(ProjectionPlane.YZ);
        state.setMode(ProjectionMode.OUTLINE);
        state.setDiscovery(Discovery.MARKED_ONLY);
        state.setTouchPolicy(TouchPolicy.EXCLUSIVE);
        state.setDepthTest(true);
        state.setFixedStep(0.25f);
        state.setLayerNames("player, enemy");
        state.setLayersApart("player | enemy");
        state.setPreview(!state.isPreview());
        SceneConversion.writeSettings(state, scene);
        SceneSettings read = new SceneSettings();
        read.update(scene);
        assertEquals(List.of(), read.problems());
        assertEquals(List.of("YZ", "OUTLINE", "MARKED_ONLY", "EXCLUSIVE", true, 0.25f, "player, enemy",
                "player | enemy", state.isPreview()), Stream.of(SceneSetting.values()).map(read::get).toList());
    }

    @Test
    void aMissingSceneIsRefused() {
        assertThrows(NullPointerException.class, () -> SceneConversion.toUserData(null));
        assertThrows(NullPointerException.class, () -> SceneConversion.toControls(null));
        assertNull(body.getUserData("jmesat.collider"));
    }
}
