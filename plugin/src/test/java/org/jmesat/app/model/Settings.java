package org.jmesat.app.model;

import com.jme3.scene.Spatial;
import org.jmesat.control.ColliderControl;
import org.jmesat.projection.ProjectionMode;

/** How a collider collides, as its control says or else the user data of its spatial. */
record Settings(boolean singleHull, boolean fixed, boolean trigger, long category, long mask, int group) {
    private static final String[] KEYS = {"collider", "enabled", "mode", "fixed", "trigger", "dynamic", "category",
        "mask", "group"};

    static ColliderControl control(Spatial spatial) {
        return spatial.getControl(ColliderControl.class);
    }

    static boolean isMarked(Spatial spatial) {
        if (control(spatial) != null) {
            return true;
        }
        for (String key : KEYS) {
            if (spatial.getUserData("jmesat." + key) != null) {
                return true;
            }
        }
        return false;
    }

    static boolean isExcluded(Spatial spatial) {
        ColliderControl control = control(spatial);
        return control != null && !control.isEnabled()
                || Boolean.FALSE.equals(spatial.<Object>getUserData("jmesat.collider"))
                || Boolean.FALSE.equals(spatial.<Object>getUserData("jmesat.enabled"));
    }

    static Settings of(Spatial spatial) {
        ColliderControl control = control(spatial);
        if (control != null) {
            return new Settings(control.getMode() == ProjectionMode.SINGLE_HULL, control.isFixed(),
                    control.isTrigger(), control.getCategory(), control.getMask(), control.getGroup());
        }
        return new Settings("SINGLE_HULL".equals(spatial.<Object>getUserData("jmesat.mode")),
                Boolean.TRUE.equals(spatial.<Object>getUserData("jmesat.fixed")),
                Boolean.TRUE.equals(spatial.<Object>getUserData("jmesat.trigger")),
                number(spatial, "jmesat.category", 1), number(spatial, "jmesat.mask", -1),
                (int) number(spatial, "jmesat.group", 0));
    }

    private static long number(Spatial spatial, String key, long otherwise) {
        Object value = spatial.getUserData(key);
        return value == null ? otherwise : ((Number) value).longValue();
    }

    /** Fixed, then group, then category and mask. */
    boolean allows(Settings other, boolean gameAllows) {
        if (fixed && other.fixed) {
            return false;
        }
        if (group != 0 && group == other.group) {
            return group > 0;
        }
        return (mask & other.category) != 0 && (other.mask & category) != 0 && gameAllows;
    }
}
