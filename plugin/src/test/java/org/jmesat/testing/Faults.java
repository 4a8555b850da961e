package org.jmesat.testing;

import com.jme3.math.Quaternion;
import com.jme3.math.Transform;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.control.Control;
import com.jme3.scene.shape.Box;
import java.util.Collection;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import org.jmesat.control.ColliderControl;
import org.jmesat.projection.ProjectionMode;

/**
 * Spatials, meshes and Controls of a game's own classes that throw now and then from almost each method that a tick
 * calls. They throw only while {@linkplain #arm armed}, so that the engine itself is not disturbed.
 */
public final class Faults {
    private final Random random;
    private final boolean withErrors;
    /** The chance that a call throws is one in this number; 0 for never. */
    private int rarity;
    private boolean armed;
    private final TreeMap<String, Integer> thrown = new TreeMap<>();

    public Faults(Random random, boolean withErrors) {
        this.random = random;
        this.withErrors = withErrors;
    }

    /** Sets how rarely a call throws: once in so many calls; 0 for never. */
    public void setRarity(int rarity) {
        this.rarity = rarity;
    }

    /** Lets the methods throw, or not. */
    public void arm(boolean arm) {
        armed = arm;
    }

    /** The number of exceptions thrown, by place. */
    public TreeMap<String, Integer> thrown() {
        return thrown;
    }

    /** Throws something now and then. */
    public void at(String place) {
        if (!armed || rarity == 0 || random.nextInt(rarity) > 0) {
            return;
        }
        thrown.merge(place, 1, Integer::sum);
        switch (random.nextInt(withErrors ? 6 : 4)) {
            case 0 -> throw new IllegalStateException(place);
            case 1 -> throw new NullPointerException(place);
            case 2 -> throw new IndexOutOfBoundsException(place);
            case 3 -> throw new Unspeakable();
            case 4 -> throw new AssertionError(place);
            default -> throw new NoClassDefFoundError(place);
        }
    }

    private static final class Unspeakable extends RuntimeException {
        private static final long serialVersionUID = 1;

        @Override
        public String toString() {
            throw new IllegalStateException("no words");
        }
    }

    /** A node that throws. */
    public final class FaultyNode extends Node {
        public FaultyNode(String name) {
            super(name);
        }

        @Override
        public int getNumControls() {
            at("node.getNumControls");
            return super.getNumControls();
        }

        @Override
        public Control getControl(int i) {
            at("node.getControl");
            return super.getControl(i);
        }

        @Override
        public Collection<String> getUserDataKeys() {
            at("node.getUserDataKeys");
            return super.getUserDataKeys();
        }

        @Override
        public <T> T getUserData(String key) {
            at("node.getUserData");
            return super.getUserData(key);
        }

        @Override
        public Bucket getLocalQueueBucket() {
            at("node.getLocalQueueBucket");
            return super.getLocalQueueBucket();
        }

        @Override
        public Bucket getQueueBucket() {
            at("node.getQueueBucket");
            return super.getQueueBucket();
        }

        @Override
        public Transform getWorldTransform() {
            at("node.getWorldTransform");
            return super.getWorldTransform();
        }

        @Override
        public List<Spatial> getChildren() {
            at("node.getChildren");
            return super.getChildren();
        }

        @Override
        public int getQuantity() {
            at("node.getQuantity");
            return super.getQuantity();
        }

        @Override
        public Spatial getChild(int i) {
            at("node.getChild");
            return super.getChild(i);
        }

        @Override
        public Node getParent() {
            at("node.getParent");
            return super.getParent();
        }

        @Override
        public String getName() {
            at("node.getName");
            return super.getName();
        }
    }

    /** A geometry that throws. */
    public final class FaultyGeometry extends Geometry {
        public FaultyGeometry(String name, Mesh mesh) {
            super(name, mesh);
        }

        @Override
        public int getNumControls() {
            at("geometry.getNumControls");
            return super.getNumControls();
        }

        @Override
        public Control getControl(int i) {
            at("geometry.getControl");
            return super.getControl(i);
        }

        @Override
        public Collection<String> getUserDataKeys() {
            at("geometry.getUserDataKeys");
            return super.getUserDataKeys();
        }

        @Override
        public <T> T getUserData(String key) {
            at("geometry.getUserData");
            return super.getUserData(key);
        }

        @Override
        public Bucket getLocalQueueBucket() {
            at("geometry.getLocalQueueBucket");
            return super.getLocalQueueBucket();
        }

        @Override
        public Bucket getQueueBucket() {
            at("geometry.getQueueBucket");
            return super.getQueueBucket();
        }

        @Override
        public Transform getWorldTransform() {
            at("geometry.getWorldTransform");
            return super.getWorldTransform();
        }

        @Override
        public Vector3f getWorldTranslation() {
            at("geometry.getWorldTranslation");
            return super.getWorldTranslation();
        }

        @Override
        public Quaternion getWorldRotation() {
            at("geometry.getWorldRotation");
            return super.getWorldRotation();
        }

        @Override
        public Mesh getMesh() {
            at("geometry.getMesh");
            return super.getMesh();
        }

        @Override
        public Node getParent() {
            at("geometry.getParent");
            return super.getParent();
        }

        @Override
        public String getName() {
            at("geometry.getName");
            return super.getName();
        }
    }

    /** A cube's mesh that throws. */
    public final class FaultyMesh extends Box {
        public FaultyMesh() {
            super(0.5f, 0.5f, 0.5f);
        }

        @Override
        public VertexBuffer getBuffer(Type type) {
            at("mesh.getBuffer");
            return super.getBuffer(type);
        }

        @Override
        public int getVertexCount() {
            at("mesh.getVertexCount");
            return super.getVertexCount();
        }

        @Override
        public Mode getMode() {
            at("mesh.getMode");
            return super.getMode();
        }
    }

    /** A collider's settings that throw. */
    public final class FaultyControl extends ColliderControl {
        @Override
        public boolean isEnabled() {
            at("control.isEnabled");
            return super.isEnabled();
        }

        @Override
        public ProjectionMode getMode() {
            at("control.getMode");
            return super.getMode();
        }

        @Override
        public boolean isContinuous() {
            at("control.isContinuous");
            return super.isContinuous();
        }

        @Override
        public String getLayers() {
            at("control.getLayers");
            return super.getLayers();
        }

        @Override
        public boolean isTrigger() {
            at("control.isTrigger");
            return super.isTrigger();
        }
    }
}
