package org.jmesat.narrowphase.peers;

import java.util.Locale;
import org.jmesat.testing.HurtfulPair.Kind;

/** The outcome as Markdown: what the pairs are, a table for each complaint, and the worst pairs. */
final class AgreementTables {
    private final Agreement agreement;
    private final StringBuilder text = new StringBuilder();

    private AgreementTables(Agreement agreement) {
        this.agreement = agreement;
    }

    static String of(Agreement agreement) {
        return new AgreementTables(agreement).write();
    }

    private String write() {
        text.append(agreement.pairsOfEachKind).append(" pairs of each kind, seed ").append(agreement.seed).append("\n\n");
        writePairs();
        for (Complaint complaint : Complaint.values()) {
            writeTable(complaint);
        }
        for (Complaint complaint : Complaint.values()) {
            for (Peer peer : Peer.values()) {
                writeExample(complaint, peer);
            }
        }
        return text.toString();
    }

    private void writePairs() {
        text.append("| The pairs | overlap | apart | undecidable |\n| --- | --- | --- | --- |\n");
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
        text.append("| ").append(complaint.title);
        for (Peer peer : Peer.values()) {
            text.append(" | ").append(peer.title);
        }
        text.append(" |\n|").append(" --- |".repeat(Peer.values().length + 1)).append('\n');
        for (Kind kind : Kind.values()) {
            text.append("| ").append(name(kind));
            for (Peer peer : Peer.values()) {
                text.append(" | ").append(cell(kind, peer, complaint));
            }
            text.append(" |\n");
        }
        text.append('\n');
    }

    private String cell(Kind kind, Peer peer, Complaint complaint) {
        if (complaint.needsMtv && !peer.givesMtv) {
            return "–";
        }
        StringBuilder cell = new StringBuilder().append(agreement.tally.of(kind, peer, complaint, 0));
        if (complaint.isMeasured() && agreement.tally.of(kind, peer, complaint, 0) > 0) {
            for (int level = 1; level < Tally.LEVELS.length; level++) {
                cell.append(" / ").append(agreement.tally.of(kind, peer, complaint, level));
            }
        }
        return cell.toString();
    }

    private void writeExample(Complaint complaint, Peer peer) {
        Example example = agreement.worst(peer, complaint);
        if (example != null) {
            text.append("**").append(peer.title).append(": ").append(complaint.title.toLowerCase(Locale.ROOT))
                    .append("** (").append(name(example.pair().kind())).append(", round ").append(example.pair().round())
                    .append(")\n\n```\n").append(example.shapes()).append('\n').append(example.verdict())
                    .append("\n```\n\n");
        }
    }

    private static String name(Kind kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
