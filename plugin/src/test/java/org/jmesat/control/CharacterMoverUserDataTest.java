package org.jmesat.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.CapturedLog;
import org.jmesat.app.CollisionScene;
import org.jmesat.app.Discovery;
import org.jmesat.scripts.TouchScript;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** A {@link CharacterMover} that user data asks for: the app state makes it, and attaches nothing to the spatial. */
@EditorRequirement(16)
public class CharacterMoverUserDataTest {
    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    @AutoClose
    private final CapturedLog log = new CapturedLog();

    private final Geometry hero = scene.cube("hero", 0, 0);

    private List<CollisionScript> scripts() {
        return scene.run().ask(() -> scene.state().getScripts(hero));
    }

    private CharacterMover mover() {
        return (CharacterMover) scripts().get(0);
    }

    private List<String> problems() {
        return scene.run().ask(() -> scene.state().getProblems());
    }

    @Test
    void additionChangeAndRemovalAreNoticedAtTheNextTick() {
        scene.attach(hero);
        scene.frame();
        assertEquals(List.of(), scripts());
        scene.frame(() -> hero.setUserData("jmesat.mover", true));
        CharacterMover mover = mover();
        assertSame(hero, mover.getSpatial());
        assertTrue(mover.isEnabled());
        scene.frame(() -> {
            hero.setUserData("jmesat.mover.velocity", new Vector3f(1, 2, 0));
            hero.setUserData("jmesat.mover.up", " 0 0,1 ");
            hero.setUserData("jmesat.mover.maxSlope", "30");
            hero.setUserData("jmesat.mover.stepHeight", 0.5f);
            hero.setUserData("jmesat.mover.snap", 1);
            hero.setUserData("jmesat.mover.weight", Float.POSITIVE_INFINITY);
            hero.setUserData("jmesat.mover.addGroundVelocity", "false");
        });
        assertSame(mover, mover());
        assertEquals(new Vector3f(1, 2, 0), mover.getVelocity());
        assertEquals(new Vector3f(0, 0, 1), mover.getUp());
        assertEquals(30, mover.getMaxSlope());
        assertEquals(0.5f, mover.getStepHeight());
        assertEquals(1, mover.getSnap());
        assertEquals(Float.POSITIVE_INFINITY, mover.getWeight());
        assertFalse(mover.isAddGroundVelocity());
        scene.frame(() -> {
            // The game may change a vector in place.
            hero.<Vector3f>getUserData("jmesat.mover.velocity").set(5, 0, 0);
            hero.setUserData("jmesat.mover", false);
        });
        assertFalse(mover.isEnabled());
        assertEquals(new Vector3f(5, 0, 0), mover.getVelocity());
        assertEquals(List.of(), problems());
        scene.frame(() -> List.copyOf(hero.getUserDataKeys()).forEach(key -> hero.setUserData(key, null)));
        assertEquals(List.of(), scripts());
        assertNull(mover.getSpatial());
        assertEquals(0, hero.getNumControls());
        assertEquals(List.of(), log.messages());
    }

    @Test
    void itMakesNoCollider() {
        scene.step(() -> scene.state().setDiscovery(Discovery.MARKED_ONLY));
        hero.setUserData("jmesat.mover", true);
        scene.attach(hero);
        scene.frame();
        assertEquals(0, (int) scene.run().ask(() -> scene.state().getWorld().getColliders().size()));
        assertEquals(1, scripts().size());
    }

    @Test
    void invalidValuesAreProblemsAndGetTheirDefaults() {
        hero.setUserData("jmesat.mover", true);
        hero.setUserData("jmesat.mover.velocity", "1, 2");
        hero.setUserData("jmesat.mover.up", new Vector3f(Float.NaN, 0, 0));
        hero.setUserData("jmesat.mover.maxSlope", 91f);
        hero.setUserData("jmesat.mover.snap", -1f);
        hero.setUserData("jmesat.mover.weight", 0);
        hero.setUserData("jmesat.mover.stepheight", 1f);
        scene.attach(hero);
        scene.frame();
        assertEquals(List.of("its user data key jmesat.mover.stepheight is unknown; the nearest known key is "
                + "jmesat.mover.stepHeight", "its user data jmesat.mover.maxSlope is 91.0 instead of degrees from 0 to "
                + "90", "its user data jmesat.mover.snap is -1.0 instead of a finite number of 0 or more",
                "its user data jmesat.mover.up is (NaN, 0.0, 0.0) instead of three numbers, such as \"0, 5, 0\"",
                "its user data jmesat.mover.velocity is 1, 2 instead of three numbers, such as \"0, 5, 0\"",
                "its user data jmesat.mover.weight is 0 instead of a number greater than 0"),
                List.of(scene.run().ask(() -> scene.state().getProblem(hero)).split("; (?=its)")));
        assertEquals(new Vector3f(0, 1, 0), mover().getUp());
        assertEquals(45, mover().getMaxSlope());
    }

    @Test
    void aPropertyWithoutAMoverIsAProblem() {
        hero.setUserData("jmesat.mover.weight", 2);
        scene.attach(hero);
        scene.frames(2);
        assertEquals(List.of("Geometry 'hero' (/Root Node/hero): its user data jmesat.mover.weight has no effect "
                + "without jmesat.mover."), log.messages());
        assertEquals(List.of(), scripts());
    }

    @Test
    void aControlTakesPrecedenceAndThatIsAProblem() {
        CharacterMover control = new CharacterMover();
        hero.addControl(control);
        hero.setUserData("jmesat.mover", true);
        scene.attach(hero);
        scene.frame();
        assertEquals(List.of(), scripts());
        assertEquals("its CharacterMover control takes precedence over its user data jmesat.mover",
                scene.run().ask(() -> scene.state().getProblem(hero)));
        scene.frame(() -> hero.removeControl(control));
        assertNotSame(control, mover());
        assertEquals(List.of(), problems());
    }

    /** Drives the mover of its own spatial, whichever form it has. */
    public static final class Driver extends TouchScript {
        private final List<CollisionScript> found = new ArrayList<>();

        @Override
        protected void act(Spatial other) {
            // Nothing happens at a touch.
        }

        @Override
        protected void controlUpdate(float tpf) {
            for (CollisionScript each : getContext().findScripts(getSpatial(), found)) {
                if (each instanceof CharacterMover mover) {
                    mover.setVelocity(new Vector3f(7, 0, 0));
                }
            }
        }
    }

    @Test
    void aNamedScriptFindsIt() {
        scene.step(() -> scene.state().setScriptPackages("org.jmesat.control"));
        hero.setUserData("jmesat.scripts", Driver.class.getName());
        hero.setUserData("jmesat.mover", true);
        scene.attach(hero);
        scene.frames(2);
        assertEquals(new Vector3f(7, 0, 0), mover().getVelocity());
        assertEquals(List.of("CharacterMover", "Driver"),
                scripts().stream().map(each -> each.getClass().getSimpleName()).toList());
        scene.frame(() -> hero.setUserData("jmesat.scripts", null));
        assertEquals(1, scripts().size());
    }

    @Test
    void itEndsWhenItsSpatialLeavesTheScene() {
        hero.setUserData("jmesat.mover", true);
        scene.attach(hero);
        scene.frame();
        CharacterMover mover = mover();
        scene.frame(hero::removeFromParent);
        assertEquals(List.of(), scripts());
        assertNull(mover.getSpatial());
        scene.frame(() -> scene.root().attachChild(hero));
        assertNotSame(mover, mover());
    }
}
