package org.jmesat.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import org.jmesat.app.CollisionScene;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A truck with a belt or a platform on it, which touches the chassis: it does not move its own truck. */
class ScriptInItsBodyTest extends ReadyMadeScene {
    private final Geometry chassis = scene.cube("chassis", 0, 0);
    private final Geometry belt = scene.cube("belt", 0, -0.75f);
    private final Node truck = CollisionScene.node("truck", chassis, belt);
    private final Geometry crate = scene.cube("crate", 0, -1.5f);

    private void begin(String ofTheTruck, String scripts, boolean asControls) {
        truck.setUserData(ofTheTruck, true);
        belt.setUserData("jmesat.trigger", true);
        crate.setUserData("jmesat.pushApart", true);
        give(belt, scripts, asControls);
        scene.attach(truck, crate);
        scene.frames(9);
    }

    @ParameterizedTest
    @ValueSource(strings = {"jmesat.pushApart", "jmesat.collider"})
    void aConveyorCarriesOnlyOthers(String ofTheTruck) {
        begin(ofTheTruck, "Conveyor(velocity=(1, 0, 0), by='truck, crate')", false);
        assertEquals(new Vector3f(), truck.getLocalTranslation());
        assertEquals(8 / 64f, crate.getLocalTranslation().x, 1e-6f);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aPlatformDoesNotLiftTheTruck(boolean asControls) {
        begin("jmesat.collider", "OneWayPlatform", asControls);
        assertEquals(new Vector3f(), truck.getLocalTranslation());
    }
}
