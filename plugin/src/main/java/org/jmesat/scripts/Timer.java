package org.jmesat.scripts;

import com.jme3.scene.Spatial;

/**
 * Counts by 1 from one number to another in the user data of a spatial: a countdown, the time that a lap takes. Without
 * {@code by} it always counts, {@code delay} seconds after its begin; with {@code by} while such a spatial touches it.
 * It stops in a pause, and at its last number.
 *
 * <p>A number that is there already stays, and it counts on from there, so that a saved game goes on, and other scripts
 * can add time or begin again.
 */
public class Timer extends WhileTouchingScript {
    private static final String DEFAULT_KEY = "time";
    private static final int MINUTE = 60;

    private volatile String key = DEFAULT_KEY;
    private volatile int from = MINUTE;
    private volatile int to;
    private volatile float seconds = 1;
    private volatile String of = "";
    /** Seconds since the last step. */
    private double passed;

    /** Creates a script that counts "time" from 60 down to 0, by 1 each second. */
    public Timer() {
    }

    /** {@return the key in user data; by default "time"} */
    public String getKey() {
        return key;
    }

    /**
     * Sets the key in user data. Without a number there, it becomes an Integer; a number that is there keeps its type.
     *
     * @param key the key; null, a blank one and, with a report, one that begins with "jmesat." is replaced by "time"
     */
    public void setKey(String key) {
        this.key = Limits.key(key, DEFAULT_KEY);
    }

    /** {@return the first number; by default 60} */
    public int getFrom() {
        return from;
    }

    /**
     * Sets the first number.
     *
     * @param from any integer; if it is greater than the last one, the script counts down
     */
    public void setFrom(int from) {
        this.from = from;
    }

    /** {@return the last number; by default 0} */
    public int getTo() {
        return to;
    }

    /**
     * Sets the last number, at which the script stops.
     *
     * @param to any integer
     */
    public void setTo(int to) {
        this.to = to;
    }

    /** {@return the time from one number to the next, in seconds (&gt;0); by default 1} */
    public float getSeconds() {
        return seconds;
    }

    /**
     * Sets the time from one number to the next.
     *
     * @param seconds the time in seconds (&gt;0, finite); any other value is reported and replaced by 1
     */
    public void setSeconds(float seconds) {
        this.seconds = Limits.above("seconds", seconds, 1);
    }

    /** {@return the name of the spatial with the number; by default empty, for the script's own} */
    public String getOf() {
        return of;
    }

    /**
     * Sets which spatial has the number.
     *
     * @param of its name; empty or null for the script's own
     */
    public void setOf(String of) {
        this.of = Limits.text(of);
    }

    @Override
    protected void controlUpdate(float tpf) {
        super.controlUpdate(tpf);
        Spatial holder = isTimePassing() ? findKept(of) : null;
        if (holder == null) {
            return;
        }
        if (holder.getUserData(key) == null) {
            holder.setUserData(key, from);
        }
        Number now = findNumber(holder, key);
        double rest = now == null ? 0 : from > to ? now.doubleValue() - to : to - now.doubleValue();
        passed = rest > 0 ? passed + timeOn(tpf) : 0;
        double steps = Math.floor(passed / seconds);
        if (steps > 0) {
            passed -= steps * seconds;
            double next = rest - Math.min(rest, steps);
            holder.setUserData(key, Amount.inTypeOf(now, from > to ? to + next : to - next));
        }
    }

    @Override
    void renew() {
        super.renew();
        passed = 0;
    }
}
