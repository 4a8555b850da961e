package org.jmesat.control;

import static org.jmesat.control.CharacterMoverScene.BOX;
import static org.jmesat.control.CharacterMoverScene.TILE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.ConvexPolygon;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What a continuous mover meets in a frame: on the way that it goes, not on the line from its start to its end. */
class CharacterMoverPathTest {
    private static final ConvexPolygon COIN = ConvexPolygon.rectangle(0.1f, 0.1f);

    @AutoClose
    private final CharacterMoverScene movers = new CharacterMoverScene();
    private final List<String> met = new ArrayList<>();
    private CharacterMover mover;

    private void mover(double x, double y) {
        mover = movers.mover(BOX, x, y);
        mover.setStepHeight(0.3f);
        movers.scene.step(() -> {
            mover.getSpatial().getControl(ColliderControl.class).setContinuous(true);
            mover.getSpatial().addControl(new Notes());
        });
    }

    private final class Notes extends CollisionScript {
        @Override
        public void onCollisionEnter(CollisionEvent event) {
            met.add(String.format(Locale.ROOT, "%s at %.3f%s", event.getOther().getName(), event.getFraction(),
                    event.isPassThrough() ? ", passed" : ""));
        }
    }

    /** A step 0.25 high, 0.3 to the right of the mover, and a coin where its upper left corner comes on the step. */
    private Node step() {
        movers.floor().setName("floor");
        movers.fixed(ConvexPolygon.rectangle(4, 0.5f), 3, 0).setName("step");
        mover(0.3, 0.4);
        movers.frame(mover, 0, -0.01);
        met.clear();
        Node coin = movers.node(COIN, 0.27, 1);
        coin.setName("coin");
        coin.getControl(ColliderControl.class).setTrigger(true);
        movers.scene.attach(coin);
        return coin;
    }

    @ParameterizedTest
    @EnumSource(TouchPolicy.class)
    void aTriggerBesideAStepIsMetWhenTheBodyClimbsPastIt(TouchPolicy policy) {
        movers.scene.state().setTouchPolicy(policy);
        step();
        movers.scene.frame();
        met.removeIf(each -> !each.startsWith("coin"));
        assertEquals(List.of(), met);
        // 0.3 to the step, 0.25 up, and on: it reaches the coin 0.15 above the floor.
        movers.frame(mover, 1, 0);
        met.removeIf(each -> !each.startsWith("coin"));
        assertEquals(List.of("coin at 0.450, passed"), met);
    }

    @ParameterizedTest
    @EnumSource(TouchPolicy.class)
    void bothBodiesMove(TouchPolicy policy) {
        movers.scene.state().setTouchPolicy(policy);
        Node coin = step();
        movers.scene.frame(() -> coin.setLocalTranslation(0.27f, 1.2f, 0));
        movers.scene.frame(() -> {
            movers.steer(mover, 1, 0);
            coin.setLocalTranslation(0.27f, 0.9f, 0);
        });
        met.removeIf(each -> !each.startsWith("coin"));
        assertEquals(List.of("coin at 0.500, passed"), met);
    }

    @ParameterizedTest
    @CsvSource({"0.6, 0.8", "0.3, 0.8", "2.4, 3.2"})
    void aCornerThatTheBodyGoesRoundIsNotMet(double dx, double dy) {
        movers.scene.state().setTouchPolicy(TouchPolicy.EXCLUSIVE);
        movers.fixed(TILE, 1, 0);
        mover(0.1, 0.5);
        movers.scene.frame();
        movers.frame(mover, dx, dy);
        assertEquals(0.5 + dy, movers.at(mover).y, 1e-3);
        assertEquals(0.1 + dx * (1 - 0.4 / dy), movers.at(mover).x, 1e-3);
        assertEquals(List.of(), met);
    }
}
