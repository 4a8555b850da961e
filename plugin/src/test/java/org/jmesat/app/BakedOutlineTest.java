package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.export.binary.BinaryExporter;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector2f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.shape.Cylinder;
import com.jme3.scene.shape.Torus;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.jmesat.control.ColliderControl;
import org.jmesat.projection.ProjectionMode;
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
        assertEquals(3 + 2, printed.lines().count(), printed);
        assertTrue(printed.contains("its outline needs the library JTS, which is not on the class path, "
                + "so that the hulls of its parts collide"), printed);
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

    @Test
    void aLimitOfVerticesIsBakedWithItsAreaError() throws IOException, InterruptedException {
        control.setMaxVertices(12);
        assertTrue(state.bake(body).matches("(?s)\\p{XDigit}+ 12 0\\.[0-2][0-9]+ .*"), control.getBaked());
        assertEquals(BakedScene.pieces(body.clone(true)), printedWithoutJts(body));
    }

    @Test
    void aTextThatCannotBeReadIsReportedAndIgnored() {
        String expected = BakedScene.pieces(body.clone(true));
        for (String text : new String[] {"nonsense", "1f 0 0 0 0 2: 0 0", "1f 0 0 0 0 1: 0 0, 1", "zz 0 0 0 0 1: 0 0",
            ":", "1f 0 0 0 0 1:"}) {
            control.setBaked(text);
            String found = BakedScene.pieces(body.clone(true));
            assertEquals(expected, found.substring(0, expected.length()), text);
            assertTrue(found.contains("its baked outlines have "), found);
        }
    }

    @Test
    void aGeometryWithoutOutlineIsNamedAndNothingIsKept() {
        Mesh empty = new Mesh();
        body.attachChild(new Geometry("empty", empty));
        String message = assertThrows(IllegalStateException.class, () -> state.bake(body)).getMessage();
        assertEquals("Geometry 'empty' (/body/empty) has no outline: the mesh has no Position buffer", message);
        assertEquals("", control.getBaked());
        control.setSlice(new Vector2f(50, 60));
        assertThrows(IllegalStateException.class, () -> state.bake(body));
    }
}
