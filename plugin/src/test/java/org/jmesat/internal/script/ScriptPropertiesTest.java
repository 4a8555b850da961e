package org.jmesat.internal.script;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.math.Vector4f;
import com.jme3.scene.Spatial;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.control.CollisionScript;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScriptPropertiesTest {
    /** A property of each type. */
    public static class Every extends CollisionScript {
        private boolean flag;
        private int count;
        private long big;
        private float delay;
        private double exact;
        private String by = "";
        private TouchPolicy policy = TouchPolicy.INCLUSIVE;
        private Vector2f flat = new Vector2f();
        private Vector3f place = new Vector3f();
        private Vector4f four = new Vector4f();
        private ColorRGBA tint = new ColorRGBA();
        private String[] names = {};
        private List<String> tags = List.of();

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
                throw new IllegalArgumentException("The delay must be at least 0, not " + delay);
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

    private final Every script = new Every();

    @Test
    void aPropertyOfEachTypeIsSet() {
        assertEquals(List.of(), set(script, "flag=True, count=-7, big=9007199254740993, delay=.5, exact=1e-300, "
                + "by='a \\'b\\'', policy=exclusive, flat=(1, -2), place=(1, 2, 3), four=(1, 2, 3, 4), tint=#ff800033, "
                + "names=['a', b, 3], tags=[], enabled=false"));
        assertTrue(script.flag);
        assertEquals(-7, script.count);
        assertEquals(9007199254740993L, script.big);
        assertEquals(0.5f, script.delay);
        assertEquals(1e-300, script.exact);
        assertEquals("a 'b'", script.by);
        assertEquals(TouchPolicy.EXCLUSIVE, script.policy);
        assertEquals(new Vector2f(1, -2), script.flat);
        assertEquals(new Vector3f(1, 2, 3), script.place);
        assertEquals(new Vector4f(1, 2, 3, 4), script.four);
        assertEquals(new ColorRGBA(1, 128 / 255f, 0, 0.2f), script.tint);
        assertArrayEquals(new String[] {"a", "b", "3"}, script.names);
        assertEquals(List.of(), script.tags);
        assertEquals(false, script.isEnabled());
    }

    private static List<String> set(CollisionScript script, String properties) {
        ScriptText text = ScriptText.parse("Any(" + properties + ")");
        assertNull(text.problem(), properties);
        return ScriptProperties.set(script, text.items().get(0).properties());
    }
}
