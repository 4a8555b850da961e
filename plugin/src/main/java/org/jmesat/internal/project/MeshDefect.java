package org.jmesat.internal.project;

/**
 * Why a mesh has no vertices to project, or fewer than it draws. A defect is an ordinary result of
 * {@link MeshVertices}; {@link MeshVertices#problem()} is a sentence that names the vertex or buffer.
 */
enum MeshDefect {

    /** The geometry has no mesh. */
    NO_MESH,

    /** The mesh has no Position buffer. */
    NO_POSITIONS,

    /** A required buffer has no data, or ends before a vertex that is drawn. */
    NO_DATA,

    /**
     * The class of a buffer's data does not fit its format, or its offset or stride is invalid.
     */
    UNREADABLE_BUFFER,

    /** The mesh draws no whole primitive. */
    NOTHING_DRAWN,

    /** The mesh draws vertices that its Position buffer does not have. These are left out. */
    INDEX_OUT_OF_RANGE,

    /** Vertices that are drawn have a coordinate that is NaN or infinite. These are left out. */
    NOT_FINITE,

    /** Vertices that are drawn refer to a joint that the armature does not have. These are left out. */
    NO_SUCH_JOINT
}
