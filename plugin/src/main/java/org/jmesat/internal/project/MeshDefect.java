package org.jmesat.internal.project;

/**
 * Why a mesh has no vertices to project, or fewer than its buffers promise. A defect is an ordinary
 * result of {@link MeshVertices}: the sentence that goes with it, naming the vertex or the buffer, is
 * {@link MeshVertices#problem()}.
 */
enum MeshDefect {

    /** The geometry carries no mesh. */
    NO_MESH,

    /** The mesh has no Position buffer. */
    NO_POSITIONS,

    /** A buffer that the mesh is read from was never given data, or ends before a vertex that is drawn. */
    NO_DATA,

    /**
     * A buffer's data does not fit what the buffer says of itself: the class of the data, the format,
     * the offset or the stride.
     */
    UNREADABLE_BUFFER,

    /** The mesh draws no whole primitive. */
    NOTHING_DRAWN,

    /**
     * The mesh draws vertices that its Position buffer does not have. These are left out; the others are
     * read all the same. It is the only defect that comes with vertices.
     */
    INDEX_OUT_OF_RANGE,

    /** A vertex that is drawn has a coordinate that is NaN or infinite. */
    NOT_FINITE,

    /** A vertex that is drawn follows a joint that the armature does not have. */
    NO_SUCH_JOINT
}
