package org.jmesat.scripts;

import java.util.List;

/** Spatials in a list, the same objects. */
final class Identity {
    private Identity() {
    }

    /** Whether a list has an object; allocates nothing. */
    static boolean contains(List<?> list, Object object) {
        for (int i = 0; i < list.size(); i++) {
            if (list.get(i) == object) {
                return true;
            }
        }
        return false;
    }
}
