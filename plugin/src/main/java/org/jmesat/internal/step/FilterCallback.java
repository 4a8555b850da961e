package org.jmesat.internal.step;


/** Calls the game's filter callback for all pairs with a row at each step, in the order of their ids. */
final class FilterCallback {
    private final BodyTable bodies;
    private final PairRule rule;
    /** The first {@link #known} rows of the memory, sorted by body ids. */
    private PairOrder rows = new PairOrder();
    private int known;

    FilterCallback(BodyTable bodies, PairRule rule) {
        this.bodies = bodies;
        this.rule = rule;
    }

    /** Forgets the sorted rows: the next step has other rows. */
    void clear() {
        known = 0;
    }

    /** Frees the memory of many pairs. */
    void trim() {
        rows = new PairOrder();
        known = 0;
    }

    /** Marks the rows of the pairs that the callback allows, if there is one. */
    void apply(PairMemory memory) {
        if (!rule.hasCallback()) {
            known = 0;
            return;
        }
        order(memory);
        for (int i = 0; i < rows.count(); i++) {
            int row = rows.value(i);
            if (memory.isPair(row) && rule.allows(memory.low(row), memory.high(row))) {
                memory.set(row, PairMemory.ALLOWED);
            }
        }
    }

    /** Sorts in the rows that were added since the last step. */
    private void order(PairMemory memory) {
        if (known == 0) {
            rows.clear();
        }
        int sorted = rows.count();
        for (; known < memory.count(); known++) {
            if (memory.isPair(known)) {
                rows.add(PairOrder.key(bodies.id(memory.low(known)), bodies.id(memory.high(known))), known);
            }
        }
        rows.sortAdded(sorted);
    }
}
