package org.jmesat.internal.diagnose;

import java.util.List;
import org.jmesat.internal.settings.SceneSetting;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;

/**
 * Finds out whether a scene lies in another plane than that of its app state, and names the plane that fits it.
 *
 * <p>What stands on one ground is far apart along the ground and hardly along its normal, wherever its origins are and
 * however far the ground reaches. So each pair of colliders votes for the axis along which the centres of their boxes
 * are farthest apart, unless they are no farther apart than half their size. In the right plane hardly any pair votes
 * for the plane's axis. In a wrong one many do, hardly any votes for the ground's normal, and most pairs are hardly
 * apart along that: no farther than half their size, or, on hills, than a part of their distance. Pictures without
 * depth face the viewer, and in layers behind each other they look like a ground, so they do not vote. Votes need no
 * measure of the scene: something far away, such as a lamp or an arrow, has few of them; a range of depth that all
 * share, and small offsets for the drawing order, have none. A scene that is more than about three times as long as it
 * is deep is not decided, since a game seen from the side with things behind its ground looks the same.
 * {@code PlaneGuessTest} has the scenes that were considered.
 *
 * <p>Pairs that overlap in space do not vote. If most do, as the meshes of a level do that are merged by material, the
 * ground is that on which most colliders lie flat. Colliders without any area are a mistake wherever they are.
 */
final class PlaneGuess {
    /** The guess needs at least this many colliders. */
    private static final int COLLIDERS = 4;
    /** The number of colliders that vote, which limits the time of a large scene. */
    private static final int VOTERS = 64;
    /** The least share of votes for the axis of a wrong plane: one of {@code MANY}; and the most for the normal. */
    private static final int MANY = 5;
    private static final int FEW = 10;
    /** The greatest height of hills, as a part of the distance: one of {@code RELIEF}. */
    private static final int RELIEF = 8;
    /** The least length of a flat collider, in heights. Its width is at least half its length and at most twice. */
    private static final double FLAT = 4;
    /** The greatest height of a shape seen edge-on, relative to its length; rotations in jME leave about 10⁻⁷. */
    private static final double EDGE_ON = 1e-5;
    private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;
    private static final int DEPTH = 2;

    private final ProjectionPlane plane;
    private final boolean byScene;
    /** By voter and axis of the plane (x, y, depth): the centre and the size of its box. */
    private final double[][] centre;
    private final double[][] size;
    /** By voter, the length of the longest side. */
    private final double[] longest;
    /** The number of pairs whose boxes do not overlap. */
    private int separate;
    /** By axis, how many of these vote for it, and how many are hardly apart along it. */
    private final int[] votes = new int[3];
    private final int[] near = new int[3];
    private final double[] apart = new double[3];

    /**
     * The boxes are those of the colliders. {@code byScene} means that user data of the scene sets the plane, so that
     * the app state's setter has no effect.
     */
    PlaneGuess(ProjectionPlane plane, boolean byScene, List<Collider> colliders, List<BodyBox> boxes) {
        this.plane = plane;
        this.byScene = byScene;
        int count = colliders.size();
        centre = new double[Math.min(count, VOTERS)][];
        size = new double[centre.length][];
        longest = new double[centre.length];
        for (int i = 0; i < centre.length; i++) {
            // Multiples of the golden ratio meet all rows and columns of a grid, which a fixed stride may not.
            int index = count <= VOTERS ? i : (int) ((i + 1) * GOLDEN % 1 * count);
            Collider each = colliders.get(index);
            BodyBox box = boxes.get(index);
            double low = each.getMinDepth();
            double high = each.getMaxDepth();
            centre[i] = new double[] {(box.minX() + box.maxX()) / 2, (box.minY() + box.maxY()) / 2,
                (low + high) / 2};
            size[i] = new double[] {box.maxX() - box.minX(), box.maxY() - box.minY(), high - low};
            longest[i] = largest(size[i]);
        }
    }

    /** A clause that names the better plane; null if the plane fits, or none does. */
    String write() {
        int count = centre.length;
        if (count < COLLIDERS) {
            return null;
        }
        int noWidth = 0;
        int noHeight = 0;
        int noArea = 0;
        for (int i = 0; i < count; i++) {
            for (int k = 0; k < i; k++) {
                vote(i, k);
            }
            boolean narrow = size[i][0] <= EDGE_ON * size[i][1];
            boolean low = size[i][1] <= EDGE_ON * size[i][0];
            noWidth += narrow ? 1 : 0;
            noHeight += low ? 1 : 0;
            noArea += narrow || low ? 1 : 0;
        }
        if (noArea == count) {
            boolean mixed = (noHeight == count) == (noWidth == count);
            return "all colliders are seen edge-on along " + AxisNames.depth(plane) + " and have no area; "
                    + (mixed ? "another plane may fit the scene" : suggest(noHeight == count ? 1 : 0));
        }
        boolean merged = isMerged();
        int normal = merged || near[1] >= near[0] ? 1 : 0;
        if (!merged && !isGround(normal)) {
            return null;
        }
        return "the colliders extend along " + axis(1 - normal) + " and " + axis(DEPTH) + ", hardly along "
                + axis(normal) + ", and collisions ignore " + axis(DEPTH) + "; " + suggest(normal);
    }

    private void vote(int i, int k) {
        if (isPicture(i) || isPicture(k)) {
            return;
        }
        double reach = (longest[i] + longest[k]) / 4;
        boolean overlap = true;
        for (int axis = 0; axis < 3; axis++) {
            apart[axis] = Math.abs(centre[i][axis] - centre[k][axis]);
            overlap &= apart[axis] <= (size[i][axis] + size[k][axis]) / 2;
        }
        if (overlap) {
            return;
        }
        separate++;
        double most = largest(apart);
        double hardly = Math.max(reach, most / RELIEF);
        for (int axis = 0; axis < 3; axis++) {
            near[axis] += apart[axis] <= hardly ? 1 : 0;
            votes[axis] += apart[axis] > reach && apart[axis] >= most ? 1 : 0;
        }
    }

    /** Whether a collider has no depth: it faces the viewer, in a scene that is made for the plane. */
    private boolean isPicture(int i) {
        return size[i][DEPTH] <= EDGE_ON * longest[i];
    }

    private static double largest(double[] values) {
        return Math.max(values[0], Math.max(values[1], values[2]));
    }

    /**
     * Whether the colliders stand on a ground with this normal, which the plane does not see. Three boxes on a floor
     * are three pairs that do not overlap.
     */
    private boolean isGround(int normal) {
        return separate >= size.length - 1 && MANY * votes[DEPTH] >= separate && FEW * votes[normal] <= separate
                && 2 * near[normal] >= separate;
    }

    /** Whether the colliders are meshes of one level that are merged by material, and lie flat along the plane's y. */
    private boolean isMerged() {
        return 4 * separate < size.length * (size.length - 1) && 2 * countFlat() > size.length;
    }

    /** The number of colliders that are flat along the plane's y, and about as long as wide. */
    private int countFlat() {
        int flat = 0;
        for (double[] each : size) {
            double length = each[DEPTH];
            double width = each[0];
            flat += FLAT * each[1] <= length && length <= 2 * width && width <= 2 * length ? 1 : 0;
        }
        return flat;
    }

    private String axis(int index) {
        return AxisNames.of(plane, index);
    }

    /** Suggests the plane whose axis is the plane's present x or y. */
    private String suggest(int normal) {
        String name = axis(normal);
        ProjectionPlane better = name.equals("x") ? ProjectionPlane.YZ : name.equals("y") ? ProjectionPlane.XZ
                : ProjectionPlane.XY;
        return "the plane is " + plane + (byScene ? " by the user data " + SceneSetting.PLANE.key() : "") + ", and "
                + better + " may fit the scene";
    }
}
