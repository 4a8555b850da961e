package org.jmesat.app.model;

/** Hears on the app state alone, and is nobody's Control. */
record OwnListener(Storm storm, int number) implements Hearing {
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
