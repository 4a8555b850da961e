package org.jmesat.sample.chapters;

import com.jme3.font.BitmapFont.Align;
import com.jme3.font.BitmapText;
import com.jme3.font.Rectangle;
import com.jme3.input.KeyInput;
import com.jme3.input.MouseInput;
import com.jme3.input.controls.ActionListener;
import com.jme3.input.controls.AnalogListener;
import com.jme3.input.controls.KeyTrigger;
import com.jme3.input.controls.MouseAxisTrigger;
import com.jme3.input.controls.MouseButtonTrigger;
import com.jme3.light.AmbientLight;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Spatial;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.system.JmeContext;
import com.jme3.util.BufferUtils;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.sample.Sample;
import org.jmesat.sample.SampleApplication;
import org.jmesat.sample.SampleArguments;
import org.jmesat.scripts.TintWhileTouching;
import org.jmesat.world.Collider;

/**
 * The base of the chapters: shapes in the XY plane, keys, what the mouse takes, and a line of text about the present
 * state. Below that line, the window shows 13 by 7.4 units about the origin, and what is beside them.
 */
abstract class Chapter extends SampleApplication implements CollisionTickListener {
    static final ColorRGBA SCENERY = color(0x46546a);
    static final ColorRGBA BLUE = color(0x5f95c4);
    static final ColorRGBA GREEN = color(0x6fae86);
    static final ColorRGBA RED = color(0xc9706c);
    static final ColorRGBA LIT = color(0xf3bd62);
    static final ColorRGBA TEXT = color(0xdbe2ec);

    private static final float WIDTH = 13;
    private static final float HEIGHT = 7.4f;
    private static final float DISTANCE = 30;
    private static final String TAKE = "chapter-take";
    private static final String[] MOVES = {"chapter-left", "chapter-right", "chapter-down", "chapter-up"};

    /** Ticks 60 times a second. */
    SatCollisionState collisions;
    /** What the mouse holds, or null. */
    Spatial taken;
    /** The point of the XY plane under the mouse. */
    final Vector3f mouse = new Vector3f();
    /** Where the camera looks; at first along the axis of the XY plane. */
    final Quaternion view = new Quaternion().lookAt(new Vector3f(0, 0, -1), Vector3f.UNIT_Y);
    final Map<Integer, Runnable> keys = new HashMap<>();
    private IntSupplier coveredPixels = () -> 0;
    private boolean mouseUsed;
    private BitmapText status;
    /** The last of the keys 1 to 9 that was pressed. */
    private int number = KeyInput.KEY_1;

    Chapter(Sample sample, SampleArguments arguments, JmeContext.Type type, PrintStream out) {
        super(sample, arguments, type, out);
    }

    /** Builds the scene. */
    abstract void build();

    /** {@return what is the case now, in at most 70 letters} */
    abstract String status();

    /** {@return whether the mouse takes a collider that was clicked, to drag it; by default false} */
    boolean take(Spatial clicked) {
        return false;
    }

    /** Called when the mouse moves while it holds {@link #taken}, which goes with the mouse by default. */
    void drag(float dx, float dy) {
        Vector3f place = taken.getWorldTranslation().add(dx, dy, 0);
        taken.setLocalTranslation(taken.getParent().worldToLocal(place, place));
    }

    /** {@return whether the mouse has moved over the window} */
    boolean isMouseUsed() {
        return mouseUsed;
    }

    /** Adds a key. */
    void onKey(int key, Runnable action) {
        keys.put(key, action);
        String name = "chapter-key-" + key;
        inputManager.addMapping(name, new KeyTrigger(key));
        inputManager.addListener((ActionListener) (mapping, pressed, tpf) -> {
            if (pressed) {
                press(key);
            }
        }, name);
    }

    /** Presses the next of the keys 1 to 9 that the chapter has, for gamepads. */
    private void pressNextNumber() {
        number = keys.keySet().stream().filter(key -> key > number && key <= KeyInput.KEY_9).sorted().findFirst()
                .orElse(KeyInput.KEY_1);
        press(number);
    }

    /** Does nothing if the key has no action. */
    @Override
    protected void press(int key) {
        number = key <= KeyInput.KEY_9 ? key : number;
        keys.getOrDefault(key, () -> { }).run();
    }

    /** Makes a spatial scenery: it stays where it is, and is not tested against other scenery. */
    static void fixed(Spatial spatial) {
        spatial.setUserData("jmesat.fixed", true);
    }

    /** Adds a flat polygon with its origin at a point of the XY plane. */
    Geometry polygon(String name, ConvexPolygon polygon, float x, float y, ColorRGBA color) {
        double[] corners = new double[2 * polygon.getVertexCount()];
        for (int i = 0; i < polygon.getVertexCount(); i++) {
            corners[2 * i] = polygon.getX(i);
            corners[2 * i + 1] = polygon.getY(i);
        }
        return add(name, fill(List.of(corners), ProjectionPlane.XY, 0), x, y, color);
    }

    /** Adds a disc with its middle at a point of the XY plane. */
    Geometry disc(String name, float radius, float x, float y, ColorRGBA color) {
        return polygon(name, ConvexPolygon.regular(32, radius), x, y, color);
    }

    /** Creates a material that light shades. */
    Material shaded(ColorRGBA color) {
        Material material = new Material(assetManager, "Common/MatDefs/Light/Lighting.j3md");
        material.setBoolean("UseMaterialColors", true);
        material.setColor("Diffuse", color);
        material.setColor("Ambient", color);
        return material;
    }

    /** Adds a mesh that is only drawn: it is no collider. */
    Geometry drawing(String name, Mesh mesh, ColorRGBA color) {
        Geometry geometry = add(name, mesh, 0, 0, color);
        geometry.setUserData("jmesat.collider", false);
        return geometry;
    }

    /** Adds a line of text about a point of the XY plane; text is no collider. */
    BitmapText text(String words, float x, float y, float size) {
        BitmapText text = new BitmapText(guiFont);
        text.setSize(size);
        text.setColor(TEXT);
        text.setBox(new Rectangle(-10, size / 2, 20, size));
        text.setAlignment(Align.Center);
        text.setText(words);
        text.setQueueBucket(Bucket.Transparent);
        text.setLocalTranslation(x, y, 1);
        rootNode.attachChild(text);
        return text;
    }

    /** Lights a spatial while something touches it. */
    static void light(Spatial spatial) {
        light(spatial, LIT);
    }

    static void light(Spatial spatial, ColorRGBA color) {
        TintWhileTouching tint = new TintWhileTouching();
        tint.setColor(color);
        spatial.addControl(tint);
    }

    /** {@return the convex polygons, by x and y of their corners, that a spatial had as a collider at the last tick} */
    List<double[]> pieces(Spatial spatial) {
        List<double[]> pieces = new ArrayList<>();
        Collider collider = collisions.getCollider(spatial);
        for (int i = 0; collider != null && i < collider.getPieceCount(); i++) {
            PlacedPolygon piece = collider.getPiece(i);
            double[] xy = new double[2 * piece.count()];
            for (int corner = 0; corner < piece.count(); corner++) {
                xy[2 * corner] = piece.x()[corner];
                xy[2 * corner + 1] = piece.y()[corner];
            }
            pieces.add(xy);
        }
        return pieces;
    }

    static String count(List<double[]> pieces) {
        return pieces.size() + (pieces.size() == 1 ? " convex piece" : " convex pieces");
    }

    /** Creates a mesh of convex polygons in a plane. */
    static Mesh fill(List<double[]> polygons, ProjectionPlane plane, float depth) {
        List<Vector3f> corners = new ArrayList<>();
        for (double[] xy : polygons) {
            for (int i = 4; i < xy.length; i += 2) {
                for (int corner : new int[] {0, i - 2, i}) {
                    corners.add(plane.toWorld((float) xy[corner], (float) xy[corner + 1], depth, new Vector3f()));
                }
            }
        }
        Mesh mesh = new Mesh();
        mesh.setBuffer(Type.Position, 3, BufferUtils.createFloatBuffer(corners.toArray(new Vector3f[0])));
        mesh.updateBound();
        return mesh;
    }

    /** {@return a thin rectangle for each edge of convex polygons, to fill} */
    static List<double[]> edges(List<double[]> polygons, double width) {
        List<double[]> edges = new ArrayList<>();
        for (double[] xy : polygons) {
            for (int i = 0; i < xy.length; i += 2) {
                int next = (i + 2) % xy.length;
                double dx = xy[next] - xy[i];
                double dy = xy[next + 1] - xy[i + 1];
                double scale = width / 2 / Math.max(1e-9, Math.hypot(dx, dy));
                double sideX = -dy * scale;
                double sideY = dx * scale;
                edges.add(new double[] {xy[i] - sideX, xy[i + 1] - sideY, xy[next] - sideX, xy[next + 1] - sideY,
                    xy[next] + sideX, xy[next + 1] + sideY, xy[i] + sideX, xy[i + 1] + sideY});
            }
        }
        return edges;
    }

    /** {@return a colour that lets what is behind it through} */
    static ColorRGBA glass(ColorRGBA color, float opacity) {
        return new ColorRGBA(color.r, color.g, color.b, opacity);
    }

    /** Creates a colour from the usual hexadecimal number, such as 0xff8000. */
    static ColorRGBA color(int rgb) {
        return new ColorRGBA().setAsSrgb((rgb >> 16) / 255f, (rgb >> 8 & 255) / 255f, (rgb & 255) / 255f, 1);
    }

    @Override
    protected final void attachScene(SatCollisionState state) {
        collisions = state;
        collisions.setFixedStep(1 / 60f);
        collisions.addTickListener(this);
        status = new BitmapText(guiFont);
        status.setColor(LIT);
        guiNode.attachChild(status);
        onKey(KeyInput.KEY_TAB, this::pressNextNumber);
        build();
    }

    @Override
    protected void attachWindowStates(IntSupplier covered) {
        coveredPixels = covered;
        viewPort.setBackgroundColor(color(0x171c25));
        rootNode.addLight(new AmbientLight(new ColorRGBA(0.4f, 0.42f, 0.5f, 1)));
        rootNode.addLight(sun(-0.5f, -0.7f, -0.9f, new ColorRGBA(1, 0.96f, 0.9f, 1)));
        inputManager.addMapping(TAKE, new MouseButtonTrigger(MouseInput.BUTTON_LEFT));
        inputManager.addListener((ActionListener) (name, pressed, tpf) -> grip(pressed), TAKE);
        for (int i = 0; i < MOVES.length; i++) {
            inputManager.addMapping(MOVES[i], new MouseAxisTrigger(i / 2, i % 2 == 0));
        }
        inputManager.addListener((AnalogListener) (name, value, tpf) -> follow(), MOVES);
    }

    private void grip(boolean pressed) {
        taken = null;
        follow();
        boolean isFree = inputManager.getCursorPosition().x < cam.getWidth() - coveredPixels.getAsInt();
        if (pressed && isFree) {
            Spatial clicked = collisions.getQueries().pick(cam, inputManager.getCursorPosition());
            taken = clicked != null && take(clicked) ? clicked : null;
        }
    }

    private void follow() {
        mouseUsed = true;
        Vector3f point = cam.getWorldCoordinates(inputManager.getCursorPosition(), 0);
        float dx = point.x - mouse.x;
        float dy = point.y - mouse.y;
        mouse.set(point.x, point.y, 0);
        if (taken != null) {
            drag(dx, dy);
        }
    }

    @Override
    public void simpleUpdate(float tpf) {
        status.setText(status());
        if (getContext().getType() == JmeContext.Type.Display) {
            look();
        }
    }

    /** A parallel view, with the origin in the middle of what text and panels leave free. */
    private void look() {
        float line = 1.3f * textSize();
        float top = coveredTop() + 2 * line;
        float bottom = coveredBottom() + line / 2;
        float freeWidth = Math.max(cam.getWidth() - coveredPixels.getAsInt(), cam.getWidth() / 2f);
        float freeHeight = Math.max(cam.getHeight() - top - bottom, cam.getHeight() / 2f);
        float unit = Math.max(WIDTH / freeWidth, HEIGHT / freeHeight);
        float left = unit * freeWidth / 2;
        float down = unit * (freeHeight / 2 + bottom);
        cam.setParallelProjection(true);
        cam.setFrustum(1, 2 * DISTANCE, -left, unit * cam.getWidth() - left, unit * cam.getHeight() - down, -down);
        cam.setRotation(view);
        cam.setLocation(cam.getDirection().multLocal(-DISTANCE));
        // A picture for the launcher has no text.
        status.setCullHint(coveredTop() == 0 ? CullHint.Always : CullHint.Inherit);
        status.setSize(1.2f * textSize());
        status.setLocalTranslation(line / 2, cam.getHeight() - coveredTop() - line / 2, 0);
    }
}
