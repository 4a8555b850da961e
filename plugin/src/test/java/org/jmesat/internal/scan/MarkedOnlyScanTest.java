package org.jmesat.internal.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.logging.Logger;
import org.jmesat.app.CapturedLog;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionScript;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.internal.project.AllocationMeter;
import org.jmesat.world.CollisionWorld;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Under MARKED_ONLY a scan finds newly marked spatials, also in subtrees that had no marked spatial for many scans. */
class MarkedOnlyScanTest {
    private static final Logger LOGGER = Logger.getLogger("org.jmesat");

    private final Mesh mesh = new Box(0.5f, 0.5f, 0.5f);
    private final Node root = new Node("root");
    private final List<Spatial> all = new ArrayList<>();
    private final CollisionWorld world = new CollisionWorld();
    private final SceneScanner scanner = new SceneScanner(world, LOGGER);

    MarkedOnlyScanTest() {
        for (int i = 0; i < 5; i++) {
            Node outer = new Node("outer " + i);
            Node inner = new Node("inner " + i);
            Geometry box = new Geometry("box " + i, mesh);
            root.attachChild(outer);
            outer.attachChild(inner);
            inner.attachChild(box);
            outer.attachChild(new Geometry("other " + i, mesh));
            all.addAll(List.of(outer, inner, box, outer.getChild(1)));
        }
        scan();
        scan();
    }

    private TreeSet<String> scan() {
        scanner.scan(root, true);
        world.step();
        TreeSet<String> names = new TreeSet<>();
        world.getColliders().forEach(each -> names.add(CollisionBody.spatialOf(each).getName()));
        return names;
    }

    private Spatial spatial(String name) {
        return root.getChild(name);
    }

    @Test
    void addingAControlMakesACollider() {
        ColliderControl control = new ColliderControl();
        spatial("box 3").addControl(control);
        assertEquals("[box 3]", scan().toString());
        assertEquals("[box 3]", scan().toString());
        spatial("box 3").removeControl(control);
        assertEquals("[]", scan().toString());
    }

    @Test
    void settingUserDataMakesACollider() {
        spatial("inner 2").setUserData("price", 7);
        assertEquals("[]", scan().toString());
        spatial("inner 2").setUserData("jmesat.fixed", true);
        assertEquals("[inner 2]", scan().toString());
        spatial("inner 2").setUserData("jmesat.fixed", null);
        assertEquals("[]", scan().toString());
    }

    @Test
    void attachingAMarkedChildMakesACollider() {
        Geometry marked = new Geometry("marked", mesh);
        marked.addControl(new ColliderControl());
        ((Node) spatial("inner 4")).attachChild(marked);
        assertEquals("[marked]", scan().toString());
        marked.removeFromParent();
        assertEquals("[]", scan().toString());
    }

    @Test
    void aNewBodyHasTheUnmarkedGeometriesBelowItAsPieces() {
        spatial("outer 1").addControl(new ColliderControl());
        assertEquals("[outer 1]", scan().toString());
        assertEquals(2, world.getColliders().get(0).getPieceCount());
        spatial("box 1").removeFromParent();
        assertEquals("[outer 1]", scan().toString());
        assertEquals(1, world.getColliders().get(0).getPieceCount());
    }

    @Test
    void anUnknownKeyIsReportedWhileItIsSet() {
        try (CapturedLog log = new CapturedLog()) {
            spatial("inner 0").setUserData("jmesat.fixd", true);
            for (int i = 0; i < 3; i++) {
                scan();
                assertEquals(1, scanner.problems().sentences().size());
            }
            assertEquals(1, log.messages().size());
        }
        spatial("inner 0").setUserData("jmesat.fixd", null);
        scan();
        assertEquals(List.of(), scanner.problems().sentences());
    }

    @Test
    void anUnmarkedSubtreeCollidesUnderAllGeometries() {
        scanner.scan(root, false);
        world.step();
        assertEquals(10, world.getColliders().size());
        assertEquals("[]", scan().toString());
    }

    @Test
    void theRootMayChangeToASubtreeAndBack() {
        Node inner = (Node) spatial("inner 3");
        for (int i = 0; i < 3; i++) {
            scanner.scan(inner, true);
            assertEquals(2, scanner.table.size());
            scanner.scan(root, true);
            assertEquals(21, scanner.table.size());
        }
        spatial("box 3").addControl(new ColliderControl());
        assertEquals("[box 3]", scan().toString());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void afterRandomChangesTheMarkedSpatialsAreTheColliders(long seed) {
        Random random = new Random(seed);
        int found;
        try (CapturedLog log = new CapturedLog()) {
            found = changeAndScan(seed, random);
            assertTrue(log.messages().size() > 0, "marked nodes without a geometry were among them");
        }
        assertTrue(found > 600, "colliders in all ticks: " + found);
    }

    private int changeAndScan(long seed, Random random) {
        int found = 0;
        for (int tick = 0; tick < 600; tick++) {
            for (int n = random.nextInt(3); n > 0; n--) {
                change(all.get(random.nextInt(all.size())), random);
            }
            TreeSet<String> expected = new TreeSet<>();
            for (Spatial each : all) {
                if (each.hasAncestor(root) && (each.getControl(ColliderControl.class) != null
                        || each.getUserData("jmesat.trigger") != null) && hasGeometryOfItsOwn(each, true)) {
                    expected.add(each.getName());
                }
            }
            int now = tick;
            assertEquals(expected, scan(), () -> "seed " + seed + ", tick " + now);
            found += expected.size();
        }
        return found;
    }

    private static boolean hasGeometryOfItsOwn(Spatial spatial, boolean isTop) {
        if (!isTop && (spatial.getControl(ColliderControl.class) != null
                || spatial.getUserData("jmesat.trigger") != null)) {
            return false;
        }
        return spatial instanceof Geometry
                || ((Node) spatial).getChildren().stream().anyMatch(each -> hasGeometryOfItsOwn(each, false));
    }

    private void change(Spatial spatial, Random random) {
        switch (random.nextInt(8)) {
            case 0, 1 -> {
                Node node = random.nextInt(3) == 0 ? root : (Node) all.get(4 * random.nextInt(5) + random.nextInt(2));
                if (spatial != node && !(spatial instanceof Node above && node.hasAncestor(above))) {
                    node.attachChild(spatial);
                }
            }
            case 2 -> spatial.removeFromParent();
            case 3 -> {
                if (spatial.getControl(ColliderControl.class) == null) {
                    spatial.addControl(new ColliderControl());
                }
            }
            case 4 -> spatial.removeControl(ColliderControl.class);
            case 5 -> spatial.setUserData("jmesat.trigger", random.nextBoolean() ? true : null);
            case 6 -> spatial.setUserData("price", random.nextBoolean() ? random.nextInt(3) : null);
            default -> spatial.addControl(new CollisionScript() { });
        }
    }

    @Test
    void aScanOfUnmarkedSubtreesAllocatesNothing() {
        for (Map.Entry<String, Object> each : Map.<String, Object>of("outer 1", 5, "box 2", "text").entrySet()) {
            spatial(each.getKey()).setUserData("price", each.getValue());
        }
        spatial("inner 2").addControl(new CollisionScript() { });
        assertEquals(0, AllocationMeter.bytesPerRound(() -> scanner.scan(root, true)));
    }
}
