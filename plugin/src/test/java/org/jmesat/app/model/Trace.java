package org.jmesat.app.model;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** A log of the changes, one line each, if enabled. */
final class Trace {
    private static final int LINES = 80;

    private final boolean wanted;
    private final List<String> lines = new ArrayList<>();

    Trace(boolean wanted) {
        this.wanted = wanted;
    }

    void add(Supplier<String> line) {
        if (wanted) {
            lines.add(line.get());
        }
    }

    /** The last lines, each preceded by a line break. */
    String end() {
        StringBuilder text = new StringBuilder();
        lines.subList(Math.max(0, lines.size() - LINES), lines.size()).forEach(line -> text.append('\n').append(line));
        return text.toString();
    }
}
