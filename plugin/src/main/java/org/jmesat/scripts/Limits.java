package org.jmesat.scripts;

import com.jme3.math.Vector3f;

/** What properties do with a value that they cannot have: they replace it. */
final class Limits {
    private Limits() {
    }

    /** The value if it is finite and at least 0, otherwise 0. */
    static float atLeastZero(float value) {
        return value >= 0 && value <= Float.MAX_VALUE ? value : 0;
    }

    /** The value if it is finite and above 0, otherwise another one. */
    static float above(float value, float otherwise) {
        return value > 0 && value <= Float.MAX_VALUE ? value : otherwise;
    }

    /** A copy of a vector if it is one with finite components, otherwise of another one. */
    static Vector3f finite(Vector3f vector, Vector3f otherwise) {
        return (Vector3f.isValidVector(vector) ? vector : otherwise).clone();
    }

    /** The text; an empty one for null. */
    static String text(String text) {
        return text == null ? "" : text;
    }

    /** The text; another one for null and blank texts. */
    static String text(String text, String otherwise) {
        return text == null || text.isBlank() ? otherwise : text;
    }
}
