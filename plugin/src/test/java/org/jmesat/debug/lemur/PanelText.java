package org.jmesat.debug.lemur;

import java.util.List;
import java.util.stream.Stream;

/** What is written in the parts of a panel. */
final class PanelText {
    private PanelText() {
    }

    static String of(PairList.PairRow row) {
        return row.nameA.text() + " | " + row.nameB.text() + " | " + row.state.text();
    }

    static String of(AxisTable.AxisRow row) {
        return row.edge.text() + " | " + row.direction.text() + " | " + row.separation.text() + " | "
                + row.meaning.text();
    }

    static String of(SearchBox.SpatialRow row) {
        return row.title.text() + " | " + row.kind.text();
    }

    /** A sentence on one or several lines, even if it does not fit. */
    static String of(TextCell sentence) {
        return sentence.text();
    }

    /** The names of A and B. */
    static String names(PairDetail detail) {
        return detail.nameA.text() + " | " + detail.nameB.text();
    }

    /** The heading and the sentences shown, from top to bottom. */
    static List<String> of(Checklist checks) {
        return Stream.concat(Stream.of(checks.heading).filter(Part::isShown).map(heading -> of(heading.text)),
                Stream.of(checks.rows).filter(Part::isShown).map(row -> of(row.text))).toList();
    }
}
