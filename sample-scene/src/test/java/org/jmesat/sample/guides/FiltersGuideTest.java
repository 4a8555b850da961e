package org.jmesat.sample.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import org.jmesat.control.ColliderControl;
import org.jmesat.world.CollisionFilter.Verdict;
import org.jmesat.world.CollisionLayers;
import org.junit.jupiter.api.Test;

/** Contains the code of docs/guides/filters.md, and tests that it behaves as the page says. */
class FiltersGuideTest extends PageScene {
    private final Geometry a = box("a", 1, 1, 0, 0);
    private final Geometry b = box("b", 1, 1, 0.5f, 0);

    private static ColliderControl collider(Spatial spatial) {
        ColliderControl control = new ColliderControl();
        spatial.addControl(control);
        return control;
    }

    @Test
    void textSetsLayersAndMatrix() {
        state.setLayerNames("player, enemy, shot");             // layers 1, 2 and 3
        state.setLayersApart("shot | shot, shot | player");     // all others collide
        collider(a).setLayers("player");
        ColliderControl control = collider(b);
        control.setLayers("shot");
        frame();
        assertEquals(Verdict.LAYERS, state.decide(a, b));
        control.setLayers("enemy");
        frame();
        assertEquals(Verdict.ALLOWED, state.decide(a, b));
    }

    @Test
    void codeSetsLayersAndMatrix() {
        CollisionLayers layers = state.getLayers();
        layers.setName(1, "player");
        layers.setName(2, "enemy");
        layers.setName(3, "shot");
        layers.setCollidingWithAll("shot", false);
        layers.setColliding("shot", "enemy", true);
        collider(a).setLayers("player");
        collider(b).setLayers("shot");
        frame();
        assertEquals(Verdict.LAYERS, state.decide(a, b));
    }

    @Test
    void aSpatialNamesItsLayersAndTheLayersItCollidesWith() {
        state.setLayerNames("player, enemy");
        ColliderControl control = collider(a);
        control.setLayers("player");
        control.setCollidesWith("default, enemy");
        ColliderControl other = collider(b);
        other.setLayers("player");
        frame();
        assertEquals(Verdict.MASK, state.decide(a, b));
    }

    @Test
    void theSameNegativeGroupDoesNotCollide() {
        collider(a).setGroup(-1);
        collider(b).setGroup(-1);
        frame();
        assertEquals(Verdict.SAME_NEGATIVE_GROUP, state.decide(a, b));
    }

    @Test
    void theFilterOfTheGameIsCalledLast() {
        b.setUserData("ghost", true);
        state.getWorld().setPairFilter((first, second) -> !isGhost(state.getSpatial(first))
                && !isGhost(state.getSpatial(second)));
        frame();
        assertEquals(Verdict.PAIR_FILTER, state.decide(a, b));
    }

    private static boolean isGhost(Spatial spatial) {
        return spatial.getUserData("ghost") != null;
    }
}
