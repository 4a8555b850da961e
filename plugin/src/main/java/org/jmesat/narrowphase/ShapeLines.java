package org.jmesat.narrowphase;

import org.jmesat.geometry.PlacedPolygon;

/** The lines of a {@link PairText} on one of the shapes, of which one is enough. */
final class ShapeLines {
    /** Part of the radius by which the two lines may differ, as when a person shortens the numbers of one. */
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

    /** Of the two lines, the world's corners are rounded, and need not be convex to the last bit. */
    ShapeSource source() {
        if (local == null && world == null) {
            throw new IllegalArgumentException("There is neither a line '" + name + ":' nor '" + name + PairText.LOCAL
                    + ":'");
        }
        if (world != null) {
            worldLine.place(world, local == null);
        }
        // Who edits one line and not the other shall not wonder why nothing changes.
        if (local != null && !isSame(localLine.place(local, true))) {
            throw new IllegalArgumentException("The lines '" + name + ":' and '" + name + PairText.LOCAL
                    + ":' are about different shapes; leave one of them out");
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
