package org.jmesat.sample;

import com.jme3.app.Application;
import com.jme3.app.SimpleApplication;
import com.jme3.app.state.BaseAppState;
import com.jme3.asset.AssetManager;
import com.jme3.font.BitmapText;
import com.jme3.font.LineWrapMode;
import com.jme3.font.Rectangle;
import com.jme3.input.KeyInput;
import com.jme3.input.MouseInput;
import com.jme3.input.RawInputListener;
import com.jme3.input.RawInputListenerAdapter;
import com.jme3.input.event.KeyInputEvent;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.math.FastMath;
import com.jme3.renderer.Camera;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.shape.Quad;
import com.jme3.texture.Texture;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.IntSupplier;

/**
 * The chapters as tiles, each with its picture, title and sentence. One is marked by the mouse or the arrow keys; a
 * click, Enter or Space opens it. Rows that the window has no room for are reached by the wheel, or by marking them.
 */
final class ChapterGrid extends BaseAppState {

    static final ColorRGBA BACKGROUND = srgb(0x101A2B);
    private static final ColorRGBA TILE = srgb(0x1D2B44);
    private static final ColorRGBA MARKED_TILE = srgb(0x2B4470);
    private static final ColorRGBA MARK = srgb(0xFFB545);
    private static final ColorRGBA NO_PICTURE = srgb(0x34507F);
    private static final ColorRGBA TITLE = srgb(0xFFFFFF);
    private static final ColorRGBA SENTENCE = srgb(0xC3D0E6);

    /** In heights of a line of text: the least width of a tile, the gap between tiles, and the margin of text. */
    private static final float LEAST_WIDTH = 17f;
    private static final float GAP = 1f;
    private static final float MARGIN = 0.5f;
    private static final int SENTENCE_LINES = 3;
    private static final float TITLE_SIZE = 1.15f;
    private static final float SENTENCE_SIZE = 0.95f;
    /** The share of the way to the place to scroll to, per second. */
    private static final float SCROLL_SPEED = 12f;

    private final List<Sample> scenes;
    private final IntConsumer opened;
    private final IntSupplier coveredTop;
    private final IntSupplier coveredBottom;
    final RawInputListener input = new Input();
    private final Node gui = new Node("Chapters");
    private final Node scrolled = new Node("Tiles");
    private final List<Tile> tiles = new ArrayList<>();
    private Geometry header;
    private Geometry footer;
    private Geometry scrollBar;
    private int marked;

    private int width;
    private int height;
    private int top;
    private int bottom;
    private int columns = 1;
    private float gap;
    private float tileWidth;
    private float tileHeight;
    private float scroll;
    private float wantedScroll;

    /**
     * @param scenes the chapters
     * @param marked the index of the chapter that is marked at first
     * @param opened is called with the index of the chapter to open
     * @param coveredTop returns the number of pixels that other text covers at the upper edge
     * @param coveredBottom the same at the lower edge
     */
    ChapterGrid(List<Sample> scenes, int marked, IntConsumer opened, IntSupplier coveredTop,
            IntSupplier coveredBottom) {
        this.scenes = scenes;
        this.marked = marked;
        this.opened = opened;
        this.coveredTop = coveredTop;
        this.coveredBottom = coveredBottom;
    }

    private static ColorRGBA srgb(int rgb) {
        return new ColorRGBA().setAsSrgb((rgb >> 16 & 255) / 255f, (rgb >> 8 & 255) / 255f, (rgb & 255) / 255f, 1f);
    }

    int marked() {
        return marked;
    }

    /** Returns X of the middle of a tile in pixels from the left edge of the window. */
    float middleX(int index) {
        return left(index) + tileWidth / 2f;
    }

    /** Returns Y of the middle of a tile in pixels from the lower edge of the window. */
    float middleY(int index) {
        return upperEdge(index) + scroll - tileHeight / 2f;
    }

    @Override
    public void update(float tpf) {
        Camera camera = getApplication().getCamera();
        boolean stale = width != camera.getWidth() || height != camera.getHeight() || top != coveredTop.getAsInt()
                || bottom != coveredBottom.getAsInt();
        if (stale) {
            width = camera.getWidth();
            height = camera.getHeight();
            top = coveredTop.getAsInt();
            bottom = coveredBottom.getAsInt();
            layOut();
            showMarked();
            scroll = wantedScroll;
        }
        scroll += (wantedScroll - scroll) * Math.min(1f, SCROLL_SPEED * tpf);
        scrolled.setLocalTranslation(0f, scroll, 0f);
        float room = height - top - bottom;
        float share = Math.min(1f, room / contentHeight());
        place(scrollBar, width - 0.4f * gap, height - top - room * (scroll / contentHeight() + share), 0.25f * gap,
                share < 1f ? room * share : 0f);
    }

    private void layOut() {
        float line = SceneTextState.textSize(height);
        gap = GAP * line;
        columns = Math.max(1, (int) ((width - gap) / (LEAST_WIDTH * line + gap)));
        tileWidth = (width - gap) / columns - gap;
        float pictureHeight = tileWidth * 9f / 16f;
        tiles.forEach(tile -> tile.layOut(line, pictureHeight));
        tileHeight = pictureHeight + tiles.get(0).textHeight() + MARGIN * line;
        for (int i = 0; i < tiles.size(); i++) {
            tiles.get(i).node.setLocalTranslation(left(i), upperEdge(i), 0f);
        }
        place(header, 0f, height - top, width, top);
        place(footer, 0f, 0f, width, bottom);
        mark(marked);
    }

    private float left(int index) {
        return gap + index % columns * (tileWidth + gap);
    }

    /** Without scrolling. */
    private float upperEdge(int index) {
        return height - top - gap - index / columns * (tileHeight + gap);
    }

    private float contentHeight() {
        int rows = (scenes.size() + columns - 1) / columns;
        return rows * (tileHeight + gap) + gap;
    }

    private void scrollTo(float wanted) {
        wantedScroll = FastMath.clamp(wanted, 0f, Math.max(0f, contentHeight() - (height - top - bottom)));
    }

    private void mark(int index) {
        marked = index;
        for (int i = 0; i < tiles.size(); i++) {
            tiles.get(i).setMarked(i == marked);
        }
    }

    /** Does what a key does. */
    void press(int key) {
        switch (key) {
            case KeyInput.KEY_LEFT -> step(-1);
            case KeyInput.KEY_RIGHT -> step(1);
            case KeyInput.KEY_UP -> step(-columns);
            case KeyInput.KEY_DOWN -> step(columns);
            case KeyInput.KEY_RETURN, KeyInput.KEY_NUMPADENTER, KeyInput.KEY_SPACE -> openMarked();
            default -> { }
        }
    }

    private void step(int by) {
        if (marked + by >= 0 && marked + by < scenes.size()) {
            mark(marked + by);
            showMarked();
        }
    }

    /** Opens the marked tile if it is in view or about to be, and otherwise shows it. */
    private void openMarked() {
        float y = middleY(marked) - scroll + wantedScroll;
        if (y >= bottom && y < height - top) {
            opened.accept(marked);
        } else {
            showMarked();
        }
    }

    /** Scrolls as far as needed to show the marked tile whole. */
    private void showMarked() {
        float least = bottom + gap + tileHeight - upperEdge(marked);
        float most = height - top - gap - upperEdge(marked);
        scrollTo(FastMath.clamp(wantedScroll, Math.min(least, most), most));
    }

    /** Returns the index of the tile at a pixel, counted from the lower left corner, or -1. */
    private int tileAt(float x, float y) {
        for (int i = 0; i < tiles.size(); i++) {
            boolean inside = Math.abs(x - middleX(i)) <= tileWidth / 2f && Math.abs(y - middleY(i)) <= tileHeight / 2f;
            if (inside && y >= bottom && y < height - top) {
                return i;
            }
        }
        return -1;
    }

    @Override
    protected void initialize(Application app) {
        AssetManager assets = app.getAssetManager();
        for (Sample scene : scenes) {
            Tile tile = new Tile(scene, assets);
            tiles.add(tile);
            scrolled.attachChild(tile.node);
        }
        header = box(BACKGROUND, assets);
        footer = box(BACKGROUND, assets);
        scrollBar = box(NO_PICTURE, assets);
        scrolled.setLocalTranslation(0f, 0f, 0f);
        for (Geometry each : List.of(header, footer, scrollBar)) {
            each.setLocalTranslation(0f, 0f, 4f);
            gui.attachChild(each);
        }
        gui.attachChild(scrolled);
        // Below the title and the keys.
        gui.setLocalTranslation(0f, 0f, -10f);
    }

    private static Geometry box(ColorRGBA colour, AssetManager assets) {
        Geometry box = new Geometry("Box", new Quad(1f, 1f));
        box.setMaterial(new Material(assets, "Common/MatDefs/Misc/Unshaded.j3md"));
        box.getMaterial().setColor("Color", colour);
        return box;
    }

    /** Keeps its depth. */
    private static void place(Geometry box, float left, float lower, float boxWidth, float boxHeight) {
        box.setLocalTranslation(left, lower, box.getLocalTranslation().z);
        box.setLocalScale(boxWidth, boxHeight, 1f);
    }

    @Override
    protected void cleanup(Application app) {
    }

    @Override
    protected void onEnable() {
        ((SimpleApplication) getApplication()).getGuiNode().attachChild(gui);
        getApplication().getInputManager().addRawInputListener(input);
    }

    @Override
    protected void onDisable() {
        getApplication().getInputManager().removeRawInputListener(input);
        gui.removeFromParent();
    }

    /** A picture, a title and a sentence; the origin is the upper left corner. */
    private final class Tile {
        private final Node node = new Node("Tile");
        private final Geometry frame;
        private final Geometry ground;
        private final Geometry picture;
        private final BitmapText title;
        private final BitmapText sentence;

        Tile(Sample scene, AssetManager assets) {
            frame = box(MARK, assets);
            ground = box(TILE, assets);
            picture = box(NO_PICTURE, assets);
            String file = "Chapters/" + scene.name() + ".png";
            // An asset manager that does not find a file warns.
            if (ChapterGrid.class.getResource('/' + file) != null) {
                Texture texture = assets.loadTexture(file);
                texture.setMinFilter(Texture.MinFilter.Trilinear);
                picture.getMaterial().setTexture("ColorMap", texture);
                picture.getMaterial().setColor("Color", ColorRGBA.White);
            }
            title = text(scene.title(), TITLE, assets);
            sentence = text(scene.sentence(), SENTENCE, assets);
            frame.move(0f, 0f, -3f);
            ground.move(0f, 0f, -2f);
            picture.move(0f, 0f, -1f);
            for (Geometry each : List.of(frame, ground, picture)) {
                node.attachChild(each);
            }
        }

        private BitmapText text(String words, ColorRGBA colour, AssetManager assets) {
            BitmapText text = new BitmapText(assets.loadFont("Interface/Fonts/Default.fnt"));
            text.setText(words);
            text.setColor(colour);
            text.setLineWrapMode(LineWrapMode.Word);
            node.attachChild(text);
            return text;
        }

        private void layOut(float line, float pictureHeight) {
            float margin = MARGIN * line;
            title.setSize(TITLE_SIZE * line);
            sentence.setSize(SENTENCE_SIZE * line);
            for (BitmapText each : List.of(title, sentence)) {
                each.setBox(new Rectangle(0f, 0f, tileWidth - 2f * margin, height));
            }
            float titleTop = -pictureHeight - 0.5f * margin;
            title.setLocalTranslation(margin, titleTop, 0f);
            sentence.setLocalTranslation(margin, titleTop - title.getLineHeight(), 0f);
            float tall = pictureHeight + textHeight() + margin;
            float edge = 0.2f * line;
            place(ground, 0f, -tall, tileWidth, tall);
            place(frame, -edge, -tall - edge, tileWidth + 2f * edge, tall + 2f * edge);
            place(picture, 0f, -pictureHeight, tileWidth, pictureHeight);
        }

        private float textHeight() {
            return title.getLineHeight() + SENTENCE_LINES * sentence.getLineHeight();
        }

        private void setMarked(boolean isMarked) {
            frame.setCullHint(isMarked ? Geometry.CullHint.Inherit : Geometry.CullHint.Always);
            ground.getMaterial().setColor("Color", isMarked ? MARKED_TILE : TILE);
            title.setColor(isMarked ? MARK : TITLE);
        }
    }

    private final class Input extends RawInputListenerAdapter {
        @Override
        public void onKeyEvent(KeyInputEvent event) {
            if (event.isPressed()) {
                press(event.getKeyCode());
            }
        }

        @Override
        public void onMouseMotionEvent(MouseMotionEvent event) {
            if (event.getDeltaWheel() != 0) {
                scrollTo(wantedScroll - Math.signum(event.getDeltaWheel()) * (tileHeight + gap) / 2f);
            }
            int tile = tileAt(event.getX(), event.getY());
            if (tile >= 0) {
                mark(tile);
            }
        }

        @Override
        public void onMouseButtonEvent(MouseButtonEvent event) {
            int tile = tileAt(event.getX(), event.getY());
            if (event.getButtonIndex() == MouseInput.BUTTON_LEFT && event.isReleased() && tile >= 0) {
                opened.accept(tile);
            }
        }
    }
}
