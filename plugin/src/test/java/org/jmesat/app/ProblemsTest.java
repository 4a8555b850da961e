package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Quaternion;
import com.jme3.math.Transform;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Quad;
import java.util.List;
import java.util.stream.Stream;
import org.jmesat.control.ColliderControl;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Spatials that cannot collide are reported once with the reason, and do not affect others. */
class ProblemsTest {
    private static final String ONE_POINT = ", which shrinks it to a point";

    @AutoClose
    private final CapturedLog log = new CapturedLog();

    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final Geometry bad = scene.cube("bad", 0, 0);
    private final Node stand = CollisionScene.node("stand", bad);
    private final Geometry good = scene.cube("good", 0, 0);
    private final Geometry other = scene.cube("other", 0.5f, 0);

    @BeforeEach
    void showNothing() {
        // The engine cannot draw the damaged spatials either.
        scene.step(() -> scene.run().application().getViewPort().setEnabled(false));
    }

    @Test
    void aChainOfMarkedNodesWithoutGeometryIsOneLineWithACount() {
        Node top = new Node("0");
        Node last = top;
        for (int i = 1; i < 300; i++) {
            Node next = CollisionScene.node("" + i);
            last.attachChild(next);
            last = next;
        }
        top.depthFirstTraversal(each -> each.setUserData("jmesat.collider", true));
        scene.attach(top);
        scene.frames(3);
        assertEquals(List.of("Node '0' (/Root Node/0): it is marked as a collider but has no geometry (and 299 more "
                + "like it)."), log.messages());
        assertEquals(300, scene.state().getProblems().size());
    }

    @Test
    void aMisspeltKeyThatReplacesOneOfManyIsReported() {
        good.setUserData("jmesat.fixed", true);
        for (int i = 0; i < 12; i++) {
            good.setUserData("key " + i, i);
        }
        scene.attach(good);
        scene.frame(() -> {
            good.setUserData("key 5", null);
            good.setUserData("jmesat.triger", true);
        });
        scene.frame(() -> {
            good.setUserData("key 6", null);
            good.setUserData("jmesat.dynamc", true);
        });
        assertEquals(List.of("Geometry 'good' (/Root Node/good): its user data key jmesat.triger is unknown; the "
                + "nearest known key is jmesat.trigger; its user data key jmesat.dynamc is unknown; the nearest known "
                + "key is jmesat.dynamic."), scene.state().getProblems());
    }

    /**
     * Damages a spatial in a way that the engine does not check; it checks most values only if assertions are enabled.
     */
    private interface Damage {
        void to(Geometry geometry);
    }

    private static Arguments damage(String reason, Damage damage) {
        return Arguments.of(reason, damage);
    }

    static Stream<Arguments> damages() {
        return Stream.of(
                damage("the mesh has no Position buffer", geometry -> geometry.setMesh(new Mesh())),
                damage("the mesh has no Position buffer", geometry -> geometry.getMesh().clearBuffer(Type.Position)),
                damage("the mesh draws nothing: no whole primitive of mode Triangles in 2 vertices", geometry -> {
                    Mesh mesh = new Mesh();
                    mesh.setBuffer(Type.Position, 3, new float[] {0, 0, 0, 1, 1, 1});
                    geometry.setMesh(mesh);
                }),
                damage("vertex 2 of the mesh has x = NaN", geometry -> geometry.setMesh(spoilt(Float.NaN))),
                damage("vertex 2 of the mesh has x = Infinity",
                        geometry -> geometry.setMesh(spoilt(Float.POSITIVE_INFINITY))),
                damage("its world scale is (0.0, 0.0, 0.0)" + ONE_POINT, geometry -> geometry.setLocalScale(0)),
                damage("its world scale is (0.0, 0.0, 1.0)" + ONE_POINT, geometry -> {
                    geometry.getParent().setLocalScale(0, 0, 1);
                    geometry.setMesh(new Quad(1, 1));
                }),
                damage("its world scale is (0.0, Infinity, 0.0)", geometry -> {
                    geometry.setLocalScale(0, 1e30f, 0);
                    geometry.getParent().setLocalScale(0, 1e30f, 0);
                }),
                damage("its world scale is (1.0, NaN, 1.0)", geometry -> geometry.scale(1, Float.NaN, 1)),
                damage("its world translation is (NaN, NaN, NaN)", geometry -> geometry.move(Float.NaN, 0, 0)),
                damage("its world translation is (NaN, NaN, NaN)",
                        geometry -> geometry.getParent().move(0, Float.NEGATIVE_INFINITY, 0)),
                damage("its world rotation is (NaN, NaN, NaN, NaN)",
                        geometry -> geometry.rotate(new Quaternion(Float.NaN, 0, 0, 1))),
                damage("its vertices project to coordinates too large for a float", geometry -> {
                    geometry.setMesh(spoilt(0, 3e38f));
                    geometry.setLocalScale(10);
                }));
    }

    private static Mesh spoilt(int index, float value) {
        Mesh mesh = new Box(0.5f, 0.5f, 0.5f);
        mesh.getFloatBuffer(Type.Position).put(index, value);
        return mesh;
    }

    /** All vertices have this x. */
    private static Mesh spoilt(float value) {
        Mesh mesh = new Box(0.5f, 0.5f, 0.5f);
        for (int i = 0; i < mesh.getVertexCount(); i++) {
            mesh.getFloatBuffer(Type.Position).put(3 * i, value);
        }
        return mesh;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("damages")
    void aBadGeometryIsNoColliderAndIsReportedOnce(String reason, Damage damage) {
        scene.attach(stand, good, other);
        scene.step(() -> damage.to(bad));
        scene.frames(3);
        assertEquals(List.of("1 ENTER good other", "2 STAY good other", "3 STAY good other"), scene.events());
        assertEquals(reason, scene.run().ask(() -> scene.state().getProblem(bad)));
        assertNull(scene.run().ask(() -> scene.state().getProblem(good)));
        String sentence = "Geometry 'bad' (/Root Node/stand/bad): " + reason + ".";
        assertEquals(List.of(sentence), scene.run().ask(() -> scene.state().getProblems()));
        assertEquals(List.of(sentence), log.messages());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("damages")
    void aBadGeometryInABodyLeavesItsOtherPiecesInContact(String reason, Damage damage) {
        Node body = CollisionScene.node("body", stand, good);
        body.addControl(new ColliderControl());
        scene.attach(body, other);
        scene.frame();
        scene.frame(() -> damage.to(bad));
        scene.frame();
        assertEquals(List.of("1 ENTER body other", "2 STAY body other", "3 STAY body other"), scene.events());
        assertEquals(reason, scene.run().ask(() -> scene.state().getProblem(bad)));
        assertEquals(1, log.messages().size());
        assertEquals(1, scene.state().getWorld().getColliders().get(0).getPieceCount());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("damages")
    void aGeometryThatIsRepairedCollidesAgain(String reason, Damage damage) {
        Mesh sound = bad.getMesh().deepClone();
        scene.attach(stand, other);
        scene.frame();
        scene.frame(() -> damage.to(bad));
        scene.frame(() -> {
            bad.setMesh(sound);
            for (Spatial each : List.of(bad, stand)) {
                each.setLocalTransform(new Transform());
            }
        });
        assertEquals(List.of("1 ENTER bad other", "2 EXIT bad other INVALID", "3 ENTER other bad"), scene.events());
        assertEquals(List.of(), scene.run().ask(() -> scene.state().getProblems()));
    }

    @Test
    void aReasonInWhichOnlyANumberChangesIsLoggedOnce() {
        scene.attach(stand, other);
        scene.step(() -> {
            bad.setMesh(new Quad(1, 1));
            bad.setLocalScale(0, 0, 1);
        });
        for (int i = 0; i < 5; i++) {
            scene.frame(() -> stand.setLocalScale(1, 1, stand.getLocalScale().z + 1));
        }
        assertEquals(1, log.messages().size());
        assertEquals("its world scale is (0.0, 0.0, 6.0)" + ONE_POINT,
                scene.run().ask(() -> scene.state().getProblem(bad)));
    }

    @Test
    void severalReasonsOfOneSpatialAreLoggedOnceEach() {
        bad.setUserData("jmesat.mask", "all");
        bad.setUserData("jmesat.fixed", 1);
        bad.setLocalScale(0);
        scene.attach(stand);
        scene.frames(3);
        assertEquals(3, log.messages().size());
        assertEquals("its user data jmesat.fixed is 1 instead of true or false; "
                + "its user data jmesat.mask is all instead of an integer of 64 bits; "
                + "its world scale is (0.0, 0.0, 0.0)" + ONE_POINT,
                scene.run().ask(() -> scene.state().getProblem(bad)));
    }

    @Test
    void aReasonThatComesAndGoesIsLoggedOnce() {
        scene.attach(stand);
        scene.frame(() -> bad.setLocalScale(0));
        scene.frame(() -> bad.setLocalScale(1));
        scene.frame(() -> bad.setLocalScale(0));
        assertEquals(1, log.messages().size());
        assertEquals("its world scale is (0.0, 0.0, 0.0)" + ONE_POINT,
                scene.run().ask(() -> scene.state().getProblem(bad)));
    }

    @Test
    void theProblemOfASpatialThatLeftTheSceneIsRemoved() {
        scene.attach(stand);
        scene.frame(() -> bad.setLocalScale(0));
        scene.frame(stand::removeFromParent);
        assertEquals(List.of(), scene.run().ask(() -> scene.state().getProblems()));
        assertNull(scene.run().ask(() -> scene.state().getProblem(bad)));
    }

    @Test
    void aStateThatIsDisabledHasNoProblems() {
        scene.attach(stand);
        scene.frame(() -> bad.setLocalScale(0));
        scene.step(() -> scene.state().setEnabled(false));
        assertEquals(List.of(), scene.run().ask(() -> scene.state().getProblems()));
    }

    @Test
    void problemsAreListedInTheOrderOfTheirAppearance() {
        scene.attach(stand, good, other);
        scene.frame(() -> other.setLocalScale(0));
        scene.frame(() -> bad.setLocalScale(0));
        List<String> problems = scene.run().ask(() -> scene.state().getProblems());
        assertTrue(problems.get(0).startsWith("Geometry 'other'"), problems::toString);
        assertTrue(problems.get(1).startsWith("Geometry 'bad'"), problems::toString);
    }

    @Test
    void aBodyWithoutAGeometryIsReported() {
        Node empty = new Node("empty");
        empty.addControl(new ColliderControl());
        scene.attach(empty, good, other);
        scene.frame();
        assertEquals(List.of("Node 'empty' (/Root Node/empty): it is marked as a collider but has no geometry."),
                log.messages());
        assertEquals(List.of("1 ENTER good other"), scene.events());
    }

    @Test
    void aBodyWhoseGeometriesBelongToAColliderBelowItNamesThat() {
        Node zone = CollisionScene.node("zone", CollisionScene.node("model", bad));
        zone.setUserData("jmesat.trigger", true);
        bad.setUserData("jmesat.layers", "default");
        scene.attach(zone, good);
        scene.frame();
        assertEquals(List.of("Node 'zone' (/Root Node/zone): it is marked as a collider but has no geometry of its "
                + "own, since Geometry 'bad' below it is marked, too, and is a collider by itself: remove the marks of "
                + "one of them."), scene.run().ask(() -> scene.state().getProblems()));
        scene.frame(() -> bad.setUserData("jmesat.layers", null));
        assertEquals(List.of(), scene.run().ask(() -> scene.state().getProblems()));
    }

    @Test
    void ofTwoColliderControlsOnASpatialTheFirstAppliesAndTheSecondIsReported() {
        ColliderControl first = new ColliderControl();
        ColliderControl second = new ColliderControl();
        second.setEnabled(false);
        second.setTrigger(true);
        good.addControl(first);
        good.addControl(second);
        scene.attach(good, other);
        scene.frames(2);
        assertEquals(List.of("1 ENTER good other", "2 STAY good other"), scene.events());
        assertEquals(List.of("Geometry 'good' (/Root Node/good): it has several ColliderControls, of which only the "
                + "first counts."), log.messages());
        scene.frame(() -> good.removeControl(first));
        assertEquals(List.of("3 EXIT good other DISABLED"), scene.events());
    }

    @Test
    void theSameColliderControlTwiceOnASpatialIsNotReported() {
        ColliderControl control = new ColliderControl();
        good.addControl(control);
        good.addControl(control);
        scene.attach(good, other);
        scene.frames(2);
        assertEquals(List.of("1 ENTER good other", "2 STAY good other"), scene.events());
        assertEquals(List.of(), log.messages());
    }

    @Test
    void aGeometryWithoutAMeshIsNoColliderAndIsReported() {
        Geometry hollow = new Geometry("hollow");
        // The engine fails on a geometry without a mesh, so it is kept out of the engine's root.
        scene.step(() -> scene.state().setRoot(CollisionScene.node("stage", hollow, good, other)));
        scene.frames(2);
        assertEquals(List.of("Geometry 'hollow' (/stage/hollow): it has no mesh."), log.messages());
        assertEquals(List.of("1 ENTER good other", "2 STAY good other"), scene.events());
        scene.frame(() -> hollow.setMesh(new Box(0.5f, 0.5f, 0.5f)));
        assertEquals(List.of("3 ENTER good hollow", "3 ENTER other hollow", "3 STAY good other"), scene.events());
    }

    private String pathInLog(String... names) {
        Node top = new Node(names[0]);
        Node bottom = top;
        for (int i = 1; i < names.length; i++) {
            Node below = new Node(names[i]);
            bottom.attachChild(below);
            bottom = below;
        }
        bottom.attachChild(bad);
        bad.setLocalScale(0);
        scene.attach(top);
        scene.frame();
        String message = log.messages().get(0);
        return message.substring(message.indexOf('(') + 1, message.indexOf(')'));
    }

    @Test
    void aLongPathIsShortenedInTheMiddle() {
        String[] names = new String[60];
        for (int i = 0; i < names.length; i++) {
            names[i] = "bone " + i;
        }
        assertEquals("/Root Node/bone 0/bone 1/bone 2/bone 3/\u2026"
                + "/bone 53/bone 54/bone 55/bone 56/bone 57/bone 58/bone 59/bad", pathInLog(names));
    }

    @Test
    void aLongNameWithinAPathIsLeftOut() {
        assertEquals("/Root Node/\u2026/bad", pathInLog("x".repeat(500)));
    }

    @Test
    void aLongNameAtTheEndOfAPathIsShortened() {
        bad.setName("y".repeat(500));
        assertEquals("/Root Node/top/\u2026" + "y".repeat(60), pathInLog("top"));
    }

    @Test
    void aPathOfAHundredLettersIsNotShortened() {
        String name = "x".repeat(100 - "/Root Node//bad".length());
        assertEquals("/Root Node/" + name + "/bad", pathInLog(name));
    }

    @Test
    void aGeometryWithoutANameIsReported() {
        bad.setName(null);
        bad.setLocalScale(0);
        scene.attach(bad, good, other);
        scene.frame();
        assertEquals(List.of("Geometry 'null' (/Root Node/null): its world scale is (0.0, 0.0, 0.0)" + ONE_POINT + "."),
                log.messages());
    }

    @Test
    void tooManyPairsAreReportedOnceWithAColliderAndTheLimit() {
        scene.step(() -> scene.state().getWorld().setMaxPairs(2));
        scene.attach(good, other, scene.cube("third", 0, 0.5f));
        scene.frames(3);
        assertEquals(List.of(), scene.events());
        assertEquals(1, log.messages().size(), () -> log.messages().toString());
        String logged = log.messages().get(0);
        assertTrue(logged.matches("Geometry '(good|other|third)' \\(.*\\): it overlaps \\d others, and more"
                + " than 2 pairs of boxes overlap, the limit; .*"), logged);
        assertFalse(logged.contains("handler"), logged);
        List<String> problems = scene.run().ask(() -> scene.state().getProblems());
        assertEquals(List.of(logged), problems);
        String diagnosis = scene.run().ask(() -> scene.state().diagnose(good, other));
        assertTrue(diagnosis.matches("No event: no pair was tested at tick 3, and contacts are unchanged: "
                + "more than 2 pairs of boxes overlap, the limit, "
                + "and Geometry '(good|other|third)' is in \\d of them\\."), diagnosis);
        scene.frame(() -> scene.state().getWorld().setMaxPairs(3));
        assertEquals(3, scene.events().size());
        assertEquals(List.of(), scene.run().ask(() -> scene.state().getProblems()));
        assertTrue(scene.run().ask(() -> scene.state().diagnose(good, other)).startsWith("Event: touching since "
                + "tick 4"));
        scene.frame(() -> scene.state().getWorld().setMaxPairs(1));
        scene.frames(3);
        assertEquals(1, log.messages().size(), "the same heap again");
    }
}
