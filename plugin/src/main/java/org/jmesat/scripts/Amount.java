package org.jmesat.scripts;

import com.jme3.scene.Spatial;

/** A number in user data, of any type of number. It keeps its type, since the game reads it as that. */
final class Amount {
    private Amount() {
    }

    /** The nearest spatial at or above another one with such a key; null if there is none. */
    static Spatial findHolder(Spatial spatial, String key) {
        Spatial holder = spatial;
        while (holder != null && holder.getUserData(key) == null) {
            holder = holder.getParent();
        }
        return holder;
    }

    /** The number; null if the user data has none or something else. */
    static Number read(Spatial spatial, String key) {
        return spatial.getUserData(key) instanceof Number number ? number : null;
    }

    /**
     * A value in the type of an old one. A Double, Float or Long stays one, within its range; any other whole number
     * becomes an Integer, and a fraction a Float.
     */
    static Number inTypeOf(Number old, double value) {
        if (old instanceof Double) {
            return value;
        } else if (old instanceof Float || value != Math.rint(value)) {
            return (float) value;
        } else if (old instanceof Long) {
            return (long) value;
        }
        return (int) value;
    }
}
