package org.jmesat.scripts;

import com.jme3.export.JmeExporter;
import com.jme3.export.JmeImporter;
import com.jme3.export.OutputCapsule;
import com.jme3.scene.Spatial;
import java.io.IOException;
import org.jmesat.internal.saved.SavedFields;

/**
 * Takes from a number in the user data of what touches it, such as health, at each touch; never below 0. What has no
 * such number at or above it is not harmed. {@link Health} sets the number, and acts when it is used up.
 */
public class Damage extends TouchScript {
    private static final float DEFAULT_AMOUNT = 10;

    private volatile float amount = DEFAULT_AMOUNT;
    private volatile String key = Health.DEFAULT_KEY;

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
     * @param amount the amount (≥0, finite); any other value is replaced by 0
     */
    public void setAmount(float amount) {
        this.amount = Limits.atLeastZero(amount);
    }

    /** {@return the key in user data; by default "health"} */
    public String getKey() {
        return key;
    }

    /**
     * Sets the key in user data.
     *
     * @param key the key; null and a blank one are replaced by "health"
     */
    public void setKey(String key) {
        this.key = Limits.text(key, Health.DEFAULT_KEY);
    }

    @Override
    protected void act(Spatial other) {
        Spatial holder = Amount.findHolder(other, key);
        if (holder == null) {
            return;
        }
        Number rest = Amount.read(holder, key);
        if (rest == null) {
            report("finds " + key + " = " + holder.getUserData(key) + " in the user data of '" + holder.getName()
                    + "' instead of a number");
            return;
        }
        report(null);
        holder.setUserData(key, Math.max(0, rest.floatValue() - amount));
    }

    @Override
    public void write(JmeExporter exporter) throws IOException {
        super.write(exporter);
        OutputCapsule capsule = exporter.getCapsule(this);
        capsule.write(amount, "amount", DEFAULT_AMOUNT);
        capsule.write(key, "key", Health.DEFAULT_KEY);
    }

    @Override
    public void read(JmeImporter importer) throws IOException {
        SavedFields saved = new SavedFields(importer, this);
        setAmount(saved.readFloat("amount", DEFAULT_AMOUNT));
        setKey(saved.readString("key", Health.DEFAULT_KEY));
        super.read(importer);
    }
}
