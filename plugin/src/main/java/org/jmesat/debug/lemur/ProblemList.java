package org.jmesat.debug.lemur;

import com.jme3.scene.Node;
import com.simsilica.lemur.HAlignment;
import java.util.Arrays;
import java.util.List;

/** The problems of the scene: their number, and the first ones as sentences. */
final class ProblemList extends Part {
    private static final int SENTENCES = 2;
    private static final int LINES_EACH = 6;

    final TextCell heading;
    final TextCell[] sentences = new TextCell[SENTENCES];

    ProblemList(PanelStyle style, Node home) {
        super("problems", style, home);
        heading = text(HAlignment.Left, style.amber);
        Arrays.setAll(sentences, i -> sentence(style.plain, LINES_EACH));
    }

    /** Shows problems, one sentence each, in a width in pixels, or only the first; returns the height, in pixels. */
    float show(List<String> problems, float width, boolean onlyFirst) {
        int count = problems.size();
        setShown(count > 0);
        heading.place(0, 0, width);
        StringBuilder line = style.line().append(count).append(count == 1 ? " problem" : " problems");
        int most = onlyFirst ? 1 : SENTENCES;
        heading.set(count <= most ? line.append(':') : most == 1 ? line.append(" (the first):")
                : line.append(" (the first ").append(most).append("):"));
        float y = PanelStyle.LINE;
        for (int i = 0; i < SENTENCES; i++) {
            sentences[i].place(0, y, width);
            sentences[i].set(i < Math.min(count, most) ? problems.get(i) : "");
            y += sentences[i].height();
        }
        return count == 0 ? 0 : y;
    }
}
