package org.jmesat.internal.project;

import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.VertexBuffer;
import java.util.Arrays;
import org.jmesat.projection.ProjectionMode;

/**
 * The point groups of a geometry that shows sprites: a flat one for each convex piece of what is visible. They are
 * found again when mesh, texture coordinates, material or image change, not when the geometry moves or turns.
 */
final class SpriteGroups {
    /** Appended to the reason why something is not a sprite. */
    private static final String PARTS_INSTEAD = ", so that the hulls of its parts collide instead of visible pixels";

    /** Appended to the reason why there is only a hull. */
    private static final String HULL_INSTEAD = ", so that its hull collides instead";

    private final SpriteTexture texture = new SpriteTexture();
    private final PointGroups groups = new PointGroups();
    private final SpriteQuads quads = new SpriteQuads();
    private PointGroups sliced;
    /** Null while there are no outlines. */
    private SpriteImage image;
    private final BufferRevision texCoords = new BufferRevision();
    /** The buffer that has their data: the same, or that of interleaved data. */
    private final BufferRevision texCoordData = new BufferRevision();
    private boolean stale = true;
    private int shapeVersion = -1;
    private ProjectionMode mode;
    private boolean isSprite;
    private String problem;

    /**
     * Checks what decides about the pieces besides the vertices; true if it differs from the last {@link #update}.
     * {@code reread}, or a write that the engine was told of, compares the contents of the texture coordinates.
     *
     * @param shape that of the mesh
     */
    boolean check(Geometry geometry, MeshShape shape, boolean reread, ProjectionCache cache) {
        Mesh mesh = geometry.getMesh();
        VertexBuffer buffer = mesh.getBuffer(Type.TexCoord);
        VertexBuffer holder = SpriteQuads.holder(mesh, buffer);
        stale |= texture.update(geometry.getMaterial()) | texCoords.update(buffer) | texCoordData.update(holder);
        if (image != null) {
            stale |= image.source == null;
        }
        boolean written = shape.isTexCoordWritten(holder, cache.tick());
        if ((reread || written) && !stale) {
            stale = !quads.matches(mesh, cache);
        }
        if (image != null && !stale) {
            image.checkedTick = cache.tick();
        }
        return stale;
    }

    /** The groups, if this {@link #isSprite}; the mesh has a shape of a version. */
    PointGroups update(Mesh mesh, int version, ProjectionMode newMode, ProjectionCache cache) {
        if (stale || version != shapeVersion || newMode != mode) {
            // Set at the end, since a subclass of the game's own may throw in between.
            stale = true;
            shapeVersion = version;
            mode = newMode;
            if (image != null) {
                cache.abandon();
                image = null;
            }
            find(mesh, cache);
            stale = false;
        }
        return groups;
    }

    private void find(Mesh mesh, ProjectionCache cache) {
        SpritePieces pieces = cache.spritePieces;
        String reason = texture.problem();
        reason = reason != null ? reason : quads.find(mesh, cache);
        if (reason == null) {
            image = cache.spriteImage(texture.image());
            pieces.begin(texture, image, mode == ProjectionMode.SPRITE_HULL);
            boolean added = true;
            for (int i = 0; i < quads.count() && added; i++) {
                added = pieces.add(quads.uv(i));
                quads.setEnd(i, pieces.count());
            }
            reason = added ? null : pieces.problem();
            pieces.end();
            if (added && pieces.count() > PointGroups.MOST_PARTS) {
                reason = "its sprites have " + pieces.count() + " pieces, more than " + PointGroups.MOST_PARTS;
            }
        }
        isSprite = reason == null;
        if (!isSprite) {
            problem = reason + PARTS_INSTEAD;
            return;
        }
        quads.setGroups(pieces, groups);
        problem = null;
        if (pieces.problem() != null) {
            problem = pieces.problem() + HULL_INSTEAD;
        } else if (pieces.count() == 0) {
            groups.setNone("no pixel of its texture is visible");
        }
    }

    /** Whether the geometry shows sprites; if not, {@link #problem} says why. */
    boolean isSprite() {
        return isSprite;
    }

    /** Why the pieces are not those of the visible pixels, as the rest of a sentence; or null. */
    String problem() {
        return problem;
    }

    /** The parts of the groups in a slice, as of the last {@link #update}. */
    PointGroups slice(PlaneTransform plane, double offset, PieceSettings settings) {
        sliced = sliced == null ? new PointGroups() : sliced;
        double[] row = Arrays.copyOfRange(plane.computeMatrix(), 6, 9);
        float[] xyz = new float[6 * groups.pointCount() + 48];
        int[] starts = new int[groups.count() + 1];
        int count = 0;
        for (int i = 0; i < groups.count(); i++) {
            float[] group = Arrays.copyOfRange(groups.xyz(), 3 * groups.starts()[i], 3 * groups.starts()[i + 1]);
            float[] part = keep(group, row, offset, settings.sliceFrom(), 1);
            part = keep(part, row, offset, settings.sliceTo(), -1);
            if (part.length > 0) {
                System.arraycopy(part, 0, xyz, 3 * starts[count], part.length);
                starts[count + 1] = starts[count] + part.length / 3;
                count++;
            }
        }
        if (count > 0) {
            sliced.set(xyz, Arrays.copyOf(starts, count + 1));
        } else {
            sliced.setNone(groups.count() == 0 ? groups.problem() : settings.nothingInSlice());
        }
        return sliced;
    }

    /**
     * The part of a flat convex polygon on one side of a depth, as x, y, z of its corners, after I. E. Sutherland and
     * G. W. Hodgman (1974); none if there is none.
     *
     * @param xyz the corners, in order
     * @param row the depth of a point is row[0]·x + row[1]·y + row[2]·z + offset
     * @param direction 1 to keep what is deeper than the limit (greater), −1 for the other side
     */
    private static float[] keep(float[] xyz, double[] row, double offset, double limit, int direction) {
        float[] kept = new float[2 * xyz.length];
        int n = 0;
        for (int i = 0; i < xyz.length; i += 3) {
            int j = (i + 3) % xyz.length;
            double a = direction * (depth(xyz, i, row) + offset - limit);
            double b = direction * (depth(xyz, j, row) + offset - limit);
            if (a >= 0) {
                System.arraycopy(xyz, i, kept, n, 3);
                n += 3;
            }
            if (a < 0 && b > 0 || a > 0 && b < 0) {
                double share = a / (a - b);
                for (int k = 0; k < 3; k++) {
                    kept[n++] = (float) (xyz[i + k] + share * ((double) xyz[j + k] - xyz[i + k]));
                }
            }
        }
        return Arrays.copyOf(kept, n);
    }

    private static double depth(float[] xyz, int i, double[] row) {
        return row[0] * xyz[i] + row[1] * xyz[i + 1] + row[2] * xyz[i + 2];
    }
}
