package org.jmesat.internal.draw;

import com.jme3.asset.AssetManager;
import com.jme3.font.BitmapFont;
import com.jme3.material.Material;
import com.jme3.math.Vector2f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;

/**
 * Labels at points of a scene: upright on the screen, always of the same size, on whole pixels so that the font is
 * sharp, and on a dark ground. No label covers another: one that would is moved up or down, or else left out, so add
 * the most important ones first. The sheet is a spatial to attach to one that shows the
 * {@linkplain ViewScale#place picture}.
 */
public final class LabelSheet {
    private static final String DEFAULT_FONT = "Interface/Fonts/Default.fnt";
    /** In pixels of the font; wider text loses its middle. */
    private static final int MAX_WIDTH = 260;
    private static final int PADDING = 3;
    private static final int MAX_LABELS = 200;
    /** After this many labels, added or left out, the rest is left out: to find a place takes time. */
    private static final int MAX_TRIES = 600;
    /** A label that is left out if there is no place for it exactly there. */
    public static final int EXACT = 0;
    /** One that may be moved up or down by one line: it would be wrong on something else. */
    public static final int CLOSE = 2;
    /** One that may be moved by three lines. */
    public static final int NEAR = 6;
    /** For each height of this many pixels, labels have one more screen pixel per pixel of the font. */
    private static final int REFERENCE_HEIGHT = 720;
    /** Numbers per rectangle in {@code taken}: left, bottom, right and top. */
    private static final int SIDES = 4;

    private final AssetManager assets;
    private final Node node = new Node("jme-sat debug labels");
    private final QuadMesh grounds = new QuadMesh(false).drawnLast();
    private final int groundColor;
    private final Vector2f at = new Vector2f();
    private final StringBuilder line = new StringBuilder();
    private final int[] taken = new int[SIDES * (MAX_LABELS + 1)];
    private int count;
    private int tries;
    private BitmapFont chosenFont;
    private BitmapFont defaultFont;
    private BitmapFont font;
    private TextPages pages;
    private ViewScale view;
    private int scale = 1;

    /**
     * Creates an empty sheet.
     *
     * @param assets has the engine's font, which is loaded with the first label
     * @param material of the grounds: draws vertex colours over everything else
     * @param groundColor {@linkplain Pen#pack packed}
     */
    public LabelSheet(AssetManager assets, Material material, int groundColor) {
        this.assets = assets;
        this.groundColor = groundColor;
        Geometry ground = new Geometry("jme-sat debug label grounds", grounds);
        ground.setMaterial(material);
        node.attachChild(ground);
    }

    /** {@return the spatial to attach} */
    public Spatial spatial() {
        return node;
    }

    /** Sets the font of the next labels; null for the engine's. */
    public void setFont(BitmapFont newFont) {
        chosenFont = newFont;
    }

    /** Removes all labels, and begins a picture for a view. The meshes change at {@link #end}. */
    public void begin(ViewScale newView) {
        view = newView;
        scale = Math.max(1, view.height() / REFERENCE_HEIGHT);
        count = 0;
        tries = 0;
        grounds.clear();
        if (pages != null) {
            pages.clear();
        }
    }

    /** Keeps labels out of a rectangle, in pixels from the lower left corner of the viewport, until the next begin. */
    public void cover(float minX, float minY, float maxX, float maxY) {
        if (minX < maxX && minY < maxY && count <= MAX_LABELS) {
            take((int) Math.floor(minX / scale), (int) Math.floor(minY / scale), (int) Math.ceil(maxX / scale),
                    (int) Math.ceil(maxY / scale));
        }
    }

    /**
     * Adds a label whose middle is at a point, in plane coordinates, or near it.
     *
     * @param color {@linkplain Pen#pack packed}
     * @param steps how far it may be moved: {@link #EXACT}, {@link #CLOSE} or {@link #NEAR}
     * @return whether there was place for it
     */
    public boolean add(CharSequence text, double x, double y, double depth, int color, int steps) {
        return view.toPixels(x, y, depth, at) && addAt(text, at.x, at.y, color, steps);
    }

    /** Like {@link #add}, but at a pixel, counted from the lower left corner of the viewport. */
    public boolean addAt(CharSequence text, float pixelX, float pixelY, int color, int steps) {
        if (count > MAX_LABELS || tries > MAX_TRIES || text.length() == 0) {
            return false;
        }
        tries += Math.min(steps, 1);
        prepareFont();
        line.setLength(0);
        line.append(text);
        pages.makeDrawable(line);
        pages.shorten(line, MAX_WIDTH);
        int width = (int) Math.ceil(pages.width(line)) + 2 * PADDING;
        int height = font.getCharSet().getLineHeight();
        int left = Math.round(pixelX / scale - width / 2f);
        int bottom = Math.round(pixelY / scale - height / 2f);
        for (int i = 0; i <= steps; i++) {
            int moved = bottom + (i % 2 == 0 ? -i / 2 : (i + 1) / 2) * height;
            if (isFree(left, moved, left + width, moved + height)) {
                write(left, moved, left + width, moved + height, color);
                return true;
            }
        }
        return false;
    }

    private void prepareFont() {
        if (chosenFont == null && defaultFont == null) {
            defaultFont = assets.loadFont(DEFAULT_FONT);
        }
        BitmapFont wanted = chosenFont == null ? defaultFont : chosenFont;
        if (font == wanted) {
            return;
        }
        if (pages != null) {
            pages.detach();
        }
        font = wanted;
        pages = TextPages.onTop(font);
        pages.attachTo(node, 0);
    }

    /** Returns whether points of a line between two pixels, a distance apart, are that near to what is covered. */
    public boolean isCovered(Vector2f from, Vector2f to, float distance) {
        int steps = (int) (from.distance(to) / distance) + 1;
        for (int i = 0; i < SIDES * count; i += SIDES) {
            for (int k = 0; k <= steps; k++) {
                float x = from.x + (to.x - from.x) * k / steps;
                float y = from.y + (to.y - from.y) * k / steps;
                if (x > taken[i] * scale - distance && y > taken[i + 1] * scale - distance
                        && x < taken[i + 2] * scale + distance && y < taken[i + 3] * scale + distance) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isFree(int left, int bottom, int right, int top) {
        boolean free = left >= 0 && bottom >= 0 && right * scale <= view.width() && top * scale <= view.height();
        for (int i = 0; free && i < SIDES * count; i += SIDES) {
            free = taken[i] >= right || taken[i + 1] >= top || taken[i + 2] <= left || taken[i + 3] <= bottom;
        }
        return free;
    }

    private void take(int left, int bottom, int right, int top) {
        int i = SIDES * count++;
        taken[i] = left;
        taken[i + 1] = bottom;
        taken[i + 2] = right;
        taken[i + 3] = top;
    }

    private void write(int left, int bottom, int right, int top, int color) {
        take(left, bottom, right, top);
        int vertex = grounds.reserve(1);
        grounds.set(vertex, left, bottom, groundColor);
        grounds.set(vertex + 1, right, bottom, groundColor);
        grounds.set(vertex + 2, right, top, groundColor);
        grounds.set(vertex + 3, left, top, groundColor);
        grounds.add(1);
        pages.add(line, left + PADDING, top, color);
    }

    /** Shows the labels added since {@link #begin}. */
    public void end() {
        grounds.upload();
        if (pages != null) {
            pages.upload();
        }
        node.setCullHint(grounds.getVertexCount() == 0 ? Spatial.CullHint.Always : Spatial.CullHint.Inherit);
        view.placeInPixels(node, scale);
    }
}
