package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import com.jme3.math.Vector2f;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.shape.Box;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.ColliderControl;
import org.jmesat.projection.ColliderShape;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The outlines of disabled spatials follow them; they are computed again only if a place or a shape changes. */
class TakenOutMoveTest {
    private final SatCollisionState collisions = new SatCollisionState();
    @AutoClose
    private final HeadlessRun run = new HeadlessRun(collisions);
    private final TakenOut takenOut = new TakenOut();
    private final List<Geometry> disabled = new ArrayList<>();

    @BeforeEach
    void threeAreDisabled() {
        run.step(() -> {
            for (int i = 0; i < 3; i++) {
                Geometry box = new Geometry("box " + i, new Box(1, 2, 3));
                box.rotate(0.1f, 0.2f, 0.3f);
                ColliderControl control = new ColliderControl();
                control.setEnabled(false);
                box.addControl(control);
                run.application().getRootNode().attachChild(box);
                disabled.add(box);
            }
        });
        run.frame();
    }

    private void update(ProjectionPlane plane) {
        run.frame();
        run.step(() -> takenOut.update(collisions, plane));
    }

    @ParameterizedTest
    @EnumSource
    void theOutlineOfWhatMovesIsThatOfItsNewPlace(ProjectionPlane plane) {
        run.step(() -> collisions.setPlane(plane));
        update(plane);
        run.step(() -> disabled.get(1).move(4, 5, 6));
        update(plane);
        TakenOut.Entry entry = takenOut.entries.get(1);
        double[] expected = run.ask(() -> collisions.computeOutlines(disabled.get(1))).get(0);
        assertArrayEquals(expected, entry.outlines.get(0), 1e-5);
        assertEquals(plane.depth(disabled.get(1).getWorldTranslation()), entry.depth);
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < expected.length; i += 2) {
            least = Math.min(least, expected[i]);
        }
        assertEquals(least, entry.minX, 1e-5);
    }

    @Test
    void aFrameInWhichNothingMovesAllocatesNothing() {
        update(ProjectionPlane.XY);
        run.step(() -> assertEquals(0, AllocationMeter.leastBytes(() -> {
            for (int i = 0; i < 100; i++) {
                takenOut.update(collisions, ProjectionPlane.XY);
            }
        })));
    }

    @Test
    void whatIsEnabledAgainLeavesTheOutlinesOfTheOthers() {
        update(ProjectionPlane.XY);
        TakenOut.Entry second = takenOut.entries.get(1);
        TakenOut.Entry third = takenOut.entries.get(2);
        run.step(() -> disabled.get(0).getControl(ColliderControl.class).setEnabled(true));
        update(ProjectionPlane.XY);
        assertEquals(2, takenOut.entries.size());
        assertSame(second, takenOut.entries.get(0));
        assertSame(third, takenOut.entries.get(1));
    }

    @Test
    void theOutlineFollowsWhatMovesAndChangesInsideADisabledBody() {
        Node body = new Node("body");
        Geometry part = new Geometry("part", new Box(1, 1, 1));
        ColliderControl control = new ColliderControl();
        run.step(() -> {
            control.setEnabled(false);
            body.addControl(control);
            body.attachChild(part);
            body.attachChild(new Geometry("other part", new Box(0.5f, 0.5f, 0.5f)));
            run.application().getRootNode().attachChild(body);
        });
        assertFollows(body, () -> { });
        assertFollows(body, () -> part.move(3, 0, 0));
        assertFollows(body, () -> part.rotate(0, 0, 0.5f));
        assertFollows(body, () -> part.setLocalScale(2));
        assertFollows(body, () -> part.setMesh(new Box(2, 1, 1)));
        assertFollows(body, () -> {
            part.getMesh().setBuffer(Type.Position, 3, new Box(1, 4, 1).getFloatBuffer(Type.Position));
            part.updateModelBound();
        });
        assertFollows(body, () -> part.setQueueBucket(Bucket.Sky));
        assertFollows(body, () -> part.setQueueBucket(Bucket.Inherit));
        assertFollows(body, () -> collisions.setMode(ProjectionMode.SINGLE_HULL));
        assertFollows(body, () -> collisions.setMode(ProjectionMode.HULL_PER_GEOMETRY));
        assertFollows(body, () -> control.setMode(ProjectionMode.SINGLE_HULL));
        assertFollows(body, () -> control.setSlice(new Vector2f(-0.1f, 0.4f)));
        assertFollows(body, () -> {
            control.setShape(ColliderShape.RECTANGLE);
            control.setSize(new Vector2f(7, 8));
        });
        assertFollows(body, part::removeFromParent);
    }

    /** Compares the outlines after a change with those that are computed then. */
    private void assertFollows(Node body, HeadlessRun.Step change) {
        run.step(change);
        update(ProjectionPlane.XY);
        List<double[]> expected = run.ask(() -> collisions.computeOutlines(body));
        List<double[]> actual = takenOut.entries.get(3).outlines;
        assertSame(body, takenOut.entries.get(3).spatial);
        assertEquals(expected.size(), actual.size());
        for (int i = 0; i < expected.size(); i++) {
            assertArrayEquals(expected.get(i), actual.get(i), 1e-5);
        }
    }

    @Test
    void aDisabledBodyOfVeryManyPiecesHasOneOutline() {
        Node tiles = new Node("tiles");
        run.step(() -> {
            for (int i = 0; i < 16; i++) {
                Geometry tile = new Geometry("tile", new Box(1, 1, 1));
                tile.setLocalTranslation(2 * (i % 4), 2 * (i / 4), 0);
                tiles.attachChild(tile);
            }
            tiles.setUserData("jmesat.collider", false);
            run.application().getRootNode().attachChild(tiles);
        });
        update(ProjectionPlane.XY);
        assertEquals(1, takenOut.entries.get(3).outlines.size());
        assertArrayEquals(new double[] {-1, -1, 7, -1, 7, 7, -1, 7}, takenOut.entries.get(3).outlines.get(0));
    }
}
