package org.jmesat.sample;

import com.jme3.app.Application;
import com.jme3.app.SimpleApplication;
import com.jme3.app.state.BaseAppState;
import com.jme3.font.BitmapFont;
import com.jme3.font.BitmapText;
import com.jme3.font.LineWrapMode;
import com.jme3.font.Rectangle;
import com.jme3.material.Material;
import com.jme3.material.RenderState.BlendMode;
import com.jme3.math.ColorRGBA;
import com.jme3.renderer.Camera;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.shape.Quad;
import java.util.function.IntSupplier;

/**
 * Shows what a scene is about in the upper left corner of the window, and its keys in the lower left corner: light text
 * on a dark ground, so that it can be read on any background.
 */
final class SceneTextState extends BaseAppState {

    private static final ColorRGBA TITLE = new ColorRGBA(1f, 1f, 1f, 1f);
    private static final ColorRGBA TEXT = new ColorRGBA(0.8f, 0.83f, 0.88f, 1f);
    private static final ColorRGBA GROUND = new ColorRGBA(0.002f, 0.005f, 0.014f, 0.85f);
    /** Between two keys. */
    static final String KEY_GAP = "     ";
    private static final float LARGER = 1.4f;
    /** The title and its sentence leave the rest of the width to the scene. */
    private static final float TITLE_SHARE = 0.6f;

    private final String[] words;
    private final IntSupplier coveredPixels;
    private final Node node = new Node("Scene text");
    private final BitmapText[] texts = new BitmapText[3];
    private final Geometry[] grounds = new Geometry[2];
    private int width;
    private int height;
    private int covered;
    private int coveredTop;
    private int coveredBottom;

    /**
     * @param title the title
     * @param sentence the sentence below it
     * @param keys the keys
     * @param coveredPixels returns the number of covered pixels at the right edge of the window; called each frame
     */
    SceneTextState(String title, String sentence, String keys, IntSupplier coveredPixels) {
        words = new String[] {title, sentence, keys};
        this.coveredPixels = coveredPixels;
    }

    /** Returns the height of text in pixels that can be read in a window of a height. */
    static float textSize(int windowHeight) {
        return Math.max(15f, windowHeight / 42f);
    }

    /** Returns the number of pixels from the upper edge of the window to the lower edge of the sentence. */
    int coveredTop() {
        return coveredTop;
    }

    /** Returns the number of pixels from the lower edge of the window to the upper edge of the keys. */
    int coveredBottom() {
        return coveredBottom;
    }

    @Override
    public void update(float tpf) {
        Camera camera = getApplication().getCamera();
        int newCovered = coveredPixels.getAsInt();
        if (camera.getWidth() != width || camera.getHeight() != height || newCovered != covered) {
            width = camera.getWidth();
            height = camera.getHeight();
            covered = newCovered;
            layOut();
        }
    }

    private void layOut() {
        float size = textSize(height);
        float margin = 0.6f * size;
        float free = width - covered - 3f * margin;
        float titleWidth = Math.min(free, TITLE_SHARE * width);
        float groundWidth = Math.max(write(0, LARGER * size, titleWidth), write(1, size, titleWidth)) + 2f * margin;
        float top = height - margin;
        texts[0].setLocalTranslation(margin, top, 0f);
        float sentenceTop = top - textHeight(0);
        texts[1].setLocalTranslation(margin, sentenceTop, 0f);
        float bottom = sentenceTop - textHeight(1) - 0.5f * margin;
        ground(0, groundWidth, bottom, height - bottom);
        coveredTop = (int) Math.ceil(height - bottom);
        float keysWidth = write(2, size, free) + 2f * margin;
        float keysTop = 0.5f * margin + textHeight(2);
        texts[2].setLocalTranslation(margin, keysTop, 0f);
        ground(1, keysWidth, 0f, keysTop + 0.5f * margin);
        coveredBottom = (int) Math.ceil(keysTop + 0.5f * margin);
    }

    /** Sets a text and returns its width. */
    private float write(int index, float size, float lineWidth) {
        BitmapText text = texts[index];
        String shown = index == 2 ? breakBetweenKeys(size, lineWidth) : words[index];
        text.setSize(size);
        text.setBox(new Rectangle(0f, 0f, lineWidth, height));
        text.setLineWrapMode(LineWrapMode.Word);
        text.setText(shown);
        text.updateLogicalState(0f);
        return Math.min(lineWidth, width(shown, size));
    }

    private float width(String line, float size) {
        BitmapFont font = texts[0].getFont();
        return font.getLineWidth(line) * size / font.getCharSet().getRenderedSize();
    }

    /** Begins a new line only between two keys. */
    private String breakBetweenKeys(float size, float lineWidth) {
        StringBuilder lines = new StringBuilder();
        String line = "";
        for (String key : words[2].split(KEY_GAP)) {
            String longer = line.isEmpty() ? key : line + KEY_GAP + key;
            if (!line.isEmpty() && width(longer, size) > lineWidth) {
                lines.append(line).append('\n');
                longer = key;
            }
            line = longer;
        }
        return lines.append(line).toString();
    }

    /** Returns the height of all lines; {@code getHeight} returns that of the box. */
    private float textHeight(int index) {
        return texts[index].getLineCount() * texts[index].getLineHeight();
    }

    private void ground(int index, float groundWidth, float bottom, float groundHeight) {
        grounds[index].setLocalTranslation(0f, bottom, -1f);
        grounds[index].setLocalScale(groundWidth, groundHeight, 1f);
    }

    @Override
    protected void initialize(Application app) {
        for (int i = 0; i < texts.length; i++) {
            texts[i] = new BitmapText(app.getAssetManager().loadFont("Interface/Fonts/Default.fnt"));
            texts[i].setColor(i == 0 ? TITLE : TEXT);
            node.attachChild(texts[i]);
        }
        Material material = new Material(app.getAssetManager(), "Common/MatDefs/Misc/Unshaded.j3md");
        material.setColor("Color", GROUND);
        material.getAdditionalRenderState().setBlendMode(BlendMode.Alpha);
        for (int i = 0; i < grounds.length; i++) {
            grounds[i] = new Geometry("Ground of text", new Quad(1f, 1f));
            grounds[i].setMaterial(material);
            node.attachChild(grounds[i]);
        }
    }

    @Override
    protected void cleanup(Application app) {
    }

    @Override
    protected void onEnable() {
        ((SimpleApplication) getApplication()).getGuiNode().attachChild(node);
    }

    @Override
    protected void onDisable() {
        node.removeFromParent();
    }
}
