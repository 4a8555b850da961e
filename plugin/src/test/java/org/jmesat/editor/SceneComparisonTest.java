package org.jmesat.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.light.AmbientLight;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.shape.Box;
import java.nio.FloatBuffer;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jmesat.control.PushApart;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Two scenes are the same only if nothing that a file keeps differs. */
class SceneComparisonTest {
    private static final Map<String, Consumer<Node>> CHANGES = new LinkedHashMap<>();

    static {
        CHANGES.put("name", level -> crate(level).setName("other"));
        CHANGES.put("place", level -> crate(level).move(0, 0, Math.ulp(4f)));
        CHANGES.put("turn", level -> crate(level).rotate(0, 0.001f, 0));
        CHANGES.put("size", level -> crate(level).setLocalScale(1.0001f));
        CHANGES.put("user data", level -> level.getChild("ball").setUserData("health", 6));
        CHANGES.put("type of user data", level -> level.getChild("ball").setUserData("health", 5L));
        CHANGES.put("lost user data", level -> level.getChild("ball").setUserData("health", null));
        CHANGES.put("new user data", level -> level.getChild("ball").setUserData("more", 1));
        CHANGES.put("Control", level -> crate(level).removeControl(PushApart.class));
        CHANGES.put("light", level -> level.addLight(new AmbientLight(ColorRGBA.Red)));
        CHANGES.put("child", level -> level.detachChildNamed("coin"));
        CHANGES.put("order", level -> level.attachChildAt(level.detachChildAt(1), 3));
        CHANGES.put("hint", level -> crate(level).setCullHint(Spatial.CullHint.Always));
        CHANGES.put("mesh", level -> square(level).setMesh(new Box(1, 1, 1)));
        CHANGES.put("vertex", level -> ((FloatBuffer) square(level).getMesh().getBuffer(VertexBuffer.Type.Position)
                .getData()).put(3, 9f));
        CHANGES.put("buffer", level -> square(level).getMesh().clearBuffer(VertexBuffer.Type.Normal));
        CHANGES.put("material", level -> square(level).setMaterial(null));
        CHANGES.put("parameter", level -> square(level).getMaterial().setColor("Color", ColorRGBA.Red));
    }

    private static Spatial crate(Node level) {
        return level.getChild("crate");
    }

    private static Geometry square(Node level) {
        return (Geometry) level.getChild("square");
    }

    static Stream<String> changes() {
        return CHANGES.keySet().stream();
    }

    @Test
    void twoOfAKindAreTheSame() {
        assertNull(SceneComparison.findDifference(SavedLevel.withControls(SavedLevel.ASSETS),
                SavedLevel.withControls(SavedLevel.ASSETS)));
    }

    @ParameterizedTest
    @MethodSource("changes")
    void aChangeIsFoundInBothDirections(String change) {
        Node level = SavedLevel.withControls(SavedLevel.ASSETS);
        Node changed = SavedLevel.withControls(SavedLevel.ASSETS);
        CHANGES.get(change).accept(changed);
        String difference = SceneComparison.findDifference(level, changed);
        assertNotNull(difference);
        assertTrue(difference.startsWith("/level"), difference);
        assertNotNull(SceneComparison.findDifference(changed, level));
    }

    @Test
    void theDifferenceIsDescribed() {
        Node level = SavedLevel.withControls(SavedLevel.ASSETS);
        level.getChild("ball").setUserData("health", 4);
        assertEquals("/level/ball: user data health is Integer 4 instead of Integer 5",
                SceneComparison.findDifference(SavedLevel.withControls(SavedLevel.ASSETS), level));
    }
}
