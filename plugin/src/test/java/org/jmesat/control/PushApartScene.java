package org.jmesat.control;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import org.jmesat.app.CollisionScene;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.api.AutoClose;

/** Two cubes of side 1 that overlap by 0.25 along the first axis, and helpers that attach {@link PushApart}. */
abstract class PushApartScene {
    @AutoClose
    final CollisionScene scene;

    final Geometry a;
    final Geometry b;

    PushApartScene(ProjectionPlane plane) {
        scene = new CollisionScene(plane);
        a = scene.cube("a", 0, 0);
        b = scene.cube("b", 0.75f, 0);
    }

    static PushApart pushing(Spatial spatial) {
        return pushing(spatial, 1);
    }

    static PushApart pushing(Spatial spatial, float weight) {
        PushApart control = new PushApart();
        control.setWeight(weight);
        spatial.addControl(control);
        return control;
    }

    static <T extends Spatial> T fixed(T spatial) {
        ColliderControl collider = new ColliderControl();
        collider.setFixed(true);
        spatial.addControl(collider);
        return spatial;
    }

    void frameWith(Spatial... spatials) {
        scene.attach(spatials);
        scene.frame();
    }

    void assertAt(float x, float y, Spatial spatial) {
        assertEquals(new Vector3f(x, y, 0), scene.at(spatial), spatial.getName());
    }
}
