package org.jmesat.internal.project;

import com.jme3.math.Matrix4f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.VertexBuffer.Type;
import java.util.Objects;

/**
 * The vertices that a mesh draws, in its local coordinates: each once, however many primitives share it,
 * and none that no primitive uses. Everything the engine can store is read: every mode, index format and
 * position format, packed or interleaved.
 *
 * <p>{@link #read(Geometry)} gives the current pose of a mesh that is skinned or morphed, {@link #read(Mesh)}
 * what lies in the Position buffer.
 *
 * <p>Positions are what a vertex shader gets in {@code vec3 inPosition}: missing components are 0, a fourth
 * is ignored, normalized integers are scaled by the rule of OpenGL 4.2. Levels of detail and instancing
 * data are ignored.
 *
 * <p>A mesh that cannot be read is an ordinary result: no vertices, and {@link #problem()} says why. One
 * NaN or infinite coordinate among the vertices drawn refuses the whole mesh, for no polygon could be
 * trusted then.
 *
 * <p>An instance is made to be reused, for any number of meshes: its arrays grow to the largest mesh read,
 * and after that reading allocates nothing. It keeps no reference to a mesh. It reads the user's buffers
 * without moving their position, limit or mark. Not for use by several threads at once.
 */
final class MeshVertices {

    private final AttributeReader positions = new AttributeReader();
    private final DrawnVertices drawn = new DrawnVertices();
    private final Deformation deformation = new Deformation();
    private final LinearBlendSkinning skinning = new LinearBlendSkinning();
    private final DefectReport report = new DefectReport();
    private float[] xyz = {};
    private int count;

    /** Creates a reader that has read nothing yet: no vertices and no problem. */
    public MeshVertices() {
    }

    /**
     * Reads the vertices that a mesh (not null) draws, as they lie in its Position buffer, in time O(indices +
     * vertices). Returns their number; if it is 0, {@link #problem()} gives the reason.
     */
    public int read(Mesh mesh) {
        Objects.requireNonNull(mesh, "mesh is null");
        begin();
        return gather(mesh, mesh.getBuffer(Type.Position)) ? finish() : 0;
    }

    /**
     * Reads the vertices that the mesh of a geometry (not null) draws, in the pose that the nearest skinning and morph
     * controls on it and its ancestors give them. Returns their number; if it is 0, {@link #problem()} gives the
     * reason: a missing mesh is one. The pose is that of the armature's last update, whether a camera sees the model or
     * not and whether the processor or the graphics card skins it. A disabled control counts with the pose it left.
     *
     * <p>Costs O(indices + vertices × morph targets in use + joints). To be called by the thread that updates the
     * scene: it refreshes the armature's skinning matrices.
     */
    public int read(Geometry geometry) {
        Objects.requireNonNull(geometry, "geometry is null");
        begin();
        Mesh mesh = geometry.getMesh();
        if (mesh == null) {
            report.noMesh();
            return 0;
        }
        boolean deformed = deformation.find(geometry);
        VertexBuffer attribute = mesh.getBuffer(Type.Position);
        if (deformation.startsFromBindPose() && mesh.getBuffer(Type.BindPosePosition) != null) {
            attribute = mesh.getBuffer(Type.BindPosePosition);
        }
        boolean done = gather(mesh, attribute) && (!deformed || deform(geometry));
        deformation.clear();
        return done ? finish() : 0;
    }

    /**
     * {@return x, y, z of each vertex read, in the mesh's local coordinates} The array belongs to this instance and has
     * at least three times {@link #count()} elements. The next read overwrites or replaces it.
     */
    public float[] xyz() {
        return xyz;
    }

    /** {@return the number of distinct vertices that the mesh draws (≥0)} */
    public int count() {
        return count;
    }

    /**
     * {@return the index of a vertex in the mesh's buffers} Vertices are numbered in [0, {@link #count()}), in the
     * order in which the mesh first draws them; any other {@code i} throws an {@link IndexOutOfBoundsException}.
     */
    public int vertexIndex(int i) {
        return drawn.elements()[Objects.checkIndex(i, count)];
    }

    /**
     * {@return the kind of defect of the mesh last read; null if it is sound} Only
     * {@link MeshDefect#INDEX_OUT_OF_RANGE} can come with vertices.
     */
    public MeshDefect defect() {
        return report.defect();
    }

    /**
     * {@return the defect of the mesh last read, for a user to see; null if the mesh is sound} It is one sentence
     * without its full stop, and names the vertex or the buffer. It is made on demand and kept while the defect is the
     * same.
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

    /** The shader morphs first and skins then; a processor that skins has done so before the shader morphs. */
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

    /** Accepts the coordinates gathered if all are finite. */
    private int finish() {
        float[] coordinates = xyz;
        int length = 3 * drawn.count();
        for (int i = 0; i < length; i++) {
            if (!Float.isFinite(coordinates[i])) {
                report.notFinite(drawn.elements()[i / 3], i % 3, coordinates[i]);
                return 0;
            }
        }
        count = drawn.count();
        return count;
    }
}
