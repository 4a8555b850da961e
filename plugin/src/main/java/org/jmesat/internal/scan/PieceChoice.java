package org.jmesat.internal.scan;

import com.jme3.math.Vector2f;
import org.jmesat.control.ColliderControl;
import org.jmesat.internal.project.BakedOutlines;
import org.jmesat.internal.project.PieceSettings;
import org.jmesat.internal.project.ProjectedGeometry;
import org.jmesat.projection.ProjectionMode;

/** Chooses how the geometries of a collider become pieces; one for all colliders of a scene. */
final class PieceChoice {
    private final Vector2f slice = new Vector2f();
    private final Vector2f size = new Vector2f();
    private final Vector2f offset = new Vector2f();

    /** The last choice if it fits the settings of a collider; otherwise a new one. */
    PieceSettings choose(PieceSettings last, ProjectionMode mode, ColliderControl settings, BakedOutlines outlines) {
        settings.getSlice(slice);
        int vertices = settings.getMaxVertices();
        return last.matches(mode, slice.x, slice.y, vertices, outlines) ? last
                : new PieceSettings(mode, slice.x, slice.y, vertices, outlines);
    }

    /** Sets the shape set by hand; returns why the settings give none, as the rest of a sentence, or null. */
    String setShape(ProjectedGeometry projection, ColliderControl settings) {
        return projection.setShape(settings.getShape(), settings.getSize(size), settings.getRadius(),
                settings.getOffset(offset), settings.getAngle(), settings.getVertices(), settings.getPolygon());
    }
}
