package org.jmesat.internal.draw;

import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Mesh;
import java.util.Arrays;

/**
 * Draws lines as flat strips that face the camera, with the same width in pixels at any distance. Each has a dark rim,
 * so that its colour is visible on any background.
 *
 * <p>Positions are in plane coordinates, as doubles; z is the depth. The vertices that the pen adds to its mesh are
 * floats relative to the camera's location, so a drawing keeps its shape far from the origin.
 */
public final class Pen {
    private static final int RIM = pack(new ColorRGBA(0.004f, 0.0044f, 0.0065f, 1));
    private static final int ALPHA = 24;
    /** The width of the rim in pixels, and that of lines narrower than 2 pixels. */
    private static final float RIM_WIDTH = 1.2f;
    private static final float FINE_RIM = 0.6f;
    /** The most dashes or ticks of a line, if the part in the picture goes far into its depth. */
    private static final int MOST = 400;
    /** A dash that begins within this part of a step before the end is not drawn. */
    private static final float ROUNDING = 1e-2f;
    /** How far outside the picture dashes and ticks are drawn, in pixels. */
    private static final float PATTERN_MARGIN = 16;
    private static final int DISC_CORNERS = 12;
    /** How far outside the picture a line that goes behind the eye ends, in pixels. */
    private static final float MARGIN = 40;
    /**
     * Numbers of a segment: start and end, each with the length of a pixel there, then the unit vectors along it and
     * across.
     */
    private static final int SEGMENT = 14;
    private static final int END = 4;
    private static final int ALONG = 8;
    private static final int ACROSS = 11;

    private final QuadMesh mesh = new QuadMesh(false).drawnLast();
    private final ViewScale view;
    /** The part of a line in the picture. */
    private final Vector2f part = new Vector2f();
    /** The line that gets dashes or ticks: its start, the vector to its end, and the part in the picture. */
    private final Vector3f start = new Vector3f();
    private final Vector3f span = new Vector3f();
    private final Vector2f shown = new Vector2f();
    /** The length of a pixel in the middle of that part, and the distance between dashes as a part of the line. */
    private float patternPixel;
    private float step;
    private final Vector3f along = new Vector3f();
    private final Vector3f side = new Vector3f();
    private final Vector3f right = new Vector3f();
    private final Vector3f up = new Vector3f();
    private final Vector3f c0 = new Vector3f();
    private final Vector3f c1 = new Vector3f();
    private final Vector3f c2 = new Vector3f();
    private final Vector3f c3 = new Vector3f();
    /** The parts in the picture of the lines that are drawn together, {@link #SEGMENT} numbers each. */
    private float[] segments = new float[SEGMENT * 8];
    private int color = RIM;
    private int rimColor = RIM;
    private float opacity = 1;
    private float width = 1;
    private float rimWidth = RIM_WIDTH;
    private float scale = 1;

    /** Creates a pen with an empty mesh, which draws as seen in a view. */
    public Pen(ViewScale view) {
        this.view = view;
    }

    /** Returns a colour as four bytes in the order of the mesh, red in the lowest. */
    public static int pack(ColorRGBA color) {
        return Math.round(255 * color.r) | Math.round(255 * color.g) << 8 | Math.round(255 * color.b) << 16
                | Math.round(255 * color.a) << 24;
    }

    /** Returns the mesh, the same each time. Its vertices are relative to the {@linkplain ViewScale#origin origin}. */
    public Mesh mesh() {
        return mesh;
    }

    /** Begins a picture in the plane of the view. The mesh changes at {@link #end}. */
    public void begin() {
        mesh.clear(view.projection);
    }

    /** Makes the mesh show what was drawn since {@link #begin}. */
    public void end() {
        mesh.upload();
    }

    /** Sets the {@linkplain #pack packed} colour and the width in pixels. */
    public Pen use(int newColor, float newWidth) {
        color = fade(newColor, opacity);
        rimColor = fade(RIM, opacity);
        width = newWidth;
        rimWidth = newWidth < 2 ? FINE_RIM : RIM_WIDTH;
        return this;
    }

    private static int fade(int packed, float part) {
        return packed & (1 << ALPHA) - 1 | Math.round((packed >>> ALPHA) * part) << ALPHA;
    }

    /** Sets how opaque the colours are that are used from now on (0 &lt; opacity ≤ 1). */
    public void setOpacity(float opacity) {
        this.opacity = opacity;
    }

    /** Scales all lengths in pixels, for a pair that is small on the screen (0 &lt; scale ≤ 1). */
    public void setScale(float scale) {
        this.scale = scale;
    }

    /** Converts a length in pixels at a point to world units. */
    public float pixels(float number, double x, double y, double z) {
        return number * scale * view.pixelAt(x, y, z);
    }

    private float toUnits(float pixels, float x, float y, float z) {
        return pixels * scale * view.pixelAtRelative(x, y, z);
    }

    /** Draws a line with flat ends. */
    public void line(double x1, double y1, double z1, double x2, double y2, double z2) {
        relativeLine(view.relativeX(x1), view.relativeY(y1), view.relativeZ(z1), view.relativeX(x2),
                view.relativeY(y2), view.relativeZ(z2));
    }

    void relativeLine(float x1, float y1, float z1, float x2, float y2, float z2) {
        if (findSegment(0, x1, y1, z1, x2, y2, z2)) {
            ribbons(1, width + 2 * rimWidth, rimWidth, rimColor);
            ribbons(1, width, 0, color);
        }
    }

    /**
     * Draws a closed outline with a width of 2 or more: a segment as a line, and a point as a cross.
     *
     * @param xy x and y of each corner, counter-clockwise
     * @param count the number of corners (≥1)
     * @param depth the depth of all corners
     */
    public void outline(double[] xy, int count, double depth) {
        if (count == 1) {
            cross(view.relativeX(xy[0]), view.relativeY(xy[1]), view.relativeZ(depth));
        } else {
            edges(xy, count == 2 ? 1 : count, 2, 2 * count, depth);
        }
    }

    /** Fills a convex outline of {@code count} corners with a part of the opacity of the pen's colour. */
    public void fill(double[] xy, int count, double depth, float part) {
        float z = view.relativeZ(depth);
        for (int i = 0; i < count; i++) {
            c2.set(view.relativeX(xy[2 * i]), view.relativeY(xy[2 * i + 1]), z);
            if (i == 0) {
                c0.set(c2);
            } else if (i > 1) {
                mesh.add(c0, c1, c2, c2, fade(color, part));
            }
            c1.set(c2);
        }
    }

    /**
     * Draws edges with a width of 2 or more, extended at both ends by half the width. All rims are drawn before the
     * colours, so that no rim covers the colour of the next edge.
     *
     * @param xy x and y of the start and of the end of each edge
     * @param count the number of edges
     * @param stride the distance from the start of an edge to that of the next: 4, or 2 if that is where it ends
     * @param length after this many numbers follows the first one
     * @param depth the depth of all edges
     */
    public void edges(double[] xy, int count, int stride, int length, double depth) {
        float z = view.relativeZ(depth);
        float outer = width + 2 * rimWidth;
        int shown = 0;
        for (int i = 0; i < stride * count; i += stride) {
            int end = i + 2 < length ? i + 2 : 0;
            if (findSegment(shown, view.relativeX(xy[i]), view.relativeY(xy[i + 1]), z, view.relativeX(xy[end]),
                    view.relativeY(xy[end + 1]), z)) {
                shown++;
            }
        }
        ribbons(shown, outer, outer / 2, rimColor);
        ribbons(shown, width, width / 2, color);
    }

    private void cross(float x, float y, float z) {
        float arm = toUnits(5, x, y, z);
        relativeLine(x - arm, y - arm, z, x + arm, y + arm, z);
        relativeLine(x - arm, y + arm, z, x + arm, y - arm, z);
    }

    /** Draws a line at a depth, as dashes if their length is not 0. */
    public void dashes(double x1, double y1, double x2, double y2, double depth, float dash, float gap) {
        if (dash == 0) {
            line(x1, y1, depth, x2, y2, depth);
        } else {
            dashes(x1, y1, depth, x2, y2, depth, dash, gap);
        }
    }

    /**
     * Draws a line as dashes, whose lengths are in pixels. Only what is in the picture is drawn, so their number is
     * limited by the size of the window. From picture to picture they stay where they are on the line.
     */
    public void dashes(double x1, double y1, double z1, double x2, double y2, double z2, float dash, float gap) {
        if (!beginPattern(x1, y1, z1, x2, y2, z2, dash + gap)) {
            return;
        }
        float length = step * dash / (dash + gap);
        float end = shown.y - ROUNDING * step;
        for (int i = (int) (shown.x / step); i * step < end; i++) {
            float from = i * step;
            float to = Math.min(from + length, 1);
            relativeLine(start.x + from * span.x, start.y + from * span.y, start.z + from * span.z,
                    start.x + to * span.x, start.y + to * span.y, start.z + to * span.z);
        }
    }

    /**
     * Draws ticks to the left of an edge, the inside of a counter-clockwise outline, each slanted by 45°. Lengths are
     * in pixels, and only what is in the picture is drawn, as of {@linkplain #dashes dashes}.
     */
    public void ticks(double x1, double y1, double x2, double y2, double depth, float length, float gap) {
        if (!beginPattern(x1, y1, depth, x2, y2, depth, gap)) {
            return;
        }
        float unit = length * 0.7f * patternPixel / span.length();
        float tickX = unit * (span.x - span.y);
        float tickY = unit * (span.x + span.y);
        for (int i = (int) (shown.x / step); (i + 0.5f) * step < shown.y; i++) {
            float x = start.x + (i + 0.5f) * step * span.x;
            float y = start.y + (i + 0.5f) * step * span.y;
            relativeLine(x, y, start.z, x + tickX, y + tickY, start.z);
        }
    }

    private boolean beginPattern(double x1, double y1, double z1, double x2, double y2, double z2, float period) {
        start.set(view.relativeX(x1), view.relativeY(y1), view.relativeZ(z1));
        span.set((float) (x2 - x1), (float) (y2 - y1), (float) (z2 - z1));
        float length = span.length();
        float margin = PATTERN_MARGIN * pixels(1, x1, y1, z1);
        if (!(length > 0) || !view.clip(start.x, start.y, start.z, start.x + span.x, start.y + span.y,
                start.z + span.z, margin, shown)) {
            return false;
        }
        float middle = (shown.x + shown.y) / 2;
        patternPixel = toUnits(1, start.x + middle * span.x, start.y + middle * span.y, start.z + middle * span.z);
        step = Math.max(period * patternPixel / length, (shown.y - shown.x) / MOST);
        return step > 0;
    }

    /** Draws an arrow; the length of the head is in pixels, but at most that of the line. */
    public void arrow(double fromX, double fromY, double fromZ, double toX, double toY, double toZ, float head) {
        float x1 = view.relativeX(fromX);
        float y1 = view.relativeY(fromY);
        float z1 = view.relativeZ(fromZ);
        float x2 = view.relativeX(toX);
        float y2 = view.relativeY(toY);
        float z2 = view.relativeZ(toZ);
        along.set(x2 - x1, y2 - y1, z2 - z1);
        float length = along.length();
        if (!(length > 0)) {
            return;
        }
        float headLength = Math.min(toUnits(head, x2, y2, z2), length);
        float part = 1 - headLength / length;
        float bx = x1 + part * (x2 - x1);
        float by = y1 + part * (y2 - y1);
        float bz = z1 + part * (z2 - z1);
        float rim = toUnits(rimWidth, x2, y2, z2);
        boolean shaft = findSegment(0, x1, y1, z1, bx, by, bz);
        if (shaft) {
            ribbons(1, width + 2 * rimWidth, rimWidth, rimColor);
        }
        head(bx, by, bz, x2, y2, z2, headLength, rim, rimColor);
        if (shaft) {
            ribbons(1, width, 0, color);
        }
        head(bx, by, bz, x2, y2, z2, headLength, 0, color);
    }

    private void head(float bx, float by, float bz, float tx, float ty, float tz, float length, float rim,
            int paint) {
        if (!computeSide(bx, by, bz, tx - bx, ty - by, tz - bz)) {
            return;
        }
        along.normalizeLocal();
        c3.set(bx, by, bz).addLocal(-rim * along.x, -rim * along.y, -rim * along.z);
        float half = 0.45f * length + 1.6f * rim;
        c0.set(c3).addLocal(half * side.x, half * side.y, half * side.z);
        c1.set(c3).addLocal(-half * side.x, -half * side.y, -half * side.z);
        c2.set(tx, ty, tz).addLocal(2 * rim * along.x, 2 * rim * along.y, 2 * rim * along.z);
        mesh.add(c0, c1, c2, c2, paint);
    }

    /** Draws a filled disc whose diameter is the width of the pen. */
    public void dot(double atX, double atY, double atZ) {
        float x = view.relativeX(atX);
        float y = view.relativeY(atY);
        float z = view.relativeZ(atZ);
        disc(x, y, z, toUnits(width / 2 + rimWidth, x, y, z), rimColor);
        disc(x, y, z, toUnits(width / 2, x, y, z), color);
    }

    private void disc(float x, float y, float z, float radius, int paint) {
        up.set(view.up);
        right.set(up).crossLocal(view.toEye(x, y, z, side)).normalizeLocal();
        c0.set(x, y, z);
        for (int i = 0; i <= DISC_CORNERS; i++) {
            double angle = 2 * Math.PI * i / DISC_CORNERS;
            float u = radius * (float) Math.cos(angle);
            float v = radius * (float) Math.sin(angle);
            c1.set(x + u * right.x + v * up.x, y + u * right.y + v * up.y, z + u * right.z + v * up.z);
            if (i > 0) {
                mesh.add(c0, c2, c1, c1, paint);
            }
            c2.set(c1);
        }
    }

    /**
     * Finds the part of a line to draw; false if there is none. The vector across it is the same at both ends, since
     * it is the normal of the plane through the line and the eye.
     */
    private boolean findSegment(int index, float x1, float y1, float z1, float x2, float y2, float z2) {
        part.set(0, 1);
        if ((view.isBehind(x1, y1, z1) || view.isBehind(x2, y2, z2))
                && !view.clip(x1, y1, z1, x2, y2, z2, MARGIN * view.pixelAtRelative(0, 0, 0), part)
                || !computeSide(x1, y1, z1, x2 - x1, y2 - y1, z2 - z1)) {
            return false;
        }
        int at = SEGMENT * index;
        segments = at < segments.length ? segments : Arrays.copyOf(segments, 2 * at);
        float back = 1 - part.y;
        setEnd(at, x1 + part.x * (x2 - x1), y1 + part.x * (y2 - y1), z1 + part.x * (z2 - z1));
        setEnd(at + END, x2 - back * (x2 - x1), y2 - back * (y2 - y1), z2 - back * (z2 - z1));
        set(at + ALONG, along.x, along.y, along.z);
        set(at + ACROSS, side.x, side.y, side.z);
        return true;
    }

    private void setEnd(int at, float x, float y, float z) {
        set(at, x, y, z);
        segments[at + 3] = toUnits(1, x, y, z);
    }

    private void set(int at, float x, float y, float z) {
        segments[at] = x;
        segments[at + 1] = y;
        segments[at + 2] = z;
    }

    /** Draws the rectangles around the first segments; their width and what they add at either end are in pixels. */
    private void ribbons(int count, float pixels, float cap, int paint) {
        // A line thinner than a pixel has gaps when rasterised.
        float half = Math.max(pixels, 1 / scale) / 2;
        int vertex = mesh.reserve(count);
        for (int at = 0; at < SEGMENT * count; at += SEGMENT, vertex += QuadMesh.QUAD) {
            side(vertex, vertex + 1, at, 0, -cap, half, paint);
            side(vertex + 3, vertex + 2, at, END, cap, half, paint);
        }
        mesh.add(count);
    }

    /** Sets the corners at an end of a segment: on the right-hand side, and on the other. */
    private void side(int first, int second, int at, int end, float outward, float sideward, int paint) {
        float[] numbers = segments;
        float unit = numbers[at + end + 3];
        float out = outward * unit;
        float aside = sideward * unit;
        float x = numbers[at + end] + out * numbers[at + ALONG];
        float y = numbers[at + end + 1] + out * numbers[at + ALONG + 1];
        float z = numbers[at + end + 2] + out * numbers[at + ALONG + 2];
        float acrossX = aside * numbers[at + ACROSS];
        float acrossY = aside * numbers[at + ACROSS + 1];
        float acrossZ = aside * numbers[at + ACROSS + 2];
        mesh.set(first, x - acrossX, y - acrossY, z - acrossZ, paint);
        mesh.set(second, x + acrossX, y + acrossY, z + acrossZ, paint);
    }

    /** Computes the unit vectors along and across a line, as seen at a point; returns false for a line of length 0. */
    private boolean computeSide(float x, float y, float z, float dx, float dy, float dz) {
        float length = (float) Math.sqrt(dx * dx + dy * dy + dz * dz);
        float unit = 1 / length;
        float alongX = unit * dx;
        float alongY = unit * dy;
        float alongZ = unit * dz;
        view.toEye(x, y, z, side);
        float acrossX = side.y * alongZ - side.z * alongY;
        float acrossY = side.z * alongX - side.x * alongZ;
        float acrossZ = side.x * alongY - side.y * alongX;
        float across = (float) Math.sqrt(acrossX * acrossX + acrossY * acrossY + acrossZ * acrossZ);
        along.set(alongX, alongY, alongZ);
        if (across > 0) {
            unit = 1 / across;
            side.set(unit * acrossX, unit * acrossY, unit * acrossZ);
        } else {
            side.set(view.up);
        }
        return length > 0;
    }
}
