package org.jmesat.internal.scan;

import com.jme3.scene.control.Control;
import org.jmesat.control.CollisionListener;

/**
 * Finds Controls of this plugin that another class loader has made. An editor loads the classes of a project again
 * after each build; a Control that was made before has a class of the same name, but is none of ours, so it does
 * nothing.
 */
final class ForeignControls {
    private static final String REASON = " comes from another class loader: the project was built again since it was "
            + "made; remove it and add it again";
    private static final String[] PACKAGES = {"org.jmesat.control.", "org.jmesat.scripts."};

    private ForeignControls() {
    }

    /** The problem of a spatial with such Controls, as the rest of a sentence about it; null if there are none. */
    static String findProblem(Control[] controls) {
        String problem = null;
        for (Control each : controls) {
            if (each != null && isForeign(each.getClass())) {
                problem = (problem == null ? "" : problem + "; ") + "its Control " + name(each.getClass()) + REASON;
            }
        }
        return problem;
    }

    /** The simple name; asking the class for it would load the classes around it, which may be gone. */
    private static String name(Class<?> type) {
        String name = type.getName();
        return name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
    }

    /** Whether a class has one of our types that another loader has made, as itself or above it. */
    private static boolean isForeign(Class<?> type) {
        for (Class<?> each = type; each != null; each = each.getSuperclass()) {
            if (isForeignCopy(each)) {
                return true;
            }
            for (Class<?> implemented : each.getInterfaces()) {
                if (isForeign(implemented)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isForeignCopy(Class<?> type) {
        boolean ours = false;
        for (String each : PACKAGES) {
            ours |= type.getName().startsWith(each);
        }
        return ours && type.getClassLoader() != CollisionListener.class.getClassLoader();
    }
}
