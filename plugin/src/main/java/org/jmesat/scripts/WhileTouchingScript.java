package org.jmesat.scripts;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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

    /** The other spatial of each contact; those that count come first. */
    private List<Spatial> others = new ArrayList<>(1);
    /** The ids of self and other. */
    private long[] pairs = new long[1];
    /** The seconds until the contact counts. */
    private float[] seconds = new float[1];
    private int counting;
    /** The row that was found last; the contacts of a tick come in their order, so the next one is often beside it. */
    private int last;
    /** The tick of the first event since the script was started or enabled; negative before. */
    private long firstTick = -1;
    private boolean done;

    /** Creates an enabled script for everything that touches, without a delay. */
    protected WhileTouchingScript() {
    }

    /** Called when a first contact counts. */
    protected void begin() {
        // A subclass may only ask for the contacts.
    }

    /**
     * Called when a contact counts; for the first one, after {@link #begin()}.
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
        int row = counting > 0 ? find(event) : -1;
        return row >= 0 && row < counting;
    }

    /** {@return the number of contacts that count} */
    protected final int countTouching() {
        return counting;
    }

    /**
     * {@return the other spatial of a contact that counts; one spatial may have several contacts}
     *
     * @param i which contact (0 ≤ i &lt; {@link #countTouching()}), in no particular order
     */
    protected final Spatial getTouching(int i) {
        return others.get(i);
    }

    @Override
    public void onCollisionEnter(CollisionEvent event) {
        join(event);
    }

    /**
     * Finds contacts that were there before. Each of them has a STAY in the second tick, and in the first one unless
     * the script was enabled between two events. Later STAYs need no search, which would be slow for many contacts.
     */
    @Override
    public void onCollisionStay(CollisionEvent event) {
        if ((firstTick < 0 || event.getTick() - firstTick <= 1) && getContext() != null && find(event) < 0) {
            join(event);
        }
    }

    @Override
    public void onCollisionExit(CollisionEvent event) {
        int row = find(event);
        if (row >= 0) {
            remove(row);
        }
    }

    private static long pair(CollisionEvent event) {
        return (long) event.getSelfId() << 32 | event.getOtherId();
    }

    private int find(CollisionEvent event) {
        long pair = pair(event);
        int count = others.size();
        for (int i = 0; i < count; i++) {
            last = last + 1 < count ? last + 1 : 0;
            if (pairs[last] == pair) {
                return last;
            }
        }
        return -1;
    }

    private void join(CollisionEvent event) {
        if (getContext() == null) {
            return;
        }
        if (firstTick < 0) {
            firstTick = event.getTick();
        }
        if (done) {
            return;
        }
        float rest = matches(event) && counts(event) ? getDelay() : NEVER;
        int row = others.size();
        if (row == pairs.length) {
            pairs = Arrays.copyOf(pairs, 2 * row);
            seconds = Arrays.copyOf(seconds, 2 * row);
        }
        pairs[row] = pair(event);
        seconds[row] = rest;
        others.add(event.getOther());
        if (rest == 0) {
            count(row);
        }
    }

    private void count(int row) {
        Spatial other = others.get(row);
        swap(row, counting++);
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
            swap(row, --counting);
            free = counting;
        }
        swap(free, others.size() - 1);
        others.remove(others.size() - 1);
        if (counted && counting == 0) {
            done = isLastTime();
            end();
        }
    }

    private void swap(int a, int b) {
        others.set(a, others.set(b, others.get(a)));
        long pair = pairs[a];
        pairs[a] = pairs[b];
        pairs[b] = pair;
        float rest = seconds[a];
        seconds[a] = seconds[b];
        seconds[b] = rest;
    }

    /** Lets the delays pass. A subclass that overrides this calls it first. */
    @Override
    protected void controlUpdate(float tpf) {
        if (!isTimePassing()) {
            return;
        }
        for (int i = counting; i < others.size(); i++) {
            seconds[i] -= tpf;
            if (seconds[i] <= 0) {
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
        done = false;
    }

    private void drop() {
        boolean acting = counting > 0;
        counting = 0;
        firstTick = -1;
        others.clear();
        if (acting) {
            done |= isLastTime();
            end();
        }
    }

    @Override
    public Object jmeClone() {
        WhileTouchingScript clone = (WhileTouchingScript) super.jmeClone();
        clone.others = new ArrayList<>(1);
        clone.pairs = new long[1];
        clone.seconds = new float[1];
        clone.counting = 0;
        clone.firstTick = -1;
        clone.done = false;
        return clone;
    }
}
