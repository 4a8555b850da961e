package org.jmesat.app.model;

/** A checked listener on the app state that is not a Control. */
record StateListener(Storm storm, int number) implements CheckedListener {
    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return number;
    }

    @Override
    public String toString() {
        return "listener " + number;
    }
}
