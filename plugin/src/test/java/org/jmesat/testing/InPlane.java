package org.jmesat.testing;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import java.nio.FloatBuffer;
import org.jmesat.projection.ProjectionPlane;

/**
 * Converts a scene that is laid out for the XY plane to another plane, by exchanging coordinates and signs, so that
 * every number stays exact. In that plane it looks the same.
 */
public record InPlane(ProjectionPlane plane) {

    /** A position or a direction. */
    public Vector3f vector(float x, float y, float z) {
        return plane.toWorld(x, y, z, new Vector3f());
    }

    public Quaternion rotation(Quaternion rotation) {
        Vector3f axis = vector(rotation.getX(), rotation.getY(), rotation.getZ());
        return new Quaternion(axis.x, axis.y, axis.z, rotation.getW());
    }

    public Vector3f scale(float x, float y, float z) {
        return switch (plane) {
            case XY -> new Vector3f(x, y, z);
            case XZ -> new Vector3f(x, z, y);
            case YZ -> new Vector3f(z, y, x);
        };
    }

    /** Converts the positions of a mesh in place, and returns it. */
    public Mesh mesh(Mesh mesh) {
        if (plane == ProjectionPlane.XY) {
            return mesh;
        }
        convert(mesh.getFloatBuffer(Type.Position));
        mesh.getBuffer(Type.Position).setUpdateNeeded();
        mesh.updateBound();
        return mesh;
    }

    void convert(FloatBuffer positions) {
        for (int i = 0; i < positions.limit(); i += 3) {
            Vector3f position = vector(positions.get(i), positions.get(i + 1), positions.get(i + 2));
            positions.put(i, position.x).put(i + 1, position.y).put(i + 2, position.z);
        }
    }
}
