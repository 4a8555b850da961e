package org.jmesat.scripts;

import com.jme3.scene.Spatial;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * Takes from a number in the user data of what touches it, such as health: at each touch, and again and again as long
 * as it lasts if {@code each} is set. The number is never below 0. All colliders at or below a spatial with the number
 * touch as one; what has no such number at or above it is not harmed. {@link Health} sets the number, says whose damage
 * counts, and acts when the number is used up.
 */
public class Damage extends WhileTouchingScript {
    private static final float DEFAULT_AMOUNT = 10;

    private volatile float amount = DEFAULT_AMOUNT;
    private volatile float each;
    private volatile String key = Health.DEFAULT_KEY;

    /** Seconds until the next time. */
    private float rest;
    /** What was harmed in the present frame; one spatial may have several contacts. */
    private Set<Spatial> harmed = Collections.newSetFromMap(new IdentityHashMap<>());

    /** Creates a script that takes 10 from "health". */
    public Damage() {
    }

    /** {@return what a touch takes (≥0); by default 10} */
    public float getAmount() {
        return amount;
    }

    /**
     * Sets what a touch takes.
     *
     * @param amount the amount (≥0, finite); any other value is reported and replaced by 0
     */
    public void setAmount(float amount) {
        this.amount = Limits.atLeastZero("amount", amount);
    }

    /** {@return the time after which a lasting touch counts again, in seconds (≥0); by default 0, for never} */
    public float getEach() {
        return each;
    }

    /**
     * Sets the time after which a lasting touch counts again.
     *
     * @param each the time in seconds (≥0, finite), from the first touch on, 0 for never; any other value is reported
     *     and replaced by 0. Once a frame at most
     */
    public void setEach(float each) {
        this.each = Limits.atLeastZero("each", each);
    }

    /** {@return the key in user data; by default "health"} */
    public String getKey() {
        return key;
    }

    /**
     * Sets the key in user data. The number there keeps its type; an Integer or Long of which a fraction is taken
     * becomes a Float.
     *
     * @param key the key; null, a blank one and, with a report, one that begins with "jmesat." is replaced by "health"
     */
    public void setKey(String key) {
        this.key = Limits.key(key, Health.DEFAULT_KEY);
    }

    @Override
    protected void begin() {
        rest = each;
    }

    @Override
    protected void touch(Spatial other) {
        Spatial holder = Amount.findHolder(other, key);
        if (holder == null) {
            note("key: there is no '{}' in the user data of the other one or above it", key);
        } else if (!ignores(countContacts(holder) != 1, SAME_BODY)) {
            harm(holder);
        }
    }

    /** The contacts of a spatial with the number, whose colliders are at or below it. */
    private int countContacts(Spatial holder) {
        int count = 0;
        for (int i = 0; i < countTouching(); i++) {
            count += Amount.findHolder(getTouching(i), key) == holder ? 1 : 0;
        }
        return count;
    }

    @Override
    protected void controlUpdate(float tpf) {
        boolean lasting = each > 0 && countTouching() > 0;
        super.controlUpdate(tpf);
        if (!lasting || !isTimePassing()) {
            return;
        }
        rest -= tpf;
        if (rest <= 0) {
            rest = Math.max(0, rest + each);
            harmAll();
        }
    }

    private void harmAll() {
        for (int i = 0; i < countTouching(); i++) {
            Spatial holder = Amount.findHolder(getTouching(i), key);
            if (holder != null && harmed.add(holder)) {
                harm(holder);
            }
        }
        harmed.clear();
    }

    private void harm(Spatial holder) {
        Number old = findNumber(holder, key);
        if (old == null) {
            note("key: '{}' is not a number", key);
        } else if (!ignores(!Health.admit(findScripts(holder, Health.class), getSpatial(), key),
                "the Health of the other one does not admit it: see its by and once")) {
            holder.setUserData(key, Amount.inTypeOf(old, Math.max(0, old.doubleValue() - amount)));
        }
    }

    @Override
    void renew() {
        super.renew();
        harmed = Collections.newSetFromMap(new IdentityHashMap<>());
    }
}
