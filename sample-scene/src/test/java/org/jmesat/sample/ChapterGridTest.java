package org.jmesat.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.input.KeyInput;
import com.jme3.input.event.KeyInputEvent;
import com.jme3.input.event.MouseMotionEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Eight chapters in a view of 640 × 480 pixels: two columns and room for one row and a half. */
class ChapterGridTest {
    private final Gamepad pad = new Gamepad(null, null);
    private final List<Integer> opened = new ArrayList<>();
    private final ChapterGrid grid = new ChapterGrid(
            IntStream.range(0, 8).mapToObj(i -> new Sample("scene" + i, "Scene", "Look.", 1, 1, 1, null)).toList(),
            0, opened::add, () -> 60, () -> 30);
    private final GamepadKeys keys = new GamepadKeys(grid::press);

    private static final class Window extends SimpleApplication {
        Window(AppState state) {
            super(state);
        }

        @Override
        public void simpleInitApp() {
        }
    }

    private void with(Runnable test) {
        try (GameRun<Window> run = new GameRun<>(new Window(grid))) {
            run.frames(2);
            run.step(test);
        }
    }

    private int key(int code) {
        grid.input.onKeyEvent(new KeyInputEvent(code, '\0', true, false));
        return grid.marked();
    }

    private int stick(boolean isX, float value) {
        keys.onJoyAxisEvent(pad.stick(isX, value));
        return grid.marked();
    }

    private int press(int button) {
        keys.onJoyButtonEvent(pad.press(button));
        return grid.marked();
    }

    private int pointAt(float x, float y, int wheel) {
        grid.input.onMouseMotionEvent(new MouseMotionEvent(Math.round(x), Math.round(y), 0, 0, 0, wheel));
        return grid.marked();
    }

    @Test
    void theArrowKeysMarkAndStayInsideAndEnterOpens() {
        with(() -> {
            assertEquals(0, key(KeyInput.KEY_UP));
            assertEquals(0, key(KeyInput.KEY_LEFT));
            assertEquals(1, key(KeyInput.KEY_RIGHT));
            assertEquals(3, key(KeyInput.KEY_DOWN));
            assertEquals(2, key(KeyInput.KEY_LEFT));
            assertEquals(0, key(KeyInput.KEY_UP));
            assertEquals(List.of(), opened);
            key(KeyInput.KEY_DOWN);
            key(KeyInput.KEY_RETURN);
            assertEquals(List.of(2), opened);
        });
    }

    @Test
    void eachPushOfTheStickIsOneStepAndTheButtonsOfTheGamepadMarkAndOpen() {
        with(() -> {
            assertEquals(1, stick(true, 0.9f));
            assertEquals(1, stick(true, 1));
            assertEquals(1, stick(true, 0.5f));
            assertEquals(1, stick(true, 0));
            assertEquals(3, stick(false, 1));
            assertEquals(2, stick(true, -1));
            assertEquals(0, press(10), "up");
            assertEquals(1, press(11), "right");
            assertEquals(3, press(12), "down");
            assertEquals(2, press(13), "left");
            assertEquals(2, press(1));
            assertEquals(List.of(), opened);
            press(2);
            assertEquals(List.of(2), opened);
        });
    }

    @Test
    void theButtonsOfTheGamepadAreKeys() {
        List<Integer> pressed = new ArrayList<>();
        GamepadKeys buttons = new GamepadKeys(pressed::add);
        for (int i = 0; i < pad.getButtonCount(); i++) {
            buttons.onJoyButtonEvent(pad.press(i));
        }
        assertEquals(List.of(KeyInput.KEY_TAB, KeyInput.KEY_BACK, KeyInput.KEY_SPACE, KeyInput.KEY_ESCAPE,
                KeyInput.KEY_R, KeyInput.KEY_UP, KeyInput.KEY_RIGHT, KeyInput.KEY_DOWN, KeyInput.KEY_LEFT), pressed);
    }

    @Test
    void theMarkedTileIsScrolledIntoTheViewAndTheWheelReachesTheLastOne() {
        try (GameRun<Window> run = new GameRun<>(new Window(grid))) {
            run.frames(2);
            run.step(() -> {
                assertEquals(1, pointAt(grid.middleX(1), grid.middleY(1), 0));
                assertEquals(1, pointAt(grid.middleX(1), 20, 0), "the keys are there");
                assertTrue(grid.middleY(6) < 0);
                for (int i = 0; i < 6; i++) {
                    key(KeyInput.KEY_RIGHT);
                }
            });
            run.frames(120);
            run.step(() -> {
                assertEquals(7, grid.marked());
                assertTrue(grid.middleY(7) > 30 + 100, "at " + grid.middleY(7));
                assertTrue(grid.middleY(0) > 480);
                for (int i = 0; i < 20; i++) {
                    pointAt(0, 0, 120);
                }
            });
            run.frames(120);
            run.step(() -> {
                assertEquals(7, key(KeyInput.KEY_RETURN));
                assertEquals(List.of(), opened, "it is not in view");
                key(KeyInput.KEY_RETURN);
                assertEquals(List.of(7), opened, "it has been shown");
                assertEquals(0, pointAt(grid.middleX(0), grid.middleY(0), 0));
            });
        }
    }
}
