package org.jmesat.scripts;

import com.jme3.export.JmeExporter;
import com.jme3.export.JmeImporter;
import com.jme3.export.OutputCapsule;
import com.jme3.scene.Spatial;
import java.io.IOException;
import org.jmesat.internal.saved.SavedFields;

/**
 * Counts touches in user data of a spatial: the coins that a player has, the hits of a target. The game reads it by
 * {@code getUserData}.
 */
public class Count extends TouchScript {
    private static final String DEFAULT_KEY = "count";

    private volatile String key = DEFAULT_KEY;
    private volatile int amount = 1;
    private volatile String of = "";

    /** Creates a script that adds 1 to "count" of what touches. */
    public Count() {
    }

    /** {@return the key in user data; by default "count"} */
    public String getKey() {
        return key;
    }

    /**
     * Sets the key in user data, an Integer there.
     *
     * @param key the key; null and a blank one are replaced by "count"
     */
    public void setKey(String key) {
        this.key = Limits.text(key, DEFAULT_KEY);
    }

    /** {@return what each touch adds; by default 1} */
    public int getAmount() {
        return amount;
    }

    /**
     * Sets what each touch adds.
     *
     * @param amount any integer; the sum stays within 32 bits
     */
    public void setAmount(int amount) {
        this.amount = amount;
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

    @Override
    protected void act(Spatial other) {
        Spatial holder = of.isEmpty() ? holder(other) : find(of);
        if (holder == null) {
            return;
        }
        Object value = holder.getUserData(key);
        if (value != null && !(value instanceof Number)) {
            report("finds " + key + " = " + value + " in the user data of '" + holder.getName()
                    + "' instead of a number");
            return;
        }
        report(null);
        long sum = (value == null ? 0 : ((Number) value).longValue()) + amount;
        holder.setUserData(key, (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, sum)));
    }

    /** The spatial that counts already, or the one that moves. */
    private Spatial holder(Spatial other) {
        Spatial holder = Amount.findHolder(other, key);
        Spatial movable = holder == null ? getContext().findMovable(other) : holder;
        return movable == null ? other : movable;
    }

    @Override
    public void write(JmeExporter exporter) throws IOException {
        super.write(exporter);
        OutputCapsule capsule = exporter.getCapsule(this);
        capsule.write(key, "key", DEFAULT_KEY);
        capsule.write(amount, "amount", 1);
        capsule.write(of, "of", "");
    }

    @Override
    public void read(JmeImporter importer) throws IOException {
        SavedFields saved = new SavedFields(importer, this);
        setKey(saved.readString("key", DEFAULT_KEY));
        setAmount(saved.readInt("amount", 1));
        setOf(saved.readString("of", ""));
        super.read(importer);
    }
}
