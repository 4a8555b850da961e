package org.jmesat.control;

import com.jme3.export.JmeExporter;
import com.jme3.export.JmeImporter;
import com.jme3.export.OutputCapsule;
import java.io.IOException;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jmesat.internal.saved.SavedFields;

/**
 * Pushes its spatial and what it collides with apart by the minimum translation vector (MTV), so that they only touch.
 *
 * <p>What moves is the spatial that carries this control, in world XY and under any parent; the colliders are it and
 * those below it, and the nearest such control counts. Two that both have a control share the way: each goes the
 * other's part of the sum of their weights. Who has none, or a disabled one, or is
 * {@linkplain ColliderControl#isFixed() fixed}, or weighs infinitely much, stays where it is, and the other goes all
 * the way. Triggers push nobody. A body pushes at ENTER and at each STAY. There are no speeds, no friction and no
 * turning: this corrects positions and does nothing else.
 *
 * <p>All MTVs of a tick were measured before the first push. Going all those ways would take a body that rests on two
 * others twice as far as it should, so each contact is measured again where its bodies are by then, and what remains is
 * pushed. A stack would still give way and shake under a load, since each of its bodies would take half of what the
 * next one needs. Two rules keep it at rest, with a single pass through the contacts:
 * <ul>
 * <li>A body that was pushed by something firm, in this tick or the last one, from within 45° of straight behind,
 * cannot give way there: its partner goes all the way, and then has something firm behind it as well. Firm are, to
 * begin with, those that stay where they are. (Shock propagation, after Guendelman, Bridson and Fedkiw, 2003.)
 * <li>A push is handed on at once to those that the body has met earlier in the tick, so that the order of the contacts
 * does not matter: a stack is as firm when it was built from the top.
 * </ul>
 * A contact with something that stays where it is does not push when last tick's other pushes will part the two anyway:
 * a box that slides over the seam between two tiles of a floor is not held up by the second one. And a body between
 * something {@linkplain ColliderControl#isFixed() fixed} and something that only the game moves stays at what is fixed.
 *
 * <p>When all events of the tick are delivered, bodies that were pushed into others that they did not touch before push
 * these on, without an event in this tick. So after a tick two bodies overlap by no more than the distance within which
 * they count as touching, unless there is no room for them, or they are part of a heap that cannot come to rest.
 *
 * <p>A contact lasts while a body is only moved against these pushes. A crate that is pressed into the floor before
 * each tick leaves what stands on it for a moment, until the floor has pushed it back; between the two there is no EXIT
 * but a STAY of depth 0. So who stands on it is in contact with it at each tick, and the tick in which he jumps has the
 * EXIT.
 *
 * <p>Costs four or five measurements for each contact in a stack at rest, and a query for each body that was pushed; in
 * a heap that cannot come to rest at most 64 for each contact and 64 for each body. Allocates nothing once warmed up.
 * The same scene gives the same positions, bit for bit.
 */
public class PushApart extends CollisionScript {
    private static final Logger LOGGER = Logger.getLogger(PushApart.class.getName());
    private static final float DEFAULT_WEIGHT = 1;

    private volatile float weight = DEFAULT_WEIGHT;
    private volatile float slop;

    /** Creates an enabled control of weight 1 and slop 0. */
    public PushApart() {
    }

    /**
     * Returns how heavy this is compared with what it meets.
     *
     * @return the weight (&gt;0, may be infinite), at first 1
     */
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

    /**
     * Returns how deep in each other two may stay.
     *
     * @return the depth in world units (≥0, finite), at first 0
     */
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
