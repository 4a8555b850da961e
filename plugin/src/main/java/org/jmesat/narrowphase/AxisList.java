package org.jmesat.narrowphase;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;

/** A list of axes that reuses its elements when it is filled again. */
final class AxisList extends AbstractList<Axis> implements RandomAccess {
    private final List<Axis> axes = new ArrayList<>();
    private int size;

    void begin() {
        size = 0;
    }

    /** Appends an axis whose values the caller must set. */
    Axis append() {
        if (size == axes.size()) {
            axes.add(new Axis());
        }
        return axes.get(size++);
    }

    @Override
    public Axis get(int index) {
        return axes.get(Objects.checkIndex(index, size));
    }

    @Override
    public int size() {
        return size;
    }
}
