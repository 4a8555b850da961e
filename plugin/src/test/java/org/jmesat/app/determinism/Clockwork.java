package org.jmesat.app.determinism;

import com.jme3.math.Quaternion;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Quad;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.CollisionScene;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.testing.InPlane;

/**
 * A deterministic scene: all transforms are exact binary floats or results of divisions, never of a sine, which may
 * differ between machines. Spatials are nested, attached and detached, filtered, bodies and triggers, and push each
 * other.
 *
 * <p>The scene can be in any plane. The engine sums the terms of a rotated position in another order along each axis,
 * so the events of all planes are equal to the last bit only with level nodes, whose rotations are half turns.
 */
final class Clockwork {
    private static final int GROUPS = 32;
    private static final float STEP = 1f / 32;

    /** Half angles whose sine and cosine are sides of Pythagorean triangles. */
    private static final float[][] TURNS = {
        {0, 1}, {0.28f, 0.96f}, {0.6f, 0.8f}, {0.8f, 0.6f}, {0.96f, 0.28f}, {1, 0}, {0.96f, -0.28f}, {0.8f, -0.6f},
    };

    private static final float[] SIZES = {1, 1.25f, 1.5f, 1.25f, 1, 0.75f};

    private final CollisionScene scene;
    private final InPlane in;
    private final boolean level;
    private final List<Node> groups = new ArrayList<>();
    private final List<Geometry> leaves = new ArrayList<>();
    private final Mesh kite;
    private long seed = 20260131;
    private int tick;

    Clockwork(CollisionScene scene, InPlane in, boolean level) {
        this.scene = scene;
        this.in = in;
        this.level = level;
        kite = in.mesh(kite());
        for (int i = 0; i < GROUPS; i++) {
            groups.add(group(i));
        }
        for (int i = 0; i < GROUPS; i++) {
            if (i % 4 == 3) {
                groups.get(i - 1).attachChild(groups.get(i));
            }
        }
        place();
        scene.step(() -> groups.stream().filter(group -> group.getParent() == null)
                .forEach(scene.root()::attachChild));
        scene.run().duringUpdate(this::advance);
    }

    private static Mesh kite() {
        Mesh mesh = new Mesh();
        mesh.setBuffer(Type.Position, 3, new float[] {0, -1, 0, 0.5f, 0.25f, 0, 0, 0.75f, 0, -0.5f, 0.25f, 0});
        mesh.setBuffer(Type.Index, 3, new short[] {0, 1, 2, 0, 2, 3});
        mesh.updateBound();
        return mesh;
    }

    private Node group(int number) {
        Node group = new Node("group " + number);
        for (int i = 0; i <= number % 3; i++) {
            Mesh mesh = switch (number % 4) {
                case 0 -> in.mesh(new Box(0.5f, 0.25f, 0.5f));
                case 1 -> kite;
                case 2 -> in.mesh(new Quad(1, 0.5f));
                default -> in.mesh(new Box(0.375f, 0.375f, 0.125f));
            };
            Geometry leaf = scene.geometry("leaf " + number + "." + i, mesh, 0, 0);
            leaf.setLocalTranslation(in.vector(next(64) * STEP, next(64) * STEP, 0));
            leaves.add(leaf);
            group.attachChild(leaf);
        }
        if (number % 2 == 0) {
            ColliderControl control = new ColliderControl();
            control.setMode(number % 3 == 0 ? ProjectionMode.SINGLE_HULL : ProjectionMode.HULL_PER_GEOMETRY);
            control.setTrigger(number % 5 == 0);
            control.setFixed(number % 8 == 0);
            control.setGroup(number % 7 == 0 ? -1 : 0);
            group.addControl(control);
        }
        if (number % 3 == 0) {
            group.addControl(new CollisionScript() {
                @Override
                public void onCollisionStay(CollisionEvent event) {
                    event.pushOut(0.25f);
                }
            });
        }
        return group;
    }

    /** A pseudo-random sequence that is the same on every machine. */
    private int next(int bound) {
        seed = seed * 6364136223846793005L + 1442695040888963407L;
        return (int) (seed >>> 33) % bound;
    }

    private static Quaternion turn(int number, boolean flat) {
        float[] turn = TURNS[Math.floorMod(number, TURNS.length)];
        return flat ? new Quaternion(0, 0, turn[0], turn[1]) : new Quaternion(turn[0], 0, 0, turn[1]);
    }

    private void place() {
        for (Node group : groups) {
            group.setLocalTranslation(in.vector(next(256) * STEP, next(256) * STEP, next(8)));
        }
    }

    /** Detaches every other group, with its children, for some ticks. */
    private void takeOutOrPutBack() {
        Node group = groups.get(2 * next(GROUPS / 2));
        if (!group.removeFromParent()) {
            scene.root().attachChild(group);
        }
    }

    private void advance() {
        tick++;
        for (int i = 0; i < groups.size(); i++) {
            Node group = groups.get(i);
            group.move(in.vector((next(17) - 8) * STEP, (next(17) - 8) * STEP, 0));
            group.setLocalRotation(
                    in.rotation(level ? new Quaternion(0, 0, i % 2, 1 - i % 2) : turn(tick / 2 + i, true)));
            group.setLocalScale(
                    in.scale(SIZES[(tick / 3 + i) % SIZES.length], SIZES[(tick / 5 + i) % SIZES.length], 1));
        }
        for (int i = tick % 3; i < leaves.size(); i += 3) {
            leaves.get(i).setLocalRotation(
                    in.rotation(turn(tick + i, true).mult(turn(tick / 4 + i, i % 5 != 0))));
        }
        if (tick % 4 == 0) {
            takeOutOrPutBack();
        }
        if (tick % 16 == 0) {
            place();
        }
    }
}
