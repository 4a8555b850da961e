package org.jmesat.internal.project;

import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jmesat.internal.geometry.ConvexHull;

/**
 * What projections share: the vertices of each mesh in use, and the scratch storage.
 */
public final class ProjectionCache {
    private static final int LEAST_PRUNED = 64;

    private final Map<Mesh, MeshShape> shapes = new IdentityHashMap<>();
    private final MeshTable meshes = new MeshTable(LEAST_PRUNED);
    /** What is shared by meshes that draw the same. */
    private final Map<DrawnShape, DrawnShape> drawn = new HashMap<>();
    private final MeshVertices reader = new MeshVertices();
    private final ConvexHull hull = new ConvexHull();
    private float[] projected = new float[64];
    private int pruneAt = LEAST_PRUNED;
    private boolean abandoned;
    private long tick;

    /** Creates an empty cache. */
    public ProjectionCache() {
    }

    /** Begins a tick: each mesh is looked at again when it is next asked for. */
    public void beginTick() {
        tick++;
    }

    /** Ends a tick: if somebody has let go of a mesh, those that nobody has asked for in this tick are forgotten. */
    public void endTick() {
        if (abandoned) {
            forgetOlderThan(tick);
            abandoned = false;
        }
    }

    /** Notes that somebody has let go of a mesh. */
    public void abandon() {
        abandoned = true;
    }

    /** Makes the cache read a mesh again when it is next asked for. A mesh that is not cached, or null, is ignored. */
    public void forget(Mesh mesh) {
        MeshShape shape = shapes.remove(mesh);
        if (shape != null) {
            shape.retire();
        }
    }

    private void forgetOlderThan(long oldest) {
        shapes.values().removeIf(shape -> {
            boolean old = shape.isOlderThan(oldest);
            if (old) {
                shape.retire();
            }
            return old;
        });
        forgetDrawn();
        pruneAt = Math.max(LEAST_PRUNED, 2 * shapes.size());
    }

    private void forgetDrawn() {
        drawn.clear();
        for (MeshShape shape : shapes.values()) {
            if (shape.drawn().isShared()) {
                drawn.put(shape.drawn(), shape.drawn());
            }
        }
    }

    long tick() {
        return tick;
    }

    /** What was seen of each mesh that has a shape. */
    MeshTable meshes() {
        return meshes;
    }

    /** The shape of a mesh, looked at in this tick; {@code last}, which may be null, is the one that the caller had. */
    MeshShape shape(Mesh mesh, MeshShape last, boolean anew) {
        MeshShape shape = last != null && last.isOf(mesh) ? last : shapes.get(mesh);
        if (shape == null) {
            if (shapes.size() >= pruneAt) {
                // In the middle of a tick most meshes have not been asked for yet, but all were in the last.
                forgetOlderThan(tick - 1);
            }
            shape = new MeshShape(mesh, meshes);
            shapes.put(mesh, shape);
        }
        shape.check(this, anew);
        return shape;
    }

    /**
     * Reads what a mesh draws. {@code last} is the result of the last reading, or null. It is filled again unless it is
     * shared: a mesh that has changed once may change in each tick.
     */
    DrawnShape read(Mesh mesh, DrawnShape last) {
        reader.read(mesh);
        DrawnShape read = last == null || last.isShared() ? new DrawnShape() : last;
        read.read(reader);
        if (last != null) {
            return read;
        }
        read.setShared();
        if (drawn.size() >= LEAST_PRUNED + 2 * shapes.size()) {
            // Meshes that are forgotten again and again leave theirs behind.
            forgetDrawn();
        }
        DrawnShape equal = drawn.putIfAbsent(read, read);
        return equal == null ? read : equal;
    }

    /** Reads the pose that skinning and morphing give a geometry now; valid until the next reading. */
    MeshVertices readPose(Geometry geometry) {
        reader.read(geometry);
        return reader;
    }

    /** Scratch for x and y of that many points. */
    float[] projected(int count) {
        if (projected.length < 2 * count) {
            projected = new float[3 * count];
        }
        return projected;
    }

    ConvexHull hull() {
        return hull;
    }
}
