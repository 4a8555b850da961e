package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.input.KeyInput;
import com.jme3.input.controls.ActionListener;
import com.jme3.input.controls.KeyTrigger;
import com.jme3.input.event.KeyInputEvent;
import com.jme3.scene.Geometry;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jmesat.control.ColliderControl;
import org.jmesat.debug.CollisionDebugState;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A pair is chosen by typing parts of names. */
class SearchBoxTest {
    @AutoClose
    private final PanelRun run = PanelRun.withLemur();

    private final CollisionDebugState overlay = new CollisionDebugState();
    private final List<String> game = new ArrayList<>();
    private Geometry player;
    private Geometry coin;

    @BeforeEach
    void aPlayerAndACoin() {
        overlay.setVisible(true);
        run.attach(overlay);
        player = run.cube("Player", 0, 0);
        coin = run.cube("Coin", 30, 0);
        run.cube("Golden coin", 40, 0);
        run.cube("Wall", 1.5f, 0);
        run.step(() -> {
            ColliderControl disabled = new ColliderControl();
            disabled.setEnabled(false);
            coin.addControl(disabled);
            run.application().getInputManager().addMapping("jump", new KeyTrigger(KeyInput.KEY_C));
            run.application().getInputManager().addListener((ActionListener) (name, pressed, tpf) ->
                    game.add(name + (pressed ? " pressed" : " released")), "jump");
        });
        run.settle();
    }

    private SearchBox search() {
        return run.panel().search;
    }

    private List<String> rows() {
        return run.ask(() -> IntStream.range(0, search().rows.shown)
                .mapToObj(i -> PanelText.of(search().rows.get(i))).toList());
    }

    private void type(String text) {
        for (char c : text.toCharArray()) {
            run.key(KeyInput.KEY_C, c);
        }
        run.settle();
    }

    private void enter() {
        run.click(search().field);
        run.settle();
    }

    @Test
    void withoutAClickKeysGoToTheGame() {
        type("c");

        assertEquals(List.of("jump pressed", "jump released"), game);
        assertEquals("Find by name: click here", search().field.text.text());
        assertEquals(List.of(), rows());
    }

    @Test
    void typingListsTheSpatialsWhoseNamesMatch() {
        enter();
        type("coin");

        assertEquals(List.of("Golden coin | body", "Coin | disabled"), rows());
        assertEquals("coin|", search().field.text.text());
        assertEquals(List.of(), game, "keys do not reach the game");
        assertTrue(run.guiNode().getChild("pairs") == null, "the pairs make room");
        type("xx");
        assertEquals(List.of(), rows());
        assertEquals("no such spatial", search().heading.text());
        run.key(KeyInput.KEY_BACK, '\0');
        run.key(KeyInput.KEY_BACK, '\0');
        run.settle();
        assertEquals(2, rows().size());
    }

    @Test
    void aClickChoosesAAndWithShiftB() {
        enter();
        run.click(search().rows.get(rows().indexOf("Player | body")));
        run.settle();
        assertSame(player, run.ask(() -> overlay.getSelection().spatialA()));
        type("coin");
        run.raise(input -> input.onKeyEvent(new KeyInputEvent(KeyInput.KEY_LSHIFT, '\0', true, false)));
        run.click(search().rows.get(1));
        run.raise(input -> input.onKeyEvent(new KeyInputEvent(KeyInput.KEY_LSHIFT, '\0', false, false)));
        run.settle();

        assertSame(player, run.ask(() -> overlay.getSelection().spatialA()));
        assertSame(coin, run.ask(() -> overlay.getSelection().spatialB()));
        assertEquals("Player | Coin", run.ask(() -> PanelText.names(run.panel().detail)));
        String verdict = run.ask(() -> PanelText.of(run.panel().detail.verdict));
        assertTrue(verdict.contains(" is disabled by "), verdict);
        assertEquals(List.of(), run.axes(), "there is no report");
    }

    @Test
    void enterTakesTheFirstAndEscapeLeaves() {
        enter();
        type("wall");
        run.key(KeyInput.KEY_RETURN, '\0');
        run.settle();
        assertEquals("Wall", run.ask(() -> overlay.getSelection().spatialA().getName()));
        assertFalse(search().typing);

        enter();
        type("abc");
        run.key(KeyInput.KEY_ESCAPE, '\0');
        run.settle();
        assertFalse(search().typing);
        game.clear();
        type("c");
        assertEquals(List.of("jump pressed", "jump released"), game);
    }

    @Test
    void theGameGetsTheReleaseOfAKeyThatItSawPressed() {
        run.raise(input -> input.onKeyEvent(new KeyInputEvent(KeyInput.KEY_C, 'c', true, false)));
        enter();
        run.raise(input -> input.onKeyEvent(new KeyInputEvent(KeyInput.KEY_C, 'c', false, false)));

        assertEquals(List.of("jump pressed", "jump released"), game);
    }

    @Test
    void theKeyThatHidesThePanelWorksWhileTyping() {
        enter();
        run.key(KeyInput.KEY_F3, '\0');
        run.settle();

        assertFalse(overlay.isVisible());
        assertFalse(search().typing);
    }

    @Test
    void aClickBesideThePanelLeaves() {
        enter();
        run.raise(input -> input.onMouseButtonEvent(
                new com.jme3.input.event.MouseButtonEvent(0, true, 100, 100)));

        assertFalse(search().typing);
    }
}
