package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.anim.AnimComposer;
import com.jme3.anim.util.AnimMigrationUtils;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Cylinder;
import com.jme3.scene.shape.Dome;
import com.jme3.scene.shape.Quad;
import com.jme3.scene.shape.Sphere;
import com.jme3.scene.shape.Torus;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.PairCheck;
import org.jmesat.control.PairCheck.Link;
import org.jmesat.control.PairCheck.Result;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.projection.ColliderShape;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A contact where the hull of a concave mesh bridges a gap is noted, with the distance of the mesh; no other is. */
class MeshGapTest {
    private static final long SEED = 20261123;
    private static final int ROUNDS = 60;
    private static final Pattern NOTE = Pattern.compile("The mesh of Geometry 'Floor' is ([\\d.E-]+) away from the "
            + "contact: its hull fills the gap; the mode OUTLINE or HULL_PER_PART follows the mesh");

    /** Half the side of the crate. */
    private static final float HALF = 0.25f;

    @AutoClose
    private CollisionScene scene = new CollisionScene();

    private final Random random = new Random(SEED);

    /** A valley, seen from the front: [-2, 2] × [-1, 1] without (-1.5, 1.5) × (-0.5, 1]. */
    private Geometry valley() {
        return scene.geometry("Floor", valleyMesh(), 0, 0);
    }

    private static Mesh valleyMesh() {
        float[][] boxes = {{-2, -1, -1.5f, 1}, {1.5f, -1, 2, 1}, {-2, -1, 2, -0.5f}};
        float[] xyz = new float[36];
        int[] indices = new int[18];
        for (int i = 0; i < boxes.length; i++) {
            float[] b = boxes[i];
            float[] corners = {b[0], b[1], 0, b[2], b[1], 0, b[2], b[3], 0, b[0], b[3], 0};
            System.arraycopy(corners, 0, xyz, 12 * i, 12);
            int[] two = {0, 1, 2, 0, 2, 3};
            for (int k = 0; k < two.length; k++) {
                indices[6 * i + k] = 4 * i + two[k];
            }
        }
        Mesh mesh = new Mesh();
        mesh.setBuffer(Type.Position, 3, xyz);
        mesh.setBuffer(Type.Index, 3, indices);
        mesh.updateBound();
        return mesh;
    }

    /** The distance of a crate's lower side at height 1, centred at x, from the valley's mesh; stretched by a scale. */
    private static double distance(double x, double scaleX, double scaleY) {
        double toSide = scaleX * (1.5 - Math.abs(x)) - HALF;
        return Math.min(Math.max(0, toSide), 1.5 * scaleY);
    }

    private Geometry crate(float x, float y) {
        return scene.geometry("Crate", new Box(HALF, HALF, HALF), x, y);
    }

    private PairCheck shape(Spatial a, Spatial b) {
        return scene.run().ask(() -> scene.state().check(a, b).get(Link.SHAPE.ordinal()));
    }

    private void assertGap(double expected, Spatial floor, Spatial crate, String message) {
        for (PairCheck each : List.of(shape(floor, crate), shape(crate, floor))) {
            assertEquals(Result.NOTED, each.result(), () -> message + each);
            Matcher matcher = NOTE.matcher(each.text());
            assertTrue(matcher.matches(), () -> message + each.text());
            assertEquals(expected, Double.parseDouble(matcher.group(1)), 2e-3 * expected + 1e-4, message + each.text());
        }
    }

    private void assertNoGap(Spatial a, Spatial b, String message) {
        for (PairCheck each : List.of(shape(a, b), shape(b, a))) {
            assertEquals(Result.PASSED, each.result(), () -> message + each);
            assertEquals("Both have a polygon", each.text());
        }
    }

    private void in(ProjectionPlane plane) {
        scene.close();
        scene = new CollisionScene(plane);
    }

    @Test
    void theDiagnosisOfACrateThatFloatsAboveAValleyEndsWithTheGap() {
        Geometry floor = valley();
        Geometry crate = crate(0, 1 + HALF);
        scene.attach(floor, crate);
        scene.frame();
        String expected = "Event: touching since tick 1; events go to EventLog on the app state. "
                + "The mesh of Geometry 'Floor' is 1.25 away from the contact: its hull fills the gap; "
                + "the mode OUTLINE or HULL_PER_PART follows the mesh.";
        assertEquals(expected, scene.run().ask(() -> scene.state().diagnose(floor, crate)));
        assertEquals(expected, scene.run().ask(() -> scene.state().diagnose(crate, floor)));
        assertGap(1.25, floor, crate, "");
    }

    @ParameterizedTest
    @EnumSource(ProjectionPlane.class)
    void theGapIsThatOfTheMeshUnderAnyPlaceTurnAndScale(ProjectionPlane plane) {
        in(plane);
        int noted = 0;
        for (int i = 0; i < ROUNDS; i++) {
            float scaleX = 0.6f + 2 * random.nextFloat();
            float scaleY = 0.6f + 2 * random.nextFloat();
            float at = 2 * random.nextFloat() - 1;
            Geometry floor = valley();
            scene.scale(floor, scaleX, scaleY, 1);
            // Tilting the flat mesh about its x shortens its y.
            float tilt = random.nextFloat();
            float flat = scaleY * FastMath.cos(tilt);
            floor.setLocalRotation(scene.rotation(tilt, 0, 0));
            Geometry crate = crate(scaleX * at, flat + HALF);
            Node all = CollisionScene.node("all", floor, crate);
            float far = i % 3 == 0 ? 2000 : 5;
            scene.place(all, far * random.nextFloat(), far * random.nextFloat(), far * random.nextFloat());
            scene.turn(all, i % 4 == 0 ? 0 : 7 * random.nextFloat());
            scene.attach(all);
            scene.frame();
            double expected = distance(at, scaleX, flat);
            String message = "seed " + SEED + ", round " + i + ", " + plane + ", at " + at + " scale " + scaleX + ' '
                    + flat + ": ";
            assertTrue(scene.isColliding(floor, crate), message);
            double least = 0.02 * 2 * HALF;
            if (expected > least + 0.005) {
                assertGap(expected, floor, crate, message);
                noted++;
            } else if (expected < least - 0.005) {
                assertNoGap(floor, crate, message);
            }
            scene.step(all::removeFromParent);
        }
        assertTrue(noted > ROUNDS / 2, "noted " + noted);
    }

    @Test
    void aCrateOnAnArmOrAtTheBottomOfTheValleyHasNoGap() {
        Geometry floor = valley();
        Geometry onArm = crate(-1.7f, 1 + HALF);
        Geometry overhanging = crate(1.4f, 1 + HALF);
        Geometry atBottom = scene.geometry("Crate", new Box(1.25f, 1, 0.25f), 0, 0.5f);
        Geometry inBottom = crate(0, -0.5f);
        scene.attach(floor, onArm, overhanging, atBottom, inBottom);
        scene.frame();
        assertNoGap(floor, onArm, "arm");
        assertNoGap(floor, overhanging, "overhang");
        assertNoGap(floor, atBottom, "bottom");
        assertNoGap(floor, inBottom, "in bottom");
    }

    @Test
    void theGapIsStillThereWhenAllRestsAndWhenAllMoves() {
        Geometry floor = valley();
        Geometry crate = crate(0.5f, 1 + HALF);
        scene.attach(floor, crate);
        scene.frames(100);
        assertGap(0.75, floor, crate, "at rest: ");
        Node all = CollisionScene.node("all");
        scene.step(() -> {
            all.attachChild(floor);
            all.attachChild(crate);
            scene.root().attachChild(all);
        });
        scene.frames(3);
        // Moved after the tick, as Controls do.
        for (int i = 0; i < 3; i++) {
            scene.step(() -> all.move(3, 1, 0));
            assertGap(0.75, floor, crate, "moving: ");
            scene.frame();
        }
        scene.step(() -> floor.rotate(0, 0, 1));
        assertNoGap(floor, crate, "turned since the tick: ");
    }

    @Test
    void theNoteIsThereWhileThePairOnlyTouches() {
        Geometry floor = valley();
        Geometry crate = crate(0, 1 + HALF);
        scene.step(() -> scene.state().setTouchPolicy(TouchPolicy.EXCLUSIVE));
        scene.attach(floor, crate);
        scene.frame();
        assertGap(1.25, floor, crate, "");
        List<PairCheck> checks = scene.run().ask(() -> scene.state().check(floor, crate));
        assertEquals(Result.BROKEN, checks.get(Link.TOUCH_POLICY.ordinal()).result());
        DiagnosisScene.assertChecksAgree(scene.run().ask(() -> scene.state().diagnose(floor, crate)), checks);
    }

    @Test
    void aGapBetweenTheGeometriesOfOneHullIsNoted() {
        Node body = CollisionScene.node("body", scene.cube("left", -2, 0), scene.cube("right", 2, 0));
        ColliderControl control = new ColliderControl();
        control.setMode(ProjectionMode.SINGLE_HULL);
        body.addControl(control);
        Geometry crate = crate(0, 0.5f + HALF);
        scene.attach(body, crate);
        scene.frame();
        assertEquals("The mesh of Node 'body' is 1.25 away from the contact: its hull fills the gap; "
                + "the mode OUTLINE or HULL_PER_PART follows the mesh", shape(body, crate).text());
        scene.frame(() -> control.setMode(ProjectionMode.HULL_PER_PART));
        assertNoGap(body, crate, "");
    }

    @Test
    void theModeThatFollowsTheMeshHasNoGap() {
        Geometry floor = valley();
        ColliderControl control = new ColliderControl();
        floor.addControl(control);
        Geometry crate = crate(0, 1 + HALF);
        scene.attach(floor, crate);
        scene.frame(() -> control.setMode(ProjectionMode.HULL_PER_PART));
        assertEquals("The mesh of Geometry 'Floor' is 1.25 away from the contact: its hull fills the gap; the mode "
                + "OUTLINE follows the mesh", shape(floor, crate).text());
        scene.frame(() -> {
            control.setMode(ProjectionMode.OUTLINE);
            scene.place(crate, 0, -0.5f + HALF);
        });
        assertTrue(scene.isColliding(floor, crate));
        assertNoGap(floor, crate, "");
    }

    @Test
    void aSliceIsNotCompared() {
        Geometry floor = valley();
        ColliderControl control = new ColliderControl();
        control.setSlice(new Vector2f(-1, 1));
        floor.addControl(control);
        Geometry crate = crate(0, 1 + HALF);
        scene.attach(floor, crate);
        scene.frame();
        assertGap(1.25, floor, crate, "a slice that holds the whole mesh: ");
        Node walls = CollisionScene.node("Floor", scene.geometry("low", new Box(1, 1, 1), 0, 0));
        scene.step(floor::removeFromParent);
        Geometry high = scene.geometry("high", new Box(0.1f, 1, 1), 3, 0);
        high.move(0, 0, 5);
        walls.attachChild(high);
        walls.addControl(new ColliderControl());
        walls.getControl(ColliderControl.class).setSlice(new Vector2f(-1, 1));
        scene.attach(walls);
        scene.frame();
        assertNoGap(walls, crate, "");
    }

    @Test
    void aShapeSetByHandHasNoGap() {
        Geometry floor = valley();
        ColliderControl control = new ColliderControl();
        control.setShape(ColliderShape.RECTANGLE);
        control.setSize(new Vector2f(4, 2));
        floor.addControl(control);
        Geometry crate = crate(0, 1 + HALF);
        scene.attach(floor, crate);
        scene.frame();
        assertTrue(scene.isColliding(floor, crate));
        assertNoGap(floor, crate, "");
    }

    private Mesh convexMesh() {
        return switch (random.nextInt(5)) {
            case 0 -> new Box(0.2f + random.nextFloat(), 0.2f + random.nextFloat(), 0.2f + random.nextFloat());
            case 1 -> new Sphere(3 + random.nextInt(8), 3 + random.nextInt(8), 0.5f + random.nextFloat());
            case 2 -> new Cylinder(2, 3 + random.nextInt(8), 0.5f + random.nextFloat(), 1, true);
            case 3 -> new Dome(new Vector3f(), 2 + random.nextInt(4), 3 + random.nextInt(6), 1, false);
            default -> new Quad(0.5f + random.nextFloat(), 0.5f + random.nextFloat());
        };
    }

    private Geometry convex(String name) {
        Geometry geometry = scene.geometry(name, convexMesh(), 4 * random.nextFloat(), 4 * random.nextFloat());
        geometry.setLocalRotation(new Quaternion().fromAngles(7 * random.nextFloat(), 7 * random.nextFloat(),
                7 * random.nextFloat()));
        geometry.setLocalScale(0.3f + 2 * random.nextFloat(), 0.3f + 2 * random.nextFloat(), 0.3f + random.nextFloat());
        return geometry;
    }

    @ParameterizedTest
    @EnumSource(ProjectionPlane.class)
    void convexMeshesHaveNoGap(ProjectionPlane plane) {
        in(plane);
        int touching = 0;
        for (int i = 0; i < 4 * ROUNDS; i++) {
            Geometry a = convex("a");
            Geometry b = convex("b");
            scene.attach(a, b);
            scene.frame();
            if (scene.isColliding(a, b)) {
                assertNoGap(a, b, "seed " + SEED + ", round " + i + ", " + plane + ": ");
                touching++;
            }
            scene.step(() -> {
                a.removeFromParent();
                b.removeFromParent();
            });
        }
        assertTrue(touching > ROUNDS, "touching " + touching);
    }

    @Test
    void anAnimatedMeshIsMeasuredInItsPose() {
        Node jaime = scene.run().ask(() -> (Node) AnimMigrationUtils.migrate(
                scene.run().application().getAssetManager().loadModel("Models/Jaime/Jaime.j3o")));
        jaime.addControl(new ColliderControl());
        scene.attach(jaime);
        scene.step(() -> composerOf(jaime).setCurrentAction("Run"));
        scene.frames(40);
        scene.step(() -> composerOf(jaime).setGlobalSpeed(0));
        scene.frames(2);
        double[] box = scene.run().ask(() -> {
            PlacedPolygon piece = scene.state().getCollider(jaime).getPiece(0);
            return new double[] {piece.minX(), piece.minY(), piece.maxX(), piece.maxY()};
        });
        // Below an arm that is held out, the hull of the silhouette has a corner without a mesh.
        int noted = 0;
        int passed = 0;
        for (int i = 0; i <= 20; i++) {
            float at = (float) (box[1] + (box[3] - box[1]) * i / 20);
            Geometry probe = scene.geometry("probe", new Box(0.03f, 0.03f, 0.03f), (float) box[0] + 0.05f, at);
            Geometry inside = scene.geometry("inside", new Box(0.03f, 0.03f, 0.03f),
                    (float) (box[0] + box[2]) / 2, at);
            scene.attach(probe, inside);
            scene.frame();
            noted += scene.isColliding(jaime, probe) && shape(jaime, probe).result() == Result.NOTED ? 1 : 0;
            passed += scene.isColliding(jaime, inside) && shape(jaime, inside).result() == Result.PASSED ? 1 : 0;
            scene.step(() -> {
                probe.removeFromParent();
                inside.removeFromParent();
            });
        }
        assertTrue(noted > 0 && passed > 5, noted + " noted, " + passed + " passed");
    }

    private static AnimComposer composerOf(Node model) {
        return model.getControl(AnimComposer.class) != null ? model.getControl(AnimComposer.class)
                : model.getChildren().stream().map(each -> each.getControl(AnimComposer.class))
                        .filter(Objects::nonNull).findFirst().orElseThrow();
    }

    @Test
    void aBallInTheHoleOfARingIsNoted() {
        Geometry ring = scene.geometry("Ring", new Torus(24, 12, 0.25f, 2), 0, 0);
        Geometry ball = scene.geometry("Ball", new Sphere(12, 12, 0.25f), 0, 0);
        scene.attach(ring, ball);
        scene.frame();
        PairCheck check = shape(ring, ball);
        assertEquals(Result.NOTED, check.result(), check::text);
        Matcher matcher = Pattern.compile("The mesh of Geometry 'Ring' is (1.\\d+) away from the contact: .*")
                .matcher(check.text());
        assertTrue(matcher.matches(), check.text());
        // The chords of the ring are within 0.02 of its inner radius.
        assertEquals(2 - 0.25 - 0.25, Double.parseDouble(matcher.group(1)), 0.03);
    }
}
