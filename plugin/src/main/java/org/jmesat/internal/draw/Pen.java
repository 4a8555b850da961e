package org.jmesat.internal.draw;

import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Mesh;
import java.util.Arrays;

/**
 * Draws lines as strips in the picture of a camera, with the same width in pixels at any distance. Each has a dark rim,
 * so that its colour is visible on any background.
 *
 * <p>Positions are in plane coordinates, as doubles; z is the depth. The vertices that the pen adds to its mesh are in
 * the picture, as floats, so a drawing keeps its shape far from the origin.
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
    /** Half the size of the cross that shows a point, in pixels. */
    private static final float CROSS = 5;
    /** How far outside the picture a line that extends beyond near or far may end, in pixels. */
    private static final float MARGIN = 40;
    /** Numbers of a segment: x and y of its start, of its end, and of the unit vector along it. */
    private static final int SEGMENT = 6;

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
    /** In the picture: the ends of a line. */
    private final float[] ends = new float[4];
    /** In the picture: the corners of an outline, and the lines that are drawn together. */
    private float[] corners = new float[16];
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

    /** Returns the mesh, the same each time. It shows the picture when it is {@linkplain ViewScale#place placed}. */
    public Mesh mesh() {
        return mesh;
    }

    /** Begins a picture. The mesh changes at {@link #end}. */
    public void begin() {
        mesh.clear();
    }

    /** Makes the mesh show what was drawn since {@link #begin}. */
    public void end() {
        mesh.upload();
    }

    /** Sets the {@linkplain #pack packed} colour and the width in pixels. */
    public Pen use(int newColor, float newWidth) {
        color = fade(newColor, opacity);
        width = newWidth;
        rimWidth = newWidth < 2 ? FINE_RIM : RIM_WIDTH;
        return this;
    }

    private static int fade(int packed, float part) {
        return packed & (1 << ALPHA) - 1 | Math.round((packed >>> ALPHA) * part) << ALPHA;
    }

    /** Sets how opaque rims, and the colours that are used from now on, are (0 &lt; opacity ≤ 1). */
    public void setOpacity(float opacity) {
        this.opacity = opacity;
        rimColor = fade(RIM, opacity);
    }

    /** Scales all lengths in pixels, for a pair that is small on the screen (0 &lt; scale ≤ 1). */
    public void setScale(float scale) {
        this.scale = scale;
    }

    /** Converts a length in pixels at a point to world units. */
    public float pixels(float number, double x, double y, double z) {
        return number * scale * view.pixelAt(x, y, z);
    }

    /** The length of a pixel in the picture. */
    private float pixel() {
        return scale * view.pixel();
    }

    /** Draws a line with flat ends. */
    public void line(double x1, double y1, double z1, double x2, double y2, double z2) {
        relativeLine(view.relativeX(x1), view.relativeY(y1), view.relativeZ(z1), view.relativeX(x2),
                view.relativeY(y2), view.relativeZ(z2));
    }

    void relativeLine(float x1, float y1, float z1, float x2, float y2, float z2) {
        if (project(x1, y1, z1, x2, y2, z2, true)) {
            segment(ends[0], ends[1], ends[2], ends[3]);
        }
    }

    /**
     * Projects a line, or the part between near and far if it extends beyond; false if there is none. Such a line may
     * be cut at the sides of the picture, too, since its end may be too far outside for a float.
     */
    private boolean project(float x1, float y1, float z1, float x2, float y2, float z2, boolean cutSides) {
        boolean whole = view.project(x1, y1, z1, ends, 0) & view.project(x2, y2, z2, ends, 2);
        boolean shown = whole || (cutSides ? view.clip(x1, y1, z1, x2, y2, z2, MARGIN * view.pixel(), part)
                : view.clipDepth(x1, y1, z1, x2, y2, z2, part));
        if (shown && !whole) {
            float back = 1 - part.y;
            view.project(x1 + part.x * (x2 - x1), y1 + part.x * (y2 - y1), z1 + part.x * (z2 - z1), ends, 0);
            view.project(x2 - back * (x2 - x1), y2 - back * (y2 - y1), z2 - back * (z2 - z1), ends, 2);
        }
        return shown;
    }

    /** Draws a line in the picture. */
    private void segment(float x1, float y1, float x2, float y2) {
        if (setSegment(0, x1, y1, x2, y2)) {
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
        if (count > 1) {
            edges(xy, count == 2 ? 1 : count, 2, 2 * count, depth);
        } else if (view.project(view.relativeX(xy[0]), view.relativeY(xy[1]), view.relativeZ(depth), ends, 0)) {
            float x = ends[0];
            float y = ends[1];
            float arm = CROSS * pixel();
            segment(x - arm, y - arm, x + arm, y + arm);
            segment(x - arm, y + arm, x + arm, y - arm);
        }
    }

    /** Fills a convex outline of {@code count} corners with a part of the opacity of the pen's colour. */
    public void fill(double[] xy, int count, double depth, float part) {
        float z = view.relativeZ(depth);
        int paint = fade(color, part);
        int vertex = mesh.reserve(count);
        int quads = 0;
        float firstX = 0;
        float firstY = 0;
        float lastX = 0;
        float lastY = 0;
        for (int i = 0; i < count; i++) {
            int end = i + 1 < count ? 2 * i + 2 : 0;
            if (project(view.relativeX(xy[2 * i]), view.relativeY(xy[2 * i + 1]), z, view.relativeX(xy[end]),
                    view.relativeY(xy[end + 1]), z, false)) {
                // An edge does not begin where the last one ends if a corner is not in the picture.
                firstX = quads == 0 ? ends[0] : firstX;
                firstY = quads == 0 ? ends[1] : firstY;
                mesh.set(vertex, firstX, firstY, paint);
                mesh.set(vertex + 1, quads == 0 ? firstX : lastX, quads == 0 ? firstY : lastY, paint);
                mesh.set(vertex + 2, ends[0], ends[1], paint);
                mesh.set(vertex + 3, ends[2], ends[3], paint);
                lastX = ends[2];
                lastY = ends[3];
                vertex += QuadMesh.QUAD;
                quads++;
            }
        }
        mesh.add(quads);
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
        corners = length <= corners.length ? corners : new float[2 * length];
        boolean whole = true;
        for (int i = 0; i < length; i += 2) {
            whole &= view.project(view.relativeX(xy[i]), view.relativeY(xy[i + 1]), z, corners, i);
        }
        int shown = 0;
        for (int i = 0; i < stride * count; i += stride) {
            int end = i + 2 < length ? i + 2 : 0;
            boolean found = whole
                    ? setSegment(shown, corners[i], corners[i + 1], corners[end], corners[end + 1])
                    : project(view.relativeX(xy[i]), view.relativeY(xy[i + 1]), z, view.relativeX(xy[end]),
                            view.relativeY(xy[end + 1]), z, true)
                            && setSegment(shown, ends[0], ends[1], ends[2], ends[3]);
            shown += found ? 1 : 0;
        }
        float outer = width + 2 * rimWidth;
        ribbons(shown, outer, outer / 2, rimColor);
        ribbons(shown, width, width / 2, color);
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
        if (!(length > 0) || !view.clip(start.x, start.y, start.z, start.x + span.x, start.y + span.y,
                start.z + span.z, PATTERN_MARGIN * pixel(), shown)) {
            return false;
        }
        float middle = (shown.x + shown.y) / 2;
        patternPixel = scale * view.pixelAtRelative(start.x + middle * span.x, start.y + middle * span.y,
                start.z + middle * span.z);
        step = Math.max(period * patternPixel / length, (shown.y - shown.x) / MOST);
        return step > 0;
    }

    /**
     * Draws an arrow; the length of the head is in pixels, but at most that of the line. If the tip is nearer than the
     * picture begins, or farther than it ends, there is no head.
     */
    public void arrow(double fromX, double fromY, double fromZ, double toX, double toY, double toZ, float head) {
        if (!view.project(view.relativeX(toX), view.relativeY(toY), view.relativeZ(toZ), ends, 2)) {
            line(fromX, fromY, fromZ, toX, toY, toZ);
            return;
        }
        if (!project(view.relativeX(fromX), view.relativeY(fromY), view.relativeZ(fromZ), view.relativeX(toX),
                view.relativeY(toY), view.relativeZ(toZ), true)
                || !setSegment(0, ends[0], ends[1], ends[2], ends[3])) {
            return;
        }
        float alongX = segments[4];
        float alongY = segments[5];
        float length = alongX * (ends[2] - ends[0]) + alongY * (ends[3] - ends[1]);
        float headLength = Math.min(head * pixel(), length);
        float baseX = ends[2] - headLength * alongX;
        float baseY = ends[3] - headLength * alongY;
        boolean shaft = setSegment(0, ends[0], ends[1], baseX, baseY);
        if (shaft) {
            ribbons(1, width + 2 * rimWidth, rimWidth, rimColor);
        }
        head(baseX, baseY, alongX, alongY, headLength, rimWidth * pixel(), rimColor);
        if (shaft) {
            ribbons(1, width, 0, color);
        }
        head(baseX, baseY, alongX, alongY, headLength, 0, color);
    }

    private void head(float baseX, float baseY, float alongX, float alongY, float length, float rim, int paint) {
        float x = baseX - rim * alongX;
        float y = baseY - rim * alongY;
        float half = 0.45f * length + 1.6f * rim;
        float out = length + 3 * rim;
        int vertex = mesh.reserve(1);
        mesh.set(vertex, x - half * alongY, y + half * alongX, paint);
        mesh.set(vertex + 1, x + half * alongY, y - half * alongX, paint);
        mesh.set(vertex + 2, x + out * alongX, y + out * alongY, paint);
        mesh.set(vertex + 3, x + out * alongX, y + out * alongY, paint);
        mesh.add(1);
    }

    /** Draws a filled disc whose diameter is the width of the pen. */
    public void dot(double x, double y, double z) {
        if (view.project(view.relativeX(x), view.relativeY(y), view.relativeZ(z), ends, 0)) {
            disc((width / 2 + rimWidth) * pixel(), rimColor);
            disc(width / 2 * pixel(), color);
        }
    }

    /** Each quad has the middle and the next three corners. */
    private void disc(float radius, int paint) {
        int vertex = mesh.reserve(DISC_CORNERS / 2);
        for (int i = 0; i < DISC_CORNERS; i += 2, vertex += QuadMesh.QUAD) {
            mesh.set(vertex, ends[0], ends[1], paint);
            for (int k = 0; k <= 2; k++) {
                double angle = 2 * Math.PI * (i + k) / DISC_CORNERS;
                mesh.set(vertex + 1 + k, ends[0] + radius * (float) Math.cos(angle),
                        ends[1] + radius * (float) Math.sin(angle), paint);
            }
        }
        mesh.add(DISC_CORNERS / 2);
    }

    /** Sets a segment of those that are drawn together; false for one without a length in the picture. */
    private boolean setSegment(int index, float x1, float y1, float x2, float y2) {
        int at = SEGMENT * index;
        segments = at < segments.length ? segments : Arrays.copyOf(segments, 2 * at);
        float dx = x2 - x1;
        float dy = y2 - y1;
        float length = (float) Math.sqrt(dx * dx + dy * dy);
        float unit = 1 / length;
        segments[at] = x1;
        segments[at + 1] = y1;
        segments[at + 2] = x2;
        segments[at + 3] = y2;
        segments[at + 4] = unit * dx;
        segments[at + 5] = unit * dy;
        return length > 0;
    }

    /** Draws the rectangles around the first segments; their width and what they add at either end are in pixels. */
    private void ribbons(int count, float pixels, float cap, int paint) {
        // A line thinner than a pixel has gaps when rasterised.
        float half = Math.max(pixels * scale, 1) / 2 * view.pixel();
        float out = cap * pixel();
        float[] numbers = segments;
        int vertex = mesh.reserve(count);
        for (int at = 0; at < SEGMENT * count; at += SEGMENT, vertex += QuadMesh.QUAD) {
            float outX = out * numbers[at + 4];
            float outY = out * numbers[at + 5];
            float asideX = half * numbers[at + 5];
            float asideY = half * numbers[at + 4];
            float x = numbers[at] - outX;
            float y = numbers[at + 1] - outY;
            mesh.set(vertex, x + asideX, y - asideY, paint);
            mesh.set(vertex + 1, x - asideX, y + asideY, paint);
            x = numbers[at + 2] + outX;
            y = numbers[at + 3] + outY;
            mesh.set(vertex + 2, x - asideX, y + asideY, paint);
            mesh.set(vertex + 3, x + asideX, y - asideY, paint);
        }
        mesh.add(count);
    }
}
