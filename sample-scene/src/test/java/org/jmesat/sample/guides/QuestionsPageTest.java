package org.jmesat.sample.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import java.util.List;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.CharacterMover;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.PushApart;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.api.Test;

/** The mistakes of docs/questions.md: their symptoms, and that the answers help. */
class QuestionsPageTest extends PageScene {
    private final Geometry player = box("player", 1, 1, 0, 0);
    private CollisionEvent kept;

    @Test
    void withoutAStateNothingHappens() {
        stateManager.detach(state);
        Geometry wall = box("wall", 1, 1, 0.5f, 0);
        state.addCollisionListener(listener());
        frame();
        frame();
        assertEquals(List.of(), log);
        String why = state.diagnose(player, wall);
        assertTrue(why.contains("attach"), why);
        stateManager.attach(state);
        frame();
        assertEquals(List.of("ENTER player wall"), log);
    }

    @Test
    void aControlBelowTheBodyGetsNoEvents() {
        Node body = new Node("body");
        Geometry part = box("part", 1, 1, 0.5f, 0);
        body.attachChild(part);
        rootNode.attachChild(body);
        body.addControl(new ColliderControl());
        CollisionScript script = new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                log.add(event.getOther().getName());
            }
        };
        part.addControl(script);
        frame();
        assertTrue(state.isColliding(player, body));
        assertEquals(List.of(), log);
    }

    @Test
    void aBodyInABodyCollidesUnlessBothAreInOneNegativeGroup() {
        Geometry sword = box("sword", 1, 1, 0, 0);
        Node knight = new Node("knight");
        Node player = knight;
        knight.attachChild(this.player);
        knight.attachChild(sword);
        rootNode.attachChild(knight);
        knight.addControl(new ColliderControl());
        sword.addControl(new ColliderControl());
        frame();
        assertTrue(state.isColliding(knight, sword));
        player.getControl(ColliderControl.class).setGroup(-1);
        sword.getControl(ColliderControl.class).setGroup(-1);
        frame();
        assertFalse(state.isColliding(knight, sword));
    }

    @Override
    void simpleUpdate(float tpf) {
        if (player.getControl(PushApart.class) != null && !log.contains("before the tick")) {
            player.move(4 * tpf, 0, 0);
        }
    }

    @Test
    void movesAfterTheTickArePushedOutOneFrameLate() {
        Geometry wall = box("wall", 1, 1, 1, 0);
        ColliderControl fixed = new ColliderControl();
        fixed.setFixed(true);
        wall.addControl(fixed);
        player.addControl(new PushApart());
        frame();
        assertEquals(4 * TPF, player.getLocalTranslation().x, 0.001f);
        log.add("before the tick");
        state.addTickListener(new CollisionTickListener() {
            @Override
            public void beforeTick(SatCollisionState state, float tpf) {
                player.move(4 * tpf, 0, 0);
            }
        });
        frame();
        assertEquals(0, player.getLocalTranslation().x, 0.001f);
    }

    @Test
    void aBackdropHitsEverythingUntilItIsExcluded() {
        Geometry backdrop = box("backdrop", 100, 100, 0, 0);
        frame();
        assertTrue(state.isColliding(player, backdrop));
        backdrop.setUserData("jmesat.collider", false);
        frame();
        assertFalse(state.isColliding(player, backdrop));
    }

    @Test
    void aHealthBarIsPartOfTheBodyUntilItIsExcluded() {
        Node hero = new Node("hero");
        rootNode.attachChild(hero);
        hero.attachChild(player);
        Geometry bar = box("bar", 1, 0.2f, 0, 1.5f);
        hero.attachChild(bar);
        hero.addControl(new ColliderControl());
        Geometry ceiling = box("ceiling", 4, 1, 0, 2);
        frame();
        assertTrue(state.isColliding(hero, ceiling));
        bar.setUserData("jmesat.collider", false);
        frame();
        assertFalse(state.isColliding(hero, ceiling));
    }

    @Test
    void aMoverRunsOverTilesAndIsCarried() {
        player.removeFromParent();
        Geometry hero = box("hero", 0.8f, 0.8f, 0, 0.4f);
        for (int i = 0; i < 8; i++) {
            box("tile", 1, 1, i, -0.5f).setUserData("jmesat.fixed", true);
        }
        Geometry platform = box("platform", 2, 1, -1.5f, -0.5f);
        platform.setUserData("jmesat.fixed", true);
        CharacterMover mover = new CharacterMover();
        hero.addControl(mover);
        frame();
        mover.setVelocity(new Vector3f(6, -1, 0));
        for (int i = 1; i <= 60; i++) {
            frame();
            assertEquals(6 * TPF * i, hero.getLocalTranslation().x, 1e-3f);
        }
        mover.setVelocity(new Vector3f(0, -1, 0));
        mover.teleport();
        hero.setLocalTranslation(-1.5f, 0.4f, 0);
        frame();
        frame();
        for (int i = 1; i <= 20; i++) {
            platform.move(-0.1f, -0.05f, 0);
            frame();
            assertEquals(platform, mover.getGround());
            assertEquals(platform.getLocalTranslation().x, hero.getLocalTranslation().x, 1e-3f);
        }
    }

    @Test
    void twoStatesOverTheSameSpatialsReportEverythingTwice() {
        stateManager.attach(new SatCollisionState());
        box("wall", 1, 1, 0.5f, 0);
        player.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                log.add(event.getOther().getName());
            }
        });
        frame();
        assertEquals(List.of("wall", "wall"), log);
    }

    @Test
    void aKeptEventThrowsAndACopyDoesNot() {
        box("wall", 1, 1, 0.5f, 0);
        CollisionEvent[] lent = new CollisionEvent[1];
        player.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                lent[0] = event;
                kept = event.copy();
            }
        });
        frame();
        assertThrows(IllegalStateException.class, () -> lent[0].getOther());
        assertEquals("wall", kept.getOther().getName());
    }

    @Test
    void spatialsFarApartInZCollide() {
        Geometry far = box("far", 1, 1, 0, 0);
        far.setLocalTranslation(0, 0, -500);
        frame();
        assertTrue(state.isColliding(player, far));
    }

    @Test
    void aGroundInXzHasAPlaneOfItsOwn() {
        player.removeFromParent();
        Geometry a = tile("a", 0);
        Geometry b = tile("b", 3);
        frame();
        assertTrue(state.isColliding(a, b), "seen edge-on they lie in each other");
        state.setPlane(ProjectionPlane.XZ);
        frame();
        assertFalse(state.isColliding(a, b));
        b.setLocalTranslation(0, 0, 0.9f);
        frame();
        frame();
        assertTrue(state.isColliding(a, b));
        assertEquals(-0.9, state.getWorld().getColliders().get(1).getPiece(0).centerY(), 1e-5);
    }

    /** A square of side 1 in the XZ plane. */
    private Geometry tile(String name, float z) {
        Geometry tile = box(name, 1, 1, 0, 0);
        tile.setLocalRotation(new Quaternion().fromAngles(-FastMath.HALF_PI, 0, 0));
        tile.setLocalTranslation(0, 0, z);
        return tile;
    }
}
