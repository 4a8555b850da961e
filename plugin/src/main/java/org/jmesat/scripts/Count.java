package org.jmesat.scripts;

import com.jme3.scene.Spatial;

/**
 * Adds to a number in user data of a spatial at each touch: the coins that a player has, the hits of a target, health
 * that a bonus gives back. The game reads it by {@code getUserData}.
 */
public class Count extends TouchScript {
    private static final String DEFAULT_KEY = "count";

    private volatile String key = DEFAULT_KEY;
    private volatile int amount = 1;
    private volatile int limit;
    private volatile String of = "";
    /** The name of the last search before a touch; null for none. */
    private String soughtName;

    /** Creates a script that adds 1 to "count" of what touches. */
    public Count() {
    }

    /** {@return the key in user data; by default "count"} */
    public String getKey() {
        return key;
    }

    /**
     * Sets the key in user data. Without a number there, it becomes an Integer; a number that is there keeps its type.
     *
     * @param key the key; null, a blank one and, with a report, one that begins with "jmesat." is replaced by "count"
     */
    public void setKey(String key) {
        this.key = Limits.key(key, DEFAULT_KEY);
    }

    /** {@return what each touch adds; by default 1} */
    public int getAmount() {
        return amount;
    }

    /**
     * Sets what each touch adds.
     *
     * @param amount any integer; the sum stays within the range of its type
     */
    public void setAmount(int amount) {
        this.amount = amount;
    }

    /** {@return the number above which nothing is added (≥0); by default 0, for no limit} */
    public int getLimit() {
        return limit;
    }

    /**
     * Sets up to which number is added, such as full health. A number that is above it already stays.
     *
     * @param limit the number (≥0), 0 for no limit; a negative one is replaced by 0
     */
    public void setLimit(int limit) {
        this.limit = Math.max(0, limit);
    }

    /** {@return the name of the spatial with the count; by default empty, for the body that touches} */
    public String getOf() {
        return of;
    }

    /**
     * Sets which spatial has the count.
     *
     * @param of its name; empty or null for the body that touches
     */
    public void setOf(String of) {
        this.of = Limits.text(of);
    }

    /** Looks for the spatial with the count once before the first touch, so that a wrong name is a problem at once. */
    @Override
    protected void controlUpdate(float tpf) {
        super.controlUpdate(tpf);
        if (isTimePassing() && !of.equals(soughtName)) {
            soughtName = of;
            if (!of.isEmpty()) {
                find(of);
            }
        }
    }

    @Override
    void renew() {
        super.renew();
        soughtName = null;
    }

    @Override
    protected void act(Spatial other) {
        Spatial holder = of.isEmpty() ? holder(other) : find(of);
        Number found = holder == null ? null : findNumber(holder, key);
        if (holder == null || found == null && holder.getUserData(key) != null) {
            note(holder == null ? "of: there is no '{}'" : "key: '{}' is not a number", holder == null ? of : key);
            return;
        }
        Number old = found == null ? 0 : found;
        double sum = old.doubleValue() + amount;
        if (limit > 0 && amount > 0) {
            sum = Math.max(old.doubleValue(), Math.min(limit, sum));
            ignores(sum == old.doubleValue(), "limit: it is reached");
        }
        holder.setUserData(key, Amount.inTypeOf(old, sum));
    }

    /** The spatial that counts already, or the one that moves. */
    private Spatial holder(Spatial other) {
        Spatial holder = Amount.findHolder(other, key);
        Spatial movable = holder == null ? getContext().findMovable(other) : holder;
        return movable == null ? other : movable;
    }
}
