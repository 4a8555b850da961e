package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import java.util.List;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.debug.PairSelection;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The list of pairs in a running application. */
class PairListTest {
    @AutoClose
    private final PanelRun run = PanelRun.withLemur();

    private final CollisionDebugState overlay = new CollisionDebugState();

    @BeforeEach
    void showTheOverlay() {
        overlay.setVisible(true);
        run.attach(overlay);
    }

    private PairSelection selection() {
        return overlay.getSelection();
    }

    /** Call this on the application's thread. */
    private AxisPanel panel() {
        return run.state().view.panel;
    }

    private void clickOn(Spatial row) {
        Vector3f corner = run.ask(() -> row.getWorldTranslation().clone());
        run.click(corner.x + 10, corner.y - 10);
    }

    @Test
    void aTouchingPairIsListedWithItsDepth() {
        run.cube("Teapot", 0, 0);
        run.cube("Box", 1.75f, 0.5f);
        run.settle();

        assertEquals(List.of("Teapot | Box | 0.250"), run.pairs());
    }

    @Test
    void theStateGivesThePanelAsText() {
        run.cube("Teapot", 0, 0);
        run.cube("Box", 1.75f, 0.5f);
        run.settle();

        String text = run.ask(() -> run.state().getText());
        assertTrue(text.startsWith("Collisions"), text);
        assertTrue(text.contains("Teapot  Box  0.250\n"), text);
        assertTrue(text.indexOf("A and B overlap by 0.25") < text.indexOf("Teapot  Box"), text);

        run.step(() -> overlay.setVisible(false));
        run.settle();
        assertEquals("", run.ask(() -> run.state().getText()));
    }

    @Test
    void aNearPairIsListedAsApart() {
        run.disc("Left", 64, 0, 0);
        run.disc("Right", 64, 1.9f, 1.9f);
        run.settle();

        assertEquals(List.of("Left | Right | apart"), run.pairs());
        assertEquals("0 touching, 1 near", run.ask(() -> panel().pairs.heading.text()));
    }

    @Test
    void touchingPairsComeFirst() {
        run.disc("Left", 64, 0, 0);
        run.disc("Near", 64, 1.9f, 1.9f);
        run.disc("Touching", 64, -1.6f, 0);
        run.settle();

        assertEquals(List.of("Left | Touching | 0.400", "Left | Near | apart"), run.pairs());
    }

    @Test
    void withoutPairsTheHeadingReportsIt() {
        run.cube("Alone", 0, 0);
        run.settle();

        assertEquals(List.of(), run.pairs());
        assertEquals("no pairs", run.ask(() -> panel().pairs.heading.text()));
    }

    @Test
    void theDepthChangesWithTheScene() {
        run.cube("Teapot", 0, 0);
        Geometry box = run.cube("Box", 1.75f, 0);
        run.settle();

        run.step(() -> box.setLocalTranslation(1.5f, 0, 0));
        run.settle();

        assertEquals(List.of("Teapot | Box | 0.500"), run.pairs());
    }

    @Test
    void aNewNameIsShown() {
        Geometry teapot = run.cube("Teapot", 0, 0);
        run.cube("Box", 1.5f, 0);
        run.settle();

        run.step(() -> teapot.setName("Kettle"));
        run.settle();

        assertEquals(List.of("Kettle | Box | 0.500"), run.pairs());
    }

    @Test
    void equalNamesAreShownWithTheirIds() {
        run.cube("Box", 0, 0);
        run.cube("Box", 1.5f, 0);
        run.settle();

        assertEquals(List.of("Box #0 | Box #1 | 0.500"), run.pairs());
    }

    @Test
    void aClickOnARowChoosesItsPair() {
        run.cube("A", 0, 0);
        run.cube("B", 1.5f, 0);
        Geometry c = run.cube("C", 3.25f, 0);
        run.settle();
        assertEquals(List.of("A | B | 0.500", "B | C | 0.250"), run.pairs());

        clickOn(run.ask(() -> panel().pairs.rows.get(1)));
        run.settle();

        assertTrue(run.ask(selection()::isChosen));
        assertEquals("Geometry 'C'", run.ask(() -> selection().b().getOwner().toString()));
        assertSame(c.getName(), run.ask(() -> PairNames.of(selection().b())));
        assertFalse(run.ask(() -> panel().pairs.rows.get(0).chosen));
        assertTrue(run.ask(() -> panel().pairs.rows.get(1).chosen));
    }

    @Test
    void aClickOnAutomaticReturnsToTheDeepestPair() {
        run.cube("A", 0, 0);
        run.cube("B", 1.5f, 0);
        run.cube("C", 3.25f, 0);
        run.settle();
        clickOn(run.ask(() -> panel().pairs.rows.get(1)));
        run.settle();

        clickOn(run.ask(() -> panel().pairs.automatic));
        run.settle();

        assertFalse(run.ask(selection()::isChosen));
        assertTrue(run.ask(() -> panel().pairs.rows.get(0).chosen));
    }

    @Test
    void aChosenPairStaysListedWhenItIsFarApart() {
        run.cube("A", 0, 0);
        Geometry b = run.cube("B", 1.5f, 0);
        run.settle();
        clickOn(run.ask(() -> panel().pairs.rows.get(0)));

        run.step(() -> b.setLocalTranslation(50, 0, 0));
        run.settle();

        assertEquals(List.of("A | B | apart"), run.pairs());
        assertEquals("A and B are 48 apart at edge 0 of A and 0 of B",
                run.ask(() -> PanelText.of(panel().detail.numbers).replaceAll("\\d of", "0 of")));
    }

    @Test
    void aClickThatMissesTheRowsChoosesNothing() {
        run.cube("A", 0, 0);
        run.cube("B", 1.5f, 0);
        run.settle();

        run.click(PanelRun.WIDTH / 2f, PanelRun.HEIGHT / 2f);
        run.click(PanelRun.WIDTH - 20, PanelRun.HEIGHT - 20);
        run.settle();

        assertFalse(run.ask(selection()::isChosen));
    }

    @Test
    void aListOfMorePairsThanRowsHasPages() {
        for (int i = 0; i < 10; i++) {
            run.cube("Cube " + i, 1.5f * i, 0);
        }
        run.settle();
        List<String> first = run.pairs();
        String count = run.ask(() -> panel().pairs.rows.count.text());

        clickOn(run.ask(() -> panel().pairs.rows.next));
        run.settle();
        List<String> second = run.pairs();

        assertEquals("1-" + first.size() + " of 9", count);
        assertEquals(9, first.size() + second.size());
        assertEquals("Cube 0 | Cube 1 | 0.500", first.get(0));
        assertEquals("Cube 8 | Cube 9 | 0.500", second.get(second.size() - 1));
    }

    @Test
    void theListTurnsToThePairThatAKeyHasChosen() {
        for (int i = 0; i < 10; i++) {
            run.cube("Cube " + i, 1.5f * i, 0);
        }
        run.settle();

        run.step(() -> selection().step(-1));
        run.settle();

        assertEquals("Cube 8 | Cube 9 | 0.500", run.pairs().get(run.pairs().size() - 1));
    }
}
