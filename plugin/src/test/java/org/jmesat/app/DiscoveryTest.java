package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.scene.Spatial;
import java.util.List;
import org.jmesat.control.ColliderControl;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Which spatials are colliders, and which form one body. */
class DiscoveryTest {
    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final Geometry a = scene.cube("a", 0, 0);
    private final Geometry b = scene.cube("b", 0.5f, 0);
    private final Geometry c = scene.cube("c", 1.2f, 0);

    private static <T extends Spatial> T marked(T spatial) {
        spatial.addControl(new ColliderControl());
        return spatial;
    }

    @Test
    void everyGeometryUnderTheRootIsAColliderWithNoSetUpAtAll() {
        scene.attach(a, CollisionScene.node("n", CollisionScene.node("m", b)));
        scene.frame();
        assertEquals(List.of("1 ENTER a b"), scene.events());
    }

    @Test
    void geometriesOfOneModelWithoutAControlCollideWithEachOther() {
        scene.attach(CollisionScene.node("model", a, b));
        scene.frame();
        assertEquals(List.of("1 ENTER a b"), scene.events());
    }

    @Test
    void aGeometryOfABodyBelongsToTheBodysSpatial() {
        Geometry part = scene.cube("part", 0, 0);
        Geometry alone = scene.cube("alone", 9, 0);
        Node body = CollisionScene.node("body", CollisionScene.node("inner", part));
        body.addControl(new ColliderControl());
        scene.attach(body, alone);
        assertNull(scene.run().ask(() -> scene.state().getColliderSpatial(part)));
        scene.frame();
        assertSame(body, scene.run().ask(() -> scene.state().getColliderSpatial(part)));
        assertSame(alone, scene.run().ask(() -> scene.state().getColliderSpatial(alone)));
        assertNull(scene.run().ask(() -> scene.state().getColliderSpatial(scene.root())));
        assertSame(body, scene.run().ask(() -> scene.state().getSpatial(scene.state().getCollider(part))));
        assertNull(scene.run().ask(() -> scene.state().getCollider(scene.root())));
    }

    @Test
    void theSubtreeOfAColliderControlIsOneBody() {
        scene.attach(marked(CollisionScene.node("body", a, CollisionScene.node("arm", b))), c);
        scene.frame();
        assertEquals(List.of("1 ENTER body c"), scene.events());
        assertEquals(2, scene.state().getWorld().getColliders().get(0).getPieceCount());
    }

    @Test
    void anotherGeometryOfABodyTakingOverIsNoEvent() {
        Geometry stone = scene.cube("stone", 0, 0.9f);
        b.setLocalTranslation(5, 0, 0);
        scene.attach(marked(CollisionScene.node("body", a, b)), stone);
        scene.frame();
        scene.frame(() -> stone.setLocalTranslation(5, 0.9f, 0));
        assertEquals(List.of("1 ENTER body stone", "2 STAY body stone"), scene.events());
    }

    @Test
    void aGeometryThatJoinsOrLeavesABodyInContactIsNoEvent() {
        Node body = marked(CollisionScene.node("body", a));
        scene.attach(body, b);
        scene.frame();
        scene.frame(() -> body.attachChild(c));
        scene.frame(() -> body.detachChild(a));
        assertEquals(List.of("1 ENTER body b", "2 STAY body b", "3 STAY body b"), scene.events());
    }

    @Test
    void theLastGeometryOfABodyTakesItsContactsWithIt() {
        Geometry last = scene.cube("last", 5, 0);
        scene.attach(marked(CollisionScene.node("body", a, last)), scene.cube("stone", 5.5f, 0));
        scene.frame();
        scene.frame(last::removeFromParent);
        assertEquals(List.of("1 ENTER body stone", "2 EXIT body stone SEPARATED"), scene.events());
    }

    @Test
    void theElevationOfABodyIsThatOfItsSpatial() {
        Node body = marked(CollisionScene.node("body", a));
        body.setLocalTranslation(0, 0, -4);
        a.setLocalTranslation(0, 0, 3);
        scene.attach(body);
        scene.frame();
        assertEquals(-4, scene.state().getWorld().getColliders().get(0).getElevation());
    }

    @Test
    void theNearestControlWins() {
        Node inner = marked(CollisionScene.node("inner", b));
        Node outer = marked(CollisionScene.node("outer", CollisionScene.node("between", inner), a));
        a.setLocalTranslation(-5, 0, 0);
        scene.attach(outer, c);
        scene.frame();
        assertEquals(List.of("1 ENTER inner c"), scene.events());
    }

    @Test
    void nestedBodiesCollideWithEachOther() {
        scene.attach(marked(CollisionScene.node("outer", a, marked(CollisionScene.node("inner", b)))));
        scene.frame();
        assertEquals(List.of("1 ENTER outer inner"), scene.events());
    }

    @Test
    void nestedBodiesThatAreFilteredDoNotCollide() {
        Node inner = marked(CollisionScene.node("inner", b));
        Node outer = marked(CollisionScene.node("outer", a, inner));
        inner.getControl(ColliderControl.class).setGroup(-3);
        outer.getControl(ColliderControl.class).setGroup(-3);
        scene.attach(outer);
        scene.frame();
        assertEquals(List.of(), scene.events());
    }

    @Test
    void aControlOnAGeometryMakesItABodyOfItsOwn() {
        scene.attach(marked(CollisionScene.node("outer", a, marked(b))));
        scene.frame();
        assertEquals(List.of("1 ENTER outer b"), scene.events());
    }

    @Test
    void markedOnlyTakesJustWhatCarriesAControlOrUserData() {
        Geometry data = scene.cube("data", 0.2f, 0);
        data.setUserData("jmesat.collider", true);
        Geometry property = scene.cube("property", 0.4f, 0);
        property.setUserData("jmesat.fixed", false);
        scene.step(() -> scene.state().setDiscovery(Discovery.MARKED_ONLY));
        scene.attach(a, marked(CollisionScene.node("body", b)), data, property);
        scene.frame();
        assertEquals(List.of("1 ENTER body data", "1 ENTER body property", "1 ENTER data property"), scene.events());
    }

    @Test
    void userDataMakesASubtreeOneBodyAsAControlDoes() {
        Node body = CollisionScene.node("body", a, b);
        body.setUserData("jmesat.collider", true);
        scene.attach(body, c);
        scene.frame();
        assertEquals(List.of("1 ENTER body c"), scene.events());
    }

    @Test
    void aDisabledControlTakesItsSubtreeOut() {
        Node inner = marked(CollisionScene.node("inner", b));
        Node outer = marked(CollisionScene.node("outer", inner));
        outer.getControl(ColliderControl.class).setEnabled(false);
        scene.attach(a, outer, c);
        scene.frame();
        assertEquals(List.of(), scene.events());
    }

    @Test
    void userDataColliderFalseTakesItsSubtreeOut() {
        Node outer = CollisionScene.node("outer", marked(CollisionScene.node("inner", b)));
        outer.setUserData("jmesat.collider", false);
        scene.attach(a, outer, c);
        scene.frame();
        assertEquals(List.of(), scene.events());
    }

    @Test
    void userDataColliderFalseBeatsAnEnabledControl() {
        marked(b).setUserData("jmesat.collider", false);
        scene.attach(a, b);
        scene.frame();
        assertEquals(List.of(), scene.events());
    }

    @Test
    void fixedCollidersAreNeverTestedAgainstEachOther() {
        for (Geometry each : List.of(a, b)) {
            marked(each).getControl(ColliderControl.class).setFixed(true);
        }
        scene.attach(a, b, c);
        scene.frame();
        assertEquals(List.of("1 ENTER b c"), scene.events());
    }

    @Test
    void culledSpatialsCollide() {
        a.setCullHint(CullHint.Always);
        Node behindTheCamera = CollisionScene.node("n", b);
        scene.attach(a, behindTheCamera);
        scene.frame(() -> {
            behindTheCamera.setCullHint(CullHint.Always);
            scene.root().setLocalTranslation(0, 0, 1e4f);
        });
        assertEquals(List.of("1 ENTER a b"), scene.events());
    }

    @Test
    void spatialsAttachedOrDetachedDeepInTheGraphAreSeenAtTheNextTick() {
        Node deep = new Node("deep");
        scene.attach(a, CollisionScene.node("n", CollisionScene.node("m", deep)));
        scene.frame();
        scene.frame(() -> deep.attachChild(b));
        scene.frame(() -> deep.getParent().removeFromParent());
        assertEquals(List.of("2 ENTER a b", "3 EXIT a b REMOVED"), scene.events());
    }

    @Test
    void controlsDisabledOrEnabledDeepInTheGraphAreSeenAtTheNextTick() {
        ColliderControl control = new ColliderControl();
        b.addControl(control);
        scene.attach(a, CollisionScene.node("n", CollisionScene.node("m", b)));
        scene.frame();
        scene.frame(() -> control.setEnabled(false));
        scene.frame(() -> control.setEnabled(true));
        assertEquals(List.of("1 ENTER a b", "2 EXIT a b DISABLED", "3 ENTER a b"), scene.events());
    }

    @Test
    void isCollidingAnswersForSpatialsInsideBodies() {
        Node body = marked(CollisionScene.node("body", a, b));
        Node far = marked(CollisionScene.node("far", scene.cube("stone", 9, 9)));
        scene.attach(body, c, far);
        scene.frame();
        assertTrue(scene.isColliding(a, c));
        assertTrue(scene.isColliding(c, b));
        assertTrue(scene.isColliding(body, c));
        assertFalse(scene.isColliding(a, b));
        assertFalse(scene.isColliding(body, body));
        assertFalse(scene.isColliding(body, far));
        assertFalse(scene.isColliding(c, scene.root()));
        assertFalse(scene.isColliding(c, new Node("elsewhere")));
    }
}
