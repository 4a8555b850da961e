package org.jmesat.narrowphase.peers;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.IntToLongFunction;
import org.jmesat.testing.HardPair.Kind;

/** The results as Markdown: the kinds of pairs, a table for each complaint, and the worst pairs. */
final class AgreementTables {
    private final Agreement agreement;
    private final StringBuilder text = new StringBuilder();

    private AgreementTables(Agreement agreement) {
        this.agreement = agreement;
    }

    /** The number of pairs of each kind, and a table for each complaint. */
    static String counts(Agreement agreement) {
        AgreementTables tables = new AgreementTables(agreement);
        tables.writePairs();
        for (Complaint complaint : Complaint.values()) {
            tables.writeTable(complaint);
        }
        return tables.text.toString();
    }

    /** The worst pair for each library and complaint. */
    static String examples(Agreement agreement) {
        AgreementTables tables = new AgreementTables(agreement);
        for (Complaint complaint : Complaint.values()) {
            for (Peer peer : Peer.values()) {
                tables.writeExample(complaint, peer);
            }
        }
        return tables.text.toString();
    }

    private void writePairs() {
        text.append("| ").append(agreement.pairsOfEachKind).append(" pairs of each kind, seed ").append(agreement.seed)
                .append(" | overlap | apart | undecidable |\n| --- | --- | --- | --- |\n");
        for (Kind kind : Kind.values()) {
            text.append("| ").append(name(kind));
            for (Judge.Truth truth : Judge.Truth.values()) {
                text.append(" | ").append(agreement.tally.of(kind, truth));
            }
            text.append(" |\n");
        }
        text.append('\n');
    }

    private void writeTable(Complaint complaint) {
        if (Arrays.stream(Peer.values()).allMatch(peer -> agreement.tally.of(peer, complaint, 0) == 0)) {
            text.append(complaint.title).append(": none, by any.\n\n");
            return;
        }
        text.append("| ").append(complaint.title);
        for (Peer peer : Peer.values()) {
            text.append(" | ").append(peer.title);
        }
        text.append(" |\n|").append(" --- |".repeat(Peer.values().length + 1)).append('\n');
        for (Kind kind : Kind.values()) {
            text.append("| ").append(name(kind));
            for (Peer peer : Peer.values()) {
                text.append(" | ")
                        .append(cell(peer, complaint, level -> agreement.tally.of(kind, peer, complaint, level)));
            }
            text.append(" |\n");
        }
        text.append("| all");
        for (Peer peer : Peer.values()) {
            text.append(" | ").append(cell(peer, complaint, level -> agreement.tally.of(peer, complaint, level)));
        }
        text.append(" |\n\n");
    }

    private static String cell(Peer peer, Complaint complaint, IntToLongFunction count) {
        if (complaint.needsMtv && !peer.givesMtv) {
            return "–";
        }
        StringBuilder cell = new StringBuilder().append(count.applyAsLong(0));
        if (complaint.isMeasured() && count.applyAsLong(0) > 0) {
            for (int level = 1; level < Tally.LEVELS.length; level++) {
                cell.append(" / ").append(count.applyAsLong(level));
            }
        }
        return cell.toString();
    }

    private void writeExample(Complaint complaint, Peer peer) {
        Example example = agreement.worst(peer, complaint);
        // Both detectors of dyn4j get the same shapes, so one row is enough for the shapes that it cannot build.
        if (example != null && !(complaint == Complaint.REFUSED && peer == Peer.DYN4J_GJK)) {
            text.append("**").append(peer.title).append(": ").append(complaint.title)
                    .append("** (").append(name(example.pair().kind()))
                    .append(", round ").append(example.pair().round())
                    .append(")\n\n```\n").append(example.shapes()).append('\n').append(example.verdict())
                    .append("\n```\n\n");
        }
    }

    private static String name(Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
