package org.jmesat.internal.dispatch;

import com.jme3.scene.Spatial;

/** Names of spatials for messages. */
public final class SpatialName {
    private static final int LONGEST_PATH = 100;
    /** The greatest length of the part before the ellipsis. */
    private static final int LONGEST_HEAD = 40;

    private SpatialName() {
    }

    /** Its class and name, such as "Geometry 'crate'". */
    public static String of(Spatial spatial) {
        return of(type(spatial), name(spatial));
    }

    static String of(String type, String name) {
        String text = String.valueOf(name);
        return type + " '" + (text.length() <= LONGEST_PATH ? text : text.substring(0, LONGEST_PATH) + '\u2026') + "'";
    }

    /** The name of its class; of its superclass, if it has none. */
    static String type(Spatial spatial) {
        Class<?> type = spatial.getClass();
        return (type.isAnonymousClass() ? type.getSuperclass() : type).getSimpleName();
    }

    /** Its name alone, which may be null; a question mark if a subclass of the game's own throws. */
    public static String name(Spatial spatial) {
        try {
            return spatial.getName();
        } catch (RuntimeException | Error e) {
            return "?";
        }
    }

    /** Its name alone; that of its class, if it has none. */
    public static String orClass(Spatial spatial) {
        String name = spatial.getName();
        return name == null || name.isBlank() ? spatial.getClass().getSimpleName() : name;
    }

    private static Spatial parent(Spatial spatial) {
        try {
            return spatial.getParent();
        } catch (RuntimeException | Error e) {
            return null;
        }
    }

    /** Its class and name, and its path from the top of the scene. */
    public static String withPath(Spatial spatial) {
        StringBuilder path = new StringBuilder();
        for (Spatial each = spatial; each != null; each = parent(each)) {
            path.insert(0, "/" + name(each));
        }
        return of(spatial) + " (" + shortened(path) + ")";
    }

    /** Replaces the middle of a long path by an ellipsis, at whole names if they are not too long. */
    private static CharSequence shortened(StringBuilder path) {
        int surplus = path.length() - LONGEST_PATH;
        if (surplus <= 0) {
            return path;
        }
        int headEnd = path.lastIndexOf("/", LONGEST_HEAD) + 1;
        int tailStart = path.indexOf("/", LONGEST_HEAD + surplus);
        return path.replace(headEnd <= 1 ? LONGEST_HEAD : headEnd, tailStart < 0 ? LONGEST_HEAD + surplus : tailStart,
                "\u2026");
    }
}
