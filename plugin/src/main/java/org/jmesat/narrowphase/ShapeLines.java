package org.jmesat.narrowphase;

import org.jmesat.geometry.PlacedPolygon;

/** The lines of a {@link PairText} on one of the shapes, of which one is enough. */
final class ShapeLines {
    /** Part of the radius by which the two lines may differ, as when a person shortens the numbers of one. */
    private static final double SAME = 1e-6;

    private final String name;
    private WellKnownTextReader.Shape world;
    private WellKnownTextReader worldLine;
    private ShapeSource local;

    ShapeLines(String name) {
        this.name = name;
    }

    boolean has(boolean isLocal) {
        return isLocal ? local != null : world != null;
    }

    void read(WellKnownTextReader line, boolean isLocal) {
        if (isLocal) {
            local = line.local();
        } else {
            world = line.world();
            worldLine = line;
        }
    }

    ShapeSource source() {
        if (local == null && world == null) {
            throw new IllegalArgumentException("There is neither a line '" + name + ":' nor '" + name + PairText.LOCAL
                    + ":'");
        }
        if (local == null) {
            return ofWorld();
        }
        // Who edits one line and not the other shall not wonder why nothing changes.
        if (world != null && !isSame(local.place())) {
            throw new IllegalArgumentException("The lines '" + name + ":' and '" + name + PairText.LOCAL
                    + ":' are about different shapes; leave one of them out");
        }
        return local;
    }

    private boolean isSame(PlacedPolygon placed) {
        double[] xy = world.xy();
        boolean same = xy.length == 2 * placed.count() && world.rounding() == (float) placed.rounding();
        for (int i = 0; same && i < placed.count(); i++) {
            same = Math.hypot(xy[2 * i] - placed.x()[i], xy[2 * i + 1] - placed.y()[i]) <= SAME * placed.radius();
        }
        return same;
    }

    private ShapeSource ofWorld() {
        double[] xy = world.xy();
        boolean exact = true;
        for (double coordinate : xy) {
            exact &= (float) coordinate == coordinate;
        }
        double originX = exact ? 0 : middle(0);
        double originY = exact ? 0 : middle(1);
        float[] floats = new float[xy.length];
        for (int i = 0; i < xy.length; i++) {
            floats[i] = (float) (xy[i] - (i % 2 == 0 ? originX : originY));
        }
        return new ShapeSource(worldLine.polygon(floats, world.rounding()), 0, 0,
                new Placement(originX, originY, 1, 0));
    }

    private double middle(int coordinate) {
        double least = Double.POSITIVE_INFINITY;
        double greatest = Double.NEGATIVE_INFINITY;
        for (int i = coordinate; i < world.xy().length; i += 2) {
            least = Math.min(least, world.xy()[i]);
            greatest = Math.max(greatest, world.xy()[i]);
        }
        return 0.5 * (least + greatest);
    }
}
