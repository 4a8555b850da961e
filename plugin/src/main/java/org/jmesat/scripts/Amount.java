package org.jmesat.scripts;

import com.jme3.scene.Spatial;

/** A number in user data, of any type of number. */
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
}
