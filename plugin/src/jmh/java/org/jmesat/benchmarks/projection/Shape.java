package org.jmesat.benchmarks.projection;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector2f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Torus;
import jme3tools.optimize.GeometryBatchFactory;
import org.jmesat.control.ColliderControl;
import org.jmesat.projection.ColliderShape;
import org.jmesat.projection.ProjectionMode;

/** How a collider gets its pieces. */
public enum Shape {
    /** The hull of a torus of 325 vertices. */
    HULL_PER_GEOMETRY,
    /** Three boxes in one mesh. */
    HULL_PER_PART,
    /** The outline of the torus: a ring. */
    OUTLINE,
    /** The torus, as if it was made with another axis up. */
    OUTLINE_TILTED,
    /** Half of the torus. */
    SLICE,
    CIRCLE;

    private static final Mesh TORUS = new Torus(24, 12, 0.1f, 0.4f);
    private static final Mesh WALLS = walls();

    private static Mesh walls() {
        Node walls = new Node("walls");
        for (int i = -1; i < 2; i++) {
            Geometry wall = new Geometry("wall", new Box(0.05f, 0.4f, 0.1f));
            wall.setLocalTranslation(0.3f * i, 0, 0);
            walls.attachChild(wall);
        }
        walls.updateGeometricState();
        Mesh merged = new Mesh();
        GeometryBatchFactory.mergeGeometries(walls.descendantMatches(Geometry.class), merged);
        return merged;
    }

    /** A new collider. */
    Geometry collider() {
        Geometry geometry = new Geometry(name(), this == HULL_PER_PART ? WALLS : TORUS);
        ColliderControl control = new ColliderControl();
        switch (this) {
            case CIRCLE -> {
                control.setShape(ColliderShape.CIRCLE);
                control.setRadius(0.5f);
            }
            case HULL_PER_PART -> control.setMode(ProjectionMode.HULL_PER_PART);
            case OUTLINE, OUTLINE_TILTED -> control.setMode(ProjectionMode.OUTLINE);
            case SLICE -> control.setSlice(new Vector2f(0, 1));
            default -> control.setMode(ProjectionMode.HULL_PER_GEOMETRY);
        }
        geometry.addControl(control);
        return geometry;
    }

    /** The rotation that the collider has before it turns. */
    Quaternion tilt() {
        return this == OUTLINE_TILTED ? new Quaternion().fromAngles(0.4f, 0.3f, 0) : new Quaternion();
    }
}
