package org.jmesat.app;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jmesat.contact.Contact;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/**
 * The contacts of a spatial at a tick, filled by {@link SatCollisionState#getContacts}. The values are copies, which
 * later ticks do not change. The caller creates an instance and reuses it; filling allocates only to grow. Normals
 * point from the spatial of the query to the other one.
 */
public final class SceneContacts {
    private final List<Contact<Collider>> found = new ArrayList<>();
    private final List<Spatial> others = new ArrayList<>();
    private long[] sinceTicks = new long[4];
    private boolean[] triggers = new boolean[4];
    /** Three for each contact: depth, and x and y of the normal. */
    private double[] numbers = new double[12];
    private long tick;
    private ProjectionPlane plane = ProjectionPlane.XY;

    /** Creates an empty store. */
    public SceneContacts() {
    }

    /** Copies the contacts of a collider, in a plane; clears this if it is null. */
    void fill(CollisionWorld world, Collider collider, ProjectionPlane newPlane) {
        clear();
        plane = newPlane;
        tick = world.getTick();
        if (collider == null) {
            return;
        }
        world.getContacts(collider, found);
        for (int i = 0; i < found.size(); i++) {
            boolean isA = found.get(i).getA() == collider;
            Collider other = isA ? found.get(i).getB() : found.get(i).getA();
            if (other.getOwner() instanceof CollisionBody body) {
                add(found.get(i), body.getSpatial(), isA ? 1 : -1);
            }
        }
        found.clear();
    }

    private void add(Contact<Collider> contact, Spatial other, int sign) {
        int i = others.size();
        if (i == sinceTicks.length) {
            sinceTicks = Arrays.copyOf(sinceTicks, 2 * i);
            triggers = Arrays.copyOf(triggers, 2 * i);
            numbers = Arrays.copyOf(numbers, 6 * i);
        }
        others.add(other);
        sinceTicks[i] = contact.getSinceTick();
        triggers[i] = contact.getA().isTrigger() || contact.getB().isTrigger();
        numbers[3 * i] = contact.getDepth();
        numbers[3 * i + 1] = sign * contact.getNormalX() + 0.0;
        numbers[3 * i + 2] = sign * contact.getNormalY() + 0.0;
    }

    /** Removes all contacts, and releases their spatials. */
    public void clear() {
        others.clear();
    }

    /** {@return the tick of these contacts; 0 before the first fill} */
    public long getTick() {
        return tick;
    }

    /** {@return the number of contacts (≥0)} */
    public int size() {
        return others.size();
    }

    /**
     * Returns the spatial of the opposite collider. Contacts are in the order in which these were discovered.
     *
     * @param i which contact (0 ≤ i &lt; {@link #size()})
     * @return the spatial (not null)
     * @throws IndexOutOfBoundsException if there is no such contact
     */
    public Spatial getOther(int i) {
        return others.get(i);
    }

    /**
     * Returns the tick of the contact's ENTER.
     *
     * @param i which contact (0 ≤ i &lt; {@link #size()})
     * @return the tick number (≥1)
     * @throws IndexOutOfBoundsException if there is no such contact
     */
    public long getSinceTick(int i) {
        return sinceTicks[Objects.checkIndex(i, size())];
    }

    /**
     * Returns whether one of the two is a trigger, which pushes no body.
     *
     * @param i which contact (0 ≤ i &lt; {@link #size()})
     * @return true if one is a trigger
     * @throws IndexOutOfBoundsException if there is no such contact
     */
    public boolean isTrigger(int i) {
        return triggers[Objects.checkIndex(i, size())];
    }

    /**
     * Returns the penetration depth.
     *
     * @param i which contact (0 ≤ i &lt; {@link #size()})
     * @return the depth in world units (≥0); 0 if the two only touch
     * @throws IndexOutOfBoundsException if there is no such contact
     */
    public float getDepth(int i) {
        return (float) numbers[3 * Objects.checkIndex(i, size())];
    }

    /**
     * Returns the normal of the edge of least overlap, pointing from the spatial of the query to the other.
     *
     * @param i which contact (0 ≤ i &lt; {@link #size()})
     * @param store receives the unit vector in plane coordinates
     * @return {@code store}
     * @throws IndexOutOfBoundsException if there is no such contact
     */
    public Vector2f getNormal(int i, Vector2f store) {
        int at = 3 * Objects.checkIndex(i, size());
        return store.set((float) numbers[at + 1], (float) numbers[at + 2]);
    }

    /**
     * Returns the normal like {@link #getNormal(int, Vector2f)}, in world space.
     *
     * @param i which contact (0 ≤ i &lt; {@link #size()})
     * @param store receives the unit vector
     * @return {@code store}
     * @throws IndexOutOfBoundsException if there is no such contact
     */
    public Vector3f getNormal(int i, Vector3f store) {
        int at = 3 * Objects.checkIndex(i, size());
        return plane.toWorld((float) numbers[at + 1], (float) numbers[at + 2], 0, store);
    }
}
