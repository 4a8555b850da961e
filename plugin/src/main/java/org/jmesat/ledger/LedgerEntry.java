package org.jmesat.ledger;

/** A pair in contact, as a ledger keeps it: by ids and names, so that nothing of the scene is held. */
final class LedgerEntry {
    final String name;
    final long since;
    /** The tick of the pair's last event. */
    long last;

    LedgerEntry(String name, long since) {
        this.name = name;
        this.since = since;
        last = since;
    }

    @Override
    public String toString() {
        return name + " since tick " + since;
    }
}
