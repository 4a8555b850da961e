package org.jmesat.scripts;

import com.jme3.export.JmeExporter;
import com.jme3.export.JmeImporter;
import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jmesat.control.CollisionEvent;
import org.jmesat.internal.saved.SavedFields;
import org.jmesat.projection.ProjectionPlane;

/**
 * Holds what comes from one side, and lets everything else through: a platform to jump onto from below, a gate that
 * opens one way. The first tick of a contact decides: if the shortest way out is within 45° of {@code up}, the body is
 * pushed out along {@code up} until the contact ends; otherwise it passes. Fixed colliders are not moved, nor is
 * the body that the platform is a part of.
 *
 * <p>Its spatial becomes a {@linkplain org.jmesat.control.ColliderControl#setTrigger trigger}, so that nothing else
 * pushes bodies out of it. A body that falls by more than half of its height in a tick may fall through; a
 * {@linkplain org.jmesat.control.ColliderControl#setContinuous continuous} one that would come out on the other side
 * within a tick is held.
 */
public class OneWayPlatform extends WhileTouchingScript {
    private static final Vector3f DEFAULT_UP = new Vector3f(0, 1, 0);
    /** The cosine of 45°. */
    private static final float STEEPEST = 0.70710677f;

    private volatile Vector3f up = DEFAULT_UP;
    /** Of unit length, in the plane; of length 0 if there is no such direction. */
    private Vector3f direction = new Vector3f();
    private Vector3f vector = new Vector3f();
    /** What was pushed in the present tick, and how far: a body of several colliders as far as the deepest one. */
    private List<Spatial> held = new ArrayList<>(1);
    private float[] lengths = new float[1];
    private long tick;

    /** Creates a platform that holds what comes from +Y. */
    public OneWayPlatform() {
    }

    /** {@return a copy of the direction from which bodies are held; by default (0, 1, 0)} */
    public Vector3f getUp() {
        return up.clone();
    }

    /**
     * Sets the direction from which bodies are held.
     *
     * @param up the direction in world space, of any length above 0 (copied); only its part in the plane counts, and
     *     one without such a part holds nothing. Null, NaN, infinite and zero ones are replaced by (0, 1, 0)
     */
    public void setUp(Vector3f up) {
        Vector3f finite = Limits.finite(up, DEFAULT_UP);
        this.up = finite.lengthSquared() > 0 ? finite : DEFAULT_UP;
    }

    @Override
    protected void start() {
        OwnCollider.setTrigger(getSpatial());
    }

    @Override
    protected boolean counts(CollisionEvent event) {
        return findCosine(event) >= STEEPEST;
    }

    /** Sets the direction; returns the cosine of its angle with the shortest way out of the platform. */
    private float findCosine(CollisionEvent event) {
        ProjectionPlane plane = getContext().getPlane();
        plane.toWorld(plane.x(up), plane.y(up), 0, direction).normalizeLocal();
        return event.getNormal(vector).dot(direction);
    }

    @Override
    public void onCollisionEnter(CollisionEvent event) {
        super.onCollisionEnter(event);
        if (isCounting(event)) {
            if (event.isPassThrough()) {
                event.moveToContact();
            } else {
                hold(event);
            }
        }
    }

    @Override
    public void onCollisionStay(CollisionEvent event) {
        super.onCollisionStay(event);
        if (isCounting(event)) {
            hold(event);
        }
    }

    private void hold(CollisionEvent event) {
        Spatial body = getContext().findMovable(event.getOther());
        float cosine = findCosine(event);
        if (body != null && cosine >= STEEPEST && !isWithin(getSpatial(), body)) {
            float length = event.getDepth() / cosine;
            int row = findRow(body, event.getTick());
            if (length > lengths[row]) {
                getContext().move(body, direction.multLocal(length - lengths[row]));
                lengths[row] = length;
            }
        }
    }

    private int findRow(Spatial body, long now) {
        if (tick != now) {
            tick = now;
            held.clear();
        }
        for (int i = 0; i < held.size(); i++) {
            if (held.get(i) == body) {
                return i;
            }
        }
        int row = held.size();
        if (row == lengths.length) {
            lengths = Arrays.copyOf(lengths, 2 * row);
        }
        lengths[row] = 0;
        held.add(body);
        return row;
    }

    @Override
    protected void end() {
        held.clear();
    }

    @Override
    public Object jmeClone() {
        OneWayPlatform clone = (OneWayPlatform) super.jmeClone();
        clone.direction = new Vector3f();
        clone.vector = new Vector3f();
        clone.held = new ArrayList<>(1);
        clone.lengths = new float[1];
        return clone;
    }

    @Override
    public void write(JmeExporter exporter) throws IOException {
        super.write(exporter);
        SavedVector.write(exporter.getCapsule(this), "up", up, DEFAULT_UP);
    }

    @Override
    public void read(JmeImporter importer) throws IOException {
        setUp(SavedVector.read(new SavedFields(importer, this), "up", DEFAULT_UP));
        super.read(importer);
    }
}
