package org.jmesat.internal.settings;

import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.math.Vector4f;
import java.util.List;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.control.CollisionScript;

/** A script with a property of each type. */
public class Every extends CollisionScript {
    boolean flag;
    int count;
    long big;
    float delay;
    double exact;
    String by = "";
    TouchPolicy policy = TouchPolicy.INCLUSIVE;
    Vector2f flat = new Vector2f();
    Vector3f place = new Vector3f();
    Vector4f four = new Vector4f();
    ColorRGBA tint = new ColorRGBA();
    String[] names = {};
    List<String> tags = List.of();

    public boolean isFlag() {
        return flag;
    }

    public void setFlag(boolean flag) {
        this.flag = flag;
    }

    public int getCount() {
        return count;
    }

    public void setCount(int count) {
        this.count = count;
    }

    public long getBig() {
        return big;
    }

    public void setBig(long big) {
        this.big = big;
    }

    public float getDelay() {
        return delay;
    }

    public void setDelay(float delay) {
        if (delay < 0) {
            throw new IllegalArgumentException("not " + delay);
        }
        this.delay = delay;
    }

    public double getExact() {
        return exact;
    }

    public void setExact(double exact) {
        this.exact = exact;
    }

    public String getBy() {
        return by;
    }

    public void setBy(String by) {
        this.by = by;
    }

    public TouchPolicy getPolicy() {
        return policy;
    }

    public void setPolicy(TouchPolicy policy) {
        this.policy = policy;
    }

    public Vector2f getFlat() {
        return flat;
    }

    public void setFlat(Vector2f flat) {
        this.flat = flat;
    }

    public Vector3f getPlace() {
        return place;
    }

    public void setPlace(Vector3f place) {
        this.place = place;
    }

    public Vector4f getFour() {
        return four;
    }

    public void setFour(Vector4f four) {
        this.four = four;
    }

    public ColorRGBA getTint() {
        return tint;
    }

    public void setTint(ColorRGBA tint) {
        this.tint = tint;
    }

    public String[] getNames() {
        return names;
    }

    public void setNames(String[] names) {
        this.names = names;
    }

    public List<String> getTags() {
        return tags;
    }

    public void setTags(List<String> tags) {
        this.tags = tags;
    }
}
