package org.jmesat.scripts;

import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import org.jmesat.control.CollisionEvent;

/**
 * Opens a door while something touches its spatial, and closes it afterwards: a sliding door, a lift, a bridge. The
 * spatial that moves is its own, or another one, which makes its spatial a switch.
 *
 * <p>As long as the door is not closed, its user data {@code jmesat.closed} holds the place where it is closed, and
 * {@code jmesat.stood} where the script has put it last, so that a saved game and a clone know how far it is open. They
 * count as long as the door stands there: one that was moved meanwhile, or a clone that was put elsewhere, is closed
 * where it stands now. One script should move a door: of two, one may close what the other one opens. A script on a
 * node hears the touches of all colliders below it, so one script can have several switches. The door itself does not
 * count as touching.
 */
public class Door extends WhileTouchingScript {
    /** The key of the local translation of the closed door. */
    private static final String CLOSED = "jmesat.closed";
    /** The key of the local translation that a script has given it last. */
    private static final String STOOD = "jmesat.stood";
    private static final Vector3f DEFAULT_MOVE = new Vector3f(0, 2, 0);
    private static final float ROUNDING = 1e-4f;

    private volatile String target = "";
    private volatile Vector3f move = DEFAULT_MOVE;
    private volatile float seconds = 1;
    private volatile float stay;
    private volatile boolean toggle;
    private volatile String needs = "";
    private volatile int count = 1;

    /** The spatial that moves, and the name by which it was looked for; null before. */
    private Spatial door;
    private String soughtName;
    /** Where the door is closed; null while it is, and before it moves. */
    private Vector3f closed;
    /** Where the script has put the door last, as long as it knows where that is closed; in its user data. */
    private Vector3f stood;
    private boolean open;
    /** Whether the door is not yet where it is to be. */
    private boolean moving;
    /** Whether a touch has opened the door since the last update. */
    private boolean opened;
    /** Whether something touched at the last look that has what is needed. */
    private boolean unlocked;
    /** Seconds since the last touch. */
    private float idle;

    /** Creates a script that moves its own spatial 2 up in a second. */
    public Door() {
    }

    /** {@return the name of the spatial that moves; by default empty, for the script's own} */
    public String getTarget() {
        return target;
    }

    /**
     * Sets which spatial moves.
     *
     * @param target its name; empty or null for the script's own
     */
    public void setTarget(String target) {
        this.target = Limits.text(target);
    }

    /** {@return a copy of the way from the closed to the open place; by default (0, 2, 0)} */
    public Vector3f getMove() {
        return move.clone();
    }

    /**
     * Sets the way from the closed to the open place.
     *
     * @param move the way, in units and axes of the parent of the spatial that moves (copied); null, NaN and infinite
     *     ones are replaced by (0, 2, 0), and one with a component above 10⁹ by a shorter one; both is reported
     */
    public void setMove(Vector3f move) {
        this.move = Limits.vector("move", move, DEFAULT_MOVE);
    }

    /** {@return the time that opening takes, and closing, in seconds (≥0); by default 1} */
    public float getSeconds() {
        return seconds;
    }

    /**
     * Sets the time that opening takes, and closing.
     *
     * @param seconds the time in seconds (≥0, finite); any other value is reported and replaced by 0
     */
    public void setSeconds(float seconds) {
        this.seconds = Limits.atLeastZero("seconds", seconds);
    }

    /** {@return the time from the last touch until the door begins to close, in seconds (≥0); by default 0} */
    public float getStay() {
        return stay;
    }

    /**
     * Sets the time from the last touch until the door begins to close.
     *
     * @param stay the time in seconds (≥0, finite); any other value is reported and replaced by 0
     */
    public void setStay(float stay) {
        this.stay = Limits.atLeastZero("stay", stay);
    }

    /** {@return whether a touch opens a closed door and the next one closes it; by default false} */
    public boolean isToggle() {
        return toggle;
    }

    /**
     * Sets whether a touch opens a closed door and the next one closes it.
     *
     * @param toggle true for that, false for a door that is open while it is touched
     */
    public void setToggle(boolean toggle) {
        this.toggle = toggle;
    }

    /** {@return the key of a number that opens the door; by default empty, for none} */
    public String getNeeds() {
        return needs;
    }

    /**
     * Sets what is needed to open the door: user data of what touches, or of a spatial above it.
     *
     * @param needs the key of a number, such as "coins"; empty or null for none
     */
    public void setNeeds(String needs) {
        this.needs = Limits.text(needs);
    }

    /** {@return the least number that opens the door; by default 1} */
    public int getCount() {
        return count;
    }

    /**
     * Sets how much is needed to open the door. Without {@linkplain #setNeeds a key}, it has no effect.
     *
     * @param count the least number, any integer
     */
    public void setCount(int count) {
        this.count = count;
    }

    /** The door itself does not count: it may touch its switch when it is open, and would stay open. */
    @Override
    protected boolean counts(CollisionEvent event) {
        if (target.isEmpty()) {
            return true;
        }
        Spatial moved = isDoorKnown() ? door : getContext().find(target);
        return !ignores(moved != null && isWithin(event.getOther(), moved), "target: the other one is what it moves");
    }

    @Override
    protected void touch(Spatial other) {
        if (!needs.isEmpty() && !has(other)) {
            note("needs: the other one has too little '{}'", needs);
        }
    }

    /** Whether the door is the right one and in the scene. */
    private boolean isDoorKnown() {
        return door != null && target.equals(soughtName) && isWithin(door, getContext().getRoot());
    }

    @Override
    protected void begin() {
        if (door == null) {
            soughtName = null;
        } else if (!isDoorKnown()) {
            // The next update looks for another one of this name.
            forget();
        }
        unlocked = false;
        unlock();
    }

    /** Opens or toggles the door if something touches now that has what is needed, and nothing did at the last look. */
    private void unlock() {
        boolean was = unlocked;
        unlocked = canOpen();
        if (unlocked && !was) {
            opened = true;
            setOpen(!toggle || !open || isOnce());
        }
    }

    /** With {@code once}, the touch that opened the door was the last one. */
    @Override
    protected boolean isLastTime() {
        return isOnce() && open;
    }

    private void setOpen(boolean now) {
        moving |= open != now;
        open = now;
    }

    private boolean canOpen() {
        for (int i = 0; i < countTouching(); i++) {
            if (needs.isEmpty() || has(getTouching(i))) {
                return true;
            }
        }
        return false;
    }

    private boolean has(Spatial other) {
        Spatial holder = Amount.findHolder(other, needs);
        Number number = holder == null ? null : Amount.read(holder, needs);
        return number != null && number.doubleValue() >= count;
    }

    @Override
    protected void controlUpdate(float tpf) {
        super.controlUpdate(tpf);
        if (!isTimePassing()) {
            return;
        }
        if (!target.equals(soughtName)) {
            seek();
        }
        unlock();
        if (!toggle) {
            boolean touched = opened || unlocked;
            idle = touched ? 0 : idle + tpf;
            setOpen(touched || open && (isOnce() || idle <= stay));
        }
        opened = false;
        if (moving && door != null) {
            glide(tpf);
        }
    }

    /** Finds the spatial that moves; it may be open, since the scene was saved. */
    private void seek() {
        soughtName = target;
        door = findOrOwn(target);
        if (door != null && readClosedPlace() != null) {
            moving = true;
            open |= toggle || isOnce();
        } else if (door != null) {
            write(null, null);
        }
    }

    /** What the user data says about the closed place; null if the door does not stand where a script has put it. */
    private Vector3f readClosedPlace() {
        return door.getUserData(CLOSED) instanceof Vector3f place
                && door.getLocalTranslation().equals(door.getUserData(STOOD)) ? place : null;
    }

    private void write(Vector3f closedPlace, Vector3f place) {
        door.setUserData(CLOSED, closedPlace);
        door.setUserData(STOOD, place);
    }

    private void glide(float tpf) {
        Vector3f known = readClosedPlace();
        if (closed == null || known == null) {
            closed = (known != null ? known : door.getLocalTranslation()).clone();
            stood = new Vector3f();
        }
        float step = seconds == 0 ? 1 : tpf / seconds;
        float share = findShare();
        // Rounding would cost another frame at the end.
        share = open ? share + step > 1 - ROUNDING ? 1 : share + step : share - step < ROUNDING ? 0 : share - step;
        moving = share > 0 && share < 1;
        door.setLocalTranslation(closed.x + share * move.x, closed.y + share * move.y, closed.z + share * move.z);
        stood.set(door.getLocalTranslation());
        closed = share == 0 ? null : closed;
        write(closed, closed == null ? null : stood);
    }

    /** How far open the door is, 0 to 1. */
    private float findShare() {
        Vector3f place = door.getLocalTranslation();
        float length = move.lengthSquared();
        return length == 0 ? 0 : ((place.x - closed.x) * move.x + (place.y - closed.y) * move.y
                + (place.z - closed.z) * move.z) / length;
    }

    @Override
    void renew() {
        super.renew();
        forget();
    }

    private void forget() {
        door = null;
        soughtName = null;
        closed = null;
        open = false;
        moving = false;
        opened = false;
        unlocked = false;
        idle = 0;
    }
}
