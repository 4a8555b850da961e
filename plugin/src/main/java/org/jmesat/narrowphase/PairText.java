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
    private static final String LOCAL = " local";
    /**
     * Largest difference of the two lines, as a share of the radius; a person may have shortened the numbers of one.
     */
    private static final double SAME = 1e-6;

    private final ShapeInput a;
    private final ShapeInput b;

    private PairText(ShapeInput a, ShapeInput b) {
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
        return new PairText(ShapeInput.of(Objects.requireNonNull(a, "a")),
                ShapeInput.of(Objects.requireNonNull(b, "b")));
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
        Lines[] shapes = {new Lines(NAMES.get(0)), new Lines(NAMES.get(1))};
        String[] lines = Objects.requireNonNull(text, "text").split("\\R", -1);
        for (int i = 0; i < lines.length; i++) {
            if (!lines[i].isBlank()) {
                read(lines[i], i + 1, shapes);
            }
        }
        return new PairText(shapes[0].input(), shapes[1].input());
    }

    private static void read(String line, int number, Lines[] shapes) {
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

    private static String lines(int shape, ShapeInput input) {
        String name = NAMES.get(shape);
        return name + ": " + WellKnownText.world(input.place()) + '\n' + name + LOCAL + ": "
                + WellKnownText.local(input);
    }

    /** The two lines about one shape, either of which may be missing. */
    private static final class Lines {
        private final String name;
        private ShapeInput world;
        private WellKnownTextReader worldLine;
        private ShapeInput local;
        private WellKnownTextReader localLine;

        Lines(String name) {
            this.name = name;
        }

        boolean has(boolean isLocal) {
            return (isLocal ? local : world) != null;
        }

        void read(WellKnownTextReader line, boolean isLocal) {
            if (isLocal) {
                localLine = line;
                local = line.read(true);
            } else {
                worldLine = line;
                world = line.read(false);
            }
        }

        /** The local line takes precedence. World corners are rounded and need not be convex to the last bit. */
        ShapeInput input() {
            if (local == null && world == null) {
                throw new IllegalArgumentException("The lines '" + name + ":' and '" + name + LOCAL
                        + ":' are both missing; give one of them");
            }
            if (world != null) {
                worldLine.place(world, local == null);
            }
            // An edit of only one line must not be ignored silently.
            if (local != null && !isSame(localLine.place(local, true))) {
                throw new IllegalArgumentException("The lines '" + name + ":' and '" + name + LOCAL
                        + ":' describe different shapes; delete one of them");
            }
            return local != null ? local : world;
        }

        private boolean isSame(PlacedPolygon placed) {
            double most = SAME * placed.radius();
            boolean same = world == null || world.xy().length == 2 * placed.count()
                    && Math.abs(world.rounding() - placed.rounding()) <= most;
            for (int i = 0; same && world != null && i < placed.count(); i++) {
                same = Math.hypot(world.xy()[2 * i] - placed.x()[i], world.xy()[2 * i + 1] - placed.y()[i]) <= most;
            }
            return same;
        }
    }
}
