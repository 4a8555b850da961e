package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.shape.Box;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.testing.AllocationMeter;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The overlay and the panel over many colliders that all move and turn. */
class SteadyViewTest {
    private static final long SEED = 20261122;
    private static final int CROWD = 200;
    private static final int TICKS = 400;
    private static final int MEASURED = 20;

    @AutoClose
    private final PanelRun run = PanelRun.withLemur();

    private final CollisionDebugState overlay = new CollisionDebugState();
    private final List<Geometry> crowd = new ArrayList<>();
    private final Random random = new Random(SEED);

    @BeforeEach
    void showACrowd() {
        overlay.setVisible(true);
        run.attach(overlay);
        Box box = new Box(1, 1, 1);
        for (int i = 0; i < CROWD; i++) {
            crowd.add(run.put("box " + i % 150, box, 12 * random.nextFloat() - 6, 12 * random.nextFloat() - 6));
        }
        run.settle();
        run.collisions().setManual(true);
    }

    /** Moves all boxes back and forth, so that the number of pairs stays about the same. */
    private void tick(int number) {
        Random motion = new Random(SEED);
        for (Geometry box : crowd) {
            float sign = number % 20 < 10 ? 1 : -1;
            box.move(sign * (0.1f * motion.nextFloat() - 0.05f), sign * (0.1f * motion.nextFloat() - 0.05f), 0);
            box.rotate(0, 0, 0.1f * motion.nextFloat());
        }
        run.collisions().tick(0.02f);
    }

    /** A frame of the views, with what the engine then does with the panel. */
    private void updateViews() {
        overlay.update(0.02f);
        run.state().update(0.02f);
        run.guiNode().updateLogicalState(0.02f);
        run.guiNode().updateGeometricState();
        run.state().render(run.application().getRenderManager());
        overlay.render(run.application().getRenderManager());
    }

    @Test
    void aFrameInWhichEverythingMovesAllocatesNothing() {
        long[] bytes = new long[MEASURED];
        run.step(() -> {
            overlay.getSelection().choose(run.collisions().getWorld().getColliders().get(0),
                    run.collisions().getWorld().getColliders().get(1));
            for (int i = 0; i < TICKS; i++) {
                tick(i);
                updateViews();
            }
            for (int i = 0; i < MEASURED; i++) {
                tick(i);
                bytes[i] = AllocationMeter.bytes(this::updateViews);
            }
        });

        assertTrue(run.ask(() -> overlay.getSelection().pairCount()) > 500, "there are many pairs");
        assertNotNull(run.ask(() -> overlay.getSelection().report()));
        assertTrue(run.pairs().size() >= 5, "the list is shown");
        Arrays.sort(bytes);
        assertEquals(0, bytes[MEASURED / 2], "bytes of a frame, the median of " + Arrays.toString(bytes));
    }
}
