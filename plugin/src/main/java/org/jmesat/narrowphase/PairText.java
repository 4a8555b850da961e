package org.jmesat.narrowphase;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jmesat.geometry.PlacedPolygon;

/**
 * Two placed shapes as text, to copy a pair into an issue and from there into a test. Each shape has two lines:
 *
 * <pre>
 * A: POLYGON ((1.5 1, 1.5 3, 0.5 3, 0.5 1, 1.5 1)) rounded by 0.25
 * A local: POLYGON ((-1 -0.5, 1 -0.5, 1 0.5, -1 0.5, -1 -0.5)) rounded by 0.25 turned by (0 1) at (1 2)
 * </pre>
 *
 * <p>The first line is for people and drawing programs: the core in world coordinates as well-known text (WKT), a
 * POINT, LINESTRING or POLYGON, followed by the rounding, if any, which WKT cannot express. Turning a shape rounds its
 * world coordinates, so the second line gives the exact input: the core's local corners and then, each as (x y), their
 * offset within the local frame (left out if it is zero), the cosine and sine of the frame's angle, and the world
 * position of its origin. All numbers are doubles with as many digits as needed to read the same bits back. So the
 * shapes read have the bits of the shapes written, and the same verdict.
 *
 * <p>One of the two lines may be left out. Blank lines and the result lines of {@link AxisReport#toWellKnownText()} are
 * skipped.
 */
public final class PairText {
    static final String LIMIT = "limit";
    static final String SEPARATION = "separation";
    static final String NORMAL = "normal";
    static final String CONTACT = "contact";
    static final String MTV = "MTV";
    private static final Set<String> RESULT = Set.of(LIMIT, SEPARATION, NORMAL, CONTACT, MTV);
    private static final List<String> NAMES = List.of("A", "B");
    static final String LOCAL = " local";

    private final ShapeSource a;
    private final ShapeSource b;

    private PairText(ShapeSource a, ShapeSource b) {
        this.a = a;
        this.b = b;
    }

    /**
     * Records a pair at its current poses.
     *
     * @param a the first shape, placed, not empty; copied
     * @param b the second shape, placed, not empty; copied
     * @return a new instance
     * @throws IllegalArgumentException if a shape has no vertex
     */
    public static PairText of(PlacedPolygon a, PlacedPolygon b) {
        return new PairText(ShapeSource.of(Objects.requireNonNull(a, "a")),
                ShapeSource.of(Objects.requireNonNull(b, "b")));
    }

    /**
     * Reads a pair.
     *
     * @param text lines as described above, in any order
     * @return a new instance
     * @throws IllegalArgumentException if the text is malformed, a line appears twice, a shape is missing, is not a
     *     convex polygon with its corners in counter-clockwise order, or has two lines that contradict each other; the
     *     message names the line and the fault
     */
    public static PairText read(String text) {
        ShapeLines[] shapes = {new ShapeLines(NAMES.get(0)), new ShapeLines(NAMES.get(1))};
        String[] lines = Objects.requireNonNull(text, "text").split("\\R", -1);
        for (int i = 0; i < lines.length; i++) {
            if (!lines[i].isBlank()) {
                read(lines[i], i + 1, shapes);
            }
        }
        return new PairText(shapes[0].source(), shapes[1].source());
    }

    private static void read(String line, int number, ShapeLines[] shapes) {
        int colon = line.indexOf(':');
        String label = (colon < 0 ? line : line.substring(0, colon)).strip();
        if (colon >= 0 && RESULT.contains(label)) {
            return;
        }
        boolean isLocal = label.endsWith(LOCAL);
        int shape = NAMES.indexOf(isLocal ? label.substring(0, label.length() - LOCAL.length()) : label);
        if (colon < 0 || shape < 0) {
            throw new IllegalArgumentException("Line " + number + ": expected 'A:', 'A local:', 'B:' or 'B local:'"
                    + " instead of '" + label.split("\\s")[0] + "'");
        }
        if (shapes[shape].has(isLocal)) {
            throw new IllegalArgumentException("Line " + number + ": there is a line '" + label
                    + ":' before; delete one of them");
        }
        shapes[shape].read(new WellKnownTextReader(line, number, colon + 2), isLocal);
    }

    /**
     * Places the first shape.
     *
     * @return a new instance that the caller owns
     */
    public PlacedPolygon a() {
        return a.place();
    }

    /**
     * Places the second shape.
     *
     * @return a new instance that the caller owns
     */
    public PlacedPolygon b() {
        return b.place();
    }

    /**
     * {@return the text that {@link #read} reads, the same in every locale}
     * It has four lines, two for each shape, without a line break at the end.
     */
    @Override
    public String toString() {
        return lines(0, a) + '\n' + lines(1, b);
    }

    private static String lines(int shape, ShapeSource source) {
        String name = NAMES.get(shape);
        return name + ": " + WellKnownText.world(source.place()) + '\n' + name + LOCAL + ": "
                + WellKnownText.local(source);
    }
}
