package org.jmesat.internal.scan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.scene.Node;
import java.util.List;
import java.util.logging.Logger;
import org.jmesat.app.CapturedLog;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** A reason of many spatials is one line, and a missing library is no fault of each of 500 geometries. */
class SceneProblemsTest {
    private static final String MISSING = "its outline needs a library";

    @AutoClose
    private final CapturedLog log = new CapturedLog();

    private final SceneProblems problems = new SceneProblems(Logger.getLogger("org.jmesat.test"));
    private final Node[] nodes = new Node[500];
    private final Node bad = new Node("bad");

    private void tick(long tick, int count) {
        problems.begin(tick);
        for (int i = 0; i < count; i++) {
            nodes[i] = nodes[i] == null ? new Node("n" + i) : nodes[i];
            problems.report(nodes[i], MISSING, true);
        }
        problems.report(bad, "its vertex 1 is NaN");
        problems.end();
        problems.summarize();
    }

    @Test
    void aSharedProblemIsOneLineWithACountAfterTheOthers() {
        for (int tick = 1; tick < 5; tick++) {
            tick(tick, 500);
        }
        List<String> expected = List.of("Node 'bad' (/bad): its vertex 1 is NaN.",
                "Node 'n0' (/n0): its outline needs a library (and 499 more like it).");
        assertEquals(expected, log.messages());
        assertEquals(expected, problems.sentences());
        assertEquals("Problem: Node 'bad' (/bad): its vertex 1 is NaN (and 1 more)", problems.summary());
        assertEquals(MISSING, problems.reason(nodes[400]));
    }

    @Test
    void aReasonOfManySpatialsInATickIsOneLineWithACount() {
        SceneProblems own = new SceneProblems(Logger.getLogger("org.jmesat.test"));
        for (int tick = 1; tick < 4; tick++) {
            own.begin(tick);
            for (int i = 0; i < 100 * tick; i++) {
                nodes[i] = nodes[i] == null ? new Node("n" + i) : nodes[i];
                own.report(nodes[i], "its vertex " + i + " is NaN");
            }
            own.end();
        }
        assertEquals(List.of("Node 'n0' (/n0): its vertex 0 is NaN (and 99 more like it).",
                "Node 'n100' (/n100): its vertex 100 is NaN (and 99 more like it).",
                "Node 'n200' (/n200): its vertex 200 is NaN (and 99 more like it)."), log.messages());
        assertEquals(300, own.sentences().size());
    }

    @Test
    void itsCountFollowsTheSceneButIsLoggedOnce() {
        tick(1, 1);
        tick(2, 3);
        tick(3, 2);
        assertEquals(2, log.messages().size());
        assertEquals("Node 'n0' (/n0): its outline needs a library (and 1 more like it).", problems.sentences().get(1));
    }

    @Test
    void aSpatialWithAnotherProblemIsToldByItself() {
        problems.begin(1);
        problems.report(bad, MISSING, true);
        problems.report(bad, "it is too small");
        problems.end();
        assertEquals(List.of("Node 'bad' (/bad): its outline needs a library; it is too small."), problems.sentences());
    }
}
