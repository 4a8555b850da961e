package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.simsilica.lemur.event.PickEventSession;
import com.simsilica.lemur.event.PickState;
import java.util.Comparator;
import java.util.List;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.internal.diagnose.AxisGroups;
import org.jmesat.internal.text.NumberText;
import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.AxisReport;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The table of axes in a running application. */
class AxisTableTest {
    /** Both ends of a bar are rounded to whole pixels. */
    private static final float ROUNDING = 1.01f;

    @AutoClose
    private final PanelRun run = PanelRun.withLemur();

    private final CollisionDebugState overlay = new CollisionDebugState();

    @BeforeEach
    void showTheOverlay() {
        overlay.setVisible(true);
        run.attach(overlay);
    }

    /** Call this on the application's thread. */
    private AxisTable table() {
        return run.state().view.panel.axes;
    }

    private AxisReport report() {
        return run.ask(() -> overlay.getSelection().report());
    }

    @Test
    void everyAxisHasARowAndTheLeastOverlapIsFirst() {
        run.cube("A", 0, 0);
        run.cube("B", 1.5f, 0.5f);
        run.settle();

        List<String> rows = run.axes();

        assertEquals(2, rows.size());
        assertTrue(rows.get(0).matches("A \\d, B \\d \\| 0.0 deg \\| -0.500 \\| least overlap"), rows.get(0));
        assertTrue(rows.get(1).matches("A \\d, B \\d \\| 90.0 deg \\| -1.500 \\| overlap"), rows.get(1));
        assertEquals("2 axes; point at one to see its edges", run.ask(() -> table().heading.text()));
    }

    @Test
    void theSeparatingAxisIsFirst() {
        for (Geometry box : List.of(run.cube("A", 0, 0), run.cube("B", 1.9f, 1.9f))) {
            run.step(() -> box.rotate(0, 0, 0.78539816f));
        }
        run.settle();

        List<String> rows = run.axes();

        assertEquals(2, rows.size());
        assertTrue(rows.get(0).endsWith(" | 45.0 deg | 0.687 | widest gap"), rows.get(0));
        assertTrue(rows.get(1).endsWith(" | -45.0 deg | -2.000 | overlap"), rows.get(1));
    }

    @Test
    void rowsAreInDescendingOrderOfSeparation() {
        run.disc("A", 11, 0, 0);
        run.disc("B", 7, 1.1f, 0.3f);
        run.settle();

        assertEquals(shownSeparations().stream().sorted(Comparator.reverseOrder()).toList(), shownSeparations());
        assertEquals(report().separation(), shownSeparations().get(0), 0.001);
    }

    private List<Double> shownSeparations() {
        return run.axes().stream().map(row -> Double.valueOf(row.split(" \\| ")[2])).toList();
    }

    @Test
    void rowsAreSortedAgainWhenTheOrderChanges() {
        run.disc("A", 11, 0, 0);
        Geometry b = run.disc("B", 7, 1.1f, 0.3f);
        run.settle();
        run.step(() -> {
            b.setLocalTranslation(-0.2f, 1.2f, 0);
            b.rotate(0, 0, 0.3f);
        });
        run.settle();

        assertEquals(shownSeparations().stream().sorted(Comparator.reverseOrder()).toList(), shownSeparations());
    }

    @Test
    void barsHaveTheProportionsOfTheIntervals() {
        run.disc("A", 5, 0, 0);
        run.disc("B", 7, 1.1f, 0.3f);
        run.settle();
        AxisReport report = report();

        run.step(() -> {
            assertTrue(table().rows.shown >= 5);
            for (int i = 0; i < table().rows.shown; i++) {
                IntervalBars bars = table().rows.get(i).bars;
                Axis axis = axisOfRow(report, i);
                double scale = table().line.width / table().line.span;
                assertEquals((axis.maxA() - axis.minA()) * scale, PanelFill.width(bars.barA.bar), ROUNDING);
                assertEquals((axis.maxB() - axis.minB()) * scale, PanelFill.width(bars.barB.bar), ROUNDING);
                assertEquals((axis.minB() - axis.minA()) * scale,
                        PanelFill.left(bars.barB.bar) - PanelFill.left(bars.barA.bar), ROUNDING);
                assertEquals(-axis.separation() * scale, PanelFill.width(bars.band), ROUNDING);
            }
        });
    }

    private static Axis axisOfRow(AxisReport report, int row) {
        return report.axes().stream().sorted(Comparator.comparingDouble(Axis::separation).reversed())
                .skip(row).findFirst().orElseThrow();
    }

    @Test
    void barsStayWithinTheirColumn() {
        run.disc("A", 5, 0, 0);
        Geometry b = run.disc("B", 7, 1.1f, 0.3f);
        for (float x : new float[] {1.1f, 1.5f, 1.7f, 1.85f}) {
            run.step(() -> b.setLocalTranslation(x, 0.3f, 0));
            run.settle();
            run.step(() -> {
                for (int i = 0; i < table().rows.shown; i++) {
                    IntervalBars bars = table().rows.get(i).bars;
                    float left = Math.min(PanelFill.left(bars.barA.bar), PanelFill.left(bars.barB.bar));
                    float right = Math.max(PanelFill.left(bars.barA.bar) + PanelFill.width(bars.barA.bar),
                            PanelFill.left(bars.barB.bar) + PanelFill.width(bars.barB.bar));
                    assertTrue(left >= 0 && right <= table().line.width, left + " to " + right);
                }
            });
        }
    }

    @Test
    void anIntervalOfLengthZeroHasAVisibleBar() {
        run.cube("A", 0, 0);
        Geometry wall = run.cube("Wall", 0.5f, 0);
        run.step(() -> wall.rotate(0, 1.5707963f, 0));
        run.step(() -> wall.setLocalScale(1, 1, 0.000001f));
        run.settle();

        run.step(() -> {
            for (int i = 0; i < table().rows.shown; i++) {
                assertTrue(PanelFill.width(table().rows.get(i).bars.barB.bar) >= 1);
            }
        });
    }

    @Test
    void moreAxesThanRowsHavePages() {
        run.disc("A", 60, 0, 0);
        run.disc("B", 60, 1.5f, 0.2f);
        run.settle();
        AxisGroups groups = new AxisGroups();
        groups.update(report());
        int axes = groups.count();
        List<String> first = run.axes();
        String count = run.ask(() -> table().rows.count.text());
        Vector3f button = run.ask(() -> table().rows.next.getWorldTranslation().clone());

        run.click(button.x + 10, button.y - 10);
        run.settle();

        assertTrue(axes > first.size());
        assertEquals("1-" + first.size() + " of " + axes, count);
        assertTrue(first.get(0).endsWith("least overlap"));
        assertFalse(run.axes().contains(first.get(0)));
    }

    @Test
    void everyRowEndsAboveTheWindowsLowerEdge() {
        run.disc("A", 60, 0, 0);
        run.disc("B", 60, 1.5f, 0.2f);
        for (int[] size : new int[][] {{1280, 720}, {800, 600}, {1920, 1080}, {2560, 1440}}) {
            run.step(() -> run.application().reshape(size[0], size[1]));
            run.settle();
            run.step(() -> {
                int rows = table().rows.shown;
                AxisTable.AxisRow last = table().rows.get(rows - 1);
                float scale = last.getWorldScale().y;
                assertTrue(last.getWorldTranslation().y - scale * IntervalBars.HEIGHT >= 0);
                assertTrue(rows >= (size[1] < 720 ? 2 : 5), rows + " rows at " + size[0] + " x " + size[1]);
            });
        }
    }

    @Test
    void theSentencesNameTheOverlapTheEdgesAndTheMove() {
        run.cube("A", 0, 0);
        run.cube("B", 1.5f, 0.5f);
        run.settle();

        run.step(() -> {
            PairDetail detail = run.state().view.panel.detail;
            assertTrue(PanelText.of(detail.numbers).matches("A and B overlap by 0.5 at edge \\d of A and \\d of B"),
                    PanelText.of(detail.numbers));
            assertTrue(PanelText.of(detail.runnerUp)
                    .matches("The next best axis is edge \\d of A and \\d of B, 1 deeper"),
                    PanelText.of(detail.runnerUp));
            assertEquals("Moving B by (0.5, 0) leaves them touching", PanelText.of(detail.consequence));
            assertEquals("2 contact points, normal (1, 0), since tick 1", PanelText.of(detail.contact));
        });
    }

    @Test
    void theSentencesOnASeparatePairNameTheGap() {
        run.disc("A", 64, 0, 0);
        run.disc("B", 64, 1.9f, 1.9f);
        run.settle();
        AxisReport report = report();

        run.step(() -> {
            PairDetail detail = run.state().view.panel.detail;
            String gap = "A and B are " + NumberText.of(report.distance()) + " apart; at ";
            assertTrue(PanelText.of(detail.numbers).startsWith(gap), PanelText.of(detail.numbers));
            assertTrue(PanelText.of(detail.consequence).endsWith("; one is enough"), PanelText.of(detail.consequence));
            assertTrue(PanelText.of(detail.runnerUp).matches("The next best axis is .*, [0-9.]+ apart"),
                    PanelText.of(detail.runnerUp));
            assertEquals("", PanelText.of(detail.contact));
        });
    }

    @Test
    void aSentenceWarnsThatTheMtvMayJump() {
        run.cube("A", 0, 0);
        Geometry b = run.cube("B", 1.5f, 1.484375f);
        run.settle();

        run.step(() -> {
            TextCell runnerUp = run.state().view.panel.detail.runnerUp;
            assertTrue(PanelText.of(runnerUp)
                    .matches("The smallest push \\(MTV\\) may jump to edge \\d of A and \\d of B, "
                    + "0.01563 deeper"),
                    PanelText.of(runnerUp));
        });
        run.step(() -> {
            b.setLocalTranslation(0, 0, 0);
            b.setLocalScale(4, 1, 1);
        });
        run.settle();
        run.step(() -> assertEquals("The smallest push (MTV) may jump to the opposite direction, as deep",
                PanelText.of(run.state().view.panel.detail.runnerUp)));
    }

    @Test
    void theSceneShowsTheAxisUnderTheCursor() {
        run.disc("A", 5, 0, 0);
        run.disc("B", 7, 1.1f, 0.3f);
        run.settle();
        assertNull(run.ask(() -> overlay.getSelection().shownAxis()));
        Vector3f row = run.ask(() -> table().rows.get(2).getWorldTranslation().clone());
        PickEventSession mouse = run.ask(() -> {
            PickEventSession session = new PickEventSession();
            session.addCollisionRoot(run.application().getGuiViewPort(), PickState.PICK_LAYER_GUI);
            session.cursorMoved((int) row.x + 50, (int) row.y - 10);
            return session;
        });
        run.settle();

        Axis shown = run.ask(() -> overlay.getSelection().shownAxis());
        assertEquals(axisOfRow(report(), 2).separation(), shown.separation());
        assertTrue(run.ask(() -> table().rows.get(2).chosen));

        run.step(() -> mouse.cursorMoved(100, 100));
        run.settle();
        assertNull(run.ask(() -> overlay.getSelection().shownAxis()));
    }

    @Test
    void axesOfNearlyTheSameDirectionShareARow() {
        run.disc("A", 360, 0, 0);
        run.disc("B", 360, 1.1f, 0.3f);
        run.settle();

        assertTrue(report().axes().size() > 2 * run.ask(() -> table().rows.count.text().length()));
        assertTrue(run.axes().get(0).matches("\\+ [AB] \\d+(, B \\d+)? \\| .*"), run.axes().get(0));
        String heading = run.ask(() -> table().heading.text());
        assertTrue(heading.matches("\\d+ axes in \\d+ directions; click \\+ for all"), heading);
    }

    @Test
    void aClickOnAGroupShowsItsAxes() {
        run.disc("disc", 60, 0, 0);
        run.disc("other", 60, 1.5f, 0);
        run.settle();
        List<String> closed = run.axes();
        int row = 0;
        while (!closed.get(row).startsWith("+ ")) {
            row++;
        }
        int opened = row;
        run.click(run.ask(() -> table().rows.get(opened)));
        run.settle();
        List<String> open = run.axes();
        assertEquals("- " + closed.get(row).substring(2), open.get(row));
        assertTrue(open.get(row + 1).startsWith("   "), open.get(row + 1));
        int members = 1;
        while (row + members < open.size() && open.get(row + members).startsWith("   ")) {
            members++;
        }
        if (row + members < open.size()) {
            assertEquals(closed.get(row + 1), open.get(row + members), "the next group follows");
        }
        run.click(run.ask(() -> table().rows.get(opened)));
        run.settle();
        assertEquals(closed, run.axes());
    }

    @Test
    void farFromTheOriginTheLabelsOfTheNumberLineAreWhole() {
        run.cube("A", 12_565_000, 12_565_000);
        run.cube("B", 12_565_001, 12_565_001);
        run.settle();
        assertTrue(run.axes().size() > 0);
        run.step(() -> {
            for (int i = 0; i < table().rows.shown; i++) {
                int labels = 0;
                for (TextCell each : table().rows.get(i).bars.labels) {
                    assertEquals(each.text(), each.count == 0 ? "" : each.lines[0].toString());
                    labels += each.text().isEmpty() ? 0 : 1;
                }
                assertTrue(labels > 0, "row " + i + " has no label");
            }
        });
    }
}
