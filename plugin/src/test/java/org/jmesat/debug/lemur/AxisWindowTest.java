package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.shape.Box;
import java.util.List;
import org.jmesat.control.ColliderControl;
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

    private Geometry ground(float halfWidth, float halfHeight) {
        Geometry ground = run.put("Ground", new Box(halfWidth, halfHeight, 1), 0, -halfHeight);
        run.settle();
        return ground;
    }

    private IntervalBars bars(int row) {
        return run.ask(() -> run.state().view.panel.axes.rows.get(row).bars);
    }

    private static boolean isOpenLeft(IntervalBars.IntervalBar bar) {
        return PanelFill.width(bar.gaps[0]) > 0;
    }

    private static boolean isOpenRight(IntervalBars.IntervalBar bar) {
        return PanelFill.width(bar.gaps[bar.gaps.length / 2]) > 0;
    }

    @Test
    void theDepthAndThePushAreShown() {
        ground(2000, 1);

        assertEquals(List.of("Crate | Ground | 0.139"), run.pairs());
        assertTrue(run.axes().get(0).endsWith(" | -90.0 deg | -0.139 | least overlap"), run.axes().get(0));
        assertEquals("Moving B by (0, -0.139) leaves them touching",
                run.ask(() -> PanelText.of(run.state().view.panel.detail.consequence)));
    }

    @Test
    void thePushIsThatOfTheCrateIfTheGroundIsFixed() {
        ColliderControl control = new ColliderControl();
        control.setFixed(true);
        Geometry ground = ground(2000, 1);
        run.step(() -> ground.addControl(control));
        run.settle();

        assertEquals("Moving A by (0, 0.139) leaves them touching",
                run.ask(() -> PanelText.of(run.state().view.panel.detail.consequence)));
    }

    @ParameterizedTest
    @ValueSource(floats = {0.5f, 1, 20, 2000})
    void crateAndOverlapAreSeenHoweverThickTheGroundIs(float halfHeight) {
        ground(2000, halfHeight);
        double scale = run.ask(() -> run.state().view.panel.axes.line.width
                / run.state().view.panel.axes.line.span);

        assertTrue(PanelFill.width(bars(0).barA.bar) > 8, "crate: " + PanelFill.width(bars(0).barA.bar));
        assertEquals(DEPTH * scale, PanelFill.width(bars(0).band), 2.01, "overlap");
        assertTrue(PanelFill.width(bars(0).band) >= 2);
        assertTrue(PanelFill.width(bars(1).barA.bar) > 8, "crate along the ground: "
                + PanelFill.width(bars(1).barA.bar));
        assertEquals(PanelFill.width(bars(0).barA.bar), PanelFill.width(bars(1).barA.bar), 1.01, "rows have one scale");
    }

    @Test
    void theGroundGoesOnAtBothEndsOfItsRow() {
        ground(2000, 1);

        assertTrue(isOpenLeft(bars(1).barB) && isOpenRight(bars(1).barB));
        assertFalse(isOpenLeft(bars(1).barA) || isOpenRight(bars(1).barA));
        assertFalse(isOpenLeft(bars(0).barB) || isOpenRight(bars(0).barB));
        assertEquals(run.ask(() -> run.state().view.panel.axes.line.width), PanelFill.width(bars(1).barB.bar));
    }

    @Test
    void aTinyOverlapOfEqualBoxesIsSeen() {
        run.step(() -> crate.setLocalTranslation(0, 0.99999f, 0));
        run.put("Ground", new Box(0.5f, 0.5f, 0.5f), 0, 0);
        run.settle();

        double separation = run.ask(() -> overlay.getSelection().report().separation());
        assertTrue(separation < 0 && separation > -0.0001, "separation " + separation);
        assertEquals(2, PanelFill.width(bars(0).band));
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
        assertTrue(PanelFill.width(bars(0).band) >= 2);
        assertTrue(PanelFill.width(bars(0).barA.bar) > 8);
    }
}
