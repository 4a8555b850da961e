package org.jmesat.benchmarks.scene;

import com.jme3.math.Quaternion;
import com.jme3.math.Transform;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Cylinder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Geometries under nested nodes, spread over the plane so that none touch, with six shared meshes: prisms of 3 to 8
 * sides, seen from their ends.
 */
final class SceneTree {
    private static final float SPACING = 2;
    private static final float STEP = 0.05f;

    private final Node root = new Node("root");
    private final List<Geometry> geometries = new ArrayList<>();
    private final Mesh[] meshes = new Mesh[6];
    private final Quaternion turn = new Quaternion();
    private int frame;
    private float sum;

    /**
     * @param branches the number of children of a node at each level, as in {@code 10x10x100}
     */
    SceneTree(String branches) {
        for (int i = 0; i < meshes.length; i++) {
            meshes[i] = new Cylinder(2, 3 + i, 0.5f, 0.5f, true);
        }
        int[] counts = Arrays.stream(branches.split("x")).mapToInt(Integer::parseInt).toArray();
        grow(root, counts, 0);
        int side = (int) Math.ceil(Math.sqrt(geometries.size()));
        for (int i = 0; i < geometries.size(); i++) {
            geometries.get(i).setLocalTranslation(SPACING * (i % side), SPACING * (i / side), 0);
        }
    }

    private void grow(Node node, int[] counts, int level) {
        for (int i = 0; i < counts[level]; i++) {
            if (level + 1 < counts.length) {
                Node child = new Node("node " + i);
                node.attachChild(child);
                grow(child, counts, level + 1);
            } else {
                Geometry geometry = new Geometry("geometry " + i, meshes[geometries.size() % meshes.length]);
                node.attachChild(geometry);
                geometries.add(geometry);
            }
        }
    }

    Node root() {
        return root;
    }

    int size() {
        return geometries.size();
    }

    float x(int i) {
        return geometries.get(i).getWorldTranslation().x;
    }

    float y(int i) {
        return geometries.get(i).getWorldTranslation().y;
    }

    double cos() {
        return Math.cos(STEP * frame);
    }

    double sin() {
        return Math.sin(STEP * frame);
    }

    /** Changes each geometry's local transform and makes the engine update the world transforms. */
    void move(Motion motion) {
        if (motion != Motion.STILL) {
            float by = frame++ % 2 == 0 ? STEP : -STEP;
            turn.fromAngleAxis(STEP * frame, Vector3f.UNIT_Z);
            for (Geometry geometry : geometries) {
                geometry.move(by, by, 0);
                if (motion == Motion.TURNING) {
                    geometry.setLocalRotation(turn);
                }
            }
        }
        walk();
    }

    /** The bare walk: reads every world transform, from the root down. */
    float walk() {
        sum = 0;
        read(root);
        return sum;
    }

    private void read(Spatial spatial) {
        Transform transform = spatial.getWorldTransform();
        Vector3f translation = transform.getTranslation();
        Quaternion rotation = transform.getRotation();
        Vector3f scale = transform.getScale();
        sum += translation.x + translation.y + translation.z;
        sum += rotation.getX() + rotation.getY() + rotation.getZ() + rotation.getW();
        sum += scale.x + scale.y + scale.z;
        if (spatial instanceof Node node) {
            for (int i = 0; i < node.getQuantity(); i++) {
                read(node.getChild(i));
            }
        }
    }
}
