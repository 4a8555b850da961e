package org.jmesat.internal.project;

import com.jme3.scene.Mesh;

/** The connected parts of a mesh, each as a group of points, read again for each version of the mesh. */
final class MeshParts {
    private PointGroups groups = new PointGroups();
    /** Versions begin at 1. */
    private int readVersion;

    /** The parts; {@code lasting} means that the mesh has never changed, and its parts are not overwritten later. */
    PointGroups find(Mesh mesh, int version, boolean lasting, ProjectionCache cache) {
        if (readVersion != version) {
            groups = groups.isLasting() ? new PointGroups() : groups;
            cache.readParts(mesh, groups);
            readVersion = version;
            if (lasting) {
                groups.setLasting();
            }
        }
        return groups;
    }
}
