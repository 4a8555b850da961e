package org.jmesat.scripts;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import org.jmesat.control.CollisionScript;
import org.jmesat.internal.geometry.PointText;

/**
 * Acts when a number in user data reaches a value, or when none of a kind is left in the scene: when a player has all
 * coins, when the time is over, when all enemies are gone. What it does may be to set a number, for which other scripts
 * wait. Code hears of it by {@code SatCollisionState.addSignalListener}.
 *
 * <p>All conditions that are set must hold: {@code key}, {@code none}, and {@code by}, which asks for a touch. It acts
 * once when they begin to hold, {@code delay} seconds later if they still do, and again after they have not held; with
 * {@code once} never again.
 */
public class When extends WhileTouchingScript {
    /** How a number is compared with the value. */
    public enum Is {
        /** The number is as great as the value, or greater. */
        AT_LEAST,
        /** The number is as small as the value, or smaller. */
        AT_MOST,
        /** The number is the value. */
        EQUAL
    }

    /** What happens. */
    public enum Action {
        /** Nothing but the signal. */
        NONE,
        /** Enables a script of the target, or all of them. */
        ENABLE,
        /** Disables a script of the target, or all of them. */
        DISABLE,
        /** Removes the target from the scene. */
        DETACH,
        /** Puts the target at the place of another spatial, in the plane. */
        TELEPORT,
        /** Plays what the scripts PlaySound, PlayAnimation and StartEffect of the target play, also disabled ones. */
        PLAY,
        /** Sets a number in the user data of the target. */
        SET,
        /** Pauses the app state before its next tick. */
        PAUSE
    }

    private static final String COLLIDER = "jmesat.collider";

    private volatile String key = "";
    private volatile Is is = Is.AT_LEAST;
    private volatile float value = 1;
    private volatile String of = "";
    private volatile String none = "";
    private volatile Action action = Action.NONE;
    private volatile String target = "";
    private volatile String what = "";
    private volatile float to = 1;
    private volatile String signal = "";

    /** One of those of which none must be left; null before any was seen. */
    private Spatial last;
    /** Seconds since all conditions hold. */
    private double held;
    /** Whether it has acted since then, and at all. */
    private boolean acted;
    private boolean done;
    private int updates;

    /** Creates a script without a condition and an action. */
    public When() {
    }

    /** {@return the key of the number; by default empty, for no number} */
    public String getKey() {
        return key;
    }

    /**
     * Sets the key of the number.
     *
     * @param key the key in user data, such as "coins"; empty or null for none
     */
    public void setKey(String key) {
        this.key = Limits.text(key);
    }

    /** {@return how the number is compared with the value; by default {@link Is#AT_LEAST}} */
    public Is getIs() {
        return is;
    }

    /**
     * Sets how the number is compared with the value. A number that is not there is neither.
     *
     * @param is the comparison; null means {@link Is#AT_LEAST}
     */
    public void setIs(Is is) {
        this.is = is == null ? Is.AT_LEAST : is;
    }

    /** {@return the value that the number reaches; by default 1} */
    public float getValue() {
        return value;
    }

    /**
     * Sets the value that the number reaches.
     *
     * @param value any finite number; any other value is reported and replaced by 1
     */
    public void setValue(float value) {
        this.value = Limits.finite("value", value, 1);
    }

    /** {@return the name of the spatial with the number; by default empty} */
    public String getOf() {
        return of;
    }

    /**
     * Sets which spatial has the number.
     *
     * @param of its name; empty or null for what touches if there is a {@code by}, otherwise for the script's own
     */
    public void setOf(String of) {
        this.of = Limits.text(of);
    }

    /** {@return of what none must be left; by default empty, for nothing} */
    public String getNone() {
        return none;
    }

    /**
     * Sets of what none must be left in the scene, after there was one. What {@code jmesat.collider} = false takes out
     * does not count, such as a template.
     *
     * @param none a name, or a word in the user data {@code jmesat.tags}; empty or null for nothing
     */
    public void setNone(String none) {
        this.none = Limits.text(none).strip();
    }

    /** {@return what happens; by default {@link Action#NONE}} */
    public Action getAction() {
        return action;
    }

    /**
     * Sets what happens.
     *
     * @param action the action; null means {@link Action#NONE}
     */
    public void setAction(Action action) {
        this.action = action == null ? Action.NONE : action;
    }

    /** {@return the name of the spatial with which something happens; by default empty, for the script's own} */
    public String getTarget() {
        return target;
    }

    /**
     * Sets with which spatial something happens.
     *
     * @param target its name; empty or null for the script's own
     */
    public void setTarget(String target) {
        this.target = Limits.text(target);
    }

    /** {@return what the action needs besides its target; by default empty} */
    public String getWhat() {
        return what;
    }

    /**
     * Sets what the action needs besides its target.
     *
     * @param what for ENABLE and DISABLE the name of a script, such as "Spawner", or empty for all; for TELEPORT the
     *     name of the spatial at whose place the target appears; for SET the key of the number. Null is treated as
     *     empty
     */
    public void setWhat(String what) {
        this.what = Limits.text(what);
    }

    /** {@return the number that SET sets; by default 1} */
    public float getTo() {
        return to;
    }

    /**
     * Sets the number that SET sets. A number that is there keeps its type; otherwise a whole one becomes an Integer.
     *
     * @param to any finite number; any other value is reported and replaced by 1
     */
    public void setTo(float to) {
        this.to = Limits.finite("to", to, 1);
    }

    /** {@return what the listeners of the app state hear; by default empty, for no call} */
    public String getSignal() {
        return signal;
    }

    /**
     * Sets what the listeners of the app state hear after the action.
     *
     * @param signal a word such as "won"; empty or null for no call
     */
    public void setSignal(String signal) {
        this.signal = Limits.text(signal);
    }

    @Override
    protected boolean isLastTime() {
        return isOnce() && done;
    }

    @Override
    protected void controlUpdate(float tpf) {
        super.controlUpdate(tpf);
        if (!isTimePassing() || isOnce() && done) {
            return;
        }
        boolean holds = holds();
        if (updates % SEARCH_EVERY == 0 && (updates == 0 || hasReported())) {
            check();
        }
        updates++;
        if (!holds) {
            held = 0;
            acted = false;
            return;
        }
        // A touch counts only after the delay.
        if (!acted && (held >= getDelay() || !getBy().isEmpty())) {
            acted = true;
            done = true;
            act(true);
            if (!signal.isEmpty() && getContext() != null) {
                getContext().signal(signal, getSpatial());
            }
        }
        held += tpf;
    }

    /** Makes a wrong name a problem at once, until it is there. */
    private void check() {
        report(null);
        act(false);
        if (!none.isEmpty() && findNamed(getContext().getRoot(), true) == null) {
            report("finds nothing with the name or tag '" + PointText.shorten(none) + "'");
        }
    }

    private boolean holds() {
        return (getBy().isEmpty() || countTouching() > 0) && (key.isEmpty() || isReached())
                && (none.isEmpty() || isNoneLeft());
    }

    private boolean isReached() {
        if (!of.isEmpty() || getBy().isEmpty()) {
            return isReached(findKept(of));
        }
        for (int i = 0; i < countTouching(); i++) {
            if (isReached(Amount.findHolder(getTouching(i), key))) {
                return true;
            }
        }
        return false;
    }

    private boolean isReached(Spatial holder) {
        Number number = holder == null ? null : Amount.read(holder, key);
        return number != null && switch (is) {
            case AT_LEAST -> number.doubleValue() >= value;
            case AT_MOST -> number.doubleValue() <= value;
            case EQUAL -> number.doubleValue() == value;
        };
    }

    /** Searches only if the one that was found last is gone. */
    private boolean isNoneLeft() {
        Node root = getContext().getRoot();
        if (last != null && isNamed(last, none) && isWithin(last, root) && !isBelowOut(last)) {
            return false;
        }
        Spatial found = findNamed(root, false);
        last = found == null ? last : found;
        return found == null && last != null;
    }

    private static boolean isBelowOut(Spatial spatial) {
        Spatial above = spatial;
        while (above != null && !isOut(above)) {
            above = above.getParent();
        }
        return above != null;
    }

    /** The value may be a text. */
    private static boolean isOut(Spatial spatial) {
        return String.valueOf(spatial.<Object>getUserData(COLLIDER)).equalsIgnoreCase("false");
    }

    /** Finds one of which none must be left, perhaps also among those that do not count. */
    private Spatial findNamed(Spatial spatial, boolean anywhere) {
        if (spatial == null || !anywhere && isOut(spatial)) {
            return null;
        }
        Spatial found = isNamed(spatial, none) ? spatial : null;
        if (spatial instanceof Node node) {
            for (int i = 0; i < node.getQuantity() && found == null; i++) {
                found = findNamed(node.getChild(i), anywhere);
            }
        }
        return found;
    }

    /** Acts, or only finds out whether it can. */
    private void act(boolean now) {
        boolean alone = action == Action.NONE || action == Action.PAUSE;
        Spatial aim = alone ? getSpatial() : findOrOwn(target);
        if (aim == null) {
            return;
        }
        switch (action) {
            case ENABLE, DISABLE, PLAY -> actOnScripts(aim, now);
            case TELEPORT -> {
                Spatial place = find(what);
                if (place != null && now) {
                    Spatial moved = getContext().findMovable(aim);
                    teleport(moved == null ? aim : moved, place.getWorldTranslation());
                }
            }
            case SET -> {
                Number old = findNumber(aim, what);
                if (what.isBlank() || what.startsWith("jmesat.")) {
                    report("sets no number: " + (what.isBlank() ? "set what to its key"
                            : "a key of a number does not begin with jmesat"));
                } else if (now && (old != null || aim.getUserData(what) == null)) {
                    aim.setUserData(what, Amount.inTypeOf(old, to));
                }
            }
            case DETACH -> {
                if (now) {
                    aim.removeFromParent();
                }
            }
            case PAUSE -> {
                if (now) {
                    getContext().pause();
                }
            }
            default -> { }
        }
    }

    private void actOnScripts(Spatial aim, boolean now) {
        boolean found = false;
        for (CollisionScript script : findScripts(aim, CollisionScript.class)) {
            if (action == Action.PLAY) {
                found |= play(script, now);
            } else if (what.isBlank() || what.equals(script.getClass().getSimpleName())
                    || what.equals(script.getClass().getName())) {
                found = true;
                if (now) {
                    script.setEnabled(action == Action.ENABLE);
                }
            }
        }
        report(found ? null : "finds no " + (action == Action.PLAY ? "PlaySound, PlayAnimation or StartEffect"
                : what.isBlank() ? "script" : "script " + PointText.shorten(what)) + " on '" + aim.getName() + "'");
    }

    /** Plays what a script plays at a touch; returns whether it is such a script. */
    private static boolean play(CollisionScript script, boolean now) {
        if (script instanceof PlayAnimation animation) {
            if (now && animation.isTimePassing()) {
                animation.begin();
            }
        } else if (script instanceof PlaySound || script instanceof StartEffect) {
            TouchScript player = (TouchScript) script;
            if (now && player.isTimePassing()) {
                player.act(player.getSpatial());
            }
        } else {
            return false;
        }
        return true;
    }

    @Override
    void renew() {
        super.renew();
        last = null;
        held = 0;
        acted = false;
        done = false;
        updates = 0;
    }
}
