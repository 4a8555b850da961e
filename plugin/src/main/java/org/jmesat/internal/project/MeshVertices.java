package org.jmesat.internal.project;

import com.jme3.math.Matrix4f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.VertexBuffer;
import java.util.Objects;
import org.jmesat.projection.ProjectionPlane;

/**
 * Reads the vertices that a mesh draws, in local coordinates: each once, and only those that a primitive uses. It
 * reads every mode, index format and position format of the engine, packed or interleaved.
 *
 * <p>{@link #read(Geometry)} gives the current pose of a skinned or morphed mesh, {@link #read(Mesh)} the contents
 * of the Position buffer.
 *
 * <p>Positions are those that a vertex shader gets in {@code vec3 inPosition}: missing components are 0, a fourth is
 * ignored, normalized integers are scaled as in OpenGL 4.2. Levels of detail and instancing data are ignored.
 *
 * <p>For a mesh that cannot be read, there are no vertices and {@link #problem()} gives the reason. A vertex with a NaN
 * or infinite coordinate is left out, which is a problem too.
 *
 * <p>Reuse one instance for any number of meshes: its arrays grow to the largest mesh, and after that reading allocates
 * nothing. It keeps no reference to a mesh, and does not change position, limit or mark of the user's buffers. Not
 * thread-safe.
 */
final class MeshVertices {

    private final AttributeReader positions = new AttributeReader();
    private final DrawnVertices drawn = new DrawnVertices();
    private final Deformation deformation = new Deformation();
    private final LinearBlendSkinning skinning = new LinearBlendSkinning();
    final DefectReport report = new DefectReport();
    private ProjectionPlane plane = ProjectionPlane.XY;
    private float[] xyz = {};
    private int count;

    /** Creates a reader that has read nothing yet: no vertices and no problem. */
    public MeshVertices() {
    }

    /** The plane in whose coordinates vertices are given. */
    ProjectionPlane plane() {
        return plane;
    }

    void setPlane(ProjectionPlane newPlane) {
        plane = newPlane;
    }

    /**
     * Reads the vertices that a mesh (not null) draws, from its Position buffer, in O(indices + vertices). Returns
     * their number; if it is 0, {@link #problem()} gives the reason.
     */
    public int read(Mesh mesh) {
        Objects.requireNonNull(mesh, "mesh is null");
        begin();
        return gather(mesh, mesh.getBuffer(Type.Position)) ? finish(false) : 0;
    }

    /**
     * Reads the vertices that the mesh of a geometry (not null) draws, in the pose given by the nearest skinning and
     * morph controls on it and its ancestors. Returns their number; if it is 0, {@link #problem()} gives the reason,
     * such as a missing mesh. The pose is that of the armature's last update, even if no camera sees the model, with
     * skinning on the CPU or the graphics card. For a disabled control it is the control's last pose.
     *
     * <p>Costs O(indices + vertices × morph targets in use + joints). Call it on the thread that updates the scene,
     * since it refreshes the armature's skinning matrices.
     */
    public int read(Geometry geometry) {
        Objects.requireNonNull(geometry, "geometry is null");
        begin();
        Mesh mesh = geometry.getMesh();
        if (mesh == null) {
            report.noMesh();
            return 0;
        }
        deformation.forgetMatrices();
        boolean deformed = deformation.find(geometry);
        boolean done = gather(mesh, positions(mesh, deformation.startsFromBindPose()))
                && (!deformed || deform(geometry));
        boolean skinned = deformation.jointMatrices() != null;
        deformation.clear();
        deformation.forgetMatrices();
        return done ? finish(skinned) : 0;
    }

    /**
     * Reads the vertices that a mesh (not null) draws, in the bind pose if a control has saved it, otherwise from the
     * Position buffer. Returns their number, as {@link #read(Mesh)} does.
     */
    public int readBindPose(Mesh mesh) {
        begin();
        VertexBuffer bindPose = mesh.getBuffer(Type.BindPosePosition);
        return gather(mesh, bindPose != null ? bindPose : mesh.getBuffer(Type.Position)) ? finish(false) : 0;
    }

    /**
     * Reads bind pose, weights and joints of a skinned mesh, in its local coordinates. Returns false if it has a
     * defect, or a position or weight that is not finite.
     */
    boolean readSkin(Mesh mesh, boolean fromBindPose) {
        begin();
        if (!gather(mesh, positions(mesh, fromBindPose)) || !skinning.gather(mesh, drawn, report)
                || report.defect() != null) {
            return false;
        }
        count = drawn.count();
        return isFinite(xyz, 3 * count) && isFinite(skinning.weights(), LinearBlendSkinning.INFLUENCES * count);
    }

    private static boolean isFinite(float[] values, int length) {
        for (int i = 0; i < length; i++) {
            if (!Float.isFinite(values[i])) {
                return false;
            }
        }
        return true;
    }

    private static VertexBuffer positions(Mesh mesh, boolean fromBindPose) {
        VertexBuffer bindPose = fromBindPose ? mesh.getBuffer(Type.BindPosePosition) : null;
        return bindPose != null ? bindPose : mesh.getBuffer(Type.Position);
    }

    /** The weights and joints that were read last. */
    LinearBlendSkinning skinning() {
        return skinning;
    }

    /**
     * {@return x, y, z of each vertex read, in the mesh's local coordinates, seen as plane coordinates} The array
     * belongs to this instance and has at least three times {@link #count()} elements. The next read overwrites or
     * replaces it.
     */
    public float[] xyz() {
        return xyz;
    }

    /** {@return the number of distinct vertices that the mesh draws (≥0)} */
    public int count() {
        return count;
    }

    /**
     * The indices in the mesh's buffers of the first {@link #count()} vertices, in the order in which the mesh first
     * draws them; must not be changed.
     */
    int[] vertexIndices() {
        return drawn.elements();
    }

    /** The greatest index of a vertex in the mesh's buffers; −1 if there are none. */
    int lastVertex() {
        return drawn.lastElement();
    }

    /** Collects the primitives of the mesh that was read last, as numbers of its vertices. */
    void collectPrimitives(Mesh mesh, DrawnPrimitives primitives) {
        primitives.clear();
        if (count > 0) {
            primitives.collect(mesh, drawn, xyz);
        }
    }

    /**
     * {@return the defect of the last mesh read as a sentence for users, or null} The sentence has no full stop, and
     * names the vertex or the buffer. It is composed on demand and cached while the defect is the same.
     */
    public String problem() {
        return report.text();
    }

    private void begin() {
        report.clear();
        count = 0;
    }

    private boolean gather(Mesh mesh, VertexBuffer attribute) {
        if (attribute == null || mesh.getBuffer(Type.Position) == null) {
            report.noPositions();
            return false;
        }
        if (!positions.open(attribute, mesh.getBuffer(Type.InterleavedData), report)) {
            return false;
        }
        drawn.collect(mesh, positions.elementCount(), report);
        int vertices = drawn.count();
        if (xyz.length < 3 * vertices) {
            xyz = new float[3 * (vertices + vertices / 2)];
        }
        positions.gather(drawn.elements(), vertices, 3, xyz);
        positions.close();
        return vertices > 0;
    }

    /** Morphs and skins: the shader morphs first, skinning on the CPU precedes morphing in the shader. */
    private boolean deform(Geometry geometry) {
        boolean morphFirst = deformation.isMorphed() && deformation.isSkinnedInShader();
        boolean morphLast = deformation.isMorphed() && !morphFirst;
        return (!morphFirst || MorphBlend.apply(geometry, drawn, xyz, report))
                && (deformation.jointMatrices() == null || skin(geometry.getMesh()))
                && (!morphLast || MorphBlend.apply(geometry, drawn, xyz, report));
    }

    private boolean skin(Mesh mesh) {
        Matrix4f[] matrices = deformation.jointMatrices();
        return skinning.apply(mesh, matrices, deformation.isSkinnedInShader(), drawn, xyz, report);
    }

    /** Leaves out the vertices that are not finite, and converts the others to plane coordinates. */
    private int finish(boolean skinned) {
        float[] coordinates = xyz;
        int vertices = drawn.count();
        for (int i = 0; i < vertices; i++) {
            int at = 3 * i;
            if (!Float.isFinite(coordinates[at]) || !Float.isFinite(coordinates[at + 1])
                    || !Float.isFinite(coordinates[at + 2])) {
                if (count == i) {
                    reportNotFinite(i, skinned);
                }
                continue;
            }
            if (count < i) {
                drawn.keep(i, count);
                System.arraycopy(coordinates, at, coordinates, 3 * count, 3);
            }
            count++;
        }
        if (count < vertices) {
            drawn.truncate(count);
            report.setLeftOut(count == 0 ? 0 : vertices - count);
        }
        if (plane != ProjectionPlane.XY) {
            convert(plane, coordinates, 0, 3 * count);
        }
        return count;
    }

    private void reportNotFinite(int vertex, boolean skinned) {
        if (report.defect() == MeshDefect.NO_SUCH_JOINT) {
            return;
        }
        int element = drawn.elements()[vertex];
        float[] weights = skinning.weights();
        int first = LinearBlendSkinning.INFLUENCES * vertex;
        for (int i = first; skinned && i < first + LinearBlendSkinning.INFLUENCES; i++) {
            if (!Float.isFinite(weights[i])) {
                report.weightNotFinite(element, weights[i]);
                return;
            }
        }
        int axis = 0;
        while (Float.isFinite(xyz[3 * vertex + axis])) {
            axis++;
        }
        report.notFinite(element, axis, xyz[3 * vertex + axis]);
    }

    /** Converts local coordinates from {@code from} to {@code to} − 1 to plane coordinates in place. */
    static void convert(ProjectionPlane plane, float[] coordinates, int from, int to) {
        for (int i = from; i < to; i += 3) {
            float x = coordinates[i];
            float y = coordinates[i + 1];
            float z = coordinates[i + 2];
            coordinates[i] = (float) plane.x(x, z);
            coordinates[i + 1] = (float) plane.y(y, z);
            coordinates[i + 2] = (float) plane.depth(x, y, z);
        }
    }
}
