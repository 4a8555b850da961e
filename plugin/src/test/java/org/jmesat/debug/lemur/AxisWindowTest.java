package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.shape.Box;
import java.util.List;
import org.jmesat.debug.CollisionDebugState;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A crate on a ground that is four thousand times as wide: its numbers, its bars and the overlap are seen. */
class AxisWindowTest {
    private static final float DEPTH = 0.139f;

    @AutoClose
    private final PanelRun run = PanelRun.withLemur();

    private final CollisionDebugState overlay = new CollisionDebugState();
    private Geometry crate;

    @BeforeEach
    void aCrateOnAWideGround() {
        overlay.setVisible(true);
        run.attach(overlay);
        crate = run.put("Crate", new Box(0.5f, 0.5f, 0.5f), 700, 0.5f - DEPTH);
    }

    private void ground(float halfWidth, float halfHeight) {
        run.put("Ground", new Box(halfWidth, halfHeight, 1), 0, -halfHeight);
        run.settle();
    }

    private IntervalBars bars(int row) {
        return run.ask(() -> run.state().view().panel().axes().row(row).bars());
    }

    @Test
    void theDepthAndThePushAreShown() {
        ground(2000, 1);

        assertEquals(List.of("Crate | Ground | 0.139"), run.pairs());
        assertTrue(run.axes().get(0).endsWith(" | -90.0 deg | -0.139 | least overlap"), run.axes().get(0));
        assertEquals("Moving B by (0, -0.139) leaves them touching",
                run.ask(() -> run.state().view().panel().detail().consequence().text()));
    }

    @ParameterizedTest
    @ValueSource(floats = {0.5f, 1, 20, 2000})
    void crateAndOverlapAreSeenHoweverThickTheGroundIs(float halfHeight) {
        ground(2000, halfHeight);
        double scale = run.ask(() -> run.state().view().panel().axes().line().width()
                / run.state().view().panel().axes().line().span());

        assertTrue(bars(0).barA().width() > 8, "crate: " + bars(0).barA().width());
        assertEquals(DEPTH * scale, bars(0).band().width(), 2.01, "overlap");
        assertTrue(bars(0).band().width() >= 2);
        assertTrue(bars(1).barA().width() > 8, "crate along the ground: " + bars(1).barA().width());
        assertEquals(bars(0).barA().width(), bars(1).barA().width(), 1.01, "rows have one scale");
    }

    @Test
    void theGroundGoesOnAtBothEndsOfItsRow() {
        ground(2000, 1);

        assertTrue(bars(1).barB().isOpenLeft() && bars(1).barB().isOpenRight());
        assertFalse(bars(1).barA().isOpenLeft() || bars(1).barA().isOpenRight());
        assertFalse(bars(0).barB().isOpenLeft() || bars(0).barB().isOpenRight());
        assertEquals(run.ask(() -> run.state().view().panel().axes().line().width()), bars(1).barB().width());
    }

    @Test
    void aTinyOverlapOfEqualBoxesIsSeen() {
        run.step(() -> crate.setLocalTranslation(0, 0.99999f, 0));
        run.put("Ground", new Box(0.5f, 0.5f, 0.5f), 0, 0);
        run.settle();

        double separation = run.ask(() -> overlay.getSelection().report().separation());
        assertTrue(separation < 0 && separation > -0.0001, "separation " + separation);
        assertEquals(2, bars(0).band().width());
        assertTrue(run.axes().get(0).matches(".* \\| -0.0000(0|1)[0-9]* \\| least overlap"), run.axes().get(0));
        assertFalse(run.axes().get(0).matches(".* \\| -?0.?0* \\| .*"), run.axes().get(0));
    }

    @Test
    void aGapToAWideGroundIsSeen() {
        run.step(() -> crate.setLocalTranslation(1990, 0.9f, 0));
        run.step(() -> crate.rotate(0, 0, 0.7853982f));
        ground(2000, 1);
        run.step(() -> overlay.getSelection().choose(run.collisions().getWorld().getColliders().get(0),
                run.collisions().getWorld().getColliders().get(1)));
        run.settle();

        assertTrue(run.ask(() -> overlay.getSelection().report().isSeparated()));
        assertTrue(bars(0).band().width() >= 2);
        assertTrue(bars(0).barA().width() > 8);
    }
}
