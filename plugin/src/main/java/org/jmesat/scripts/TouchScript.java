package org.jmesat.scripts;

import com.jme3.scene.Spatial;
import org.jmesat.control.CollisionEvent;

/**
 * A script that acts when something touches its spatial: at the ENTER of a contact, or {@code delay} seconds later.
 *
 * <p>A contact counts if the other spatial matches {@code by}, and if the script knows no other contact with the same
 * body: one of several colliders touches once, until its last contact has ended. Colliders are of one body if
 * {@link org.jmesat.control.ScriptContext#findMovable} gives the same spatial for them.
 *
 * <p>A delayed action happens even if the contact has ended meanwhile. Time passes while the app state runs and the
 * script is enabled. What waits is dropped when the script leaves the scene or is removed.
 */
public abstract class TouchScript extends FilteredScript {
    /** The contacts that match {@code by}, each with its body. */
    private ContactRows contacts = new ContactRows();
    /** The actions that wait: the other spatials, and the seconds until then. */
    private ContactRows waiting = new ContactRows();
    private boolean done;

    /** Creates an enabled script for everything that touches, without a delay. */
    protected TouchScript() {
    }

    /**
     * Acts on a touch. Not called without a context. Called also for a second body that touches in the same tick, when
     * the first call has removed the script's spatial from the scene.
     *
     * @param other the other spatial of the contact; it may have left the scene after a delay
     */
    protected abstract void act(Spatial other);

    /** Whether the first contact with a body counts as a touch. */
    boolean isTouch(CollisionEvent event, Spatial body) {
        return true;
    }

    @Override
    public void onCollisionEnter(CollisionEvent event) {
        if (ignores(done, DONE) || !matches(event)) {
            return;
        }
        Spatial other = event.getOther();
        Spatial movable = getContext().findMovable(other);
        Spatial body = movable == null ? other : movable;
        boolean first = !contacts.contains(body);
        contacts.add(event, body, 0);
        if (ignores(!first, SAME_BODY) || !isTouch(event, body) || !startsAction()) {
            return;
        }
        if (getDelay() == 0) {
            act(other);
        } else {
            waiting.add(event, other, getDelay());
            note("delay: it acts later");
        }
    }

    /** Whether the script may act once more; with {@code once}, this is the last time. */
    final boolean startsAction() {
        boolean may = !done;
        done = isOnce();
        return may;
    }

    @Override
    public void onCollisionExit(CollisionEvent event) {
        int row = contacts.find(event);
        if (row >= 0) {
            contacts.remove(row);
        }
    }

    /** Lets the delays pass. A subclass that overrides this calls it first. */
    @Override
    protected void controlUpdate(float tpf) {
        if (!isTimePassing()) {
            return;
        }
        for (int i = 0; i < waiting.size(); i++) {
            waiting.pass(i, tpf);
        }
        int next = 0;
        for (int rest = waiting.size(); rest > 0 && next < waiting.size() && getContext() != null; rest--) {
            if (waiting.time(next) > 0) {
                next++;
            } else {
                // Removed first: what throws is not done again.
                Spatial other = waiting.spatial(next);
                waiting.remove(next);
                act(other);
            }
        }
    }

    @Override
    void renew() {
        super.renew();
        contacts = new ContactRows();
        waiting = new ContactRows();
        done = false;
    }
}
