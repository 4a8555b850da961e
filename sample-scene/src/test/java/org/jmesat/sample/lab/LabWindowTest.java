package org.jmesat.sample.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.input.KeyInput;
import com.jme3.math.Vector2f;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import org.jmesat.sample.RealWindow;
import org.jmesat.sample.SampleArguments;
import org.jmesat.sample.lab.Lab.Kind;
import org.jmesat.sample.lab.Lab.Switch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;

/** The lab in a real window, with the real mouse and keyboard. */
class LabWindowTest {
    private RealWindow<LabScene> window;
    private Lab lab;

    @Test
    void cornersAreDraggedAxesSteppedAndShapesMadeConcave(TestInfo test) throws Exception {
        LabScene app = (LabScene) LabScene.SAMPLE.create(new SampleArguments(false, false, false, 0, null, 1), false,
                System.out);
        try (RealWindow<LabScene> opened = RealWindow.open(test, app, app::runToEnd)) {
            window = opened;
            lab = app.lab();
            window.frames(3);
            onlyThePictureTakesTheMouse();
            theKeysStepThroughTheAxes();
            thePictureIsAsLargeAsBeforeTheMotion();
            aCornerAndAShapeAreDragged();
            aShapeIsMadeConcave();
            theKeysEditAndSwitch();
        }
    }

    private void onlyThePictureTakesTheMouse() throws Exception {
        LabView view = window.game().getStateManager().getState(LabView.class);
        int top = window.game().getCamera().getHeight();
        assertTrue(view.isPicture(new Vector2f(20, top / 2)));
        assertFalse(view.isPicture(new Vector2f(20, 3)), "the keys are there");
        assertFalse(view.isPicture(new Vector2f(20, top - 3)), "the title is there");
        assertFalse(view.isPicture(new Vector2f(top * 1.7f, top / 2)), "the list is there");
    }

    private void theKeysStepThroughTheAxes() throws Exception {
        window.key(KeyEvent.VK_SPACE);
        window.awaitTrue(() -> lab.step().kind() == Kind.AXIS && lab.caption().contains("Yes, by "));
        window.key(KeyEvent.VK_ENTER);
        window.awaitTrue(() -> lab.caption().contains("one is enough."));
        int step = window.ask(() -> {
            window.game().press(KeyInput.KEY_BACK);
            return lab.at();
        });
        assertTrue(step < lab.steps().size() - 1, "a gamepad steps back");
        window.key(KeyEvent.VK_TAB);
        window.awaitTrue(() -> lab.preset() == Preset.NEARLY && lab.step().kind() == Kind.START);
    }

    private void thePictureIsAsLargeAsBeforeTheMotion() throws Exception {
        Vector2f before = pixel(1, 1);
        window.key(KeyEvent.VK_M);
        window.awaitTrue(() -> lab.isOn(Switch.MOTION) && !pixelNow(1, 1).equals(before));
        window.key(KeyEvent.VK_M);
        window.awaitTrue(() -> !lab.isOn(Switch.MOTION) && pixelNow(1, 1).distance(before) < 1);
    }

    private void aCornerAndAShapeAreDragged() throws Exception {
        double[] before = window.ask(() -> lab.a().outline(0, 0));
        Vector2f from = pixel(before[0], before[1]);
        drag(from, from.add(new Vector2f(20, 30)));
        double[] after = window.ask(() -> lab.a().outline(0, 0));
        Vector2f moved = pixel(after[0], after[1]).subtract(pixel(before[0], before[1]));
        assertEquals(1.5, moved.y / moved.x, 0.1, "the corner follows the mouse");
        assertEquals(before[2], after[2], 0, "the next corner stays");
        assertEquals(0, window.ask(() -> lab.corner()), "it is chosen");
        double x = window.ask(() -> lab.b().x());
        Vector2f middle = pixel(x, window.ask(() -> lab.b().y()));
        drag(middle, middle.add(new Vector2f(40, 0)));
        assertTrue(window.ask(() -> lab.b().x()) > x + 0.2);
    }

    private void aShapeIsMadeConcave() throws Exception {
        window.key(KeyEvent.VK_TAB);
        window.key(KeyEvent.VK_TAB);
        assertEquals(Preset.PARALLEL_EDGES, window.ask(() -> lab.preset()));
        double[] box = window.ask(() -> lab.a().outline(0, 0));
        Vector2f edge = pixel(0.5 * (box[0] + box[6]), 0.5 * (box[1] + box[7]));
        window.pointAt(edge.x + 3, edge.y);
        window.robot().mousePress(InputEvent.BUTTON1_DOWN_MASK);
        window.robot().mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
        window.robot().delay(50);
        window.robot().mousePress(InputEvent.BUTTON1_DOWN_MASK);
        window.awaitTrue(() -> lab.a().count() == 5);
        window.pointAt(edge.x + 80, edge.y);
        window.robot().mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
        window.awaitTrue(() -> lab.a().pieces().size() > 1);
        window.key(KeyEvent.VK_DELETE);
        window.awaitTrue(() -> lab.a().pieces().size() == 1 && lab.a().count() == 4);
    }

    private void theKeysEditAndSwitch() throws Exception {
        window.key(KeyEvent.VK_MINUS);
        window.awaitTrue(() -> lab.a().count() == 3);
        window.key(KeyEvent.VK_E);
        window.awaitTrue(() -> !lab.isOn(Switch.EARLY_EXIT));
        double angle = window.ask(() -> lab.a().angle());
        window.pointAt(pixel(lab.a().x(), lab.a().y()).x, pixel(lab.a().x(), lab.a().y()).y);
        window.robot().mouseWheel(-1);
        window.awaitTrue(() -> lab.a().angle() > angle);
    }

    private Vector2f pixel(double x, double y) throws Exception {
        return window.ask(() -> pixelNow(x, y));
    }

    private Vector2f pixelNow(double x, double y) {
        return window.game().getStateManager().getState(LabView.class).toPixel(x, y);
    }

    private void drag(Vector2f from, Vector2f to) throws Exception {
        window.pointAt(from.x, from.y);
        window.robot().mousePress(InputEvent.BUTTON1_DOWN_MASK);
        window.frames(2);
        window.pointAt(to.x, to.y);
        window.robot().mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
        window.frames(3);
    }
}
