package org.jmesat.narrowphase.peers;

import org.dyn4j.collision.narrowphase.Gjk;
import org.dyn4j.collision.narrowphase.Sat;
import org.jmesat.testing.HardPair;

/** The libraries, in the order of the tables' columns. */
enum Peer {
    OURS("ours", true, new OurAnswers()),
    DYN4J_SAT("dyn4j `Sat`", true, new Dyn4jAnswers(new Sat())),
    DYN4J_GJK("dyn4j `Gjk`", true, new Dyn4jAnswers(new Gjk())),
    JTS("JTS", false, new JtsAnswers());

    /** A library's test of a pair. */
    interface Answers {
        Answer ask(HardPair pair);
    }

    final String title;
    final boolean givesMtv;
    private final Answers answers;

    Peer(String title, boolean givesMtv, Answers answers) {
        this.title = title;
        this.givesMtv = givesMtv;
        this.answers = answers;
    }

    Answer ask(HardPair pair) {
        return answers.ask(pair);
    }
}
