package org.jmesat.projection;

/** How the geometries of a collider become convex polygons. */
public enum ProjectionMode {
    /** One piece for each geometry: the convex hull of its silhouette. */
    HULL_PER_GEOMETRY,
    /** One piece for all: the convex hull of every silhouette together. */
    SINGLE_HULL;

    /** Kept, since values() makes a copy each time, and names in user data are looked up each tick. */
    private static final ProjectionMode[] MODES = values();

    /**
     * Finds a mode by its name, as saved in a scene or written in user data.
     *
     * @param name the name, case-sensitive; may be null
     * @return the mode, or {@link #HULL_PER_GEOMETRY} when no mode has that name
     */
    public static ProjectionMode named(String name) {
        for (ProjectionMode mode : MODES) {
            if (mode.name().equals(name)) {
                return mode;
            }
        }
        return HULL_PER_GEOMETRY;
    }
}
