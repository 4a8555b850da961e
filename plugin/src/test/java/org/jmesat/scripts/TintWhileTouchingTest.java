package org.jmesat.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.export.binary.BinaryExporter;
import com.jme3.material.MatParamOverride;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.shader.VarType;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jmesat.app.CollisionScene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A tint: what lies over the material of a plate. */
class TintWhileTouchingTest extends ReadyMadeScene {
    private static final ColorRGBA GREEN = new ColorRGBA(0, 1, 0, 1);
    private static final Map<String, Object> TINTED = new TreeMap<>(Map.of("Color", GREEN, "BaseColor", GREEN,
            "Diffuse", GREEN, "Ambient", GREEN, "UseMaterialColors", true));

    private final Geometry player = scene.cube("player", 5, 0);
    private final Geometry plate = scene.cube("plate", 0, 0);
    private final Node body = CollisionScene.node("body", plate);

    private void begin(String scripts, boolean asControls) {
        give(body, scripts, asControls);
        scene.attach(player, body);
        scene.frame();
    }

    /** What the renderer uses for the plate below the body. */
    private Map<String, Object> overrides(Geometry geometry) {
        return scene.run().ask(() -> {
            scene.root().updateGeometricState();
            Map<String, Object> values = new TreeMap<>();
            for (MatParamOverride each : geometry.getWorldMatParamOverrides()) {
                values.put(each.getName(), each.getValue());
            }
            return values;
        });
    }

    private void expect(Map<String, Object> expected) {
        assertEquals(expected, overrides(plate));
    }

    @Test
    void anotherScriptOfTheSameColorDoesNotTakeItOff() {
        String first = "TintWhileTouching(color=#00ff00, by='player')";
        String second = "TintWhileTouching(color=#00ff00, by='guard')";
        Geometry guard = scene.cube("guard", -5, 0);
        scene.attach(guard);
        begin(first, false);
        move(player, 0.5f);
        scene.frame(() -> body.setUserData("jmesat.scripts", first + ", " + second));
        scene.frame();
        expect(TINTED);
        move(guard, -0.5f);
        move(player, 5);
        scene.frame();
        expect(TINTED);
        move(guard, -5);
        scene.frame();
        expect(Map.of());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theColorLiesOverAllBelowAsLongAsTheTouch(boolean asControls) {
        begin("TintWhileTouching(color=#00ff00, by='player')", asControls);
        for (int i = 0; i < 3; i++) {
            expect(Map.of());
            move(player, 0.5f);
            expect(TINTED);
            scene.frames(3);
            expect(TINTED);
            move(player, 5);
        }
        expect(Map.of());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whatTheGameHasLaidOverStaysAndIsBelow(boolean asControls) {
        MatParamOverride own = new MatParamOverride(VarType.Vector4, "Color", new ColorRGBA(0, 0, 1, 1));
        body.addMatParamOverride(own);
        begin("TintWhileTouching(color=#00ff00)", asControls);
        move(player, 0.5f);
        expect(TINTED);
        move(player, 5);
        expect(Map.of("Color", own.getValue()));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itIsTakenOffWhenTheScriptTheSpatialOrTheAppStateGoes(boolean asControls) {
        begin("TintWhileTouching(color=#00ff00)", asControls);
        move(player, 0.5f);
        expect(TINTED);
        scene.step(() -> scene.state().setEnabled(false));
        scene.frame();
        expect(Map.of());
        scene.step(() -> scene.state().setEnabled(true));
        scene.frame();
        expect(TINTED);
        scene.frame(body::removeFromParent);
        scene.attach(body);
        expect(Map.of());
        scene.frame();
        expect(TINTED);
        scene.frame(() -> {
            if (asControls) {
                body.removeControl(TintWhileTouching.class);
            } else {
                body.setUserData("jmesat.scripts", null);
            }
        });
        expect(Map.of());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aColorThatWasSavedOrClonedDuringATouchIsTakenOff(boolean asControls) {
        begin("TintWhileTouching(color=#00ff00)", asControls);
        move(player, 0.5f);
        Node clone = scene.run().ask(() -> (Node) body.clone());
        Node loaded = scene.run().ask(
                () -> BinaryExporter.saveAndLoad(scene.run().application().getAssetManager(), body));
        clone.setLocalTranslation(0, 20, 0);
        loaded.setLocalTranslation(0, 40, 0);
        scene.attach(clone, loaded);
        scene.frames(2);
        assertEquals(Map.of(), overrides((Geometry) clone.getChild(0)));
        assertEquals(Map.of(), overrides((Geometry) loaded.getChild(0)));
        expect(TINTED);
        assertEquals(List.of(), problems());
    }
}
