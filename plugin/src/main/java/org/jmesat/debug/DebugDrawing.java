package org.jmesat.debug;

import com.jme3.renderer.Camera;
import org.jmesat.internal.draw.Pen;
import org.jmesat.internal.draw.TriangleBatch;
import org.jmesat.internal.draw.ViewScale;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionSnapshot;

/** Draws a tick for a camera: all outlines, and the explanation of the selected pair. */
final class DebugDrawing {
    /** The explanation of a pair whose radius is below this, in pixels, is scaled down, at most to the minimum. */
    private static final float FULL_SCALE_RADIUS = 60;
    private static final float MIN_SCALE = 0.5f;

    private final TriangleBatch batch = new TriangleBatch();
    private final ViewScale view = new ViewScale();
    private final Pen pen = new Pen(batch, view);
    private final ExplainedPair pair = new ExplainedPair();
    private final OutlineDrawing outlines;
    private final ShapeDrawing shapes;
    private final ContactDrawing contact;
    private final AxisDrawing axes;
    private Collider lastA;
    private Collider lastB;
    private ProjectionPlane lastPlane;
    private long version = -1;
    private int maxAxes;

    DebugDrawing(Palette palette) {
        outlines = new OutlineDrawing(pen, view, palette);
        shapes = new ShapeDrawing(pen, palette);
        contact = new ContactDrawing(pen, palette);
        axes = new AxisDrawing(pen, view, palette);
    }

    TriangleBatch batch() {
        return batch;
    }

    /** Updates the picture; does nothing when neither the selection nor the view has changed. */
    void update(PairSelection selection, Camera camera, ProjectionPlane plane, int newMaxAxes) {
        boolean moved = plane != lastPlane;
        lastPlane = plane;
        view.setPlane(plane);
        moved |= view.update(camera);
        if (!moved && version == selection.version() && maxAxes == newMaxAxes) {
            return;
        }
        version = selection.version();
        maxAxes = newMaxAxes;
        if (lastA != selection.a() || lastB != selection.b()) {
            lastA = selection.a();
            lastB = selection.b();
            axes.clear();
        }
        batch.clear();
        batch.setPlane(plane);
        draw(selection);
        batch.upload();
    }

    /** Releases the colliders that were drawn, so that they can be garbage collected. */
    void clear() {
        version = -1;
        lastA = null;
        lastB = null;
        axes.clear();
        pair.clear();
    }

    private void draw(PairSelection selection) {
        CollisionSnapshot snapshot = selection.snapshot();
        pen.setScale(1);
        if (!pair.find(selection)) {
            outlines.drawOthers(snapshot, null);
            return;
        }
        outlines.drawOthers(snapshot, pair);
        float radiusInPixels = pair.radius() / pen.pixels(1, pair.centerX(), pair.centerY(), pair.elevation());
        pen.setScale(Math.max(MIN_SCALE, Math.min(radiusInPixels / FULL_SCALE_RADIUS, 1)));
        outlines.drawPair(pair);
        axes.draw(pair, selection.report(), maxAxes);
        shapes.draw(pair, selection.report());
        if (pair.contact() != null) {
            contact.draw(pair);
        }
    }
}
