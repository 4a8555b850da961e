package org.jmesat.debug.lemur;

import com.jme3.input.KeyInput;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.simsilica.lemur.HAlignment;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.debug.PairSelection;
import org.jmesat.internal.dispatch.SpatialName;
import org.jmesat.internal.scan.LeftOut;
import org.jmesat.world.Collider;

/**
 * The field in which the user types a part of a name, and the spatials found. A click on one chooses it as A, with
 * Shift as B. Enter takes the first, Escape leaves.
 */
final class SearchBox extends Part {
    private static final int LIMIT = 50;
    private static final int LONGEST = 40;
    private static final float TEXT_TOP = 1;
    private static final float HEADING = RowPanel.HEIGHT + 3;

    private final PanelFeed feed;
    private final PanelInput input;
    private final Runnable entered;
    private final Runnable chosen;
    final RowPanel field;
    final TextCell heading;
    final RowList<SpatialRow> rows;
    private final List<Spatial> found = new ArrayList<>();
    private final StringBuilder typed = new StringBuilder();
    boolean typing;
    private boolean outdated;

    /** Creates the field; {@code entered} runs when the user begins to type, {@code chosen} after a choice. */
    SearchBox(PanelStyle style, Node home, PanelFeed feed, PanelInput input, Runnable entered, Runnable chosen) {
        super("search", style, home);
        this.feed = feed;
        this.input = input;
        this.entered = entered;
        this.chosen = chosen;
        field = new RowPanel(style, this, this::enter);
        field.setGround(style.lane);
        heading = text(HAlignment.Left, style.dim);
        rows = new RowList<>(style, this, HEADING + RowPanel.HEIGHT, RowPanel.HEIGHT, SpatialRow::new);
    }

    /** A spatial, what kind of collider it is, and whether it is A or B. */
    final class SpatialRow extends RowPanel {
        private static final float KIND = 96;
        private static final float LETTER = 18;

        final TextCell title = text(HAlignment.Left, style.plain);
        final TextCell kind = text(HAlignment.Right, style.dim);

        private SpatialRow(int row) {
            super(SearchBox.this.style, SearchBox.this, () -> choose(rows.first + row));
        }

        private void show(Spatial spatial, float width) {
            PairSelection selection = feed.selection;
            String letter = spatial == selection.spatialA() ? "A" : spatial == selection.spatialB() ? "B" : "";
            write(letter, style.white, 0);
            title.place(LETTER, 0, width - LETTER - KIND);
            title.set(SpatialName.orClass(spatial));
            kind.place(width - KIND, 0, KIND);
            kind.set(kindOf(spatial));
            setChosen(!letter.isEmpty());
        }
    }

    private void enter() {
        typing = true;
        outdated = true;
        entered.run();
    }

    /** Ends typing and forgets the text. */
    void leave() {
        typing = false;
        typed.setLength(0);
        found.clear();
    }

    /** Handles a pressed key: its code and, if it has one, its character. */
    void type(int code, char character) {
        outdated = true;
        switch (code) {
            case KeyInput.KEY_ESCAPE -> leave();
            case KeyInput.KEY_RETURN, KeyInput.KEY_NUMPADENTER -> {
                if (choose(0)) {
                    leave();
                }
            }
            case KeyInput.KEY_BACK -> typed.setLength(Math.max(0, typed.length() - 1));
            default -> {
                if (character >= ' ' && character != 127 && typed.length() < LONGEST) {
                    typed.append(character);
                }
            }
        }
    }

    /** Chooses one of the spatials found; returns false if there are fewer. */
    private boolean choose(int index) {
        if (index >= found.size() || feed.selection == null) {
            return false;
        }
        if (input.leftShift || input.rightShift) {
            feed.selection.chooseB(found.get(index));
        } else {
            feed.selection.chooseA(found.get(index));
        }
        chosen.run();
        return true;
    }

    /**
     * Shows the field and, while the user types, the spatials found.
     *
     * @param width in pixels
     * @param capacity the number of rows that fit (≥1)
     * @return the height, in pixels
     */
    float show(float width, int capacity) {
        boolean searching = typing && feed.state != null;
        field.place(0, 0, width, RowPanel.HEIGHT);
        field.text.place(0, TEXT_TOP, width);
        if (searching) {
            find();
            field.text.set(style.line().append(typed).append('|'), style.white);
        } else {
            field.text.set("Find by name: click here", style.dim);
        }
        heading.place(0, HEADING, width - RowList.WIDTH);
        heading.set(searching ? heading(width) : "");
        int count = rows.show(width, HEADING, searching ? found.size() : 0, capacity);
        for (int i = 0; i < count; i++) {
            rows.get(i).show(found.get(rows.first + i), width);
        }
        return searching ? rows.top(capacity) : RowPanel.HEIGHT;
    }

    private void find() {
        if (outdated || feed.due) {
            outdated = false;
            feed.state.findSpatials(typed.toString(), LIMIT, found);
        }
    }

    private CharSequence heading(float width) {
        if (found.isEmpty()) {
            return "no such spatial";
        }
        StringBuilder count = style.line().append(found.size()).append(found.size() == LIMIT ? " or more" : "");
        return count.append(width < PanelStyle.NARROW ? " found" : ": click for A, Shift for B");
    }

    /** Names the kind of collider that a spatial is, or why it is none, in a word or two. */
    private String kindOf(Spatial spatial) {
        SatCollisionState state = feed.state;
        Collider collider = state.getCollider(spatial);
        if (collider != null) {
            return collider.isTrigger() ? "trigger" : collider.isFixed() ? "fixed"
                    : collider.isContinuous() ? "continuous" : "body";
        }
        return LeftOut.disabling(spatial, state.getRoot()) != null ? "disabled"
                : state.getProblem(spatial) != null ? "no polygon" : "no collider";
    }
}
