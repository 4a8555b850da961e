package org.jmesat.scripts;

import com.jme3.scene.Spatial;
import org.jmesat.control.CollisionEvent;

/**
 * A script that acts as long as something touches its spatial.
 *
 * <p>A contact counts if the other spatial matches {@code by}, and from {@code delay} seconds after its begin. With
 * {@code once}, the script does nothing more after the last contact that counted has ended. Contacts that were there
 * before the script count, too. It ends its action when it is disabled, leaves the scene or is removed.
 */
public abstract class WhileTouchingScript extends FilteredScript {
    private static final float NEVER = Float.POSITIVE_INFINITY;

    /** Each contact with the other spatial and the seconds until it counts; those that count come first. */
    private ContactRows contacts = new ContactRows();
    private int counting;
    /** The tick from which on contacts may be unknown; negative before the first event since the start. */
    private long firstTick = -1;
    /** The tick of the last STAY, and the number of its STAYs. */
    private long stayTick;
    private int stays;
    private boolean done;
    /** Seconds of updates. */
    private double age;

    /** Creates an enabled script for everything that touches, without a delay. */
    protected WhileTouchingScript() {
    }

    /** Called when a first contact counts. */
    protected void begin() {
        // A subclass may only ask for the contacts.
    }

    /**
     * Called once for each contact, when it begins to count; for the first one, after {@link #begin()}. No method is
     * called when one of several contacts ends: ask {@link #countTouching()} in {@link #controlUpdate}.
     *
     * @param other the other spatial of the contact
     */
    protected void touch(Spatial other) {
        // A subclass may only ask for the contacts.
    }

    /** Called after {@link #begin()}, when no contact counts any more. The script still has its spatial and context. */
    protected void end() {
        // A subclass may only ask for the contacts.
    }

    /**
     * Returns whether a contact counts at all. Asked at the first event of a contact that the script gets, an ENTER or
     * a STAY, if the other spatial matches {@code by}.
     *
     * @param event the event, valid during the call
     * @return true unless a subclass says otherwise
     */
    protected boolean counts(CollisionEvent event) {
        return true;
    }

    /** Whether the script does nothing more, since its last contact has ended. */
    final boolean isDone() {
        return done;
    }

    /**
     * {@return whether the contacts that have just ended were the last ones to count} By default {@code once}. Asked
     * before {@link #end()}.
     */
    protected boolean isLastTime() {
        return isOnce();
    }

    /**
     * {@return whether a contact counts now}
     *
     * @param event an event of the contact
     */
    protected final boolean isCounting(CollisionEvent event) {
        int row = counting > 0 ? contacts.find(event) : -1;
        return row >= 0 && row < counting;
    }

    /**
     * Whether a script acts that needs no touch: without {@code by} after {@code delay}, with it while such a spatial
     * touches.
     */
    final boolean isOn() {
        return !getBy().isEmpty() ? counting > 0 : getDelay() == 0 || age > getDelay();
    }

    /** How much of the time of an update such a script acts. */
    final double timeOn(float tpf) {
        return !isOn() ? 0 : getBy().isEmpty() ? Math.min(tpf, age - getDelay()) : tpf;
    }

    /** {@return the number of contacts that count} */
    protected final int countTouching() {
        return counting;
    }

    /**
     * {@return the other spatial of a contact that counts; one spatial may have several contacts, and one body several
     * spatials}
     *
     * @param i which contact (0 ≤ i &lt; {@link #countTouching()}), in no particular order
     */
    protected final Spatial getTouching(int i) {
        return contacts.spatial(i);
    }

    @Override
    public void onCollisionEnter(CollisionEvent event) {
        join(event);
    }

    /**
     * Finds contacts that were there before. Each of them has a STAY in the second tick, and in the first one unless
     * the script was enabled between two events. Later STAYs need no search, which would be slow for many contacts,
     * unless there are more of them than known contacts: then a collider was moved below the script's spatial.
     */
    @Override
    public void onCollisionStay(CollisionEvent event) {
        stays = event.getTick() == stayTick ? stays + 1 : 1;
        stayTick = event.getTick();
        if (stays > contacts.size()) {
            firstTick = stayTick;
        }
        if ((firstTick < 0 || event.getTick() - firstTick <= 1) && getContext() != null && contacts.find(event) < 0) {
            join(event);
        }
    }

    @Override
    public void onCollisionExit(CollisionEvent event) {
        int row = contacts.find(event);
        if (row >= 0) {
            remove(row);
        }
    }

    private void join(CollisionEvent event) {
        if (getContext() == null) {
            return;
        }
        if (firstTick < 0) {
            firstTick = event.getTick();
        }
        if (ignores(done, DONE)) {
            return;
        }
        contacts.add(event, event.getOther(), NEVER);
        if (matches(event)) {
            boolean counts = counts(event);
            ignores(counts && getDelay() > 0, "delay: it acts later, if the touch lasts");
            setTime(contacts.size() - 1, counts ? getDelay() : NEVER);
        }
    }

    private void setTime(int row, float rest) {
        contacts.setTime(row, rest);
        if (rest == 0) {
            count(row);
        }
    }

    private void count(int row) {
        Spatial other = contacts.spatial(row);
        contacts.swap(row, counting++);
        if (counting == 1) {
            begin();
        }
        // It may have removed the script or its spatial.
        if (counting > 0) {
            touch(other);
        }
    }

    private void remove(int row) {
        int free = row;
        boolean counted = row < counting;
        if (counted) {
            contacts.swap(row, --counting);
            free = counting;
        }
        contacts.remove(free);
        if (counted && counting == 0) {
            done = isLastTime();
            end();
        }
    }

    /** Lets the delays pass. A subclass that overrides this calls it first. */
    @Override
    protected void controlUpdate(float tpf) {
        if (!isTimePassing()) {
            return;
        }
        age += tpf;
        for (int i = counting; i < contacts.size() && !done; i++) {
            if (contacts.pass(i, tpf)) {
                count(i);
            }
        }
    }

    @Override
    public void setEnabled(boolean enabled) {
        super.setEnabled(enabled);
        if (!enabled) {
            drop();
        }
    }

    @Override
    protected void reset() {
        drop();
        super.reset();
    }

    @Override
    void renew() {
        super.renew();
        age = 0;
        contacts = new ContactRows();
        counting = 0;
        firstTick = -1;
        done = false;
    }

    private void drop() {
        boolean acting = counting > 0;
        counting = 0;
        firstTick = -1;
        contacts.clear();
        if (acting) {
            done |= isLastTime();
            end();
        }
    }
}
