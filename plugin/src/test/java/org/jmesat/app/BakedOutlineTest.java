package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.export.binary.BinaryExporter;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector2f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.mesh.MorphTarget;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Cylinder;
import com.jme3.scene.shape.Torus;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jmesat.control.ColliderControl;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Outlines that are baked into a scene need no library when it is loaded, and give the same pieces to the bit. */
class BakedOutlineTest {
    private final SatCollisionState state = new SatCollisionState();
    private final Geometry torus = new Geometry("torus", new Torus(16, 8, 0.5f, 2));
    private final Geometry tube = new Geometry("tube", new Cylinder(2, 9, 1, 3, false));
    private final Node body = new Node("body");
    private final ColliderControl control = new ColliderControl();
    @TempDir
    private Path folder;

    BakedOutlineTest() {
        body.attachChild(torus);
        body.attachChild(tube);
        torus.setLocalRotation(new Quaternion().fromAngles(0.3f, 0.2f, 0.1f));
        tube.setLocalTranslation(5, 0, 0);
        tube.setLocalRotation(new Quaternion().fromAngles(-1.5f, 0, 0));
        body.setLocalScale(1.25f, 0.75f, 2);
        body.addControl(control);
        control.setMode(ProjectionMode.OUTLINE);
    }

    private static byte[] save(Node scene) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        BinaryExporter.getInstance().save(scene, bytes);
        return bytes.toByteArray();
    }

    /** What another JVM prints that loads a scene without JTS. */
    private String printedWithoutJts(Node scene) throws IOException, InterruptedException {
        Path file = folder.resolve("scene.j3o");
        Files.write(file, save(scene));
        String classPath = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(each -> !each.contains("jts")).collect(Collectors.joining(File.pathSeparator));
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
                classPath, BakedScene.class.getName(), file.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD).start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), printed);
        assertTrue(printed.startsWith("JTS false"), printed);
        return printed.substring(printed.indexOf('\n') + 1);
    }

    @Test
    void aJvmWithoutTheLibraryLoadsTheSamePieces() throws IOException, InterruptedException {
        String baked = state.bake(body);
        assertEquals(baked, control.getBaked());
        String expected = BakedScene.pieces(body.clone(true));
        assertTrue(expected.lines().count() > 10, expected);
        assertFalse(expected.contains("outline"), expected);
        assertEquals(expected, printedWithoutJts(body));
    }

    @Test
    void userDataKeepsTheOutlinesWithoutAControl() throws IOException, InterruptedException {
        body.removeControl(control);
        body.setUserData("jmesat.mode", "OUTLINE");
        body.setUserData("jmesat.slice", "-1.5, 0.5");
        assertEquals(state.bake(body), body.getUserData("jmesat.baked"));
        String expected = BakedScene.pieces(body.clone(true));
        assertTrue(expected.lines().count() > 5, expected);
        assertEquals(expected, printedWithoutJts(body));
    }

    @Test
    void withoutLibraryAndOutlinesThePartsCollideAndTheReasonIsTold() throws IOException, InterruptedException {
        String printed = printedWithoutJts(body);
        assertEquals(3 + 1, printed.lines().count(), printed);
        assertTrue(printed.contains("its outline needs the library JTS, which is not on the class path, "
                + "so that the hulls of its parts collide (and 1 more like it)"), printed);
    }

    @Test
    void aMeshThatChangedSinceIsReportedAndItsPresentOutlineCollides() {
        state.bake(body);
        torus.getMesh().getFloatBuffer(Type.Position).put(0, 4);
        String changed = BakedScene.pieces(body.clone(true));
        assertTrue(changed.contains("its mesh or its slice has changed since its outline was baked"), changed);
        control.setBaked("");
        String expected = BakedScene.pieces(body.clone(true));
        assertEquals(expected, changed.substring(0, expected.length()));
    }

    @Test
    void outlinesHoldWhileTheBodyMovesTurnsAndIsScaled() throws IOException, InterruptedException {
        state.bake(body);
        body.setLocalTranslation(7, 8, 9);
        body.setLocalRotation(new Quaternion().fromAngles(0, 0, 1));
        body.setLocalScale(body.getLocalScale().mult(3));
        String printed = printedWithoutJts(body);
        assertFalse(printed.contains("outline"), printed);
    }

    @Test
    void aSlicedOutlineHoldsWhileTheBodyIsLiftedAndTurned() throws IOException, InterruptedException {
        Node hero = new Node("hero");
        hero.attachChild(tube);
        tube.setLocalTranslation(0.3f, 0.1f, 0.3f);
        tube.setLocalRotation(new Quaternion());
        body.removeControl(control);
        hero.addControl(control);
        control.setSlice(new Vector2f(0.25f, 0.4f));
        state.bake(hero);
        for (int i = 1; i < 40; i++) {
            hero.setLocalTranslation(0, 0, 0.11f * i);
            hero.setLocalRotation(new Quaternion().fromAngles(0, 0, 0.1f * i));
            String pieces = BakedScene.pieces(hero.clone(true));
            assertFalse(pieces.contains("outline"), pieces);
        }
        assertFalse(printedWithoutJts(hero).contains("outline"));
    }

    /** A body at a tilt, whose slice cuts both of its meshes, one of them far from its origin. */
    private void sliceTilted() {
        body.setLocalScale(1);
        body.setLocalRotation(new Quaternion().fromAngles(0.4f, 0.2f, 0));
        tube.setLocalTranslation(40, 0, 0);
        control.setSlice(new Vector2f(-9, 0.1f));
    }

    /** A copy of the body below a node that turns in the plane. */
    private Node turned(float angle) {
        Node parent = new Node("turned by " + angle);
        parent.attachChild(body.clone(true));
        parent.setLocalRotation(new Quaternion().fromAngles(0, 0, angle));
        return parent;
    }

    @Test
    void aSlicedBodyThatIsLoadedTurnedInThePlaneKeepsItsOutlines() throws IOException, InterruptedException {
        sliceTilted();
        state.bake(body);
        Node scene = new Node("scene");
        for (int i = 0; i < 60; i++) {
            scene.attachChild(turned(0.1f * i));
        }
        String expected = BakedScene.pieces(body.clone(true));
        assertTrue(expected.lines().count() > 10, expected);
        String printed = printedWithoutJts(scene);
        assertFalse(printed.contains("outline"), printed);
        assertEquals(60 * expected.lines().count(), printed.lines().count(), printed);
    }

    /** Each node rounds the rotation, and a scale that is not even multiplies the error. */
    @Test
    void aFlatBodyBelowManyTurnedNodesKeepsItsOutlinesWhereverItIsLoaded() throws IOException, InterruptedException {
        tube.removeFromParent();
        body.setLocalScale(1);
        torus.setLocalScale(2, 2, 0.25f);
        addTurnedNodes(8, 0.7f, 0.4f, 0.3f);
        state.bake(body);
        assertFalse(printedWithoutJts(turnedInSteps()).contains("outline"));
    }

    /** Puts the children of the body below a chain of nodes, each turned by more. */
    private void addTurnedNodes(int count, float x, float y, float z) {
        for (int i = 1; i <= count; i++) {
            Node middle = new Node("middle");
            middle.setLocalRotation(new Quaternion().fromAngles(x * i, y * i, z * i));
            List.copyOf(body.getChildren()).forEach(middle::attachChild);
            body.attachChild(middle);
        }
    }

    /** 60 copies of the body, each below a node that is turned in the plane. */
    private Node turnedInSteps() {
        Node scene = new Node("scene");
        for (int i = 0; i < 60; i++) {
            scene.attachChild(turned(0.1f * i));
        }
        return scene;
    }

    @Test
    void aSlicedBodyThatTurnsWithinASessionKeepsItsOutlines() {
        sliceTilted();
        state.bake(body);
        Node parent = turned(0);
        try (HeadlessRun run = new HeadlessRun(state)) {
            run.step(() -> run.application().getRootNode().attachChild(parent));
            run.frames(60, () -> {
                parent.rotate(0, 0, 0.1f);
                assertEquals(List.of(), state.getProblems());
            });
        }
    }

    /** After each of these changes, the slice of the body is another part of its meshes, or seen from behind. */
    @Test
    void anOutlineIsNeverUsedForAnotherSlice() {
        List<Consumer<BakedOutlineTest>> changes = List.of(
                test -> test.control.setSlice(new Vector2f(-9, 0.3f)),
                test -> test.control.setSlice(new Vector2f(-7.5f, 0.1f)),
                test -> test.body.setLocalScale(1.25f),
                test -> test.tube.move(0, 0, 0.25f),
                test -> test.torus.getMesh().getFloatBuffer(Type.Position).put(0, 3),
                test -> test.body.setLocalRotation(new Quaternion().fromAngles(0.4f, 0.22f, 0)),
                test -> test.body.setLocalRotation(new Quaternion(0, 1, 0, 0).mult(test.body.getLocalRotation())));
        for (int i = 0; i < changes.size(); i++) {
            BakedOutlineTest test = new BakedOutlineTest();
            test.sliceTilted();
            state.bake(test.body);
            String before = BakedScene.pieces(test.body.clone(true));
            changes.get(i).accept(test);
            String found = BakedScene.pieces(test.body.clone(true));
            test.control.setBaked("");
            String expected = BakedScene.pieces(test.body.clone(true));
            assertNotEquals(expected, before, "change " + i);
            assertEquals(expected, found.substring(0, expected.length()), "change " + i);
        }
    }

    /** The upper part of a cone is narrow, the lower one, which is the upper one of the turned cone, is wide. */
    @Test
    void theOutlineOfASliceAlongAnAxisIsNotUsedForThatFromBehind() {
        Geometry cone = new Geometry("cone", new Cylinder(2, 8, 0.5f, 2, 3, true, false));
        ColliderControl upper = new ColliderControl();
        cone.addControl(upper);
        upper.setMode(ProjectionMode.OUTLINE);
        upper.setSlice(new Vector2f(1, 9));
        state.bake(cone);
        cone.setLocalRotation(new Quaternion(0, 1, 0, 0));
        String found = BakedScene.pieces(cone.clone(true));
        upper.setBaked("");
        String expected = BakedScene.pieces(cone.clone(true));
        assertEquals(expected, found.substring(0, expected.length()));
    }

    /** The direction is nearly an axis, from its negative side; some of the turns round it to the axis. */
    @Test
    void anOutlineOfASliceFromBehindIsKeptWhereverItsBodyIsLoaded() throws IOException, InterruptedException {
        body.setLocalScale(1);
        tube.removeFromParent();
        torus.setLocalRotation(new Quaternion());
        addTurnedNodes(4, FastMath.HALF_PI, -FastMath.HALF_PI, 0);
        control.setSlice(new Vector2f(-0.3f, 0.4f));
        state.bake(body);
        assertFalse(printedWithoutJts(turnedInSteps()).contains("outline"));
    }

    @Test
    void aSliceThatChangedSinceIsReported() {
        sliceTilted();
        state.bake(body);
        tube.move(0, 0, 0.25f);
        String changed = BakedScene.pieces(body.clone(true));
        assertTrue(changed.contains("tube"), changed);
        assertTrue(changed.contains("its mesh or its slice has changed since its outline was baked"), changed);
    }

    /** Outlines of a unit box, which a version before this one has baked; then their corners were moved. */
    @Test
    void outlinesOfAnOlderVersionAreReadOrNamed() {
        Geometry box = new Geometry("box", new Box(1, 1, 1));
        ColliderControl old = new ColliderControl();
        box.addControl(old);
        old.setMode(ProjectionMode.OUTLINE);
        old.setBaked("7d52294b41c501f7 0 0.0 0.0 0.0 1.0: 7.0 7.0, -7.0 7.0, -7.0 -7.0, 7.0 -7.0");
        box.setLocalRotation(new Quaternion().fromAngles(0, 0, 1));
        assertEquals(14 * Math.sqrt(2) * Math.cos(1 - Math.PI / 4), width(box), 1e-5);
        old.setSlice(new Vector2f(0.25f, 0.5f));
        old.setBaked("435df332a0183a6d 0 0.0 0.0 0.0 1.0: 5.0 5.0, -5.0 5.0, -5.0 -5.0, 5.0 -5.0");
        box.setLocalRotation(new Quaternion());
        assertEquals(10, width(box));
        box.setLocalRotation(new Quaternion().fromAngles(0.3f, 0, 0));
        String pieces = BakedScene.pieces(box.clone(true));
        assertTrue(pieces.contains("its outline was baked by an older version, so it must be baked again"), pieces);
    }

    private static double width(Geometry geometry) {
        double[] x = BakedScene.pieces(geometry.clone(true)).lines().skip(1).flatMap(line -> Stream.of(line.split(" ")))
                .mapToDouble(Double::parseDouble).toArray();
        return IntStream.range(0, x.length / 2).mapToDouble(i -> x[2 * i]).max().orElseThrow()
                - IntStream.range(0, x.length / 2).mapToDouble(i -> x[2 * i]).min().orElseThrow();
    }

    @Test
    void aMorphedGeometryOfABakedBodyIsNotReportedAsChanged() {
        torus.getMesh().addMorphTarget(new MorphTarget("morph"));
        state.bake(body);
        String pieces = BakedScene.pieces(body.clone(true));
        assertFalse(pieces.contains("outline"), pieces);
    }

    @Test
    void aLimitOfVerticesIsBakedWithItsAreaError() throws IOException, InterruptedException {
        control.setMaxVertices(12);
        assertTrue(state.bake(body).matches("(?s)version 2; \\p{XDigit}+ 12 0\\.[0-2][0-9]+ .*"), control.getBaked());
        assertEquals(BakedScene.pieces(body.clone(true)), printedWithoutJts(body));
    }

    @Test
    void aTextThatCannotBeReadIsReportedAndIgnored() {
        String expected = BakedScene.pieces(body.clone(true));
        for (String text : new String[] {"nonsense", "1f 0 0 0 0 2: 0 0", "1f 0 0 0 0 1: 0 0, 1", "zz 0 0 0 0 1: 0 0",
            ":", "1f 0 0 0 0 1:", "version 2; 1f 0 0 0 0 1 0: 0 0", "version 3; 1f 0 0 0 0 1: 0 0"}) {
            control.setBaked(text);
            String found = BakedScene.pieces(body.clone(true));
            assertEquals(expected, found.substring(0, expected.length()), text);
            assertTrue(found.contains("its baked outlines have "), found);
        }
    }

    @Test
    void aLevelIsBakedWithoutItsFloorWhichLiesOutsideItsSlice() throws IOException, InterruptedException {
        Geometry floor = new Geometry("floor", new Box(9, 9, 0.1f));
        floor.setLocalTranslation(0, 0, -5);
        body.attachChildAt(floor, 0);
        control.setSlice(new Vector2f(-1.5f, 0.5f));
        String baked = state.bake(body);
        assertEquals(3, baked.split(";").length, baked);
        String expected = BakedScene.pieces(body.clone(true));
        assertEquals(expected, printedWithoutJts(body));
        List<String> problems = expected.lines().filter(line -> line.contains("'")).toList();
        assertEquals(1, problems.size(), problems::toString);
        assertTrue(problems.get(0).startsWith("Geometry 'floor'")
                && problems.get(0).endsWith("nothing of its mesh is in its slice, from -1.5 to 0.5."), problems.get(0));
    }

    @Test
    void aBodyOutsideItsSliceIsNotBaked() {
        control.setSlice(new Vector2f(50, 60));
        String message = assertThrows(IllegalStateException.class, () -> state.bake(body)).getMessage();
        assertEquals("Geometry 'torus' (/body/torus) has no outline: nothing of its mesh is in its slice, from 50.0 to "
                + "60.0", message);
        assertEquals("", control.getBaked());
    }

    @Test
    void aGeometryWithoutOutlineIsNamedAndNothingIsKept() {
        Mesh empty = new Mesh();
        body.attachChild(new Geometry("empty", empty));
        String message = assertThrows(IllegalStateException.class, () -> state.bake(body)).getMessage();
        assertEquals("Geometry 'empty' (/body/empty) has no outline: the mesh has no Position buffer", message);
        assertEquals("", control.getBaked());
    }
}
