package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import java.util.List;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.PairCheck;
import org.jmesat.debug.CollisionDebugState;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The panel lists what must hold for an event of the pair. */
class ChecklistTest {
    @AutoClose
    private final PanelRun run = PanelRun.withLemur();

    private final CollisionDebugState overlay = new CollisionDebugState();
    private Geometry a;
    private Geometry b;

    @BeforeEach
    void twoCubes() {
        overlay.setVisible(true);
        run.attach(overlay);
        a = run.cube("A", 0, 0);
        b = run.cube("B", 1.5f, 0);
        run.settle();
    }

    private List<String> texts() {
        return run.ask(() -> PanelText.of(run.panel().checks));
    }

    private List<PairCheck> checks() {
        return run.ask(() -> run.collisions().check(a, b));
    }

    @Test
    void theVerdictIsWhatIsBroken() {
        assertEquals(List.of("+ Why no event: 8 of 9 checks hold"), texts());
        assertEquals("No event: touching since tick 1, but nobody listens: no CollisionListener at or "
                + "above them or on the app state", PanelText.of(run.panel().detail.verdict));
    }

    @Test
    void aClickOnTheHeadingShowsAllLinks() {
        run.click(run.panel().checks.heading);
        run.settle();

        assertEquals(10, texts().size(), texts()::toString);
        assertTrue(texts().get(1).startsWith("scene: "), texts()::toString);
    }

    @Test
    void withAListenerAllHold() {
        run.step(() -> run.collisions().addCollisionListener(new CollisionListener() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
            }
        }));
        run.frame(5);
        run.settle();

        assertEquals(List.of("+ Why an event: all 10 checks hold"), texts());
    }

    @Test
    void aHandlerThatThrowsIsShownAlsoAfterTheContact() {
        run.step(() -> run.collisions().addCollisionListener(new CollisionListener() {
            @Override
            public void onCollisionStay(CollisionEvent event) {
                throw new IllegalStateException("no health");
            }
        }));
        run.frame(5);
        run.settle();
        assertEquals("+ Why an event: all 10 checks hold", texts().get(0));
        assertTrue(texts().get(1).startsWith("handlers: ChecklistTest$2 on the app state threw "
                + "java.lang.IllegalStateException: no health"), texts()::toString);
        assertEquals(2, texts().size(), texts()::toString);
        run.step(() -> overlay.getSelection().choose(a, b));
        run.step(() -> b.setLocalTranslation(10, 0, 0));
        run.settle();
        assertEquals(2, texts().size(), texts()::toString);
        assertTrue(texts().get(1).startsWith("handlers: ChecklistTest$2 on the app state threw "), texts()::toString);
        String hint = run.ask(() -> PanelText.of(run.panel().detail.hint));
        assertTrue(hint.startsWith("ChecklistTest$2 on the app state threw java.lang.IllegalStateException"), hint);
    }

    @Test
    void aPairThatIsApartHasARowForEachLinkAfterAClick() {
        run.step(() -> overlay.getSelection().choose(a, b));
        run.step(() -> b.setLocalTranslation(10, 0, 0));
        run.settle();

        assertEquals("+ Why no event: 4 of 9 checks hold", texts().get(0));
        run.click(run.panel().checks.heading);
        run.settle();
        List<PairCheck> checks = checks();
        assertEquals(10, texts().size());
        assertEquals("- Why no event", texts().get(0));
        assertEquals("boxes: " + checks.get(PairCheck.Link.BOXES.ordinal()).text(), texts().get(5));
        assertEquals("depth", texts().get(6), "not reached");
        assertEquals("No event: they are 8 apart, their bounding boxes by 8 in x",
                PanelText.of(run.panel().detail.verdict));
        assertEquals("A and B are 8 apart at edge 0 of A and 0 of B",
                PanelText.of(run.panel().detail.numbers).replaceAll("\\d of", "0 of"));
    }

    @Test
    void aPairThatIsNotInTheSceneHasItsVerdictAlone() {
        run.step(() -> overlay.getSelection().choose(a, b));
        run.step(b::removeFromParent);
        run.settle();
        run.frame(1);

        assertEquals("A | B", run.ask(() -> PanelText.names(run.panel().detail)));
        assertEquals("No event: Geometry 'B' is not in the scene under Node 'Root Node': it has no parent",
                PanelText.of(run.panel().detail.verdict));
        assertEquals("", PanelText.of(run.panel().detail.numbers));
        assertEquals(List.of(), run.axes());
    }

    @Test
    void theMtvThatJumpedIsReported() {
        run.step(() -> b.setLocalTranslation(1.8f, 0, 0));
        run.settle();
        run.step(() -> b.setLocalTranslation(0, 1.8f, 0));
        run.settle();

        String text = PanelText.of(run.panel().detail.jump);
        assertTrue(text.matches("The smallest push \\(MTV\\) jumped in tick \\d+ from edge \\d of A and \\d of B "
                + "\\(depth 0.2\\) to edge \\d of A and \\d of B \\(0.2\\)"), text);
    }

    @Test
    void withoutAPairTheNumberOfCollidersIsShown() {
        run.step(() -> b.setLocalTranslation(10, 0, 0));
        run.step(() -> overlay.getSelection().clear());
        run.cube("C", 20, 0);
        run.settle();
        assertEquals("3 colliders, none near another", PanelText.of(run.panel().detail.nothing));

        run.step(() -> run.application().getRootNode().detachAllChildren());
        run.settle();
        assertEquals("No colliders", PanelText.of(run.panel().detail.nothing));
        assertEquals(List.of(), texts());
    }

    @Test
    void allLinksFitIntoASmallWindow() {
        run.step(() -> run.application().reshape(640, 480));
        run.settle();
        run.click(run.panel().checks.heading);
        run.settle();

        assertEquals(10, texts().size(), texts()::toString);
        assertTrue(run.panel().frame.minY() >= 0, "the lower end is at " + run.panel().frame.minY());
        run.click(run.panel().checks.heading);
        run.settle();
        assertEquals(1, run.pairs().size());
    }
}
