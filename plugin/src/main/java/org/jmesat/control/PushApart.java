package org.jmesat.control;

import com.jme3.export.JmeExporter;
import com.jme3.export.JmeImporter;
import com.jme3.export.OutputCapsule;
import java.io.IOException;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jmesat.internal.saved.SavedFields;

/**
 * Pushes its spatial and what it collides with apart until they only touch, by the minimum translation vector (MTV).
 *
 * <p><b>What moves</b> is the spatial that carries this control, in world XY and under any parent. The colliders are
 * those at and below it; of several such controls above a collider the nearest counts. A body pushes at ENTER and at
 * each STAY. Two bodies that both have a control share the way: each goes the other's part of the sum of their weights.
 * A body without a control, or with a disabled one, stays where it is, and the other goes all the way. So does one that
 * is {@linkplain ColliderControl#isFixed() fixed} or weighs infinitely much. Triggers push nobody. There are no
 * velocities, no friction and no rotation.
 *
 * <p><b>Stacks.</b> Each contact is measured again where its bodies are when its turn comes, since earlier pushes have
 * moved them. A body with something firm behind it, within 45° of straight behind, does not give way; its partner goes
 * all the way. Firm are bodies that stay where they are, and those that have a firm body behind them. So a stack comes
 * to rest, in whatever order it was built. A body that slides over the seam between two tiles of a floor is not held up
 * by the second one. A body between something {@linkplain ColliderControl#isFixed() fixed} and something that only the
 * game moves stays at the fixed one.
 *
 * <p><b>After the tick.</b> When all events are delivered, bodies that were pushed into others that they did not touch
 * before push these on, without an event in this tick. After it two bodies overlap by no more than the distance within
 * which they count as touching, unless there is no room for them, or they are part of a heap that cannot come to rest.
 * A contact lasts while a body is only moved against these pushes: a crate that is pressed into the floor before each
 * tick leaves a player who stands on it for a moment, until the floor has pushed it back. The player gets no EXIT but a
 * STAY of depth 0; the tick in which he jumps has the EXIT.
 *
 * <p><b>Cost.</b> Four or five measurements for each contact in a stack at rest, and a query for each body that was
 * pushed; in a heap that cannot come to rest at most 64 for each contact and 64 for each body. Allocates nothing once
 * warmed up. The same scene gives the same positions, bit for bit.
 */
public class PushApart extends CollisionScript {
    private static final Logger LOGGER = Logger.getLogger(PushApart.class.getName());
    private static final float DEFAULT_WEIGHT = 1;

    private volatile float weight = DEFAULT_WEIGHT;
    private volatile float slop;

    /** Creates an enabled control of weight 1 and slop 0. */
    public PushApart() {
    }

    /** {@return how heavy this is compared with what it meets (&gt;0, may be infinite), at first 1} */
    public float getWeight() {
        return weight;
    }

    /**
     * Sets how heavy this is compared with what it meets. Of two, the one of three times the weight goes a quarter of
     * the way.
     *
     * @param weight the weight (&gt;0), {@link Float#POSITIVE_INFINITY} for what nobody pushes; NaN, 0 and less are
     *     reported and taken as 1
     */
    public void setWeight(float weight) {
        if (!(weight > 0)) {
            LOGGER.log(Level.WARNING, "The weight cannot be {0}; {1} is taken",
                    new Object[] {Float.toString(weight), Float.toString(DEFAULT_WEIGHT)});
        }
        this.weight = weight > 0 ? weight : DEFAULT_WEIGHT;
    }

    /** {@return the depth that two may keep, in world units (≥0, finite); at first 0} */
    public float getSlop() {
        return slop;
    }

    /**
     * Sets how deep in each other two may stay; of two, the larger counts. Where touching is no contact
     * ({@code TouchPolicy.EXCLUSIVE}) a little slop keeps a pair at rest in contact, which would otherwise end with the
     * push. Stacks need none.
     *
     * @param slop the depth in world units (≥0, finite); anything else is reported and taken as 0
     */
    public void setSlop(float slop) {
        boolean usable = slop >= 0 && slop < Float.POSITIVE_INFINITY;
        if (!usable) {
            LOGGER.log(Level.WARNING, "The slop cannot be {0}; 0 is taken", Float.toString(slop));
        }
        this.slop = usable ? slop : 0;
    }

    @Override
    public void onCollisionEnter(CollisionEvent event) {
        event.pushApart(this);
    }

    @Override
    public void onCollisionStay(CollisionEvent event) {
        event.pushApart(this);
    }

    @Override
    public void write(JmeExporter exporter) throws IOException {
        super.write(exporter);
        OutputCapsule capsule = exporter.getCapsule(this);
        capsule.write(weight, "weight", DEFAULT_WEIGHT);
        capsule.write(slop, "slop", 0f);
    }

    @Override
    public void read(JmeImporter importer) throws IOException {
        SavedFields saved = new SavedFields(importer, this);
        setWeight(saved.readFloat("weight", DEFAULT_WEIGHT));
        setSlop(saved.readFloat("slop", 0));
        super.read(importer);
    }
}
