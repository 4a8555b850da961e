package org.jmesat.app.model;

import com.jme3.scene.Spatial;
import org.jmesat.control.ColliderControl;
import org.jmesat.projection.ProjectionMode;

/**
 * The settings of a collider, from its control or from the user data of its spatial; the direction of a one-way
 * collider in quarter turns from +X, in its local space.
 */
record Settings(boolean singleHull, boolean fixed, boolean trigger, boolean continuous, long category, long mask,
        int group, int depthMargin, int oneWay) {
    static final int NOT_ONE_WAY = -1;
    private static final String[] KEYS = {"collider", "enabled", "mode", "shape", "size", "radius", "offset", "angle",
        "vertices", "slice", "maxVertices", "baked", "fixed", "trigger", "dynamic", "continuous", "category", "mask",
        "group", "depthMargin", "layers", "collidesWith"};

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

    static Settings of(Spatial spatial, Layers layers, Lattice lattice) {
        ColliderControl control = control(spatial);
        if (control != null) {
            return new Settings(control.getMode() == ProjectionMode.SINGLE_HULL, control.isFixed(),
                    control.isTrigger(), control.isContinuous(),
                    bits(control.getLayers(), control.getCategory(), layers),
                    bits(control.getCollidesWith(), control.getMask(), layers), control.getGroup(),
                    margin(control.getDepthMargin()),
                    control.isOneWay() ? lattice.quarters(control.getOneWayUp()) : NOT_ONE_WAY);
        }
        return new Settings("SINGLE_HULL".equals(spatial.<Object>getUserData("jmesat.mode")),
                Boolean.TRUE.equals(spatial.<Object>getUserData("jmesat.fixed")),
                Boolean.TRUE.equals(spatial.<Object>getUserData("jmesat.trigger")),
                Boolean.TRUE.equals(spatial.<Object>getUserData("jmesat.continuous")),
                bits(spatial.getUserData("jmesat.layers"), number(spatial, "jmesat.category", 1), layers),
                bits(spatial.getUserData("jmesat.collidesWith"), number(spatial, "jmesat.mask", -1), layers),
                (int) number(spatial, "jmesat.group", 0),
                margin(spatial.getUserData("jmesat.depthMargin") instanceof Float margin ? margin : 0),
                NOT_ONE_WAY);
    }

    private static int margin(float length) {
        return Math.round(Lattice.UNIT * length);
    }

    /** Layer names take precedence over a mask. */
    private static long bits(String names, long number, Layers layers) {
        return names == null || names.isEmpty() ? number : layers.bits(names);
    }

    private static long number(Spatial spatial, String key, long otherwise) {
        Object value = spatial.getUserData(key);
        return value == null ? otherwise : ((Number) value).longValue();
    }

    /** Decides by fixed, group, category and mask, layer matrix, and the game's filter, in this order. */
    boolean allows(Settings other, Layers layers, boolean gameAllows) {
        if (fixed && other.fixed) {
            return false;
        }
        if (group != 0 && group == other.group) {
            return group > 0;
        }
        return (mask & other.category) != 0 && (other.mask & category) != 0 && layers.allow(category, other.category)
                && gameAllows;
    }
}
