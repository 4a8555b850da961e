package org.jmesat.internal.project;

import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.ShortBuffer;

/**
 * The defect of the last mesh read, as numbers and enums. The sentence is composed on demand and cached while the
 * defect is the same, so a mesh with a defect in every tick allocates nothing.
 */
final class DefectReport {

    private static final String[] VALUES = {"x = ", "y = ", "z = ", "the bone weight "};
    private static final int BONE_WEIGHT = 3;
    private static final Class<?>[] STORAGES =
            {ByteBuffer.class, FloatBuffer.class, ShortBuffer.class, IntBuffer.class, DoubleBuffer.class};

    private MeshDefect defect;
    private int number;
    private int limit;
    private int more;
    /** The number of vertices left out because of the defect; 0 if none is left. */
    private int leftOut;
    private float value;
    private Enum<?> first;
    private Enum<?> second;
    private String storage;

    private String text;
    /** What the text is composed of: the numbers, and the objects. */
    private final int[] textNumbers = new int[5];
    private final Object[] textObjects = new Object[4];

    /** The kind of defect, or null. */
    MeshDefect defect() {
        return defect;
    }

    void clear() {
        set(null, 0, 0, 0);
    }

    void noMesh() {
        set(MeshDefect.NO_MESH, 0, 0, 0);
    }

    void noPositions() {
        set(MeshDefect.NO_POSITIONS, 0, 0, 0);
    }

    void noData(VertexBuffer.Type type) {
        set(MeshDefect.NO_DATA, 0, 0, 0);
        first = type;
    }

    void tooShort(VertexBuffer.Type type, int elements, int vertex) {
        set(MeshDefect.NO_DATA, vertex, elements, 0);
        first = type;
    }

    void morphTooShort(int target, int elements, int vertex) {
        set(MeshDefect.NO_DATA, vertex, elements, target);
    }

    void unreadable(VertexBuffer buffer, Buffer data) {
        set(MeshDefect.UNREADABLE_BUFFER, buffer.getOffset(), buffer.getStride(), 0);
        first = buffer.getBufferType();
        second = buffer.getFormat();
        storage = storageOf(data);
    }

    void nothingDrawn(Mesh.Mode mode, int indexCount, boolean indexed, boolean countsOutdated) {
        set(MeshDefect.NOTHING_DRAWN, indexCount, indexed ? 1 : 0, countsOutdated ? 1 : 0);
        first = mode;
    }

    /** Reports a drawn vertex that does not exist; the sentence names the first one and counts the others. */
    void outOfRange(int index, int vertexCount) {
        if (defect == MeshDefect.INDEX_OUT_OF_RANGE) {
            more++;
        } else {
            set(MeshDefect.INDEX_OUT_OF_RANGE, index, vertexCount, 0);
        }
    }

    void notFinite(int vertex, int axis, float coordinate) {
        set(MeshDefect.NOT_FINITE, vertex, axis, 0);
        value = coordinate;
    }

    void weightNotFinite(int vertex, float weight) {
        notFinite(vertex, BONE_WEIGHT, weight);
    }

    /** Reports a vertex that follows a joint that does not exist; the sentence names the first one. */
    void noSuchJoint(int vertex, int joint, int jointCount) {
        if (defect != MeshDefect.NO_SUCH_JOINT) {
            set(MeshDefect.NO_SUCH_JOINT, vertex, jointCount, joint);
        }
    }

    /** Sets how many vertices are left out because of the defect, if others are left. */
    void setLeftOut(int vertices) {
        leftOut = vertices;
    }

    /** The defect as one sentence, or null. */
    String text() {
        if (defect == null) {
            return null;
        }
        boolean changed = note(0, number) | note(1, limit) | note(2, more) | note(3, leftOut)
                | note(4, Float.floatToIntBits(value));
        changed |= note(0, defect) | note(1, first) | note(2, second) | note(3, storage);
        if (changed) {
            text = compose();
        }
        return text;
    }

    private boolean note(int i, int newNumber) {
        boolean changed = textNumbers[i] != newNumber;
        textNumbers[i] = newNumber;
        return changed;
    }

    private boolean note(int i, Object object) {
        boolean changed = textObjects[i] != object;
        textObjects[i] = object;
        return changed;
    }

    private void set(MeshDefect kind, int number, int limit, int more) {
        this.defect = kind;
        this.number = number;
        this.limit = limit;
        this.more = more;
        leftOut = 0;
        value = 0;
        first = null;
        second = null;
        storage = null;
    }

    private String compose() {
        return switch (defect) {
            case NO_MESH -> "the geometry has no mesh";
            case NO_POSITIONS -> "the mesh has no Position buffer";
            case NO_DATA -> composeNoData();
            case UNREADABLE_BUFFER -> "the mesh's " + first + " buffer cannot be read: format " + second
                    + ", offset " + number + ", stride " + limit + " in a " + storage;
            case NOTHING_DRAWN -> "the mesh draws nothing: " + (more == 1
                    ? "its counts are stale; call Mesh.updateCounts after filling its buffers"
                    : "no whole primitive of mode " + first + " in " + number
                            + (limit == 1 ? " indices" : " vertices"));
            case INDEX_OUT_OF_RANGE -> "the mesh draws vertex " + Integer.toUnsignedString(number)
                    + " but has only " + counted(limit, "position")
                    + (more == 0 ? "" : " (" + (more + 1) + " such indices)");
            case NOT_FINITE -> "vertex " + number + " of the mesh has " + VALUES[limit] + value + composeLeftOut();
            case NO_SUCH_JOINT -> "vertex " + number + " of the mesh follows joint " + more
                    + " but the armature has only " + counted(limit, "joint") + composeLeftOut();
        };
    }

    private String composeLeftOut() {
        return leftOut == 0 ? "" : leftOut == 1 ? " (it is left out)" : " (" + leftOut + " such vertices are left out)";
    }

    private String composeNoData() {
        if (first != null && limit == 0) {
            return "the mesh's " + first + " buffer holds no data";
        }
        String holder = first == null ? "morph target " + more + " of the mesh" : "the mesh's " + first + " buffer";
        return holder + " ends before vertex " + number + ", which is drawn: it has only "
                + counted(limit, "element");
    }

    private static String counted(int count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }

    private static String storageOf(Buffer data) {
        for (Class<?> kind : STORAGES) {
            if (kind.isInstance(data)) {
                return kind.getSimpleName();
            }
        }
        return "buffer of another kind";
    }
}
