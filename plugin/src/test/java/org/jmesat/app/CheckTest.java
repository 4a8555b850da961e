package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.PairCheck;
import org.jmesat.control.PairCheck.Link;
import org.jmesat.control.PairCheck.Result;
import org.junit.jupiter.api.Test;

/** {@code check} gives each link once; of each reason that {@code diagnose} can give, the link where it is broken. */
class CheckTest extends DiagnosisScene {
    private static final String DISABLED = "Geometry 'b' is disabled by its own ColliderControl.";

    private List<PairCheck> check(Spatial one, Spatial other) {
        return scene.run().ask(() -> scene.state().check(one, other));
    }

    private static List<String> lines(List<PairCheck> checks) {
        return checks.stream().map(each -> each.link() + " " + each.result() + " " + each.text()).toList();
    }

    private PairCheck at(Link link) {
        return check(a, b).get(link.ordinal());
    }

    /** Checks that a link is the broken one, in both orders, with the sentence of the diagnosis. */
    private void assertBroken(Link link, String sentence) {
        for (List<PairCheck> checks : List.of(check(a, b), check(b, a))) {
            assertEquals(new PairCheck(link, Result.BROKEN, sentence), checks.get(link.ordinal()));
        }
        for (String verdict : List.of(diagnosis(a, b), diagnosis(b, a))) {
            assertTrue(verdict.matches("(No|Paused at tick \\d+; no) event: .*"), verdict);
            assertEquals(sentence.toLowerCase(Locale.ROOT), verdict.split("event: ")[1].toLowerCase(Locale.ROOT));
        }
    }

    private void attach(Runnable before) {
        scene.attach(a, b);
        scene.frame(before::run);
    }

    @Test
    void ofAContactAllLinksPass() {
        attach(() -> { });
        assertEquals(List.of("SCENE PASSED Both are in the scene", "ENABLED PASSED Both are enabled",
                "SHAPE PASSED Both have a polygon", "LAYERS PASSED Layer 0 (default) collides with itself",
                "BOXES PASSED Their bounding boxes overlap", "DEPTH PASSED The depth test is off",
                "AXIS PASSED None of 2 axes separates them; the least overlap is 0.5",
                "TOUCH_POLICY PASSED Touching since tick 1",
                "LISTENERS PASSED Events go to EventLog on the app state",
                "HANDLERS PASSED EventLog on the app state ran at ENTER (tick 1)"), lines(check(a, b)));
        assertEquals(lines(check(a, b)), lines(check(b, a)));
        assertNotSame(check(a, b), check(a, b));
    }

    @Test
    void whatFollowsABrokenLinkIsNamedButNotReached() {
        attach(() -> {
            mark();
            controlOfB.setEnabled(false);
        });
        assertEquals(List.of("SCENE PASSED Both are in the scene", "ENABLED BROKEN " + DISABLED,
                "SHAPE NOT_REACHED Has a shape", "LAYERS NOT_REACHED Layers, masks and groups",
                "BOXES NOT_REACHED Bounding boxes", "DEPTH NOT_REACHED Depth", "AXIS NOT_REACHED Separating axes",
                "TOUCH_POLICY NOT_REACHED Touch policy", "LISTENERS NOT_REACHED Listeners",
                "HANDLERS NOT_REACHED Handlers"), lines(check(a, b)));
    }

    @Test
    void aStateThatDoesNotRunIsBrokenAtTheScene() {
        attach(() -> { });
        scene.step(() -> scene.state().setEnabled(false));
        assertBroken(Link.SCENE, "The SatCollisionState is disabled.");
        scene.step(() -> {
            scene.state().setEnabled(true);
            scene.state().setManual(true);
        });
        assertBroken(Link.SCENE, "The SatCollisionState has not run a tick since it was enabled: it is manual, and the "
                + "game has not called tick(tpf).");
        scene.frame(() -> scene.run().application().getStateManager().detach(scene.state()));
        assertBroken(Link.SCENE, "The SatCollisionState is not initialized: attach it, and wait for the next frame.");
        SatCollisionState fresh = new SatCollisionState();
        assertChecksAgree(fresh.diagnose(a, b), fresh.check(a, b));
    }

    @Test
    void aPauseComesBeforeTheVerdictAndTheLinksAreChecked() {
        attach(() -> { });
        scene.step(() -> scene.state().setPaused(true));
        assertEquals("Paused at tick 1; event: touching since tick 1; events go to EventLog on the app state.",
                diagnosisOnly());
        assertEquals(Result.PASSED, at(Link.LISTENERS).result());
        scene.step(() -> {
            mark();
            controlOfB.setEnabled(false);
        });
        assertEquals("Paused at tick 1; no event: " + DISABLED, diagnosisOnly());
        assertEquals(DISABLED, at(Link.ENABLED).text());
        scene.step(b::removeFromParent);
        assertBroken(Link.SCENE, "Geometry 'b' is not in the scene under Node 'Root Node': it has no parent.");
    }

    private String diagnosisOnly() {
        return scene.run().ask(() -> scene.state().diagnose(a, b));
    }

    @Test
    void aSpatialOutsideTheSceneIsBrokenAtTheScene() {
        scene.attach(a);
        scene.frame();
        assertBroken(Link.SCENE, "Geometry 'b' is not in the scene under Node 'Root Node': it has no parent.");
    }

    @Test
    void theSceneComesBeforeWhatIsDisabled() {
        attach(() -> {
            mark();
            controlOfA.setEnabled(false);
            b.removeFromParent();
        });
        assertBroken(Link.SCENE, "Geometry 'b' is not in the scene under Node 'Root Node': it has no parent.");
    }

    @Test
    void aSpatialWithoutAPolygonIsBrokenAtTheShape() {
        attach(() -> b.setLocalScale(0));
        assertBroken(Link.SHAPE,
                "Geometry 'b' has no polygon: its world scale is (0.0, 0.0, 0.0), which shrinks it to a point.");
    }

    @Test
    void aPartThatGivesNoPieceIsBrokenAtTheShapeUnlessItsBodyIsInContact() {
        Node body = CollisionScene.node("body", b, scene.cube("other part", 0.25f, 0));
        body.addControl(controlOfB);
        b.setLocalScale(0);
        scene.attach(a, body);
        scene.frame();
        assertEquals(Result.NOTED, at(Link.SHAPE).result());
        assertEquals("Geometry 'b' has no polygon: its world scale is (0.0, 0.0, 0.0), which shrinks it to a point",
                at(Link.SHAPE).text());
        assertEquals(Result.PASSED, at(Link.LISTENERS).result());
        scene.frame(() -> a.move(-9, 0, 0));
        assertBroken(Link.SHAPE,
                "Geometry 'b' has no polygon: its world scale is (0.0, 0.0, 0.0), which shrinks it to a point.");
    }

    @Test
    void filtersAreBrokenAtTheLayers() {
        attach(this::mark);
        scene.frame(() -> controlOfA.setMask(0));
        assertBroken(Link.LAYERS, "The mask of Geometry 'a' is 0, so it collides with no layer.");
        scene.frame(() -> {
            controlOfA.setMask(-1);
            controlOfA.setGroup(-2);
            controlOfB.setGroup(-2);
        });
        assertBroken(Link.LAYERS, "Both are in group -2, and members of a negative group never collide.");
        scene.frame(() -> {
            controlOfA.setFixed(true);
            controlOfB.setFixed(true);
        });
        assertBroken(Link.LAYERS, "Both are fixed, and fixed colliders never collide with each other.");
        scene.frame(() -> {
            controlOfA.setFixed(false);
            controlOfA.setGroup(0);
            scene.state().getWorld().setPairFilter((one, other) -> false);
        });
        assertBroken(Link.LAYERS, "The game's PairFilter keeps them apart.");
    }

    @Test
    void piecesOfOneBodyAreBrokenAtTheLayersAlsoIfOneIsEmpty() {
        Node body = CollisionScene.node("body", a, b);
        body.addControl(controlOfA);
        scene.attach(body);
        scene.frame(() -> b.setLocalScale(0));
        assertBroken(Link.LAYERS, "Both are part of Node 'body', and pieces of one body never collide; to split it, "
                + "give each a ColliderControl of its own.");
    }

    @Test
    void layersThatPassAreNamed() {
        attach(() -> {
            mark();
            scene.state().setLayerNames("shot, wall");
            controlOfA.setLayers("shot");
            controlOfB.setLayers("wall");
        });
        assertEquals("Layer 1 (shot) collides with layer 2 (wall)", at(Link.LAYERS).text());
        scene.frame(() -> {
            controlOfA.setGroup(3);
            controlOfB.setGroup(3);
        });
        assertEquals("Both are in group 3, and members of a positive group always collide", at(Link.LAYERS).text());
    }

    @Test
    void aFilterThatHasChangedSinceTheLastTickIsNoted() {
        attach(() -> { });
        scene.step(() -> scene.state().getWorld().setPairFilter((one, other) -> false));
        assertEquals(new PairCheck(Link.LAYERS, Result.NOTED, "The game's PairFilter keeps them apart from the next "
                + "tick: a setting has changed since the last one"), at(Link.LAYERS));
        assertEquals("Event: touching since tick 1; events go to EventLog on the app state.", diagnosis(a, b));
        scene.frame();
        assertBroken(Link.LAYERS, "The game's PairFilter keeps them apart.");
        scene.step(() -> scene.state().getWorld().setPairFilter(null));
        assertBroken(Link.TOUCH_POLICY, "They touch: a setting that kept them apart at the last tick "
                + "has changed since, and applies from the next tick.");
    }

    @Test
    void tooManyPairsAreBrokenAtTheBoxesAfterTheLayers() {
        attach(() -> {
            mark();
            scene.state().getWorld().setMaxPairs(2);
            scene.root().attachChild(scene.cube("c", 0, 0.5f));
        });
        String heap = diagnosis(a, b);
        assertBroken(Link.BOXES, "N" + heap.substring("No event: n".length()));
        assertTrue(heap.startsWith("No event: no pair was tested at tick 1, and contacts are unchanged: "), heap);
        scene.frame(() -> controlOfA.setMask(0));
        assertEquals(Result.BROKEN, at(Link.LAYERS).result());
        assertTrue(at(Link.LAYERS).text().startsWith("The mask of Geometry 'a' is 0, so it collides with no layer"));
    }

    @Test
    void boxesThatAreApartAreBrokenThereBeforeDepth() {
        attach(() -> {
            scene.state().setDepthTest(true);
            b.setLocalTranslation(2.5f, 0, 9);
        });
        assertBroken(Link.BOXES, "They are 1.5 apart, their bounding boxes by 1.5 in x.");
    }

    @Test
    void theDepthTestIsBrokenAtTheDepth() {
        attach(() -> {
            scene.state().setDepthTest(true);
            b.setLocalTranslation(0.5f, 0, 3);
        });
        assertBroken(Link.DEPTH, "They are 2 apart in z, and the depth test is on "
                + "(Geometry 'a' from -0.5 to 0.5, Geometry 'b' from 2.5 to 3.5).");
        scene.frame(() -> b.move(0, 0, -2.5f));
        assertEquals("They overlap by 0.5 in z", at(Link.DEPTH).text());
        assertEquals(Result.PASSED, at(Link.LISTENERS).result());
    }

    @Test
    void aDistanceInDepthWithoutTheTestIsNoted() {
        attach(() -> b.move(0, 0, 50));
        assertEquals(new PairCheck(Link.DEPTH, Result.NOTED,
                "They are 49 apart in z, which collisions ignore without the depth test"), at(Link.DEPTH));
        assertEquals("Event: touching since tick 1, although they are 49 apart in z, "
                + "which collisions ignore without the depth test; events go to EventLog on the app state.",
                diagnosis(a, b));
    }

    @Test
    void aSeparatingAxisIsBrokenAtTheAxis() {
        attach(() -> {
            b.rotate(0, 0, (float) (Math.PI / 4));
            b.setLocalTranslation(1.125f, 1.125f, 0);
        });
        List<PairCheck> checks = check(a, b);
        assertEquals("They are 0.3839 apart: axis 4 of 4, edge 3 of Geometry 'b', separates them.",
                checks.get(Link.AXIS.ordinal()).text());
        assertEquals(Result.BROKEN, checks.get(Link.AXIS.ordinal()).result());
        assertEquals("Their bounding boxes overlap", checks.get(Link.BOXES.ordinal()).text());
    }

    @Test
    void touchingUnderTheExclusivePolicyIsBrokenAtTheTouchPolicy() {
        attach(() -> {
            scene.state().setTouchPolicy(TouchPolicy.EXCLUSIVE);
            b.setLocalTranslation(1, 0, 0);
        });
        assertBroken(Link.TOUCH_POLICY, "They only touch, and the touch policy is EXCLUSIVE.");
        assertEquals("Their bounding boxes touch", at(Link.BOXES).text());
        assertEquals("None of 2 axes separates them: they touch", at(Link.AXIS).text());
    }

    @Test
    void aContactThatNobodyHearsOfIsBrokenAtTheListeners() {
        scene.step(() -> scene.state().removeCollisionListener(scene.log()));
        attach(() -> { });
        assertBroken(Link.LISTENERS, "Touching since tick 1, but nobody listens: no "
                + "CollisionListener at or above them or on the app state.");
        assertEquals("Touching since tick 1", at(Link.TOUCH_POLICY).text());
    }

    @Test
    void aPassThroughPasses() {
        attach(() -> {
            mark();
            controlOfB.setContinuous(true);
            b.setLocalTranslation(9, 0, 0);
        });
        assertBroken(Link.BOXES, "They are 8 apart, their bounding boxes by 8 in x.");
        scene.frame(() -> b.setLocalTranslation(-9, 0, 0));
        assertEquals(List.of("BOXES PASSED Their swept boxes overlap", "DEPTH PASSED The depth test is off",
                "AXIS PASSED No axis separates them at the time of impact",
                "TOUCH_POLICY PASSED Passed through each other within tick 2",
                "LISTENERS PASSED Events go to EventLog on the app state",
                "HANDLERS PASSED EventLog on the app state ran at ENTER (tick 2), at EXIT (tick 2); "
                        + "that contact ended at tick 2 (SEPARATED)"), lines(check(b, a)).subList(4, 10));
        assertEquals("Event: passed through each other within tick 2; events go to EventLog on the app state.",
                diagnosis(b, a));
    }

    @Test
    void aPairThatAHandlerCutShortIsBrokenAtTheListeners() {
        Spatial first = scene.cube("first", 4, 0);
        attach(() -> {
            mark();
            controlOfB.setContinuous(true);
            b.setLocalTranslation(9, 0, 0);
            scene.root().attachChild(first);
        });
        scene.step(() -> b.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                event.moveToContact();
            }
        }));
        scene.frame(() -> b.setLocalTranslation(-9, 0, 0));
        String sentence = diagnosis(a, b);
        assertTrue(sentence.startsWith("No event: in tick 2 a handler cut a continuous side short before the time "
                + "of impact, "), sentence);
        assertBroken(Link.LISTENERS, "I" + sentence.substring("No event: i".length()));
        assertTrue(at(Link.TOUCH_POLICY).text().matches("They met at 0\\.\\d+ of tick 2"),
                () -> at(Link.TOUCH_POLICY).text());
    }

    @Test
    void checkMayBeCalledInAHandlerAndAsksTheGamesFilterOnce() {
        AtomicInteger calls = new AtomicInteger();
        List<String> answers = new ArrayList<>();
        a.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                assertChecksAgree(scene.state().diagnose(a, b), scene.state().check(a, b));
                answers.add(scene.state().check(a, b).get(Link.LISTENERS.ordinal()).text());
            }
        });
        attach(() -> { });
        assertEquals(1, answers.size());
        scene.step(() -> scene.state().getWorld().setPairFilter((one, other) -> calls.incrementAndGet() > 0));
        check(a, b);
        assertEquals(1, calls.get());
    }

    @Test
    void invalidArgumentsAreRefused() {
        SatCollisionState state = scene.state();
        assertEquals("a", assertThrows(NullPointerException.class, () -> state.check(null, b)).getMessage());
        assertEquals("b", assertThrows(NullPointerException.class, () -> state.check(a, null)).getMessage());
        assertEquals("A spatial cannot collide with itself: Geometry 'a'",
                assertThrows(IllegalArgumentException.class, () -> state.check(a, a)).getMessage());
        assertEquals("link", assertThrows(NullPointerException.class,
                () -> new PairCheck(null, Result.PASSED, "")).getMessage());
        assertEquals("result", assertThrows(NullPointerException.class,
                () -> new PairCheck(Link.AXIS, null, "")).getMessage());
        assertEquals("text", assertThrows(NullPointerException.class,
                () -> new PairCheck(Link.AXIS, Result.PASSED, null)).getMessage());
    }
}
