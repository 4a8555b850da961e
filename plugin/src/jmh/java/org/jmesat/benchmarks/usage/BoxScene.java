package org.jmesat.benchmarks.usage;

import com.jme3.material.Material;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.shape.Box;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.jmesat.control.ColliderControl;
import org.jmesat.projection.ProjectionPlane;

/**
 * Cubes of side 1 below a hundred nodes. Each has an angle in the plane, moves by up to 0.05 units a frame along each
 * axis of the plane, and bounces off the sides of a square.
 */
final class BoxScene {
    private static final long SEED = 20261122;
    private static final int BRANCHES = 100;
    private static final float HALF_SIDE = 0.5f;
    private static final float FASTEST = 0.05f;
    /** The area of the Minkowski sum of two unit squares, averaged over all angles. */
    private static final double SUM_AREA = 2 + 16 / (2 * Math.PI);

    private final ProjectionPlane plane;
    private final Node root = new Node("boxes");
    private final Geometry[] boxes;
    private final float[] speeds;
    private final float reach;
    private final Vector3f step = new Vector3f();
    private int every = 1;

    /**
     * @param count number of cubes
     * @param contacts average number of overlapping pairs (&gt;0)
     * @param ownMeshes whether each cube has its own mesh
     */
    BoxScene(int count, int contacts, boolean ownMeshes) {
        this(count, contacts, ownMeshes, ProjectionPlane.XY);
    }

    /** Creates the same scene in a plane. */
    BoxScene(int count, int contacts, boolean ownMeshes, ProjectionPlane plane) {
        this.plane = plane;
        Random random = new Random(SEED);
        Mesh shared = box();
        boxes = new Geometry[count];
        speeds = new float[2 * count];
        reach = (float) (count * Math.sqrt(SUM_AREA / (2 * contacts)) / 2);
        for (int i = 0; i < BRANCHES; i++) {
            root.attachChild(new Node("branch " + i));
        }
        for (int i = 0; i < count; i++) {
            boxes[i] = new Geometry("box " + i, ownMeshes ? box() : shared);
            boxes[i].setLocalTranslation(plane.toWorld(reach * (2 * random.nextFloat() - 1),
                    reach * (2 * random.nextFloat() - 1), 0, new Vector3f()));
            boxes[i].setLocalRotation(new Quaternion().fromAngleAxis(FastMath.TWO_PI * random.nextFloat(),
                    plane.toWorld(0, 0, 1, new Vector3f())));
            speeds[2 * i] = FASTEST * (2 * random.nextFloat() - 1);
            speeds[2 * i + 1] = FASTEST * (2 * random.nextFloat() - 1);
            ((Node) root.getChild(i * BRANCHES / count)).attachChild(boxes[i]);
        }
        update();
    }

    /** A mesh whose buffers count as uploaded, as after the first frame of a game that draws it. */
    private static Mesh box() {
        Mesh box = new Box(HALF_SIDE, HALF_SIDE, HALF_SIDE);
        box.getBufferList().forEach(VertexBuffer::clearUpdateNeeded);
        return box;
    }

    Node root() {
        return root;
    }

    Geometry box(int i) {
        return boxes[i];
    }

    ProjectionPlane plane() {
        return plane;
    }

    float reach() {
        return reach;
    }

    /** Makes a cube move as another one does from now on, until either bounces off a side. */
    void tie(Spatial cube, Spatial leader) {
        List<Geometry> all = Arrays.asList(boxes);
        System.arraycopy(speeds, 2 * all.indexOf(leader), speeds, 2 * all.indexOf(cube), 2);
    }

    void setMaterial(Material material) {
        root.setMaterial(material);
    }

    /** Marks each cube by a control of its own, as the guides advise. */
    BoxScene mark() {
        for (Geometry box : boxes) {
            box.addControl(new ColliderControl());
        }
        return this;
    }

    /** Moves one of so many cubes from now on. */
    BoxScene moveOneOf(int cubes) {
        every = cubes;
        return this;
    }

    /** Moves the cubes. */
    void move() {
        for (int i = 0; i < boxes.length; i += every) {
            Vector3f place = boxes[i].getLocalTranslation();
            speeds[2 * i] = inwards(plane.x(place), speeds[2 * i]);
            speeds[2 * i + 1] = inwards(plane.y(place), speeds[2 * i + 1]);
            boxes[i].move(plane.toWorld(speeds[2 * i], speeds[2 * i + 1], 0, step));
        }
    }

    private float inwards(float coordinate, float speed) {
        return Math.abs(coordinate + speed) > reach ? Math.copySign(speed, -coordinate) : speed;
    }

    /** Does the engine's work on a scene in each frame before drawing. */
    void update() {
        root.updateLogicalState(0);
        root.updateGeometricState();
    }
}
