package org.jmesat.internal.pairs;

import org.jmesat.internal.broadphase.PairOrder;
import org.jmesat.internal.place.BodyTable;

/** Asks a filter of the game's own about all pairs at each step, in the order of their ids. */
final class FilterQuestions {
    private final BodyTable bodies;
    private final PairRule rule;
    /** By ids: the first rows of the memory. */
    private PairOrder rows = new PairOrder();
    /** How many rows these are. */
    private int known;

    FilterQuestions(BodyTable bodies, PairRule rule) {
        this.bodies = bodies;
        this.rule = rule;
    }

    /** The next step has other rows. */
    void clear() {
        known = 0;
    }

    /** Gives back what many pairs have taken. */
    void trim() {
        rows = new PairOrder();
        known = 0;
    }

    /** Marks the rows of the pairs that the filter allows, if there is one. */
    void ask(PairMemory memory) {
        if (!rule.isAsking()) {
            known = 0;
            return;
        }
        order(memory);
        for (int i = 0; i < rows.count(); i++) {
            int row = rows.value(i);
            if (memory.holdsPair(row) && rule.allows(memory.low(row), memory.high(row))) {
                memory.set(row, PairMemory.ALLOWED);
            }
        }
    }

    /** Where rows are kept, only those that come to them have to be put into the order. */
    private void order(PairMemory memory) {
        if (known == 0) {
            rows.clear();
        }
        int sorted = rows.count();
        for (; known < memory.count(); known++) {
            if (memory.holdsPair(known)) {
                rows.add(PairOrder.key(bodies.id(memory.low(known)), bodies.id(memory.high(known))), known);
            }
        }
        rows.sortAdded(sorted);
    }
}
