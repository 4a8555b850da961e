package org.jmesat.debug.lemur;

import com.jme3.scene.Node;
import com.simsilica.lemur.HAlignment;
import java.util.List;

/** The problems of the scene: their number, and the first ones as sentences. */
final class ProblemList {
    private static final int SENTENCES = 2;
    private static final int LINES_EACH = 3;

    private final PanelStyle style;
    private final Node node = new Node("problems");
    private final Node parent;
    final TextCell heading;
    final TextCell[] lines = new TextCell[SENTENCES * LINES_EACH];
    private List<String> problems = List.of();
    private float width;
    private int used;

    ProblemList(PanelStyle style, Node parent) {
        this.style = style;
        this.parent = parent;
        heading = new TextCell(style, node, HAlignment.Left);
        heading.setColor(style.amber);
        for (int i = 0; i < lines.length; i++) {
            lines[i] = new TextCell(style, node, HAlignment.Left);
        }
    }

    /**
     * Shows problems.
     *
     * @param newProblems one sentence each; the same instance as long as they do not change
     * @param newWidth in pixels
     * @return true if the list or the width changed
     */
    boolean show(List<String> newProblems, float newWidth) {
        if (newProblems == problems && newWidth == width) {
            return false;
        }
        problems = newProblems;
        width = newWidth;
        heading.place(0, 0, width);
        int more = problems.size() - SENTENCES;
        heading.set((problems.size() == 1 ? "1 problem" : problems.size() + " problems")
                + (more > 0 ? " (the first " + SENTENCES + "):" : ":"));
        used = 0;
        for (int i = 0; i < Math.min(SENTENCES, problems.size()); i++) {
            for (String line : style.text.wrap(problems.get(i), width, LINES_EACH)) {
                lines[used++].set(line);
            }
        }
        for (int i = 0; i < lines.length; i++) {
            lines[i].place(0, (i + 1) * PanelStyle.LINE, width);
            if (i >= used) {
                lines[i].set("");
            }
        }
        if (problems.isEmpty()) {
            node.removeFromParent();
        } else {
            parent.attachChild(node);
        }
        return true;
    }

    void place(float x, float y) {
        Placement.move(node, x, y, 0);
    }

    float height() {
        return problems.isEmpty() ? 0 : (used + 1) * PanelStyle.LINE;
    }
}
