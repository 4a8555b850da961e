package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import java.lang.ref.WeakReference;
import org.jmesat.control.ColliderControl;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.KeptAlive;
import org.jmesat.world.QueryLog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** What is under the cursor is named, and what that costs. */
@ParameterizedClass
@EnumSource
class MouseHoverTest extends MouseScene {
    MouseHoverTest(ProjectionPlane plane) {
        super(plane);
    }

    @Test
    void hoveringNamesWhatIsUnderTheCursor() {
        ColliderControl control = new ColliderControl();
        control.setTrigger(true);
        scene.step(() -> {
            scene.state().getLayers().setName(3, "coins");
            control.setCategory(1 << 3);
            row[0].addControl(control);
        });
        scene.frame();
        hover(row[0]);
        assertEquals("Geometry '0'  id " + id(row[0]) + ", layer 3 (coins), trigger", hovered());

        hover(row[1]);
        assertEquals("Geometry '1'  id " + id(row[1]) + ", layer 0 (default), body", hovered());

        scene.step(() -> row[1].setUserData("jmesat.collider", false));
        scene.frame();
        hover(row[0]);
        hover(row[1]);
        assertEquals("Geometry '1'  disabled", hovered());

        pointAt(scene.vector(0, 3, 0));
        scene.frame();
        assertEquals("", hovered());
    }

    @Test
    void nothingIsNamedBeforeTheMouseMoves() {
        hover(row[1]);
        scene.step(() -> debug.setVisible(false));
        scene.frame();
        scene.step(() -> debug.setVisible(true));
        scene.frame();
        scene.frame();
        assertEquals("", hovered());

        hover(row[0]);
        assertTrue(hovered().startsWith("Geometry '0'"), hovered());
    }

    @Test
    void whatMovesUnderTheCursorIsNoticed() {
        hover(row[1]);
        scene.step(() -> {
            scene.place(row[1], 0, 3);
            scene.place(row[2], 0, 0);
        });
        scene.frame();
        scene.frame();

        assertTrue(hovered().startsWith("Geometry '2'"), hovered());
    }

    /** Nothing else moves: neither the cursor nor what was found. */
    @Test
    void whatComesInFrontOfTheColliderUnderTheCursorIsNoticed() {
        Geometry cover = scene.cube("cover", 0, 0);
        scene.place(cover, 5, 0, 2);
        scene.attach(cover);
        scene.frame();
        hover(row[1]);
        assertTrue(hovered().startsWith("Geometry '1'"), hovered());
        scene.step(() -> scene.place(cover, 0, 0, 2));
        scene.frames(10);

        assertTrue(hovered().startsWith("Geometry 'cover'"), hovered());
    }

    @Test
    void itsOwnQueriesAreNotAmongThoseOfTheGame() {
        QueryLog log = new QueryLog();
        scene.step(() -> scene.state().getWorld().getQueries().setLog(log));
        long before = log.version();
        pointAt(scene.vector(0, 3, 0));
        scene.frame();
        assertEquals("", hovered());
        assertEquals(before, log.version());

        scene.step(() -> scene.state().getQueries().overlapPoint(new Vector3f()));
        assertEquals(before + 1, log.version());
    }

    @Test
    void aSteadyFrameAllocatesNothing() {
        assertNothingIsAllocatedOver(row[1]);

        Geometry ground = scene.geometry("ground", new Box(20, 20, 0.1f), 0, 0);
        ground.setUserData("jmesat.collider", false);
        scene.place(ground, 0, 0, 1.5f);
        scene.attach(ground);
        scene.frame();
        assertNothingIsAllocatedOver(row[2]);
        pointAt(scene.vector(3, 3, 1.5f));
        scene.frame();
        assertEquals("Geometry 'ground'  disabled", hovered());

        Geometry key = scene.geometry("key", new Box(0.3f, 0.3f, 0), -3, -3);
        Geometry house = scene.geometry("house", new Box(2, 2, 0), -3, -3);
        key.setQueueBucket(Bucket.Transparent);
        scene.place(key, -3, -3, 2);
        scene.place(house, -3, -3, 2);
        // No events of the two are logged.
        key.setUserData("jmesat.fixed", true);
        house.setUserData("jmesat.fixed", true);
        scene.attach(key, house);
        scene.frame();
        assertNothingIsAllocatedOver(key);
        assertEquals("1 of 3, click again: house", debug.overlay.mouse.hover.below);
    }

    private void assertNothingIsAllocatedOver(Spatial spatial) {
        hover(spatial);
        String details = debug.overlay.mouse.hover.details;
        long[] bytes = new long[1];
        scene.step(() -> {
            for (int i = 0; i < 2000; i++) {
                updateViews();
            }
            // The meshes under the cursor are read in some of the frames.
            bytes[0] = AllocationMeter.leastBytes(() -> {
                for (int i = 0; i < 16; i++) {
                    updateViews();
                }
            });
        });

        assertEquals(0, bytes[0]);
        assertSame(details, debug.overlay.mouse.hover.details);
    }

    private void updateViews() {
        scene.state().update(0.02f);
        debug.update(0.02f);
        debug.render(scene.run().application().getRenderManager());
    }

    @Test
    void hiddenItKeepsNothingAliveThatWasUnderTheCursor() {
        Spatial[] spatial = {scene.cube("gone", 0, 2), scene.cube("below", 0, 2)};
        scene.place(spatial[1], 0, 2, -1);
        scene.attach(spatial);
        scene.frame();
        click(spatial[0]);
        assertSame(spatial[0], selection.spatialA());
        assertTrue(hovered().startsWith("Geometry 'gone'"), hovered());
        assertTrue(debug.overlay.mouse.hover.below.endsWith("below"));
        debug.setVisible(false);
        scene.step(spatial[0]::removeFromParent);
        scene.step(spatial[1]::removeFromParent);
        WeakReference<Spatial> gone = new WeakReference<>(spatial[0]);
        WeakReference<Spatial> below = new WeakReference<>(spatial[1]);
        spatial[0] = null;
        spatial[1] = null;
        scene.frame();
        scene.frame();
        scene.step(KeptAlive::clearEngineScratch);

        assertFalse(KeptAlive.test(gone), "the spatial is kept alive");
        assertFalse(KeptAlive.test(below), "the spatial below is kept alive");
    }

    private int id(Spatial spatial) {
        return scene.run().ask(() -> scene.state().getCollider(spatial).getId());
    }
}
