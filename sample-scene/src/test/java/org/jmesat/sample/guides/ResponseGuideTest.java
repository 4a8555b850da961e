package org.jmesat.sample.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.scene.Geometry;
import java.util.List;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.PushApart;
import org.junit.jupiter.api.Test;

/** Contains the user data of docs/guides/response.md, and tests that it behaves as the page says. */
class ResponseGuideTest extends PageScene {
    @Test
    void userDataPushesLikeAControl() {
        Geometry crate = box("crate", 1, 1, 0, 0);
        Geometry other = box("other", 1, 1, 0.5f, 0);
        other.setUserData("jmesat.pushApart", true);
        rootNode.attachChild(crate);
        rootNode.attachChild(other);
        crate.setUserData("jmesat.pushApart", true);
        crate.setUserData("jmesat.weight", 3f);
        frame();
        assertEquals(-0.125f, crate.getLocalTranslation().x, 1e-5f);
        assertEquals(0.875f, other.getLocalTranslation().x, 1e-5f);
        assertEquals(List.of(), state.getProblems());
    }

    @Test
    void aOneWayPlatformHoldsWhatComesFromAbove() {
        Geometry ledge = box("ledge", 4, 1, 0, 0);
        ColliderControl platform = new ColliderControl();
        platform.setFixed(true);
        platform.setOneWay(true);
        ledge.addControl(platform);
        Geometry hero = box("hero", 1, 1, 0, -3);
        hero.addControl(new PushApart());
        rootNode.attachChild(ledge);
        rootNode.attachChild(hero);
        frame();
        hero.setLocalTranslation(0, -0.75f, 0);
        frame();
        assertEquals(-0.75f, hero.getLocalTranslation().y);
        hero.setLocalTranslation(0, 3, 0);
        frame();
        hero.setLocalTranslation(0, 0.75f, 0);
        frame();
        assertEquals(1, hero.getLocalTranslation().y, 1e-6f);
        assertEquals(List.of(), state.getProblems());
    }
}
