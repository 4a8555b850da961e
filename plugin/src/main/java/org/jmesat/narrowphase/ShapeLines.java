package org.jmesat.narrowphase;

import org.jmesat.geometry.PlacedPolygon;

/** The two lines of a {@link PairText} about one shape, either of which may be missing. */
final class ShapeLines {
    /**
     * Largest difference of the two lines, as a share of the radius; a person may have shortened the numbers of one.
     */
    private static final double SAME = 1e-6;

    private final String name;
    private ShapeSource world;
    private WellKnownTextReader worldLine;
    private ShapeSource local;
    private WellKnownTextReader localLine;

    ShapeLines(String name) {
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
    ShapeSource source() {
        if (local == null && world == null) {
            throw new IllegalArgumentException("The lines '" + name + ":' and '" + name + PairText.LOCAL
                    + ":' are both missing; give one of them");
        }
        if (world != null) {
            worldLine.place(world, local == null);
        }
        // An edit of only one line must not be ignored silently.
        if (local != null && !isSame(localLine.place(local, true))) {
            throw new IllegalArgumentException("The lines '" + name + ":' and '" + name + PairText.LOCAL
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
