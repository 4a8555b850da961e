package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.font.BitmapFont;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer.Type;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.CollisionScene;
import org.jmesat.control.ColliderControl;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** How the overlay brings out the two sides of the pair, read from its meshes. */
class PairMarksTest {
    private static final int ALPHA = 24;
    private static final int RGB = 0xFFFFFF;

    @AutoClose
    private final CollisionScene scene = new CollisionScene();
    private final CollisionDebugState debug = new CollisionDebugState();
    private final Geometry a = scene.cube("a", 0, 0);
    private final Geometry b = scene.cube("b", 0.8f, 0.1f);
    private final Geometry other = scene.cube("other", 3, 0);
    private int[] colors;

    @BeforeEach
    void theViewIsShown() {
        scene.attach(a, b, other, scene.cube("its neighbour", 3.9f, 0.1f));
        debug.setVisible(true);
        scene.step(() -> {
            scene.run().application().getStateManager().attach(debug);
            scene.run().application().getCamera().setLocation(scene.vector(1, 0, 12));
        });
        scene.frames(3);
        colors = DebugPalette.STANDARD.pack(scene.run().ask(
                () -> scene.run().application().getRenderer().isMainFrameBufferSrgb()));
    }

    /** A vertex of the lines. */
    private record Vertex(Vector3f at, int color) {
        int alpha() {
            return color >>> ALPHA;
        }
    }

    private Node overlay() {
        List<Spatial> scenes = scene.run().application().getViewPort().getScenes();
        return (Node) scenes.get(scenes.size() - 1);
    }

    private List<Vertex> vertices(DebugColor meaning) {
        return scene.run().ask(() -> {
            List<Vertex> found = new ArrayList<>();
            Mesh mesh = ((Geometry) overlay().getChild(0)).getMesh();
            FloatBuffer xyz = mesh.getFloatBuffer(Type.Position);
            ByteBuffer rgba = ((ByteBuffer) mesh.getBuffer(Type.Color).getData()).duplicate()
                    .order(ByteOrder.nativeOrder());
            for (int i = 0; i < mesh.getVertexCount(); i++) {
                if ((rgba.getInt(4 * i) & RGB) == (colors[meaning.ordinal()] & RGB)) {
                    Vector3f at = new Vector3f(xyz.get(3 * i), xyz.get(3 * i + 1), xyz.get(3 * i + 2));
                    found.add(new Vertex(inPlane(overlay().localToWorld(at, at)), rgba.getInt(4 * i)));
                }
            }
            return found;
        });
    }

    /** Returns what the camera shows at the same pixel in the plane z = 0. */
    private Vector3f inPlane(Vector3f drawn) {
        Vector3f eye = scene.run().application().getCamera().getLocation();
        return drawn.subtract(eye).multLocal(eye.z / (eye.z - drawn.z)).addLocal(eye);
    }

    private List<DrawnLabel> labels() {
        return scene.run().ask(() -> {
            BitmapFont font = scene.run().application().getAssetManager().loadFont("Interface/Fonts/Default.fnt");
            return DrawnLabel.of(overlay().getChild("jme-sat debug labels"), font);
        });
    }

    private void choose(Spatial first, Spatial second) {
        scene.frame(() -> debug.getSelection().choose(first, second));
        scene.frames(2);
    }

    /** Returns whether vertices of a colour are near each corner of a square of side 1. */
    private boolean outlines(DebugColor meaning, float x, float y) {
        List<Vertex> drawn = vertices(meaning);
        boolean all = true;
        for (int i = 0; i < 4; i++) {
            Vector3f corner = new Vector3f(x + (i % 2 == 0 ? -0.5f : 0.5f), y + (i < 2 ? -0.5f : 0.5f), 0);
            all &= drawn.stream().anyMatch(each -> each.at.distance(corner) < 0.1f && each.alpha() == 255);
        }
        return all;
    }

    @Test
    void eachSideHasItsColourAndNeitherThatOfAContact() {
        assertTrue(outlines(DebugColor.INTERVAL_A, 0, 0));
        assertTrue(outlines(DebugColor.INTERVAL_B, 0.8f, 0.1f));
        assertFalse(outlines(DebugColor.INTERVAL_A, 0.8f, 0.1f));
        assertFalse(outlines(DebugColor.TOUCHING, 0, 0));
        assertTrue(outlines(DebugColor.TOUCHING, 3, 0), "the others");
    }

    @Test
    void soHaveTheirNames() {
        debug.setNames(true);
        scene.frames(2);
        List<DrawnLabel> names = labels().stream().filter(each -> each.text().matches("a|b|other")).toList();
        assertTrue(names.size() > 1, names::toString);
        for (DrawnLabel each : names) {
            DebugColor expected = each.text().equals("a") ? DebugColor.INTERVAL_A
                    : each.text().equals("b") ? DebugColor.INTERVAL_B : DebugColor.TOUCHING;
            assertEquals(colors[expected.ordinal()], each.color(), each::toString);
        }
    }

    @Test
    void theExplainedPiecesAreFilledInTheirColours() {
        for (DebugColor each : List.of(DebugColor.INTERVAL_A, DebugColor.INTERVAL_B)) {
            List<Vertex> fill = vertices(each).stream().filter(vertex -> vertex.alpha() < 128).toList();
            assertEquals(16, fill.size(), "a quad for each edge of " + each);
            Vector3f middle = each == DebugColor.INTERVAL_A ? new Vector3f() : new Vector3f(0.8f, 0.1f, 0);
            fill.forEach(vertex -> assertEquals(Math.sqrt(0.5), vertex.at.distance(middle), 1e-3));
        }
    }

    @Test
    void theOthersAreDimmedWhileTheUserHasChosenAPair() {
        assertTrue(vertices(DebugColor.TOUCHING).stream().allMatch(each -> each.alpha() == 255), "automatic");
        choose(a, b);
        List<Vertex> dimmed = vertices(DebugColor.TOUCHING);
        assertFalse(dimmed.isEmpty());
        assertTrue(dimmed.stream().allMatch(each -> each.alpha() < 128), "outlines");
        assertTrue(vertices(DebugColor.CONTACT).stream().filter(each -> each.at.x > 2)
                .allMatch(each -> each.alpha() < 128), "contacts of others");
        assertTrue(vertices(DebugColor.CONTACT).stream().filter(each -> each.at.x < 2)
                .allMatch(each -> each.alpha() == 255), "that of the pair");
        assertTrue(outlines(DebugColor.INTERVAL_A, 0, 0), "the pair");
        scene.frame(() -> debug.getSelection().clear());
        scene.frames(2);
        assertTrue(vertices(DebugColor.TOUCHING).stream().allMatch(each -> each.alpha() == 255), "automatic again");
    }

    @Test
    void atTheDepthOfAIsAThinOutlineOfBIfTheDepthsDiffer() {
        scene.frame(() -> scene.place(b, 0.8f, 0.1f, -0.03f));
        scene.frames(2);
        assertFalse(hasGhost(), "a small difference");
        scene.frame(() -> scene.place(b, 0.8f, 0.1f, -3));
        scene.frames(2);
        assertTrue(hasGhost());
    }

    /** Looks at the lower right corner of B, which no dotted line goes to, at the depth of A. */
    private boolean hasGhost() {
        // The corners of two thin edges; a single line ends there, too, and those of wide edges are farther away.
        return vertices(DebugColor.INTERVAL_B).stream().filter(each -> each.alpha() == 255
                && each.at.distance(new Vector3f(1.3f, -0.4f, 0)) < 0.025f).count() > 2;
    }

    @Test
    void anOverlapWithoutAContactIsMarked() {
        assertTrue(vertices(DebugColor.FAULTY).isEmpty());
        scene.frame(() -> {
            for (Spatial each : List.of(a, b)) {
                ColliderControl control = new ColliderControl();
                control.setGroup(-1);
                each.addControl(control);
            }
        });
        choose(a, b);
        assertTrue(outlines(DebugColor.INTERVAL_A, 0, 0), "its own colour between the dashes");
        assertTrue(vertices(DebugColor.FAULTY).stream().anyMatch(each -> each.at.x < -0.4f), "dashes on A");
        assertTrue(vertices(DebugColor.FAULTY).stream().anyMatch(each -> each.at.x > 1.2f), "dashes on B");
        assertTrue(labels().stream().anyMatch(each -> each.text().equals("no contact")), labels()::toString);

        scene.frame(() -> scene.place(b, 1.2f, 0.1f));
        scene.frames(2);
        assertTrue(vertices(DebugColor.FAULTY).isEmpty(), "apart, there is nothing to wonder about");
        assertFalse(labels().stream().anyMatch(each -> each.text().equals("no contact")));
    }

    @Test
    void soIsOneThatIsApartInDepth() {
        scene.frame(() -> {
            scene.state().setDepthTest(true);
            scene.place(b, 0.8f, 0.1f, -3);
        });
        choose(a, b);
        assertFalse(vertices(DebugColor.FAULTY).isEmpty());
    }

    @Test
    void aPartnerWithoutAColliderHasItsLetterAndColour() {
        scene.frame(() -> {
            ColliderControl control = new ColliderControl();
            control.setEnabled(false);
            b.addControl(control);
            scene.place(b, 0.8f, 2.1f);
        });
        choose(a, b);
        assertEquals(null, debug.getSelection().b());
        assertLetterNear("A", 0, 0);
        assertLetterNear("B", 0.8f, 2.1f);
        assertTrue(outlines(DebugColor.INTERVAL_A, 0, 0));
        assertTrue(vertices(DebugColor.INTERVAL_B).stream().anyMatch(each -> each.at.y > 2.4f), "dotted in its colour");
    }

    @Test
    void evenOneWithoutAMeshHasALetterAtItsOrigin() {
        Node empty = new Node("empty");
        scene.place(empty, -1.5f, 1.2f);
        scene.attach(empty);
        choose(a, empty);
        assertLetterNear("B", -1.5f, 1.2f);
    }

    private void assertLetterNear(String letter, float x, float y) {
        Vector3f pixel = scene.run().ask(() -> scene.run().application().getCamera()
                .getScreenCoordinates(scene.vector(x, y, 0)));
        double nearest = labels().stream().filter(each -> each.text().equals(letter))
                .mapToDouble(each -> Math.hypot(each.middle().x - pixel.x, each.middle().y - pixel.y)).min()
                .orElse(Double.NaN);
        assertTrue(nearest < 60, () -> letter + " is " + nearest + " pixels away: " + labels());
    }
}
