package org.jmesat.debug;

import com.jme3.renderer.Camera;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.draw.LabelSheet;
import org.jmesat.internal.draw.ViewScale;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;
import org.jmesat.world.QueryLog;

/** Draws a tick for a camera: all outlines, and the explanation of the selected pair. */
final class DebugDrawing extends Drawing {
    /** The explanation of a pair whose radius is below this, in pixels, is scaled down, at most to the minimum. */
    private static final float FULL_SCALE_RADIUS = 60;
    private static final float MIN_SCALE = 0.5f;
    /** The opacity of everything else while the user has chosen a pair. */
    private static final float DIM = 0.35f;

    private final ExplainedPair pair = new ExplainedPair();
    private final KindPen kinds;
    private final Obstacles obstacles = new Obstacles();
    final OutlineDrawing outlines;
    private final BoxDrawing boxes;
    private final MotionDrawing motion;
    private final QueryDrawing queries;
    private final NameDrawing names;
    private final ShapeDrawing shapes;
    final ContactDrawing contacts;
    private final AxisDrawing axes;
    /** The sides of the pair that are in the picture, or have no collider, as bits of {@link PairSelection}. */
    int shown;
    private Collider lastA;
    private Collider lastB;
    private ProjectionPlane lastPlane;

    DebugDrawing(int[] palette, LabelSheet labels) {
        super(new ViewScale(), palette, labels);
        kinds = new KindPen(this);
        outlines = new OutlineDrawing(this, kinds, obstacles);
        boxes = new BoxDrawing(this);
        motion = new MotionDrawing(this);
        queries = new QueryDrawing(this);
        names = new NameDrawing(this, kinds);
        contacts = new ContactDrawing(this, outlines.inPicture);
        axes = new AxisDrawing(this, obstacles);
        shapes = new ShapeDrawing(this, obstacles, axes.layout);
    }

    /** Updates the lines and the labels. */
    void update(Picture picture, Camera camera, boolean gui) {
        PairSelection selection = picture.selection;
        boolean found = pair.find(selection, picture.plane);
        picture.cameraMove.place(camera, found ? pair : null, picture);
        view.setPlane(picture.plane);
        view.update(camera, gui);
        shown = (isShown(pair.a) ? PairSelection.A : 0) | (isShown(pair.b) ? PairSelection.B : 0);
        if (lastA != selection.a() || lastB != selection.b() || lastPlane != picture.plane) {
            lastA = selection.a();
            lastB = selection.b();
            lastPlane = picture.plane;
            axes.layout.clear();
        }
        pen.begin();
        labels.setFont(picture.settings.getFont());
        labels.begin(view);
        cover(picture.settings.coveredArea, camera);
        cover(picture.settings.panelArea, camera);
        draw(picture, camera, found ? pair : null);
        labels.end();
        pen.end();
    }

    private boolean isShown(ExplainedPair.Side side) {
        boolean isShown = side.collider == null || side.shape == null || side.collider.getPieceCount() == 0;
        for (int i = 0; !isShown && i < side.collider.getPieceCount(); i++) {
            PlacedPolygon part = side.collider.getPiece(i);
            isShown = view.mayShow(part.minX(), part.minY(), part.maxX(), part.maxY(), side.elevation, 0);
        }
        return isShown;
    }

    /** Keeps labels and axes out of an area of the window. */
    private void cover(CollisionDebugState.CoveredArea area, Camera camera) {
        float left = camera.getViewPortLeft() * camera.getWidth();
        float bottom = camera.getViewPortBottom() * camera.getHeight();
        labels.cover(area.minX() - left, area.minY() - bottom, area.maxX() - left, area.maxY() - bottom);
    }

    /**
     * Draws the most important last, over the rest: boxes, outlines, other layers, axes, edges, contacts, and the MTV.
     * The letters of the pair are placed before all other labels.
     */
    private void draw(Picture picture, Camera camera, ExplainedPair explained) {
        CollisionWorld world = picture.selection.world();
        kinds.begin(world);
        // What the user has not chosen is dimmed.
        float opacity = picture.selection.isChosen() ? DIM : 1;
        drawLayers(picture, world, explained, opacity);
        if (explained != null) {
            drawPair(picture);
        }
        names.drawHover(picture.hover, camera);
        if (picture.settings.isContacts()) {
            pen.setOpacity(opacity);
            contacts.drawOthers(world.getContacts(), explained);
            pen.setOpacity(1);
        } else {
            contacts.hidden = false;
        }
        if (explained != null) {
            contacts.draw(pair);
        }
        if (picture.settings.isNames()) {
            names.draw(world, picture, explained);
        }
    }

    private void drawLayers(Picture picture, CollisionWorld world, ExplainedPair explained, float opacity) {
        if (picture.settings.isBoxes()) {
            boxes.draw(world.getColliders(), true);
        }
        pen.setOpacity(opacity);
        outlines.setLayers(picture.settings.isOutlines(), picture.settings.isPieces());
        outlines.drawTakenOut(picture.takenOut);
        outlines.drawOthers(world.getColliders(), explained);
        pen.setOpacity(1);
        if (picture.settings.isMotion()) {
            motion.draw(world);
        }
        QueryLog log = picture.queryLog();
        if (log != null) {
            queries.draw(log);
        }
        if (picture.settings.isSleeping()) {
            boxes.draw(world.getColliders(), false);
        }
    }

    private void drawPair(Picture picture) {
        double pixel = pen.pixels(1, pair.centerX(), pair.centerY(), pair.elevation);
        pen.setScale((float) Math.max(MIN_SCALE, Math.min(pair.radius() / pixel / FULL_SCALE_RADIUS, 1)));
        contacts.keepFree(pair);
        shapes.fill(pair);
        outlines.drawPair(picture.takenOut, pair);
        axes.draw(pair, picture.settings.isAllAxes() ? picture.settings.getMaxAxes() : 1);
        // Labels do not shrink with a small pair, so neither do their distances.
        pen.setScale(1);
        shapes.draw(pair);
    }
}
