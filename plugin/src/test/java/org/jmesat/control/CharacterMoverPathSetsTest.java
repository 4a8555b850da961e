package org.jmesat.control;

import static org.jmesat.control.CharacterMoverScene.BOX;
import static org.jmesat.control.CharacterMoverScene.CIRCLE;
import static org.jmesat.control.CharacterMoverScene.TILE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.Rounds;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A continuous mover meets in one long frame what it meets in short ones. */
class CharacterMoverPathSetsTest {
    private static final float MARGIN = 0.004f;
    private static final int PARTS = 40;

    /** A move, where it ended, and the coins that were met. */
    private record Move(Vector3f from, double dx, double dy, Vector3f to, BitSet met) {
    }

    /** A mover among tiles and coins. */
    private static final class Level implements AutoCloseable {
        private static final int SIZE = 8;
        private final CharacterMoverScene movers = new CharacterMoverScene();
        private final CharacterMover mover;
        private final BitSet met = new BitSet();

        /** The coins are larger by a margin. */
        Level(long seed, TouchPolicy policy, float margin) {
            movers.scene.state().setTouchPolicy(policy);
            Random random = new Random(seed);
            for (int i = 0; i < SIZE * SIZE; i++) {
                boolean isBorder = i % SIZE % (SIZE - 1) == 0 || i / SIZE % (SIZE - 1) == 0;
                if (isBorder || i != SIZE + 1 && random.nextInt(6) == 0) {
                    movers.fixed(TILE, i % SIZE, i / SIZE);
                }
            }
            ConvexPolygon coin = ConvexPolygon.circle(0.0625f + margin);
            for (int i = 0; i < 150; i++) {
                Node node = movers.node(coin, 0.0625f * random.nextInt(16 * SIZE), 0.0625f * random.nextInt(16 * SIZE));
                node.getControl(ColliderControl.class).setTrigger(true);
                node.addControl(new Coin(i));
                movers.scene.attach(node);
            }
            mover = movers.mover(seed % 3 == 0 ? CIRCLE : BOX, 1, 1);
            movers.scene.step(() -> mover.getSpatial().getControl(ColliderControl.class).setContinuous(true));
            movers.scene.frame();
        }

        private final class Coin extends CollisionScript {
            private final int number;

            Coin(int number) {
                this.number = number;
            }

            @Override
            public void onCollisionEnter(CollisionEvent event) {
                note(event);
            }

            @Override
            public void onCollisionStay(CollisionEvent event) {
                note(event);
            }

            @Override
            public void onCollisionExit(CollisionEvent event) {
                note(event);
            }

            private void note(CollisionEvent event) {
                if (event.getOther() == mover.getSpatial()) {
                    met.set(number);
                }
            }
        }

        Move move(Vector3f from, double dx, double dy, int parts) {
            if (!from.equals(movers.at(mover))) {
                movers.scene.frame(() -> {
                    mover.getSpatial().setLocalTranslation(from);
                    mover.setVelocity(Vector3f.ZERO);
                    mover.teleport();
                });
            }
            met.clear();
            movers.frames(parts, mover, dx / parts, dy / parts);
            return new Move(from, dx, dy, movers.at(mover).clone(), (BitSet) met.clone());
        }

        @Override
        public void close() {
            movers.close();
        }
    }

    /** The same moves in short frames. */
    private static List<Move> inParts(List<Move> moves, long seed, TouchPolicy policy, float margin) {
        try (Level level = new Level(seed, policy, margin)) {
            return moves.stream().map(each -> level.move(each.from, each.dx, each.dy, PARTS)).toList();
        }
    }

    private static List<Move> moves(long seed, TouchPolicy policy) {
        Random random = new Random(seed);
        List<Move> moves = new ArrayList<>();
        try (Level level = new Level(seed, policy, 0)) {
            for (int i = 0; i < Rounds.of(200); i++) {
                double dx = (random.nextInt(65) - 32) / 16.0;
                double dy = (random.nextInt(65) - 32) / 16.0;
                moves.add(level.move(level.movers.at(level.mover).clone(), dx, dy, 1));
            }
        }
        return moves;
    }

    /** Smaller coins that it meets in short frames it meets in a long one, and no others than larger ones. */
    @ParameterizedTest
    @CsvSource({"1, INCLUSIVE", "2, EXCLUSIVE", "3, INCLUSIVE", "4, EXCLUSIVE"})
    void aLongFrameMeetsWhatShortFramesMeet(long seed, TouchPolicy policy) {
        List<Move> moves = moves(seed, policy);
        List<Move> withSmall = inParts(moves, seed, policy, -MARGIN);
        List<Move> withLarge = inParts(moves, seed, policy, MARGIN);
        int count = 0;
        for (int i = 0; i < moves.size(); i++) {
            Move move = moves.get(i);
            if (withSmall.get(i).to.distance(move.to) < MARGIN / 2) {
                String what = "seed " + seed + ": " + move;
                BitSet missing = withSmall.get(i).met;
                count += missing.cardinality();
                missing.andNot(move.met);
                assertEquals(new BitSet(), missing, what);
                BitSet more = (BitSet) move.met.clone();
                more.andNot(withLarge.get(i).met);
                assertEquals(new BitSet(), more, what);
            }
        }
        assertTrue(count > Rounds.of(200), "only " + count);
    }
}
