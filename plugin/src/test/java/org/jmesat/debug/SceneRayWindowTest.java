package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.app.SimpleApplication;
import com.jme3.material.Material;
import com.jme3.material.RenderState.FaceCullMode;
import com.jme3.material.RenderState.TestFunction;
import com.jme3.material.RenderState;
import com.jme3.math.ColorRGBA;
import com.jme3.math.FastMath;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.renderer.ViewPort;
import com.jme3.renderer.queue.GeometryComparator;
import com.jme3.renderer.queue.OpaqueComparator;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Quad;
import com.jme3.texture.Image;
import com.jme3.texture.Texture2D;
import com.jme3.texture.image.ColorSpace;
import com.jme3.util.BufferUtils;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jmesat.testing.NeedsDisplay;
import org.jmesat.testing.WindowRun;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Draws random shapes in a real window, each in its own colour, and compares the colours of pixels with the meshes
 * found there. Most lie on top of each other at the same depth; buckets, materials and their depth tests differ.
 */
@NeedsDisplay
class SceneRayWindowTest {
    private static final int WIDTH = 480;
    private static final int HEIGHT = 270;
    private static final int SCENES = 120;
    private static final int PIXELS = 40;
    /** The pixels of the GUI that stand for a unit. */
    private static final Vector3f PER_UNIT = new Vector3f(22, 22, 1);
    private static final float[] DEPTHS = {0, 0, 0, 0, -1, 1, 2};
    private static final Bucket[] BUCKETS = {Bucket.Opaque, Bucket.Opaque, Bucket.Transparent, Bucket.Translucent};
    private static final ColorRGBA[] COLORS = {ColorRGBA.Red, ColorRGBA.Green, ColorRGBA.Blue, ColorRGBA.Yellow,
            ColorRGBA.Magenta, ColorRGBA.Cyan};

    /** What is seen. */
    enum View {
        PARALLEL, PERSPECTIVE, TILTED, OWN_ORDER, GUI
    }

    /** A pixel, and the meshes found there, the uppermost first. */
    private record Found(int x, int y, List<Geometry> meshes) {
    }

    private final Random random = new Random(5);
    private final SceneRay ray = new SceneRay();
    private final List<List<Found>> found = new ArrayList<>();
    private final List<Texture2D> textures = new ArrayList<>();
    private int notLast;

    @ParameterizedTest
    @EnumSource
    void theUppermostMeshFoundIsTheOneThatIsDrawn(View view) {
        List<WindowRun.Step> steps = new ArrayList<>();
        steps.add(app -> {
            prepare(app, view);
            build(app, view);
        });
        for (int i = 0; i < SCENES; i++) {
            steps.add(app -> {
                look(app, view);
                build(app, view);
            });
        }
        List<BufferedImage> pictures = WindowRun.picturesOf(WIDTH, HEIGHT, steps.toArray(new WindowRun.Step[0]));

        int nothing = 0;
        int several = 0;
        for (int i = 0; i < SCENES; i++) {
            for (Found each : found.get(i)) {
                int drawn = pictures.get(i).getRGB(each.x, each.y) & 0xffffff;
                if (isEdge(pictures.get(i), each.x, each.y)) {
                    continue;
                }
                List<Geometry> meshes = each.meshes;
                assertEquals(Integer.toHexString(drawn), meshes.isEmpty() ? "0" : meshes.get(0).getName(),
                        () -> each + " " + meshes.stream().map(SceneRayWindowTest::describe).toList());
                nothing += meshes.isEmpty() ? 1 : 0;
                several += meshes.size() > 1 ? 1 : 0;
            }
        }
        assertTrue(nothing > 100 && several > 700, nothing + " pixels of nothing, " + several + " of several meshes");
        assertTrue(notLast > 200, notLast + " pixels where not simply the last mesh of the scene is seen");
    }

    private static String describe(Geometry geometry) {
        RenderState state = geometry.getMaterial().getAdditionalRenderState();
        return geometry.getName() + " at " + geometry.getWorldTranslation() + " " + geometry.getQueueBucket() + " test "
                + state.isDepthTest() + " write " + state.isDepthWrite() + " " + state.getDepthFunc() + " culls "
                + state.getFaceCullMode() + " turned " + geometry.getLocalRotation();
    }

    private static boolean isEdge(BufferedImage picture, int x, int y) {
        int color = picture.getRGB(x, y);
        return picture.getRGB(x - 1, y) != color || picture.getRGB(x + 1, y) != color
                || picture.getRGB(x, y - 1) != color || picture.getRGB(x, y + 1) != color;
    }

    private void prepare(SimpleApplication app, View view) {
        Camera camera = app.getCamera();
        camera.setLocation(new Vector3f(0, 0, 15));
        if (view == View.TILTED) {
            camera.setLocation(new Vector3f(6, -7, 10));
            camera.lookAt(Vector3f.ZERO, Vector3f.UNIT_Y);
        } else if (view != View.PERSPECTIVE) {
            camera.setParallelProjection(true);
            camera.setFrustum(-100, 100, -11, 11, 6.2f, -6.2f);
        }
        if (view == View.OWN_ORDER) {
            app.getViewPort().getQueue().setGeometryComparator(Bucket.Opaque, new ByName());
        }
        for (int i = 0; i < 2; i++) {
            textures.add(new Texture2D(new Image(Image.Format.RGBA8, 1, 1,
                    BufferUtils.createByteBuffer(new byte[] {-1, -1, -1, -1}), ColorSpace.Linear)));
        }
    }

    private void build(SimpleApplication app, View view) {
        Node root = view == View.GUI ? app.getGuiNode() : app.getRootNode();
        root.detachAllChildren();
        int count = 2 + random.nextInt(5);
        for (int i = 0; i < count; i++) {
            float width = 5 + 9 * random.nextFloat();
            float height = 4 + 6 * random.nextFloat();
            boolean box = view != View.GUI && random.nextInt(5) == 0;
            Mesh mesh = box ? new Box(width / 2, height / 2, random.nextInt(2)) : new Quad(width, height);
            Geometry geometry = new Geometry(hex(COLORS[i]), mesh);
            geometry.setMaterial(material(app, COLORS[i]));
            float z = view == View.TILTED ? i * 0.7f : DEPTHS[random.nextInt(DEPTHS.length)];
            geometry.setLocalTranslation(10 * random.nextFloat() - 10, 6 * random.nextFloat() - 6, z);
            if (!box && random.nextInt(6) == 0) {
                geometry.scale(-1, 1, 1);
                // Without a state of the material, the engine would change its default for all.
                geometry.getMaterial().getAdditionalRenderState();
            } else if (!box && random.nextInt(6) == 0) {
                geometry.rotate(0, 0, FastMath.PI / 2);
            } else if (!box && random.nextInt(6) == 0) {
                // Its back is seen, at a depth of its own: rounding would decide at that of another.
                geometry.rotate(0, FastMath.PI, 0).move(0, 0, 0.1f * (i + 1));
            }
            if (view == View.GUI) {
                geometry.setLocalTranslation(geometry.getLocalTranslation().add(11, 6, 0).mult(PER_UNIT));
                geometry.scale(PER_UNIT.x, PER_UNIT.y, 1);
            } else {
                geometry.setQueueBucket(BUCKETS[random.nextInt(BUCKETS.length)]);
            }
            root.attachChildAt(geometry, random.nextInt(i + 1));
        }
    }

    private Material material(SimpleApplication app, ColorRGBA color) {
        Material material = new Material(app.getAssetManager(), "Common/MatDefs/Misc/Unshaded.j3md");
        material.setColor("Color", color);
        if (random.nextInt(3) == 0) {
            material.setFloat("AlphaDiscardThreshold", 0.1f);
        }
        if (random.nextInt(3) == 0) {
            material.setTexture("ColorMap", textures.get(random.nextInt(2)));
        }
        if (random.nextInt(2) == 0) {
            RenderState state = material.getAdditionalRenderState();
            state.setDepthTest(random.nextInt(3) > 0);
            state.setDepthWrite(random.nextInt(3) > 0);
            state.setDepthFunc(random.nextInt(3) > 0 ? TestFunction.LessOrEqual : TestFunction.Less);
            state.setFaceCullMode(FaceCullMode.values()[random.nextInt(3)]);
        }
        return material;
    }

    private void look(SimpleApplication app, View view) {
        Camera camera = app.getCamera();
        ViewPort viewPort = view == View.GUI ? app.getGuiViewPort() : app.getViewPort();
        Node root = view == View.GUI ? app.getGuiNode() : app.getRootNode();
        List<Found> here = new ArrayList<>();
        for (int i = 0; i < PIXELS; i++) {
            int x = 60 + random.nextInt(WIDTH - 120);
            int y = 10 + random.nextInt(HEIGHT - 20);
            // The middle of the pixel, counted from below.
            Vector2f pixel = new Vector2f(x + 0.5f, HEIGHT - y - 0.5f);
            if (view == View.GUI) {
                ray.aimAtGui(pixel.x, pixel.y);
            } else {
                ray.aim(camera, pixel);
            }
            List<Geometry> meshes = new ArrayList<>();
            int count = ray.find(root, viewPort);
            for (int k = 0; k < count; k++) {
                meshes.add(ray.get(k));
            }
            int last = meshes.stream().mapToInt(root::getChildIndex).max().orElse(0);
            notLast += count > 1 && root.getChildIndex(meshes.get(0)) != last ? 1 : 0;
            here.add(new Found(x, y, meshes));
        }
        found.add(here);
    }

    private static String hex(ColorRGBA color) {
        return Integer.toHexString(color.asIntARGB() & 0xffffff);
    }

    /** An order of a game's own. */
    private static final class ByName implements GeometryComparator {
        private final OpaqueComparator among = new OpaqueComparator();

        @Override
        public void setCamera(Camera camera) {
            among.setCamera(camera);
        }

        @Override
        public int compare(Geometry a, Geometry b) {
            int order = a.getName().compareTo(b.getName());
            return order == 0 ? among.compare(a, b) : order;
        }
    }
}
