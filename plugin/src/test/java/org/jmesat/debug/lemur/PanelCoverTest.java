package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.jmesat.debug.CollisionDebugState;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The panel tells the overlay which part of the window it covers. */
class PanelCoverTest {
    @AutoClose
    private final PanelRun run = PanelRun.withLemur();

    private final List<float[]> areas = new ArrayList<>();

    private final CollisionDebugState overlay = new CollisionDebugState() {
        @Override
        public void setPanelArea(float minX, float minY, float maxX, float maxY) {
            areas.add(new float[] {minX, minY, maxX, maxY});
        }
    };

    @BeforeEach
    void showTheOverlay() {
        overlay.setVisible(true);
        run.attach(overlay);
        run.settle();
    }

    private float[] last() {
        return areas.get(areas.size() - 1);
    }

    private float[] frame() {
        PanelFrame frame = run.panel().frame;
        return new float[] {frame.minX(), frame.minY(), frame.maxX(), frame.maxY()};
    }

    @Test
    void theOverlayKnowsWhatIsCovered() {
        assertArrayEquals(frame(), last());
        run.drag(frame()[0] + 50, frame()[3] - 10, frame()[0] - 50, frame()[3] - 50);
        run.settle();
        assertArrayEquals(frame(), last());

        run.click(run.panel().title.button);
        run.settle();
        assertArrayEquals(frame(), last());
        assertEquals(TitleBar.HEIGHT, last()[3] - last()[1]);
    }

    @Test
    void aHiddenPanelCoversNothing() {
        overlay.setVisible(false);
        run.settle();

        assertArrayEquals(new float[4], last());
    }
}
