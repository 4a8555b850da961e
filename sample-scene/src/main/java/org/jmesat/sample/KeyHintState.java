package org.jmesat.sample;

import com.jme3.app.Application;
import com.jme3.app.SimpleApplication;
import com.jme3.app.state.BaseAppState;
import com.jme3.font.BitmapText;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/**
 * Shows a line of text in the lower left corner of the window, with the keys and mouse buttons.
 */
final class KeyHintState extends BaseAppState {

    private static final float MARGIN = 14f;

    private final String hint;
    private final ColorRGBA colour;
    private BitmapText text;

    /**
     * @param hint the text
     * @param colour its colour
     */
    KeyHintState(String hint, ColorRGBA colour) {
        this.hint = hint;
        this.colour = colour;
    }

    @Override
    protected void initialize(Application app) {
        text = new BitmapText(app.getAssetManager().loadFont("Interface/Fonts/Default.fnt"));
        text.setText(hint);
        text.setColor(colour);
        text.setLocalTranslation(MARGIN, MARGIN + text.getHeight(), 0f);
    }

    @Override
    protected void cleanup(Application app) {
    }

    @Override
    protected void onEnable() {
        guiNode().attachChild(text);
    }

    @Override
    protected void onDisable() {
        text.removeFromParent();
    }

    private Node guiNode() {
        return ((SimpleApplication) getApplication()).getGuiNode();
    }
}
