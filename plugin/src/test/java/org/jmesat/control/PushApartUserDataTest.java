package org.jmesat.control;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.export.binary.BinaryExporter;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.WeakReference;
import java.util.List;
import org.jmesat.app.CapturedLog;
import org.jmesat.app.CollisionScene;
import org.jmesat.app.Discovery;
import org.jmesat.testing.KeptAlive;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A {@link PushApart} that user data asks for: the same pushes as by a Control, and nothing attached to the spatial.
 */
@EditorRequirement(16)
class PushApartUserDataTest {
    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    @AutoClose
    private final CapturedLog log = new CapturedLog();

    private final Geometry a = scene.cube("a", 0, 0);
    private final Geometry b = scene.cube("b", 0.75f, 0);

    @Test
    void additionChangeAndRemovalAreNoticedAtTheNextTick() {
        scene.attach(a, b);
        scene.frame();
        assertEquals(0, a.getLocalTranslation().x);
        scene.frame(() -> a.setUserData("jmesat.pushApart", true));
        assertEquals(-0.25f, a.getLocalTranslation().x, 1e-5);
        assertEquals(0, a.getNumControls());
        scene.frame(() -> {
            a.setLocalTranslation(0, 0, 0);
            b.setUserData("jmesat.pushApart", "true");
            b.setUserData("jmesat.weight", "3");
        });
        assertEquals(-0.1875f, a.getLocalTranslation().x, 1e-5);
        scene.frame(() -> {
            a.setLocalTranslation(0, 0, 0);
            b.setLocalTranslation(0.75f, 0, 0);
            b.setUserData("jmesat.weight", Float.POSITIVE_INFINITY);
        });
        assertEquals(-0.25f, a.getLocalTranslation().x, 1e-5);
        scene.frame(() -> {
            a.setLocalTranslation(0, 0, 0);
            a.setUserData("jmesat.pushApart", false);
            b.setUserData("jmesat.pushApart", null);
            b.setUserData("jmesat.weight", null);
        });
        assertEquals(0, a.getLocalTranslation().x);
        assertEquals(List.of(), log.messages());
    }

    @Test
    void itAppliesToCollidersBelowAndMakesNoCollider() {
        Node body = CollisionScene.node("body", a);
        body.setUserData("jmesat.pushApart", true);
        scene.step(() -> scene.state().setDiscovery(Discovery.MARKED_ONLY));
        scene.attach(body, b);
        scene.frame();
        assertEquals(List.of(), scene.events());
        scene.frame(() -> {
            a.setUserData("jmesat.collider", true);
            b.setUserData("jmesat.collider", true);
        });
        assertEquals(-0.25f, body.getLocalTranslation().x, 1e-5);
        assertEquals(0, a.getLocalTranslation().x);
    }

    @Test
    void aControlTakesPrecedenceAndThatIsAProblem() {
        PushApart control = new PushApart();
        control.setWeight(Float.POSITIVE_INFINITY);
        a.addControl(control);
        a.setUserData("jmesat.pushApart", true);
        b.setUserData("jmesat.pushApart", true);
        scene.attach(a, b);
        scene.frame();
        assertEquals(0, a.getLocalTranslation().x);
        assertEquals("its PushApart control takes precedence over its user data jmesat.pushApart",
                scene.run().ask(() -> scene.state().getProblem(a)));
        scene.frame(() -> {
            a.removeControl(control);
            b.setLocalTranslation(0.75f, 0, 0);
        });
        assertEquals(-0.125f, a.getLocalTranslation().x, 1e-5);
        assertNull(scene.run().ask(() -> scene.state().getProblem(a)));
    }

    @Test
    void aWeightWithoutAPushApartIsAProblem() {
        a.setUserData("jmesat.weight", 2);
        scene.attach(a);
        scene.frames(2);
        assertEquals(List.of("Geometry 'a' (/Root Node/a): its user data jmesat.weight has no effect without "
                + "jmesat.pushApart."), log.messages());
        scene.frame(() -> a.setUserData("jmesat.pushApart", true));
        assertEquals(List.of(), scene.run().ask(() -> scene.state().getProblems()));
    }

    @Test
    void theDiagnosisNamesItAsAListener() {
        a.setUserData("jmesat.pushApart", true);
        scene.step(() -> scene.state().removeCollisionListener(scene.log()));
        scene.attach(a, b);
        scene.frame();
        String text = scene.run().ask(() -> scene.state().diagnose(a, b));
        assertTrue(text.contains("PushApart from the user data of Geometry 'a'"), text);
    }

    private static byte[] save(Spatial spatial) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            BinaryExporter.getInstance().save(spatial, bytes);
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    @EditorRequirement({6, 12})
    void aSceneThatRunsIsSavedAndClonedWithoutIt() {
        Node model = CollisionScene.node("model", a, b);
        a.setMaterial(null);
        b.setMaterial(null);
        a.setUserData("jmesat.pushApart", true);
        a.setUserData("jmesat.weight", Float.POSITIVE_INFINITY);
        scene.step(() -> scene.state().setEnabled(false));
        scene.attach(model);
        scene.frame();
        byte[] before = scene.run().ask(() -> save(model));
        scene.step(() -> scene.state().setEnabled(true));
        scene.frames(2);
        assertEquals(2, scene.events().size());
        assertArrayEquals(before, scene.run().ask(() -> save(model)));
        Node clone = scene.run().ask(() -> (Node) model.clone());
        assertEquals(0, clone.getChild("a").getNumControls());
    }

    private WeakReference<Geometry> visit(boolean byDisabling) {
        Geometry visitor = scene.cube("visitor", 0.5f, 0);
        visitor.setUserData("jmesat.pushApart", true);
        scene.attach(visitor);
        scene.frames(2);
        assertTrue(visitor.getLocalTranslation().x > 0.5f);
        if (byDisabling) {
            scene.step(() -> scene.state().setEnabled(false));
            scene.step(visitor::removeFromParent);
        } else {
            scene.frame(visitor::removeFromParent);
        }
        return new WeakReference<>(visitor);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aSpatialThatLeftTheSceneIsReleased(boolean byDisabling) {
        scene.attach(a);
        scene.step(() -> scene.state().removeCollisionListener(scene.log()));
        WeakReference<?> visitor = visit(byDisabling);
        scene.frame();
        scene.step(KeptAlive::clearEngineScratch);
        assertFalse(KeptAlive.test(visitor), () -> visitor.get() + " is still held");
    }
}
