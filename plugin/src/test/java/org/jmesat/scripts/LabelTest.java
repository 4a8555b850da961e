package org.jmesat.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.asset.DesktopAssetManager;
import com.jme3.export.binary.BinaryExporter;
import com.jme3.font.BitmapText;
import com.jme3.font.plugins.BitmapFontLoader;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.CollisionScene;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@link Label} in user data and as a Control: what it writes, where, and how it goes. */
class LabelTest extends ReadyMadeScene {
    private final Node sign = CollisionScene.node("sign");

    private void begin(String script, boolean asControl) {
        give(sign, script, asControl);
        scene.attach(sign);
        scene.frames(3);
    }

    private Node gui() {
        return scene.run().application().getGuiNode();
    }

    /** The texts in the GUI that are shown. */
    private List<String> texts() {
        return scene.run().ask(() -> {
            List<String> texts = new ArrayList<>();
            for (Spatial each : gui().getChildren()) {
                if (each instanceof BitmapText text && text.getCullHint() != Spatial.CullHint.Always) {
                    texts.add(text.getText());
                }
            }
            return texts;
        });
    }

    private BitmapText text() {
        return (BitmapText) gui().getChild(gui().getQuantity() - 1);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void numbersOfASpatialAreInTheText(boolean asControl) {
        Geometry player = cube("player", 0);
        begin("Label(text='Coins: {coins} / 3, {health} {name}', of='player')", asControl);
        assertEquals(List.of("Coins: 0 / 3, 0 0"), texts());
        scene.frame(() -> {
            player.setUserData("coins", 2);
            player.setUserData("health", 99.96f);
            player.setUserData("name", "Bob");
        });
        scene.frame();
        assertEquals(List.of("Coins: 2 / 3, 100 Bob"), texts());
        scene.frame(() -> player.setUserData("health", 7.25));
        scene.frame();
        assertEquals(List.of("Coins: 2 / 3, 7.2 Bob"), texts());
        scene.frame(player::removeFromParent);
        scene.frames(2);
        assertEquals(List.of("Coins: 2 / 3, 7.2 Bob"), texts(), "the last ones of what has left");
        assertEquals(List.of(), problems());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itGoesWithItsScriptAndIsNotSavedWithTheScene(boolean asControl) throws Exception {
        begin("Label(text='here')", asControl);
        assertEquals(List.of("here"), texts());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        scene.step(() -> BinaryExporter.getInstance().save(scene.root(), bytes));
        assertFalse(bytes.toString().contains("BitmapText"));
        scene.step(() -> scene.state().setPaused(true));
        scene.frames(2);
        assertEquals(List.of("here"), texts(), "in a pause");
        scene.step(() -> scene.state().setPaused(false));
        scene.frame(sign::removeFromParent);
        scene.frames(2);
        assertEquals(List.of(), texts());
        scene.attach(sign);
        scene.frames(3);
        assertEquals(List.of("here"), texts());
        scene.step(() -> scene.state().setEnabled(false));
        scene.frame();
        assertEquals(List.of(), texts());
    }

    @Test
    void inAPauseItFollowsTheSizeOfTheWindow() {
        begin("Label(text='won', place=CENTER)", false);
        scene.step(() -> scene.state().setPaused(true));
        scene.frame();
        float x = text().getLocalTranslation().x;
        int width = scene.run().ask(() -> scene.run().application().getCamera().getWidth());
        scene.step(() -> scene.run().application().reshape(width + 200, 480));
        scene.frame();
        assertEquals(x + 100, text().getLocalTranslation().x, 1e-3);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void withByItIsThereWhileThatTouches(boolean asControl) {
        sign.attachChild(scene.cube("post", 0, 0));
        Geometry player = cube("player", 9);
        begin("Label(text='push the crate', by='player')", asControl);
        assertEquals(List.of(), texts());
        move(player, 0.5f);
        scene.frames(2);
        assertEquals(List.of("push the crate"), texts());
        move(player, 9);
        scene.frames(2);
        assertEquals(List.of(), texts());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void withADelayItComesLater(boolean asControl) {
        begin("Label(text='later', delay=" + 8 * HeadlessRun.TPF + ")", asControl);
        assertEquals(List.of(), texts());
        scene.frames(8);
        assertEquals(List.of("later"), texts());
    }

    /** A When enables it and pauses in the same frame, in whatever order. */
    @ParameterizedTest
    @CsvSource({"false, false", "false, true", "true, false", "true, true"})
    void theTextOfTheEndIsThereInThePause(boolean asControl, boolean before) {
        Node rule = CollisionScene.node("rule");
        give(rule, "When(key='a', action=PAUSE), When(key='a', action=ENABLE, target='sign', what='Label')", asControl);
        if (before) {
            scene.attach(rule);
        }
        begin("Label(text='won', place=CENTER, size=50, enabled=false)", asControl);
        scene.attach(rule);
        scene.frames(3);
        assertEquals(List.of(), texts());
        scene.frame(() -> rule.setUserData("a", 1));
        scene.frames(3);
        assertTrue(scene.state().isPaused());
        assertEquals(List.of("won"), texts());
    }

    /** The window of the test has 640 x 480 pixels. */
    @ParameterizedTest
    @CsvSource({"TOP_LEFT, 0, 0", "TOP, 0.5, 0", "TOP_RIGHT, 1, 0", "CENTER, 0.5, 0.5", "BOTTOM_LEFT, 0, 1",
        "BOTTOM, 0.5, 1", "BOTTOM_RIGHT, 1, 1"})
    void itIsInACornerAndRowsGoInwards(String place, float across, float down) {
        begin("Label(text='some text', place=" + place + "), Label(text='row', row=1, place=" + place + ")", false);
        scene.step(() -> {
            BitmapText text = (BitmapText) gui().getChild(gui().getQuantity() - 2);
            Vector3f at = text.getLocalTranslation();
            assertEquals(10 + across * (640 - 20 - text.getLineWidth()), at.x, 0.6f);
            assertEquals(470 - down * (480 - 20 - text.getHeight()), at.y, 0.6f);
            float row = text().getLocalTranslation().y - at.y;
            assertEquals(place.startsWith("BOTTOM") ? text.getLineHeight() : -text.getLineHeight(), row, 0.6f);
        });
    }

    @Test
    void aboveItsSpatialItFollowsItAndHidesBehindTheCamera() {
        sign.attachChild(scene.cube("post", 0, 0));
        begin("Label(text='x', place=ABOVE)", false);
        Vector3f before = scene.run().ask(() -> text().getLocalTranslation().clone());
        assertEquals(320, before.x, 10);
        assertTrue(before.y > 260, before::toString);
        move(sign, 1);
        scene.frame();
        assertTrue(scene.run().ask(() -> text().getLocalTranslation().x) > before.x + 20);
        scene.frame(() -> sign.setLocalTranslation(0, 0, 100));
        scene.frames(2);
        assertEquals(List.of(), texts());
        scene.frame(() -> sign.setLocalTranslation(0, 0, 0));
        scene.frames(2);
        assertEquals(List.of("x"), texts());
    }

    @Test
    void itIsNoColliderWhereverTheRootIs() {
        scene.step(() -> scene.state().setRoot(gui()));
        give(sign, "Label(text='x')", false);
        scene.step(() -> gui().attachChild(sign));
        scene.frames(3);
        assertTrue(texts().contains("x"));
        assertEquals(0, scene.run().ask(() -> scene.state().getWorld().getColliders().size()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "text='{coins' | has a text with a brace that has no other, \"{coins\"",
        "text='{a}', of='playr' | finds no spatial 'playr'"})
    void aMistakeIsAProblem(String properties, String problem) {
        begin("Label(" + properties + ")", false);
        assertEquals(List.of("Node 'sign' (/Root Node/sign): its script Label " + problem + "."), problems());
    }

    @Test
    void aMissingFontIsToldInWords() {
        scene.step(() -> {
            DesktopAssetManager assets = (DesktopAssetManager) scene.run().application().getAssetManager();
            assets.unregisterLoader(BitmapFontLoader.class);
            assets.clearCache();
        });
        begin("Label(text='x')", false);
        assertEquals(List.of("Node 'sign' (/Root Node/sign): its script Label cannot load the font "
                + "Interface/Fonts/Default.fnt, so its text is not shown: add jme3-core's own assets."), problems());
        assertEquals(0, scene.run().ask(() -> scene.state().getHandlerFailureCount()));
    }

    @Test
    void aCloneHasATextOfItsOwn() {
        Label label = new Label();
        label.setText("x");
        sign.addControl(label);
        scene.attach(sign);
        scene.frames(3);
        Node other = (Node) scene.run().ask(sign::clone);
        scene.attach(other);
        scene.frames(3);
        assertEquals(List.of("x", "x"), texts());
        scene.frame(sign::removeFromParent);
        scene.frames(2);
        assertEquals(List.of("x"), texts());
        assertNotNull(other.getControl(Label.class));
        assertNull(other.getUserData("x"));
    }
}
