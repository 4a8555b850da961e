package org.jmesat.narrowphase.peers;

import java.util.Locale;

/** The answers of each library for the known pairs, as Markdown. */
final class KnownPairsTable {
    private static final Peer[] PEERS = {Peer.OURS, Peer.DYN4J_SAT, Peer.DYN4J_GJK};

    private KnownPairsTable() {
    }

    static String write() {
        Judge judge = new Judge();
        StringBuilder text = new StringBuilder("| A and B | depth");
        for (Peer peer : PEERS) {
            text.append(" | ").append(peer.title);
        }
        text.append(" |\n|").append(" --- |".repeat(PEERS.length + 2)).append('\n');
        for (KnownPair known : KnownPair.values()) {
            judge.begin(known.pair);
            text.append("| ").append(known.title).append(" | ").append(number(-judge.exactDistance()));
            for (Peer peer : PEERS) {
                text.append(" | ").append(cell(peer.ask(known.pair), judge));
            }
            text.append(" |\n");
        }
        return text.toString();
    }

    private static String cell(Answer answer, Judge judge) {
        if (answer.kind() != Answer.Kind.OVERLAP) {
            return answer.kind().name().toLowerCase(Locale.ROOT);
        }
        double left = judge.leftOver(answer);
        double wrong = judge.depthError(answer);
        return "(" + number(answer.x()) + ' ' + number(answer.y()) + ')'
                + (left > 0 ? ", still " + number(left) + " deep" : "")
                + (wrong > 0 ? ", depth " + number(answer.depth()) : "");
    }

    /** A number with four decimals and without a negative zero. */
    private static String number(double value) {
        double rounded = Math.rint(value * 1e4) / 1e4 + 0.0;
        return rounded == Math.rint(rounded) && Math.abs(rounded) < 1e9 ? Long.toString((long) rounded)
                : Double.toString(rounded);
    }
}
