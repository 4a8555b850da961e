package org.jmesat.internal.diagnose;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jmesat.contact.Contact;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.internal.scan.LeftOut;
import org.jmesat.internal.settings.SceneSetting;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/**
 * Finds set-ups that are rarely intended: no collider, very many contacts, a backdrop that contains most of the scene,
 * a scene in another plane, a body that collides with a body below it.
 */
final class LikelyMistakes {
    /** Tiles that touch all their neighbours, corners included, have up to 4 contacts each. */
    private static final int MANY_CONTACTS = 4;
    /** The search for a backdrop needs at least this many colliders. */
    private static final int BACKDROP_COLLIDERS = 8;
    /** The least area of a backdrop, as a multiple of the median; so a heap of equal bodies has none. */
    private static final double BACKDROP_AREA = 4;
    /** The number of largest colliders among which a backdrop is searched. */
    private static final int BACKDROP_CANDIDATES = 16;

    private final CollisionWorld world;
    private final ProjectionPlane plane;
    private final Surroundings surroundings;
    private final List<Collider> colliders = new ArrayList<>();
    private final PlacedPolygon piece = new PlacedPolygon();
    /** By collider: least x and y, greatest x and y. */
    private final double[][] boxes;
    private final List<String> found = new ArrayList<>();

    LikelyMistakes(CollisionWorld world, ProjectionPlane plane, Surroundings surroundings) {
        this.world = world;
        this.plane = plane;
        this.surroundings = surroundings;
        for (Collider each : world.getColliders()) {
            if (each.getOwner() instanceof CollisionBody && !each.isRemoved() && each.getPieceCount() > 0) {
                colliders.add(each);
            }
        }
        boxes = colliders.stream().map(this::box).toArray(double[][]::new);
    }

    private double[] box(Collider collider) {
        double[] box = {Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY,
            Double.NEGATIVE_INFINITY};
        for (int i = 0; i < collider.getPieceCount(); i++) {
            collider.copyPiece(i, piece);
            box[0] = Math.min(box[0], piece.minX());
            box[1] = Math.min(box[1], piece.minY());
            box[2] = Math.max(box[2], piece.maxX());
            box[3] = Math.max(box[3], piece.maxY());
        }
        return box;
    }

    /** Each mistake as a clause; empty if none is found. */
    List<String> find(Node root) {
        if (colliders.isEmpty()) {
            findNothing(root);
        } else {
            findManyContacts();
            findBackdrop();
            findWrongPlane();
            findNested();
        }
        return found;
    }

    private void findNothing(Node root) {
        StringBuilder text = new StringBuilder("there is no collider");
        if (surroundings.markedOnly()) {
            text.append(": discovery is MARKED_ONLY, and no spatial is marked");
        }
        Node gui = surroundings.guiNode();
        if (gui != null && gui != root) {
            int[] count = {0};
            SceneOverview.forEachGeometry(gui, geometry -> {
                // Most applications have text and jME's statistics there.
                boolean isText = LeftOut.textReason(geometry.getParent()) != null;
                count[0] += isText || "StatsDarken".equals(geometry.getName()) ? 0 : 1;
            });
            if (count[0] > 0) {
                text.append("; the GUI node has ").append(count[0]).append(count[0] == 1 ? " geometry" : " geometries")
                        .append(", which collide if it is the root");
            }
        }
        found.add(text.toString());
    }

    private void findManyContacts() {
        int contacts = world.getContacts().size();
        if (contacts >= MANY_CONTACTS * colliders.size()) {
            found.add(colliders.size() + " colliders have " + contacts + " contacts: "
                    + (surroundings.markedOnly() ? "keep bodies apart by layers or filters if they need not collide"
                            : "set " + (surroundings.isByScene(SceneSetting.DISCOVERY)
                                    ? "the user data " + SceneSetting.DISCOVERY.key() : "discovery")
                                    + " to MARKED_ONLY if not every geometry should collide"));
        }
    }

    /** A box that contains more than half of the centres contains the median of x and that of y. */
    private void findBackdrop() {
        int count = colliders.size();
        if (count < BACKDROP_COLLIDERS) {
            return;
        }
        double[] x = Arrays.stream(boxes).mapToDouble(box -> (box[0] + box[2]) / 2).toArray();
        double[] y = Arrays.stream(boxes).mapToDouble(box -> (box[1] + box[3]) / 2).toArray();
        double medianX = median(x);
        double medianY = median(y);
        double largeArea = BACKDROP_AREA * median(Arrays.stream(boxes).mapToDouble(LikelyMistakes::area).toArray());
        List<Collider> candidates = IntStream.range(0, count).boxed()
                .filter(i -> !colliders.get(i).isTrigger() && area(boxes[i]) > largeArea
                        && boxes[i][0] <= medianX && medianX <= boxes[i][2]
                        && boxes[i][1] <= medianY && medianY <= boxes[i][3])
                .sorted(Comparator.comparingDouble((Integer i) -> area(boxes[i])).reversed()).limit(BACKDROP_CANDIDATES)
                .map(colliders::get).toList();
        for (Collider each : candidates) {
            boolean[] inside = findInside(each, x, y);
            int contained = 0;
            for (int i = 0; i < count; i++) {
                boolean other = colliders.get(i) != each && inside[i];
                contained += other && world.getContact(each, colliders.get(i)) != null ? 1 : 0;
            }
            if (2 * contained > count) {
                found.add(each.getOwner() + " contains the centres of " + contained + " of " + count
                        + " colliders: disable its collider if it is a floor or a backdrop");
                return;
            }
        }
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    private static double area(double[] box) {
        return (box[2] - box[0]) * (box[3] - box[1]);
    }

    private boolean[] findInside(Collider collider, double[] x, double[] y) {
        boolean[] inside = new boolean[x.length];
        for (int p = 0; p < collider.getPieceCount(); p++) {
            collider.copyPiece(p, piece);
            for (int i = 0; i < x.length; i++) {
                inside[i] |= contains(piece, x[i], y[i]);
            }
        }
        return inside;
    }

    private static boolean contains(PlacedPolygon piece, double x, double y) {
        for (int i = 0, last = piece.count() - 1; i < piece.count(); last = i++) {
            double x0 = piece.x()[last];
            double y0 = piece.y()[last];
            if ((piece.x()[i] - x0) * (y - y0) - (piece.y()[i] - y0) * (x - x0) < 0) {
                return false;
            }
        }
        return piece.count() > 2;
    }

    private void findWrongPlane() {
        String text = new PlaneGuess(plane, surroundings.isByScene(SceneSetting.PLANE), colliders, boxes).write();
        if (text != null) {
            found.add(text);
        }
    }

    private void findNested() {
        int count = 0;
        String first = null;
        for (Contact<Collider> contact : world.getContacts()) {
            if (contact.getA().getOwner() instanceof CollisionBody a
                    && contact.getB().getOwner() instanceof CollisionBody b) {
                boolean aIsAbove = isAbove(a.getSpatial(), b.getSpatial());
                if (aIsAbove || isAbove(b.getSpatial(), a.getSpatial())) {
                    first = first != null ? first : aIsAbove ? b + " is below " + a : a + " is below " + b;
                    count++;
                }
            }
        }
        if (count > 0) {
            found.add(first + " and collides with it" + (count == 1 ? "" : " (" + count + " such pairs)")
                    + ": give both the same negative group to keep them apart");
        }
    }

    private static boolean isAbove(Spatial spatial, Spatial other) {
        Spatial above = other;
        while (above != null && above != spatial) {
            above = above.getParent();
        }
        return above == spatial;
    }
}
