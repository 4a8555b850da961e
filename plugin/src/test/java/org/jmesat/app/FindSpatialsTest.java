package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.control.ColliderControl;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** {@code findSpatials} finds what can be asked about by a part of its name: colliders, disabled ones, others. */
class FindSpatialsTest {
    @AutoClose
    private final CapturedLog log = new CapturedLog();

    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private List<String> find(String part, int limit) {
        return scene.run().ask(() -> scene.state().findSpatials(part, limit, new ArrayList<>()).stream()
                .map(Spatial::getName).toList());
    }

    private void attachAll() {
        Geometry sky = scene.cube("Coin sky", 0, 0);
        sky.setQueueBucket(Bucket.Sky);
        Node pickups = CollisionScene.node("pickups", scene.cube("coin 1", 0, 0), scene.cube("coin 2", 0, 0));
        ColliderControl off = new ColliderControl();
        off.setEnabled(false);
        pickups.addControl(off);
        Geometry empty = scene.cube("coin 0", 0, 0);
        empty.setLocalScale(0);
        Node hoard = CollisionScene.node("Hoard of coins", scene.cube("coin 5", 4, 0));
        hoard.addControl(new ColliderControl());
        scene.attach(sky, pickups, scene.cube("COIN 3", 2, 0), empty, scene.cube("other", 9, 0), hoard);
        scene.frame();
    }

    @Test
    void collidersComeFirstThenDisabledOnesThenThoseLeftOut() {
        attachAll();
        assertEquals(List.of("COIN 3", "Hoard of coins", "coin 1", "coin 2", "Coin sky", "coin 0"), find("coin", 10));
        assertEquals(List.of("COIN 3", "Hoard of coins", "coin 1", "coin 2", "Coin sky", "coin 0"), find("cOIN", 10));
    }

    @Test
    void aColliderThatWasDisabledAfterTheLastTickIsFoundOnce() {
        attachAll();
        scene.step(() -> scene.root().getChild("COIN 3").setUserData("jmesat.collider", false));
        assertEquals(List.of("COIN 3"), find("coin 3", 10));
        assertEquals("COIN 3", find("coin", 10).get(0));
        scene.frame();
        assertEquals(List.of("Hoard of coins", "coin 1", "coin 2", "COIN 3"), find("coin", 4));
    }

    @Test
    void anEmptyTextFindsAll() {
        attachAll();
        assertEquals(List.of("COIN 3", "other", "Hoard of coins", "pickups", "coin 1", "coin 2", "Coin sky", "coin 0"),
                find("", 100));
    }

    @Test
    void theLimitCutsTheListOff() {
        attachAll();
        List<String> all = find("coin", 100);
        for (int limit = 0; limit <= all.size(); limit++) {
            assertEquals(all.subList(0, limit), find("coin", limit));
        }
    }

    @Test
    void aSpatialWithoutANameIsFoundByTheEmptyTextOnly() {
        Geometry nameless = scene.cube("x", 0, 0);
        nameless.setName(null);
        scene.attach(nameless);
        scene.frame();
        assertEquals(List.of(), find("x", 10));
        assertEquals(1, scene.run().ask(() -> scene.state().findSpatials("", 10, new ArrayList<>()).size()));
    }

    @Test
    void eachSpatialFoundCanBeAskedAbout() {
        attachAll();
        Geometry other = scene.cube("another", 9, 0);
        scene.attach(other);
        scene.frame();
        scene.step(() -> {
            for (Spatial each : scene.state().findSpatials("coin", 10, new ArrayList<>())) {
                DiagnosisScene.assertChecksAgree(scene.state().diagnose(each, other),
                        scene.state().check(each, other));
            }
        });
    }

    @Test
    void beforeTheFirstTickNothingIsFound() {
        assertEquals(List.of(), find("", 10));
    }

    @Test
    void theStoreIsClearedAndReturned() {
        attachAll();
        List<Spatial> store = new ArrayList<>(List.of(new Node("old")));
        assertSame(store, scene.run().ask(() -> scene.state().findSpatials("coin 1", 3, store)));
        assertEquals("coin 1", store.get(0).getName());
        assertEquals(1, store.size());
    }

    @Test
    void invalidArgumentsAreRefused() {
        SatCollisionState state = scene.state();
        List<Spatial> store = new ArrayList<>();
        assertEquals("part", assertThrows(NullPointerException.class, () -> state.findSpatials(null, 1, store))
                .getMessage());
        assertEquals("store", assertThrows(NullPointerException.class, () -> state.findSpatials("", 1, null))
                .getMessage());
        assertEquals("The limit is negative: -1", assertThrows(IllegalArgumentException.class,
                () -> state.findSpatials("", -1, store)).getMessage());
        assertEquals("store", assertThrows(NullPointerException.class, () -> state.getDisabledSpatials(null))
                .getMessage());
        assertEquals("store", assertThrows(NullPointerException.class, () -> state.getFaultySpatials(null))
                .getMessage());
        assertEquals("spatial", assertThrows(NullPointerException.class, () -> state.computeOutlines(null))
                .getMessage());
    }
}
