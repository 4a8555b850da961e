package org.jmesat.debug;

import com.jme3.renderer.Camera;
import org.jmesat.internal.draw.Pen;
import org.jmesat.internal.draw.TriangleBatch;
import org.jmesat.internal.draw.ViewScale;
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
    private long version = -1;
    private long settings = -1;

    DebugDrawing(Palette palette) {
        outlines = new OutlineDrawing(pen, view, palette);
        shapes = new ShapeDrawing(pen, palette);
        contact = new ContactDrawing(pen, palette);
        axes = new AxisDrawing(pen, view, palette);
    }

    TriangleBatch batch() {
        return batch;
    }

    ViewScale view() {
        return view;
    }

    /** Updates the lines; does nothing when neither the picture nor the view has changed. */
    void update(Picture picture, Camera camera, boolean gui) {
        PairSelection selection = picture.selection();
        view.setPlane(picture.plane());
        boolean moved = view.update(camera, gui);
        if (!moved && version == selection.version() && settings == picture.settings()) {
            return;
        }
        version = selection.version();
        settings = picture.settings();
        if (lastA != selection.a() || lastB != selection.b()) {
            lastA = selection.a();
            lastB = selection.b();
            axes.clear();
        }
        batch.clear();
        batch.setPlane(picture.plane());
        draw(picture);
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

    private void draw(Picture picture) {
        PairSelection selection = picture.selection();
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
        axes.draw(pair, selection.report(), picture.maxAxes());
        shapes.draw(pair, selection.report());
        if (pair.contact() != null) {
            contact.draw(pair);
        }
    }
}
