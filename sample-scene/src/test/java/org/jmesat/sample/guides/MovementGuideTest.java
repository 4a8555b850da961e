package org.jmesat.sample.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import java.util.List;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.jmesat.app.SceneMove;
import org.jmesat.app.SceneQueries;
import org.jmesat.control.CharacterMover;
import org.jmesat.control.ColliderControl;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.world.QueryFilter;
import org.junit.jupiter.api.Test;

/** Contains the code of docs/guides/movement.md, and tests that it behaves as the page says. */
class MovementGuideTest extends PageScene {
    private static final float STEP = 1 / 60f;

    private final Vector3f from = new Vector3f();
    private final Vector3f to = new Vector3f();
    private final Vector3f place = new Vector3f();
    private final Geometry model = box("model", 1, 1, 0, 0);
    private float late;

    MovementGuideTest() {
        model.setUserData("jmesat.collider", false);
    }

    private Geometry fixed(String name, float width, float height, float x, float y) {
        Geometry box = box(name, width, height, x, y);
        box.setUserData("jmesat.fixed", true);
        return box;
    }

    @Test
    void userDataMakesAMoverThatClimbsSteps() {
        Geometry hero = box("hero", 1, 1, 0, 0.5f);
        fixed("floor", 20, 1, 0, -0.5f);
        hero.setUserData("jmesat.mover", true);
        hero.setUserData("jmesat.mover.stepHeight", 0.3f);
        frame();
        CharacterMover mover = (CharacterMover) state.getScripts(hero).get(0);
        assertEquals(0.3f, mover.getStepHeight());
        mover.setVelocity(new Vector3f(3, -1, 0));
        for (int i = 0; i < 60; i++) {
            frame();
        }
        assertEquals(3, hero.getLocalTranslation().x, 1e-3f);
        assertTrue(mover.isOnGround());
        assertEquals(List.of(), state.getProblems());
    }

    @Test
    void aCrateThatFallsByMoveAndSlideIsNeverInTheFloor() {
        Geometry crate = box("crate", 1, 1, 0, 0.72f);
        fixed("floor", 20, 1, 0, -0.5f);
        SceneQueries queries = state.getQueries();
        SceneMove way = new SceneMove();
        Vector3f fall = new Vector3f();
        state.addTickListener(new CollisionTickListener() {
            @Override
            public void beforeTick(SatCollisionState state, float tpf) {
                queries.moveAndSlide(crate, fall.set(0, -3 * tpf, 0), QueryFilter.ALL, way);
                crate.move(way.getMove(fall));
            }
        });
        for (int i = 0; i < 60; i++) {
            frame();
            assertTrue(crate.getLocalTranslation().y >= 0.5f - 1e-5f);
        }
        assertEquals(0.5f, crate.getLocalTranslation().y, 1e-5f);
        assertSame(rootNode.getChild("floor"), way.getSpatial(0));
    }

    @Override
    void simpleUpdate(float tpf) {
        late = Math.min(late + tpf, STEP);
        place.interpolateLocal(from, to, late / STEP);
        model.setLocalTranslation(place);
    }

    /** The frames of a display with 144 Hz; a tick has a 60th of a second. */
    @Test
    void aModelBetweenTwoTicksMovesEvenly() {
        state.setFixedStep(STEP);
        Node hero = new Node("hero");
        ColliderControl collider = new ColliderControl();
        collider.setPolygon(ConvexPolygon.rectangle(1, 1));
        hero.addControl(collider);
        CharacterMover mover = new CharacterMover();
        mover.setVelocity(new Vector3f(3, 0, 0));
        hero.addControl(mover);
        rootNode.attachChild(hero);
        model.setUserData("jmesat.collider", false);
        state.addTickListener(new CollisionTickListener() {
            @Override
            public void afterTick(SatCollisionState state, float tpf) {
                late -= tpf;
                from.set(to);
                to.set(hero.getLocalTranslation());
            }
        });
        float frame = 1 / 144f;
        float last = 0;
        for (int i = 0; i < 288; i++) {
            frame(frame);
            float x = model.getLocalTranslation().x;
            assertTrue(i < 10 || Math.abs(x - last - 3 * frame) < 1e-3f, "frame " + i + ": " + (x - last));
            last = x;
        }
        assertEquals(6, last, 3 * STEP * 2);
    }
}
