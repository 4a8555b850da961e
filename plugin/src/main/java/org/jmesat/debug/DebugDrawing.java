package org.jmesat.debug;

import com.jme3.renderer.Camera;
import org.jmesat.debug.CollisionDebugState.Layer;
import org.jmesat.internal.draw.LabelSheet;
import org.jmesat.internal.draw.Pen;
import org.jmesat.internal.draw.TriangleBatch;
import org.jmesat.internal.draw.ViewScale;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;

/** Draws a tick for a camera: all outlines, and the explanation of the selected pair. */
final class DebugDrawing {
    /** The explanation of a pair whose radius is below this, in pixels, is scaled down, at most to the minimum. */
    private static final float FULL_SCALE_RADIUS = 60;
    /** Letters are this near to the pair, in pixels, unless it is larger than the picture. */
    private static final float LETTERS = 64;
    private static final float MIN_SCALE = 0.5f;

    private final TriangleBatch batch = new TriangleBatch();
    private final ViewScale view = new ViewScale();
    private final Pen pen = new Pen(batch, view);
    private final ExplainedPair pair = new ExplainedPair();
    private final Obstacles obstacles = new Obstacles();
    private final LabelSheet labels;
    private final OutlineDrawing outlines;
    private final BoxDrawing boxes;
    private final MotionDrawing motion;
    private final QueryDrawing queries;
    private final TakenOutDrawing takenOut;
    private final MarkDrawing marks;
    private final NameDrawing names;
    private final ShapeDrawing shapes;
    private final ContactDrawing contact;
    private final AxisDrawing axes;
    private final HoverDrawing hover;
    private Collider lastA;
    private Collider lastB;
    private long version = -1;
    private long settings = -1;
    /** Whether the view has changed since the last drawing. */
    private boolean moved;

    DebugDrawing(Palette palette, LabelSheet labels) {
        this.labels = labels;
        KindPen kinds = new KindPen(pen, palette);
        outlines = new OutlineDrawing(pen, view, kinds);
        boxes = new BoxDrawing(pen, view, palette);
        motion = new MotionDrawing(pen, palette);
        queries = new QueryDrawing(pen, palette);
        takenOut = new TakenOutDrawing(view, kinds);
        marks = new MarkDrawing(pen, view, palette);
        names = new NameDrawing(labels, view, kinds);
        contact = new ContactDrawing(pen, palette, labels);
        axes = new AxisDrawing(pen, view, palette, obstacles);
        shapes = new ShapeDrawing(pen, view, palette, obstacles, axes, labels);
        hover = new HoverDrawing(labels, palette);
    }

    TriangleBatch batch() {
        return batch;
    }

    ViewScale view() {
        return view;
    }

    /** Updates the view. */
    ViewScale look(ProjectionPlane plane, Camera camera, boolean gui) {
        view.setPlane(plane);
        moved |= view.update(camera, gui);
        return view;
    }

    /** Updates the lines; does nothing when neither the picture nor the view has changed. */
    void update(Picture picture, Camera camera, boolean gui) {
        PairSelection selection = picture.selection();
        look(picture.plane(), camera, gui);
        if (!moved && version == selection.version() && settings == picture.settings()) {
            return;
        }
        moved = false;
        version = selection.version();
        settings = picture.settings();
        if (lastA != selection.a() || lastB != selection.b()) {
            lastA = selection.a();
            lastB = selection.b();
            axes.clear();
        }
        batch.clear();
        batch.setPlane(picture.plane());
        labels.setFont(picture.font());
        labels.begin(view);
        obstacles.uncover();
        cover(picture.coveredArea(), camera);
        cover(picture.panelArea(), camera);
        hover.draw(picture.hover(), camera);
        draw(picture);
        labels.end();
        batch.upload();
    }

    /** Returns whether the last picture had too many contacts, so that none but that of the pair was drawn. */
    boolean areMarksHidden() {
        return marks.areHidden();
    }

    /** Releases the colliders that were drawn, so that they can be garbage collected. */
    void clear() {
        version = -1;
        lastA = null;
        lastB = null;
        axes.clear();
        pair.clear();
        obstacles.clear();
    }

    /** Keeps labels and axes out of an area of the window. */
    private void cover(CoveredArea area, Camera camera) {
        float left = camera.getViewPortLeft() * camera.getWidth();
        float bottom = camera.getViewPortBottom() * camera.getHeight();
        labels.cover(area.minX() - left, area.minY() - bottom, area.maxX() - left, area.maxY() - bottom);
        obstacles.cover(area.minX() - left, area.minY() - bottom, area.maxX() - left, area.maxY() - bottom);
    }

    /**
     * Draws the most important last, over the rest: boxes, outlines, other layers, axes, edges, contacts, and the MTV.
     */
    private void draw(Picture picture) {
        PairSelection selection = picture.selection();
        CollisionSnapshot snapshot = selection.snapshot();
        boolean explained = pair.find(selection);
        drawLayers(picture, snapshot, explained ? pair : null);
        if (explained) {
            double pixel = pen.pixels(1, pair.centerX(), pair.centerY(), pair.elevation());
            obstacles.set(snapshot, pair, LETTERS * pixel);
            if (pair.contact() != null) {
                contact.keepFree(pair, view);
            }
            double radiusInPixels = pair.radius() / pixel;
            pen.setScale((float) Math.max(MIN_SCALE, Math.min(radiusInPixels / FULL_SCALE_RADIUS, 1)));
            outlines.drawPair(snapshot, pair);
            axes.draw(pair, picture.shows(Layer.ALL_AXES) ? picture.maxAxes() : 1);
            shapes.draw(pair);
        }
        pen.setScale(1);
        if (picture.shows(Layer.CONTACTS)) {
            marks.draw(snapshot, explained ? pair : null);
        } else {
            marks.clear();
        }
        if (explained && pair.contact() != null) {
            contact.draw(pair);
        }
        if (picture.shows(Layer.NAMES)) {
            names.draw(snapshot, picture);
        }
    }

    private void drawLayers(Picture picture, CollisionSnapshot snapshot, ExplainedPair explained) {
        pen.setScale(1);
        if (picture.shows(Layer.BOXES)) {
            boxes.drawBoxes(snapshot);
        }
        outlines.setLayers(picture.shows(Layer.OUTLINES), picture.shows(Layer.PIECES));
        takenOut.draw(picture.takenOut());
        outlines.drawOthers(snapshot, explained);
        if (picture.shows(Layer.MOTION)) {
            motion.draw(snapshot.world());
        }
        if (picture.queryLog() != null) {
            queries.draw(picture.queryLog());
        }
        if (picture.shows(Layer.SLEEPING)) {
            boxes.drawSleeping(snapshot);
        }
    }
}
