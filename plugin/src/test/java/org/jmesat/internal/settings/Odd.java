package org.jmesat.internal.settings;

import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.control.CollisionScript;

/** A script with setters that overload, throw, hide or have types without a text. */
public class Odd extends CollisionScript {
    final List<Object> calls = new ArrayList<>();
    int level;

    public void setBoth(String value) {
        calls.add(value);
    }

    public void setBoth(float value) {
        calls.add(value);
    }

    public void setBoth(int value) {
        calls.add(value);
    }

    public void setBoth(Vector3f value) {
        calls.add(value);
    }

    public void setBoth(Spatial value) {
        calls.add(value);
    }

    public float getKnown() {
        return calls.isEmpty() ? 0 : (float) calls.get(0);
    }

    public void setKnown(int value) {
        calls.add(value);
    }

    public void setKnown(float value) {
        calls.add(value);
    }

    public void setURL(String value) {
        calls.add(value);
    }

    public Odd setFluent(int value) {
        calls.add(value);
        return this;
    }

    public static void setShared(int value) {
        throw new AssertionError("a static setter was called with " + value);
    }

    public void set(int value) {
        calls.add(value);
    }

    public void setPair(int a, int b) {
        calls.add(a + b);
    }

    public void setBoxed(Integer value) {
        calls.add(value);
    }

    public void setNumbers(List<Integer> values) {
        calls.add(values);
    }

    void setHidden(int value) {
        calls.add(value);
    }

    public void setError(int value) {
        throw new AssertionError(value);
    }

    public void setBroken(Broken value) {
        calls.add(value);
    }

    public void setMany(Many value) {
        calls.add(value);
    }

    public int getLevel() {
        return level;
    }

    public void setLevel(int level) {
        this.level = Math.min(9, Math.max(0, level));
    }

    public int getFailing() {
        throw new IllegalStateException("not yet");
    }

    public void setFailing(int value) {
        calls.add(value);
    }
}
