package org.jmesat.internal.diagnose;

import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jmesat.contact.Contact;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.internal.dispatch.SpatialName;
import org.jmesat.internal.scan.LeftOut;
import org.jmesat.internal.scan.SceneCollider;
import org.jmesat.internal.scan.SceneScanner;
import org.jmesat.internal.settings.SceneSetting;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/**
 * Finds set-ups of a whole scene that are rarely intended, each as a clause about its root. A saved batch, and a floor,
 * a backdrop or the hull of a level that contains most of the scene, explain their contacts, so that these are not
 * named again. Another plane changes all contacts, so no mistake after it is named.
 */
final class SceneMistakes {
    /** Tiles that touch all their neighbours, corners included, have up to 4 contacts each. */
    private static final int MANY_CONTACTS = 4;
    /** The search for a cover needs at least this many colliders, so that one holds two others or more. */
    private static final int COVER_COLLIDERS = 4;
    /** With fewer colliders, what looks like a level may be one of the parts of a model. */
    private static final int LEVEL_COLLIDERS = 8;
    /** The least area of a cover, as a multiple of the median; so a heap of equal bodies has none. */
    private static final double COVER_AREA = 4;
    /** The number of largest colliders among which covers are searched. */
    private static final int COVER_CANDIDATES = 16;
    private static final String HULL = "the hull of ";
    /** The vertices of a box. A mesh with more may have gaps that its hull fills. */
    private static final int BOX_VERTICES = 24;

    private final CollisionWorld world;
    private final SceneScanner scanner;
    private final List<Collider> colliders = new ArrayList<>();
    private final List<BodyBox> boxes = new ArrayList<>();
    /** Colliders whose contacts are explained: saved batches, and those that cover most others. */
    private final Set<Collider> explained = new HashSet<>();
    /** Why there is no collider; null if there are some, or none is expected. */
    final String none;
    private String plane;
    /** The first cover that is a level, and the first other one; null for none. */
    String level;
    String floor;

    SceneMistakes(CollisionWorld world, SceneScanner scanner, String none) {
        this.world = world;
        this.scanner = scanner;
        this.none = none;
        for (Collider each : world.getColliders()) {
            if (each.getOwner() instanceof CollisionBody && !each.isRemoved() && each.getPieceCount() > 0) {
                colliders.add(each);
                boxes.add(BodyBox.of(each));
            }
        }
    }

    /** The plane of the scene; the mistakes after it are found only if it is right. */
    String findPlane() {
        boolean byUserData = scanner.sceneSettings().get(SceneSetting.PLANE) != null;
        plane = new PlaneGuess(scanner.plane(), byUserData, colliders, boxes).write();
        if (plane == null) {
            findCovers();
        }
        return plane;
    }

    String findSavedBatch() {
        int count = 0;
        String first = null;
        for (Geometry each : SceneOverview.geometries(scanner.root())) {
            if (LeftOut.isSavedBatch(each) && scanner.hasPolygon(each)) {
                SceneCollider body = scanner.find(each);
                if (body.spatial() == each) {
                    explained.add(body.collider());
                }
                first = first != null ? first : SpatialName.of(each);
                count++;
            }
        }
        return count == 0 ? null : first + " is what a BatchNode generated before it was saved"
                + (count == 1 ? "" : " (" + count + " such geometries)") + ", and collides beside the originals";
    }

    String findManyContacts() {
        int count = 0;
        for (Contact<Collider> contact : world.getContacts()) {
            count += explained.contains(contact.getA()) || explained.contains(contact.getB()) ? 0 : 1;
        }
        int rest = colliders.size() - explained.size();
        return plane == null && rest > 0 && count >= MANY_CONTACTS * rest
                ? rest + " colliders have " + count + " contacts" : null;
    }

    /** A box that contains more than half of the centres contains the median of x and that of y. */
    private void findCovers() {
        int count = colliders.size();
        if (count < COVER_COLLIDERS) {
            return;
        }
        double[] x = new double[count];
        double[] y = new double[count];
        double[] areas = new double[count];
        for (int i = 0; i < count; i++) {
            BodyBox box = boxes.get(i);
            x[i] = (box.minX() + box.maxX()) / 2;
            y[i] = (box.minY() + box.maxY()) / 2;
            areas[i] = box.area();
        }
        double medianX = median(x);
        double medianY = median(y);
        double largeArea = COVER_AREA * median(areas);
        for (int i = 0; i < count; i++) {
            Collider each = colliders.get(i);
            boolean large = areas[i] > largeArea && !each.isTrigger() && !explained.contains(each);
            areas[i] = large && boxes.get(i).contains(medianX, medianY) ? areas[i] : 0;
        }
        int levels = 0;
        int floors = 0;
        for (int tried = 0; tried < COVER_CANDIDATES; tried++) {
            int largest = 0;
            for (int i = 1; i < count; i++) {
                largest = areas[i] > areas[largest] ? i : largest;
            }
            if (areas[largest] == 0) {
                break;
            }
            areas[largest] = 0;
            String text = writeCover(colliders.get(largest), x, y);
            boolean isLevel = text != null && text.startsWith(HULL);
            levels += isLevel ? 1 : 0;
            floors += text != null && !isLevel ? 1 : 0;
            level = isLevel && level == null ? text : level;
            floor = !isLevel && floor == null ? text : floor;
        }
        level = levels > 1 ? level + " (" + levels + " such colliders)" : level;
        floor = floors > 1 ? floor + " (" + floors + " such colliders)" : floor;
    }

    /** Writes a clause about a collider that contains the centres of most others; null if it is none. */
    private String writeCover(Collider cover, double[] x, double[] y) {
        boolean[] inside = findInside(cover, x, y);
        int contained = 0;
        int atItsDepth = 0;
        for (int i = 0; i < x.length; i++) {
            Collider each = colliders.get(i);
            if (each != cover && inside[i] && world.getContact(cover, each) != null) {
                double depth = ((double) each.getMinDepth() + each.getMaxDepth()) / 2;
                contained++;
                atItsDepth += cover.getMinDepth() <= depth && depth <= cover.getMaxDepth() ? 1 : 0;
            }
        }
        if (2 * contained <= x.length) {
            return null;
        }
        boolean isLevel = 2 * atItsDepth > contained && mayHaveGaps(((CollisionBody) cover.getOwner()).getSpatial());
        if (isLevel && x.length < LEVEL_COLLIDERS) {
            return null;
        }
        explained.add(cover);
        return (isLevel ? HULL : "") + cover.getOwner() + " contains the centres of " + contained + " of " + x.length
                + " colliders" + (isLevel ? " and fills the gaps of its mesh" : "");
    }

    /** Whether hulls stand for the meshes of a body, and the meshes are more than a quad or a box. */
    private boolean mayHaveGaps(Spatial spatial) {
        SceneCollider body = scanner.find(spatial);
        if (body == null || body.isByHand() || body.mode() != ProjectionMode.HULL_PER_GEOMETRY
                && body.mode() != ProjectionMode.SINGLE_HULL) {
            return false;
        }
        int vertices = 0;
        for (Geometry each : body.copyGeometries()) {
            vertices += each.getVertexCount();
        }
        return vertices > BOX_VERTICES;
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    private static boolean[] findInside(Collider collider, double[] x, double[] y) {
        boolean[] inside = new boolean[x.length];
        PlacedPolygon piece = new PlacedPolygon();
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

    String findNested() {
        if (plane != null) {
            return null;
        }
        int count = 0;
        String first = null;
        for (Contact<Collider> contact : world.getContacts()) {
            if (contact.getA().getOwner() instanceof CollisionBody a
                    && contact.getB().getOwner() instanceof CollisionBody b && !contact.getA().isTrigger()
                    && !contact.getB().isTrigger()) {
                boolean aIsAbove = SpatialDiagnosis.isAtOrAbove(a.getSpatial(), b.getSpatial());
                if (aIsAbove || SpatialDiagnosis.isAtOrAbove(b.getSpatial(), a.getSpatial())) {
                    first = first != null ? first : aIsAbove ? b + " is below " + a : a + " is below " + b;
                    count++;
                }
            }
        }
        return count == 0 ? null : first + " and collides with it" + (count == 1 ? "" : " (" + count + " such pairs)");
    }
}
