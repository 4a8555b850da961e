package org.jmesat.ledger;

/** An open contact of a ledger: names only, so that no spatial is kept alive. */
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
