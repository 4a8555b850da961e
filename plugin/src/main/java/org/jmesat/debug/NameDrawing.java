package org.jmesat.debug;

import com.jme3.math.Vector2f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Spatial;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.internal.diagnose.BodyBox;
import org.jmesat.internal.draw.LabelSheet;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/**
 * Writes the names of colliders, and of what is disabled or faulty, on them or above small ones; one without a name by
 * its id. A name for which there is no place is left out. What is under the cursor is named above it.
 */
final class NameDrawing extends Drawing {
    /** How far below the top a name is, as a part of the height: the middle is left free for arrows. */
    private static final double FROM_TOP = 0.25;

    /** The height of a shape that a name would hide, and how far above it the middle of the name is, in pixels. */
    private static final float LOW = 28;
    private static final float ABOVE = 15;

    /** The middles of the lines above the cursor, in pixels. */
    private static final float UPPER = 46;
    private static final float LOWER = 24;
    /** How far to the side to move lines that do not fit into the picture, in steps. */
    private static final float SIDEWAYS = 40;
    private static final int STEPS = 4;

    private final KindPen kinds;
    private final BodyBox box = new BodyBox();
    private final Vector2f low = new Vector2f();
    private final Vector2f high = new Vector2f();
    private final StringBuilder line = new StringBuilder();

    NameDrawing(Drawing other, KindPen kinds) {
        super(other);
        this.kinds = kinds;
    }

    /** Names in the view port of a camera what is under the cursor there, its id, layer and kind, and what is below. */
    void drawHover(Hover hover, Camera camera) {
        if (hover == null || hover.name.isEmpty() || hover.viewPort.getCamera() != camera) {
            return;
        }
        float x = hover.at.x - camera.getViewPortLeft() * camera.getWidth();
        float y = hover.at.y - camera.getViewPortBottom() * camera.getHeight();
        float up = hover.below.isEmpty() ? 0 : UPPER - LOWER;
        addAbove(hover.name, x, y + UPPER + up);
        addAbove(hover.details, x, y + LOWER + up);
        addAbove(hover.below, x, y + LOWER);
    }

    private void addAbove(String text, float x, float y) {
        int color = color(DebugColor.LEAST_OVERLAP);
        boolean added = false;
        for (int i = 0; i <= 2 * STEPS && !added; i++) {
            added = labels.addAt(text, x + (i % 2 == 0 ? -1 : 1) * (i + 1) / 2 * SIDEWAYS, y, color, LabelSheet.NEAR);
        }
    }

    /** Writes all names, those of the pair, which may be null, in its colours. */
    void draw(CollisionWorld world, Picture picture, ExplainedPair pair) {
        List<Collider> colliders = world.getColliders();
        for (int i = 0; i < colliders.size(); i++) {
            Collider each = colliders.get(i);
            if (box.read(each)) {
                int color = !ExplainedPair.isIn(pair, each) ? kinds.color(each)
                        : color(each == pair.a.collider ? pair.a.color : pair.b.color);
                write(name(each, picture.state), box.minX(), box.minY(), box.maxX(), box.maxY(), each.getElevation(),
                        color);
            }
        }
        for (int i = 0; i < picture.takenOut.entries.size(); i++) {
            TakenOut.Entry entry = picture.takenOut.entries.get(i);
            String name = entry.spatial.getName();
            if (name != null && !entry.outlines.isEmpty()) {
                write(name, entry.minX, entry.minY, entry.maxX, entry.maxY, entry.depth, color(entry.kind.color));
            }
        }
    }

    private void write(CharSequence name, double minX, double minY, double maxX, double maxY, float depth, int color) {
        double x = (minX + maxX) / 2;
        double y = maxY - FROM_TOP * (maxY - minY);
        if (view.toPixels(x, minY, depth, low) && view.toPixels(x, maxY, depth, high)
                && low.distance(high) < LOW) {
            // Beside it: on it, the name would hide it.
            y = maxY + ABOVE / Math.max(1, low.distance(high)) * (maxY - minY);
        }
        if (view.shows(x, y, depth)) {
            labels.add(name, x, y, depth, color, LabelSheet.CLOSE);
        }
    }

    private CharSequence name(Collider collider, SatCollisionState state) {
        Spatial spatial = state == null ? null : state.getSpatial(collider);
        String name = spatial == null ? null : spatial.getName();
        if (name != null && !name.isEmpty()) {
            return name;
        }
        line.setLength(0);
        return line.append('#').append(collider.getId());
    }
}
