package org.jmesat.sample.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.scene.Geometry;
import java.util.List;
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
}
