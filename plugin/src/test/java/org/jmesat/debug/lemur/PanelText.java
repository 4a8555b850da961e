package org.jmesat.debug.lemur;

import java.util.List;
import java.util.stream.Stream;

/** What is written in the parts of a panel. */
final class PanelText {
    private PanelText() {
    }

    static String of(PairRow row) {
        return row.nameA.text() + " | " + row.nameB.text() + " | " + row.state.text();
    }

    static String of(AxisRow row) {
        return row.edge.text() + " | " + row.direction.text() + " | " + row.separation.text() + " | "
                + row.meaning.text();
    }

    static String of(SpatialRow row) {
        return row.name.text() + " | " + row.kind.text();
    }

    /** A sentence on one or several lines, even if it does not fit. */
    static String of(TextBlock block) {
        return block.lines[0].sentence();
    }

    /** The names of A and B. */
    static String names(PairDetail detail) {
        return detail.nameA.text() + " | " + detail.nameB.text();
    }

    /** The heading and the sentences shown, from top to bottom. */
    static List<String> of(Checklist checks) {
        Stream<String> heading = checks.heading.getParent() == null ? Stream.of()
                : Stream.of(checks.headingText.text());
        return Stream.concat(heading, checks.rows.stream().filter(row -> row.rowNode.getParent() != null)
                .map(row -> of(row.text))).toList();
    }
}
