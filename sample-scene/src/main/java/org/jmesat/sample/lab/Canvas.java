package org.jmesat.sample.lab;

import com.jme3.asset.AssetManager;
import com.jme3.bounding.BoundingSphere;
import com.jme3.font.BitmapFont;
import com.jme3.font.BitmapText;
import com.jme3.font.LineWrapMode;
import com.jme3.font.Rectangle;
import com.jme3.material.Material;
import com.jme3.material.RenderState.BlendMode;
import com.jme3.material.RenderState.FaceCullMode;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.util.BufferUtils;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Draws filled shapes, lines and text in pixels, from the lower left corner of the window. All is drawn again in each
 * frame; later shapes cover earlier ones, and text covers all shapes.
 */
final class Canvas {
    private static final int CIRCLE = 24;
    private static final float HEAD = 5;

    private final Node node = new Node("Canvas");
    private final Mesh mesh = new Mesh();
    private final BitmapFont font;
    private final List<BitmapText> texts = new ArrayList<>();
    private int usedTexts;
    private float[] positions = new float[3 * 4096];
    private float[] colors = new float[4 * 4096];
    private int vertices;
    private FloatBuffer xyz = BufferUtils.createFloatBuffer(0);
    private FloatBuffer rgba = BufferUtils.createFloatBuffer(0);
    private ColorRGBA color = ColorRGBA.Black;
    private float alpha = 1;

    Canvas(AssetManager assets) {
        font = assets.loadFont("Interface/Fonts/Default.fnt");
        // Not a box: only panels count as covering the edge of the window.
        mesh.setBound(new BoundingSphere(Float.POSITIVE_INFINITY, new Vector3f()));
        Geometry geometry = new Geometry("Canvas", mesh);
        Material material = new Material(assets, "Common/MatDefs/Misc/Unshaded.j3md");
        material.setBoolean("VertexColor", true);
        material.getAdditionalRenderState().setBlendMode(BlendMode.Alpha);
        material.getAdditionalRenderState().setFaceCullMode(FaceCullMode.Off);
        geometry.setMaterial(material);
        geometry.setLocalTranslation(0, 0, -10);
        node.attachChild(geometry);
    }

    /** Returns a colour of six hexadecimal digits. */
    static ColorRGBA rgb(int hex) {
        return new ColorRGBA().setAsSrgb((hex >> 16 & 255) / 255f, (hex >> 8 & 255) / 255f, (hex & 255) / 255f, 1);
    }

    Node node() {
        return node;
    }

    void begin() {
        vertices = 0;
        usedTexts = 0;
    }

    void end() {
        if (xyz.capacity() < 3 * vertices) {
            xyz = BufferUtils.createFloatBuffer(positions.length);
            rgba = BufferUtils.createFloatBuffer(colors.length);
        }
        xyz.clear().put(positions, 0, 3 * vertices).flip();
        rgba.clear().put(colors, 0, 4 * vertices).flip();
        mesh.setBuffer(Type.Position, 3, xyz);
        mesh.setBuffer(Type.Color, 4, rgba);
        mesh.updateCounts();
        for (int i = usedTexts; i < texts.size(); i++) {
            texts.get(i).removeFromParent();
        }
    }

    /** Sets the colour of all that is drawn next, and how opaque it is. */
    Canvas use(ColorRGBA newColor, double newAlpha) {
        color = newColor;
        alpha = (float) newAlpha;
        return this;
    }

    Canvas use(ColorRGBA newColor) {
        return use(newColor, 1);
    }

    private void vertex(double x, double y) {
        if (3 * vertices == positions.length) {
            positions = Arrays.copyOf(positions, 2 * positions.length);
            colors = Arrays.copyOf(colors, 2 * colors.length);
        }
        positions[3 * vertices] = (float) x;
        positions[3 * vertices + 1] = (float) y;
        colors[4 * vertices] = color.r;
        colors[4 * vertices + 1] = color.g;
        colors[4 * vertices + 2] = color.b;
        colors[4 * vertices + 3] = alpha;
        vertices++;
    }

    /** Fills a convex polygon. */
    void fill(double... xy) {
        for (int i = 4; i < xy.length; i += 2) {
            vertex(xy[0], xy[1]);
            vertex(xy[i - 2], xy[i - 1]);
            vertex(xy[i], xy[i + 1]);
        }
    }

    void rectangle(double x, double y, double width, double height) {
        fill(x, y, x + width, y, x + width, y + height, x, y + height);
    }

    /** Draws the border of a rectangle, inside of it. */
    void frame(double x, double y, double width, double height, double line) {
        rectangle(x, y, width, line);
        rectangle(x, y + height - line, width, line);
        rectangle(x, y + line, line, height - 2 * line);
        rectangle(x + width - line, y + line, line, height - 2 * line);
    }

    void line(double x1, double y1, double x2, double y2, double width) {
        double length = Math.hypot(x2 - x1, y2 - y1);
        if (length > 0) {
            double sx = -(y2 - y1) / length * width / 2;
            double sy = (x2 - x1) / length * width / 2;
            fill(x1 + sx, y1 + sy, x2 + sx, y2 + sy, x2 - sx, y2 - sy, x1 - sx, y1 - sy);
        }
    }

    /** Draws dashes of a length with gaps of the same length. */
    void dashes(double x1, double y1, double x2, double y2, double width, double dash) {
        double length = Math.hypot(x2 - x1, y2 - y1);
        int count = (int) Math.min(400, length / dash / 2);
        for (int i = 0; i <= count && length > 0; i++) {
            double from = Math.min(1, 2 * i * dash / length);
            double to = Math.min(1, (2 * i + 1) * dash / length);
            line(x1 + from * (x2 - x1), y1 + from * (y2 - y1), x1 + to * (x2 - x1), y1 + to * (y2 - y1), width);
        }
    }

    /** Draws a line with a head at its end. */
    void arrow(double x1, double y1, double x2, double y2, double width) {
        double length = Math.hypot(x2 - x1, y2 - y1);
        if (length > 0) {
            double head = Math.min(0.6 * length, HEAD * width);
            double ux = (x2 - x1) / length * head;
            double uy = (y2 - y1) / length * head;
            line(x1, y1, x2 - 0.9 * ux, y2 - 0.9 * uy, width);
            fill(x2, y2, x2 - ux - 0.5 * uy, y2 - uy + 0.5 * ux, x2 - ux + 0.5 * uy, y2 - uy - 0.5 * ux);
        }
    }

    /** Draws a closed line with round corners. */
    void outline(double[] xy, double width) {
        for (int i = 0; i < xy.length; i += 2) {
            int next = (i + 2) % xy.length;
            line(xy[i], xy[i + 1], xy[next], xy[next + 1], width);
            disc(xy[i], xy[i + 1], width / 2);
        }
    }

    void disc(double x, double y, double radius) {
        double[] xy = new double[2 * CIRCLE];
        for (int i = 0; i < CIRCLE; i++) {
            xy[2 * i] = x + radius * Math.cos(2 * Math.PI * i / CIRCLE);
            xy[2 * i + 1] = y + radius * Math.sin(2 * Math.PI * i / CIRCLE);
        }
        fill(xy);
    }

    /** Draws a closed circle of dashes. */
    void circle(double x, double y, double radius, double width) {
        for (int i = 0; i < 4 * CIRCLE; i += 2) {
            double from = 2 * Math.PI * i / (4 * CIRCLE);
            double to = 2 * Math.PI * (i + 1) / (4 * CIRCLE);
            line(x + radius * Math.cos(from), y + radius * Math.sin(from), x + radius * Math.cos(to),
                    y + radius * Math.sin(to), width);
        }
    }

    /**
     * Writes text.
     *
     * @param x the left end, the middle or the right end of the text
     * @param y the upper edge of the first line
     * @param align the part of the text that is left of x: 0, 0.5 or 1
     * @param width the greatest width of a line, at which words are wrapped
     * @return the height of the text
     */
    double text(String words, double x, double y, double size, double align, double width) {
        if (usedTexts == texts.size()) {
            texts.add(new BitmapText(font));
        }
        BitmapText text = texts.get(usedTexts++);
        text.setSize((float) size);
        text.setBox(width < Double.MAX_VALUE ? new Rectangle(0, 0, (float) width, (float) (20 * size)) : null);
        text.setLineWrapMode(width < Double.MAX_VALUE ? LineWrapMode.Word : LineWrapMode.NoWrap);
        text.setText(words);
        text.setColor(new ColorRGBA(color.r, color.g, color.b, alpha));
        text.setLocalTranslation(Math.round(x - align * text.getLineWidth()), Math.round(y), 0);
        node.attachChild(text);
        return text.getLineCount() * text.getLineHeight();
    }

    /** Writes a line of text whose middle is at a point; {@code align} is the part that is left of it. */
    void label(String words, double x, double y, double size, double align) {
        text(words, x, y + 0.55 * size, size, align, Double.MAX_VALUE);
    }
}
