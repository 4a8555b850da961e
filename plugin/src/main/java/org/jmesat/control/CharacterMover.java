package org.jmesat.control;

import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import java.util.function.BiConsumer;
import org.jmesat.internal.text.Property;

/**
 * Moves its spatial by a velocity, and lets it slide along what is in the way: a character that walks, climbs stairs,
 * stands on platforms and jumps. The game sets the velocity, and asks what the character ran into:
 *
 * <pre>{@code
 * mover.getRemainingVelocity(velocity);
 * velocity.y = mover.isOnGround() && jump ? 6 : velocity.y - gravity * tpf;
 * velocity.x = 4 * direction;
 * mover.setVelocity(velocity);
 * }</pre>
 *
 * <p><b>Movement.</b> The app state moves the spatial in each tick, before the pairs are tested, in the plane and under
 * any parent; by the velocity times the length of the tick. It applies to the colliders at and below the spatial. What
 * is in the way is solid for it: all colliders that it collides with, other than triggers. It ends in no body and
 * passes through none, unless it started in it. It does not turn, and nothing else moves it: gravity and jumps are the
 * game's.
 *
 * <p><b>Ground, wall, ceiling.</b> A contact is ground if its normal is within {@linkplain #setMaxSlope the steepest
 * slope} of {@linkplain #setUp up}, ceiling if it is as near to the opposite of up, and otherwise a wall. What stands
 * on ground that moves is carried along. {@link #isOnGround()} and the methods beside it tell what the last tick found;
 * events tell of the contacts as for any other collider. This control handles no events.
 *
 * <p><b>By user data</b> {@code jmesat.mover}, the app state makes a mover, which is in {@code getScripts} of the app
 * state and in {@link ScriptContext#findScripts}.
 *
 * <p><b>In an editor</b> it does not move, unless a preview is asked for: a scene that is being edited would be saved
 * where it was moved to.
 */
public class CharacterMover extends CollisionScript {
    private static final Vector3f DEFAULT_UP = new Vector3f(0, 1, 0);
    private static final float DEFAULT_SLOPE = 45;
    private static final float STEEPEST = 90;
    private static final float DEFAULT_SNAP = 0.1f;
    private static final float DEFAULT_WEIGHT = 1;

    // Each of the following fields is a property. A property sheet has their rows in this order.
    private volatile float maxSlope = DEFAULT_SLOPE;
    private volatile float stepHeight;
    private volatile float snap = DEFAULT_SNAP;
    /** Changed in place, since a game sets it in each frame; guarded by this object. */
    private Vector3f velocity = new Vector3f();
    /** Replaced but never changed. */
    private volatile Vector3f up = DEFAULT_UP;
    private volatile float weight = DEFAULT_WEIGHT;
    private volatile boolean addGroundVelocity = true;

    private transient volatile Report report;
    private transient volatile int teleportCount;
    private transient volatile int dropCount;

    /**
     * What a mover found in its last tick. Normals are of unit length in world space and point towards the mover; they
     * are zero if there is no such contact. Velocities are in world space, in world units per second.
     */
    public interface Report {
        /** {@return whether it stands on ground} */
        boolean isOnGround();

        /** {@return whether it ran into a wall} */
        boolean isOnWall();

        /** {@return whether it ran into a ceiling} */
        boolean isOnCeiling();

        /** {@return whether it is in a body and finds no place beside it} */
        boolean isCrushed();

        /** {@return the spatial that it stands on; null if there is none} */
        Spatial getGround();

        /**
         * Copies the normal of the ground.
         *
         * @param store the vector to change (not null)
         */
        void copyGroundNormal(Vector3f store);

        /**
         * Copies the normal of the wall.
         *
         * @param store the vector to change (not null)
         */
        void copyWallNormal(Vector3f store);

        /**
         * Copies the normal of the ceiling.
         *
         * @param store the vector to change (not null)
         */
        void copyCeilingNormal(Vector3f store);

        /**
         * Copies the velocity that is left after what it ran into.
         *
         * @param store the vector to change (not null)
         */
        void copyRemainingVelocity(Vector3f store);

        /**
         * Copies the velocity of the ground.
         *
         * @param store the vector to change (not null)
         */
        void copyGroundVelocity(Vector3f store);
    }

    /** Creates an enabled mover at rest. */
    public CharacterMover() {
    }

    /** {@return the slope of the steepest ground, in degrees (0 to 90); by default 45} */
    public float getMaxSlope() {
        return maxSlope;
    }

    /**
     * Sets the slope of the steepest ground: the angle between its normal and {@linkplain #setUp up}. What is steeper
     * is a wall, on which a character slides down.
     *
     * @param maxSlope the angle in degrees; less than 0 means 0, more than 90 means 90, and NaN means 45; each is
     *     reported
     */
    public void setMaxSlope(float maxSlope) {
        this.maxSlope = maxSlope >= 0 && maxSlope <= STEEPEST ? maxSlope : Property.replace("maxSlope", maxSlope,
                maxSlope < 0 ? 0f : maxSlope > STEEPEST ? STEEPEST : DEFAULT_SLOPE);
    }

    /** {@return the height of the highest step that it climbs, in world units (≥0, finite); by default 0} */
    public float getStepHeight() {
        return stepHeight;
    }

    /**
     * Sets the height of the highest step that it climbs while it stands on ground.
     *
     * @param stepHeight the height in world units (≥0, finite); any other value is reported and replaced by 0
     */
    public void setStepHeight(float stepHeight) {
        this.stepHeight = ValidSetting.length("stepHeight", stepHeight, 0);
    }

    /** {@return how far below it the ground holds it, in world units (≥0, finite); by default 0.1} */
    public float getSnap() {
        return snap;
    }

    /**
     * Sets how far below it the ground holds it. A mover that stood on ground and does not move away from it is put
     * onto ground that is no further below: it does not lose its ground at the top of a slope, on the way down, and
     * on the way down a step.
     *
     * @param snap the distance in world units (≥0, finite), 0 to lose the ground at once; a negative one means 0, NaN
     *     and infinity mean 0.1; each is reported
     */
    public void setSnap(float snap) {
        this.snap = ValidSetting.length("snap", snap, DEFAULT_SNAP);
    }

    /** {@return a copy of the velocity, in world space and world units per second; by default (0, 0, 0)} */
    public Vector3f getVelocity() {
        return getVelocity(new Vector3f());
    }

    /**
     * {@return {@code store}, which receives the velocity, in world space and world units per second}
     *
     * @param store the vector to change (not null)
     */
    public synchronized Vector3f getVelocity(Vector3f store) {
        return store.set(velocity);
    }

    /**
     * Sets the velocity. It stays until it is set again, whatever is in the way; see
     * {@link #getRemainingVelocity}.
     *
     * @param velocity in world space, in world units per second (copied); its part along the plane's axis has no
     *     effect. Null, NaN and infinite ones are reported and replaced by (0, 0, 0)
     */
    public synchronized void setVelocity(Vector3f velocity) {
        this.velocity.set(Vector3f.isValidVector(velocity) ? velocity
                : Property.replace("velocity", velocity, Vector3f.ZERO));
    }

    /** {@return a copy of the direction up, in world space and of any length; by default (0, 1, 0)} */
    public Vector3f getUp() {
        return up.clone();
    }

    /**
     * {@return {@code store}, which receives the direction up, in world space and of any length}
     *
     * @param store the vector to change (not null)
     */
    public Vector3f getUp(Vector3f store) {
        return store.set(up);
    }

    /**
     * Sets the direction up, which tells ground from walls and ceilings. Only its part in the plane counts, and its
     * length does not. If it has none, everything is a wall: so it is by default in the plane XZ, which is seen from
     * above.
     *
     * @param up the direction in world space (copied); null, NaN and infinite ones are reported and replaced by
     *     (0, 1, 0)
     */
    public void setUp(Vector3f up) {
        this.up = Vector3f.isValidVector(up) ? up.clone() : Property.replace("up", up, DEFAULT_UP);
    }

    /** {@return the weight relative to bodies with a {@link PushApart} (&gt;0, may be infinite); by default 1} */
    public float getWeight() {
        return weight;
    }

    /**
     * Sets the weight relative to bodies with a {@link PushApart}, such as crates: how far it pushes them, and they
     * push it, as in {@link PushApart#setWeight}.
     *
     * @param weight the weight (&gt;0), {@link Float#POSITIVE_INFINITY} for one that no other pushes; NaN, 0 and less
     *     are reported and replaced by 1
     */
    public void setWeight(float weight) {
        this.weight = weight > 0 ? weight : Property.replace("weight", weight, DEFAULT_WEIGHT);
    }

    /** {@return whether it takes along the velocity of ground that it leaves; by default true} */
    public boolean isAddGroundVelocity() {
        return addGroundVelocity;
    }

    /**
     * Sets whether the velocity of moving ground is added to its own one in the tick in which it leaves the ground, so
     * that a jump from a platform goes as far as the platform does.
     *
     * @param addGroundVelocity true to add it
     */
    public void setAddGroundVelocity(boolean addGroundVelocity) {
        this.addGroundVelocity = addGroundVelocity;
    }

    /** {@return whether it stood on ground at the end of its last move} */
    public boolean isOnGround() {
        Report now = report;
        return now != null && now.isOnGround();
    }

    /** {@return whether it ran into a wall in its last move} */
    public boolean isOnWall() {
        Report now = report;
        return now != null && now.isOnWall();
    }

    /** {@return whether it ran into a ceiling in its last move} */
    public boolean isOnCeiling() {
        Report now = report;
        return now != null && now.isOnCeiling();
    }

    /** {@return whether it was in a body after its last move, and found no place beside it} */
    public boolean isCrushed() {
        Report now = report;
        return now != null && now.isCrushed();
    }

    /** {@return the spatial that it stood on at the end of its last move; null if there is none} */
    public Spatial getGround() {
        Report now = report;
        return now == null ? null : now.getGround();
    }

    /**
     * {@return {@code store}, which receives the normal of the ground, in world space and of unit length; zero without
     * ground}
     *
     * @param store the vector to change (not null)
     */
    public Vector3f getGroundNormal(Vector3f store) {
        return read(Report::copyGroundNormal, store);
    }

    /**
     * {@return {@code store}, which receives the normal of the wall, in world space and of unit length; zero without a
     * wall}
     *
     * @param store the vector to change (not null)
     */
    public Vector3f getWallNormal(Vector3f store) {
        return read(Report::copyWallNormal, store);
    }

    /**
     * {@return {@code store}, which receives the normal of the ceiling, in world space and of unit length; zero without
     * a ceiling}
     *
     * @param store the vector to change (not null)
     */
    public Vector3f getCeilingNormal(Vector3f store) {
        return read(Report::copyCeilingNormal, store);
    }

    /**
     * {@return {@code store}, which receives the velocity that was left after the last move, in world space and world
     * units per second: without the parts that ground, walls and ceilings have stopped; zero before the first move}
     *
     * @param store the vector to change (not null)
     */
    public Vector3f getRemainingVelocity(Vector3f store) {
        return read(Report::copyRemainingVelocity, store);
    }

    /**
     * {@return {@code store}, which receives the velocity of the ground, in world space and world units per second;
     * zero without ground}
     *
     * @param store the vector to change (not null)
     */
    public Vector3f getGroundVelocity(Vector3f store) {
        return read(Report::copyGroundVelocity, store);
    }

    private Vector3f read(BiConsumer<Report, Vector3f> getter, Vector3f store) {
        Report now = report;
        store.set(0, 0, 0);
        if (now != null) {
            getter.accept(now, store);
        }
        return store;
    }

    /**
     * Sets what the last tick found. The app state calls it; other callers are tests.
     *
     * @param report what it found (alias created); null if nothing is known: then all is false and zero
     */
    public void setReport(Report report) {
        this.report = report;
    }

    /**
     * Makes the next tick leave the mover where the game has placed it: ground does not carry it there, and bodies on
     * the way do not stop it. Call it after you placed the spatial elsewhere.
     */
    public synchronized void teleport() {
        teleportCount++;
    }

    /** {@return the number of {@link #teleport()} calls; the app state calls it} */
    public int getTeleportCount() {
        return teleportCount;
    }

    /**
     * Lets it fall through the one-way platforms that it stands on: from the next move on they do not hold it, until it
     * has left them.
     */
    public synchronized void dropThrough() {
        dropCount++;
    }

    /** {@return the number of {@link #dropThrough()} calls; the app state calls it} */
    public int getDropCount() {
        return dropCount;
    }

    /** A clone has moved nowhere yet. */
    @Override
    public Object jmeClone() {
        CharacterMover clone = (CharacterMover) super.jmeClone();
        clone.velocity = getVelocity();
        clone.report = null;
        return clone;
    }
}
