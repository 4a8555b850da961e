package org.jmesat.narrowphase.peers;

import java.util.EnumMap;
import java.util.Map;
import org.jmesat.testing.HardPair.Kind;
import org.jmesat.testing.HardPair;
import org.jmesat.testing.HardPairs;

/**
 * Tests the same pairs with every library, judges the answers by exact arithmetic, and keeps the worst pair of each
 * kind.
 */
final class Agreement {
    final long seed;
    final long pairsOfEachKind;
    final Tally tally = new Tally();
    private final Judge judge = new Judge();
    private final Map<Peer, Map<Complaint, Example>> worst = new EnumMap<>(Peer.class);

    private Agreement(long seed, long pairsOfEachKind) {
        this.seed = seed;
        this.pairsOfEachKind = pairsOfEachKind;
        for (Peer peer : Peer.values()) {
            worst.put(peer, new EnumMap<>(Complaint.class));
        }
    }

    /** Tests a number of pairs of each kind. */
    static Agreement on(long seed, long pairsOfEachKind) {
        Agreement agreement = new Agreement(seed, pairsOfEachKind);
        for (Kind kind : Kind.values()) {
            HardPairs pairs = HardPairs.random(seed);
            for (long i = 0; i < pairsOfEachKind; i++) {
                agreement.ask(pairs.next(kind));
            }
        }
        return agreement;
    }

    /** The worst pair, preferably with few corners; null if the library made no such error. */
    Example worst(Peer peer, Complaint complaint) {
        return worst.get(peer).get(complaint);
    }

    private void ask(HardPair pair) {
        Judge.Truth truth = judge.begin(pair);
        tally.count(pair.kind(), truth);
        for (Peer peer : Peer.values()) {
            Answer answer = peer.ask(pair);
            switch (answer.kind()) {
                case REFUSED -> complain(pair, peer, Complaint.REFUSED, answer, 0);
                case THREW -> complain(pair, peer, Complaint.THREW, answer, 0);
                case APART -> {
                    if (truth == Judge.Truth.OVERLAP) {
                        complain(pair, peer, Complaint.MISSED, answer, -judge.exactDistance());
                    }
                }
                default -> {
                    if (truth == Judge.Truth.APART) {
                        complain(pair, peer, Complaint.INVENTED, answer, judge.exactDistance());
                    } else if (truth == Judge.Truth.OVERLAP && peer.givesMtv) {
                        judgeMtv(pair, peer, answer);
                    }
                }
            }
        }
    }

    private void judgeMtv(HardPair pair, Peer peer, Answer answer) {
        double left = judge.leftOver(answer);
        if (left > 0) {
            complain(pair, peer, Complaint.STILL_OVERLAPPING, answer, left);
        }
        double wrong = judge.depthError(answer);
        if (wrong > 0) {
            complain(pair, peer, Complaint.WRONG_DEPTH, answer, wrong);
        }
    }

    private void complain(HardPair pair, Peer peer, Complaint complaint, Answer answer, double error) {
        double share = complaint.isMeasured() ? error / judge.size() : 0;
        tally.count(pair.kind(), peer, complaint, share);
        Map<Complaint, Example> examples = worst.get(peer);
        Example known = examples.get(complaint);
        boolean small = Example.isSmall(pair);
        boolean knownSmall = known != null && Example.isSmall(known.pair());
        if (known == null || small && !knownSmall || small == knownSmall && share > known.share()) {
            examples.put(complaint, new Example(pair, answer, judge.exactDistance(), share, error));
        }
    }
}
