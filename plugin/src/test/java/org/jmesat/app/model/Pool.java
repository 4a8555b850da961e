package org.jmesat.app.model;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jmesat.projection.ProjectionPlane;

/** The spatials of the storm, inside and outside the scene, and the spatials released from it. */
final class Pool {
    private static final int MOST = 44;
    private static final int MOST_NODES = 14;
    private static final int LEAST_NODES = 6;
    private static final int LEAST_GEOMETRIES = 16;
    private static final int SIDE = 7;

    private final Lattice lattice;
    private final SplittableRandom random;
    private final List<Spatial> all = new ArrayList<>();
    private final List<WeakReference<Spatial>> gone = new ArrayList<>();
    private int named;

    Pool(Lattice lattice, SplittableRandom random) {
        this.lattice = lattice;
        this.random = random;
    }

    boolean isFull() {
        return all.size() >= MOST;
    }

    Spatial any() {
        return all.get(random.nextInt(all.size()));
    }

    Node anyNode() {
        while (true) {
            if (any() instanceof Node node) {
                return node;
            }
        }
    }

    Geometry anyGeometry() {
        while (true) {
            if (any() instanceof Geometry geometry) {
                return geometry;
            }
        }
    }

    Geometry newGeometry() {
        Geometry geometry = new Geometry("g" + named++, lattice.mesh(random.nextInt(lattice.shapeCount())));
        move(geometry);
        all.add(geometry);
        return geometry;
    }

    Node newNode() {
        Node node = new Node("n" + named++);
        all.add(node);
        return node;
    }

    /** Moves a spatial into the crowd or, sometimes, beside it. */
    void move(Spatial spatial) {
        int side = spatial instanceof Node ? 2 : SIDE;
        boolean far = spatial instanceof Geometry && random.nextInt(4) == 0;
        int x = far ? (random.nextBoolean() ? -SIDE : 2 * SIDE) : random.nextInt(side);
        spatial.setLocalTranslation(
                lattice.plane().toWorld(x, random.nextInt(side), random.nextInt(3), new Vector3f()));
    }

    /** A direction in the plane, in quarter turns from +X. */
    Vector3f direction(int quarters) {
        return lattice.direction(quarters);
    }

    void remesh(Geometry geometry) {
        geometry.setMesh(lattice.mesh(random.nextInt(lattice.shapeCount())));
    }

    void turn(Spatial spatial) {
        boolean odd = random.nextInt(3) == 0;
        spatial.setLocalRotation(lattice.rotation(2 * random.nextInt(2) + (odd ? 1 : 0)));
    }

    /** Moves the spatials to another plane, at the same places. */
    void setPlane(ProjectionPlane plane) {
        Lattice from = new Lattice(lattice);
        lattice.setPlane(plane);
        all.forEach(each -> lattice.convert(each, from));
    }

    /** Puts spatials that handlers moved back onto the lattice. */
    void round() {
        for (Spatial each : all) {
            Vector3f place = each.getLocalTranslation();
            each.setLocalTranslation(Math.round(place.x), Math.round(place.y), Math.round(place.z));
        }
    }

    /** A copy of a spatial with its subtree and Controls; null if the pool is full. */
    Spatial copy(Spatial spatial) {
        List<Spatial> below = subtree(spatial);
        long nodes = all.stream().filter(Node.class::isInstance).count()
                + below.stream().filter(Node.class::isInstance).count();
        if (all.size() + below.size() > MOST || nodes > MOST_NODES) {
            return null;
        }
        Spatial copy = spatial.clone();
        for (Spatial each : subtree(copy)) {
            each.setName(each.getName().charAt(0) + "" + named++);
            all.add(each);
        }
        return copy;
    }

    /**
     * Removes a spatial and its subtree for good, unless too few spatials would be left; returns the removed spatials.
     */
    List<Spatial> retire(Spatial spatial) {
        List<Spatial> below = subtree(spatial);
        List<Spatial> rest = new ArrayList<>(all);
        rest.removeAll(below);
        long nodes = rest.stream().filter(Node.class::isInstance).count();
        if (nodes < LEAST_NODES || rest.size() - nodes < LEAST_GEOMETRIES) {
            return List.of();
        }
        spatial.removeFromParent();
        all.removeAll(below);
        below.forEach(each -> gone.add(new WeakReference<>(each)));
        return below;
    }

    static List<Spatial> subtree(Spatial spatial) {
        List<Spatial> found = new ArrayList<>();
        spatial.depthFirstTraversal(found::add);
        return found;
    }

    /** The spatials removed since the last call. */
    List<WeakReference<Spatial>> takeGone() {
        List<WeakReference<Spatial>> taken = List.copyOf(gone);
        gone.clear();
        return taken;
    }
}
