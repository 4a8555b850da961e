package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Type;
import java.nio.FloatBuffer;
import java.util.Random;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.draw.ViewScale;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OutlineDrawingTest {
    private static final int VERTICES_PER_RIBBON = 4;
    /** The widths of the rim, which is drawn first, and of the line: 2 pixels with a rim of 1.2 on either side. */
    private static final float[] WIDTHS = {4.4f, 2};

    private static final int[] PALETTE = DebugPalette.STANDARD.pack(false);

    private final DebugDrawing picture = new DebugDrawing(PALETTE, null);
    private final Mesh mesh = picture.pen.mesh();
    private final ViewScale view = picture.view;
    private final OutlineDrawing drawing = new OutlineDrawing(picture, new KindPen(picture), new Obstacles());

    OutlineDrawingTest() {
        drawing.setLayers(true, false);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void eachEdgeIsTwoRibbonsOfTheirWidthInPixels(long seed) {
        Random random = new Random(seed);
        int corners = 3 + random.nextInt(9);
        CollisionWorld world = world(ConvexPolygon.regular(corners, 0.5f + random.nextFloat()), random.nextFloat(),
                random.nextFloat());
        PlacedPolygon outline = piece(world);
        draw(world, TwoShapes.camera(1 + 5 * random.nextFloat()));

        FloatBuffer xyz = mesh.getFloatBuffer(Type.Position);
        assertEquals(3 * VERTICES_PER_RIBBON * 2 * corners, xyz.limit());
        for (int ribbon = 0; ribbon < 2 * corners; ribbon++) {
            float width = WIDTHS[ribbon / corners];
            int edge = ribbon % corners;
            int corner = VERTICES_PER_RIBBON * ribbon;
            float pixel = view.pixelAt(0, 0, 0);
            assertEquals(width, distance(corner, corner + 1) / pixel, 0.01, "begin of ribbon " + ribbon);
            assertEquals(width, distance(corner + 2, corner + 3) / pixel, 0.01, "end of ribbon " + ribbon);
            int next = (edge + 1) % corners;
            double length = Math.hypot(outline.x()[next] - outline.x()[edge], outline.y()[next] - outline.y()[edge]);
            assertEquals(length / pixel + width, distance(corner + 1, corner + 2) / pixel, 0.01, "length of " + ribbon);
        }
    }

    @Test
    void aPointIsACrossAndASegmentOneLine() {
        draw(world(ConvexPolygon.hullOf(0, 0), 0, 0), TwoShapes.camera(3));
        assertEquals(3 * VERTICES_PER_RIBBON * 4, mesh.getFloatBuffer(Type.Position).limit());
        draw(world(ConvexPolygon.hullOf(0, 0, 1, 1), 0, 0), TwoShapes.camera(3));
        assertEquals(3 * VERTICES_PER_RIBBON * 2, mesh.getFloatBuffer(Type.Position).limit());
    }

    /** The oracle draws each outline without culling, and checks for each vertex whether it is in the picture. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void onlyOutlinesOutsideThePictureAreCulled(long seed) {
        Random random = new Random(seed);
        int seen = 0;
        int culled = 0;
        for (int i = 0; i < 500; i++) {
            CollisionWorld world = world(
                    ConvexPolygon.regular(3 + random.nextInt(4), 0.2f + 2 * random.nextFloat()),
                    16 * random.nextFloat() - 8, 10 * random.nextFloat() - 5);
            Camera camera = random.nextBoolean() ? TwoShapes.camera(1 + 2 * random.nextFloat()) : oblique(random);
            draw(world, camera);
            boolean drawn = mesh.getVertexCount() > 0;
            picture.pen.begin();
            PlacedPolygon outline = piece(world);
            picture.pen.use(PALETTE[DebugColor.BODY.ordinal()], 2).outline(corners(outline), outline.count(), 0);
            picture.pen.end();
            boolean visible = isAnyVertexInThePicture();
            assertTrue(drawn || !visible, "outline " + i + " of seed " + seed + " is missing");
            seen += visible ? 1 : 0;
            culled += drawn ? 0 : 1;
        }
        assertTrue(seen > 50 && culled > 50, seen + " seen, " + culled + " culled");
    }

    private static double[] corners(PlacedPolygon outline) {
        double[] corners = new double[2 * outline.count()];
        for (int i = 0; i < outline.count(); i++) {
            corners[2 * i] = outline.x()[i];
            corners[2 * i + 1] = outline.y()[i];
        }
        return corners;
    }

    private static Camera oblique(Random random) {
        Camera camera = new Camera(1280, 720);
        camera.setFrustumPerspective(45, 1280f / 720, 0.5f, 100);
        camera.setLocation(
                new Vector3f(6 * random.nextFloat() - 3, 6 * random.nextFloat() - 3, 1 + 4 * random.nextFloat()));
        camera.lookAt(new Vector3f(random.nextFloat(), random.nextFloat(), 0), Vector3f.UNIT_Y);
        camera.update();
        return camera;
    }

    private static CollisionWorld world(ConvexPolygon shape, float x, float y) {
        CollisionWorld world = new CollisionWorld();
        Collider collider = world.add(null);
        collider.setShape(shape);
        collider.setPosition(x, y);
        world.step();
        return world;
    }

    private static PlacedPolygon piece(CollisionWorld world) {
        return world.getColliders().get(0).getPiece(0);
    }

    private void draw(CollisionWorld world, Camera camera) {
        view.update(camera, false);
        picture.pen.begin();
        drawing.drawOthers(world.getColliders(), null);
        picture.pen.end();
    }

    private boolean isAnyVertexInThePicture() {
        Node shown = new Node();
        view.place(shown);
        for (int corner = 0; corner < mesh.getVertexCount(); corner++) {
            Vector3f place = shown.localToWorld(corner(corner), null);
            if (view.shows(place.x, place.y, place.z)) {
                return true;
            }
        }
        return false;
    }

    private float distance(int from, int to) {
        return corner(from).distance(corner(to));
    }

    private Vector3f corner(int i) {
        FloatBuffer xyz = mesh.getFloatBuffer(Type.Position);
        return new Vector3f(xyz.get(3 * i), xyz.get(3 * i + 1), xyz.get(3 * i + 2));
    }
}
