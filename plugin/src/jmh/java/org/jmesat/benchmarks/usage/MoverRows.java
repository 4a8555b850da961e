package org.jmesat.benchmarks.usage;

import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import java.util.function.Consumer;
import org.jmesat.app.SatCollisionState;
import org.jmesat.benchmarks.IdleApplication;
import org.jmesat.control.CharacterMover;
import org.jmesat.control.ColliderControl;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.narrowphase.FreePlace;
import org.jmesat.narrowphase.ShapePair;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionQueries;
import org.jmesat.world.CollisionWorld;
import org.jmesat.world.MoveResult;
import org.jmesat.world.QueryFilter;
import org.jmesat.world.QueryHit;

/** The rows of what moves and slides. */
final class MoverRows {
    private static final int TILES = 10_000;
    private static final int MOVERS = 1_000;
    private static final int CALLS = 1_000;
    private static final float TICK = 1 / 60f;
    private static final ConvexPolygon TILE = ConvexPolygon.rectangle(1, 1);
    private static final ConvexPolygon HERO = ConvexPolygon.rectangle(0.8f, 0.8f);

    private MoverRows() {
    }

    /** The free place of a box among four tiles, divided by a test of two shapes. */
    static Measured freePlace(Length length) {
        PlacedPolygon hero = PlacedPolygon.of(HERO, 0.45, 0.35, 0);
        PlacedPolygon[] tiles = new PlacedPolygon[4];
        for (int i = 0; i < tiles.length; i++) {
            tiles[i] = PlacedPolygon.of(TILE, i - 1, -0.5, 0);
        }
        FreePlace place = new FreePlace();
        ShapePair pair = new ShapePair();
        return calls(length, () -> {
            place.clear();
            for (PlacedPolygon tile : tiles) {
                place.add(hero, tile);
            }
            require(place.find(1));
        }, () -> require(pair.compute(hero, tiles[1])));
    }

    /** A move on a flat row of tiles, divided by a cast of the same shape. */
    static Measured moveAndSlide(Length length) {
        CollisionWorld world = new CollisionWorld();
        for (int i = 0; i < TILES; i++) {
            Collider tile = world.add(null);
            tile.setShape(TILE);
            tile.setFixed(true);
            tile.setPosition(i % 100, -0.5 - 4 * (i / 100));
        }
        Collider hero = world.add(null);
        hero.setShape(HERO);
        hero.setPosition(50.45, 0.4);
        world.step();
        CollisionQueries queries = world.getQueries();
        MoveResult result = new MoveResult();
        QueryHit hit = new QueryHit();
        return calls(length, () -> require(queries.moveAndSlide(hero, 0.1, -0.05, QueryFilter.ALL, result)),
                () -> require(queries.castCollider(hero, 0.1, -0.05, QueryFilter.ALL, hit)));
    }

    private static void require(boolean expected) {
        if (!expected) {
            throw new IllegalStateException("The result is another one");
        }
    }

    private static Measured calls(Length length, Runnable used, Runnable bare) {
        FrameTimes[] times = new Turns(Turns::processorTime, new Calls(used), new Calls(bare))
                .warmUp(length.frames(500)).measure(length.frames(1000));
        return Measured.ratio(times[0].median() / CALLS, times[1].median() / CALLS);
    }

    private record Calls(Runnable call) implements Frames {
        @Override
        public void move() {
            // Each call asks the same.
        }

        @Override
        public void run() {
            for (int i = 0; i < CALLS; i++) {
                call.run();
            }
        }
    }

    /** The tick of 1 000 movers that walk on 10 000 tiles, divided by that of boxes which the game moves. */
    static Measured movers(Length length) {
        Frames used = new Walkers(node -> node.addControl(walker()), 0);
        Frames bare = new Walkers(node -> { }, 3 * TICK);
        FrameTimes[] times = new Turns(Turns::processorTime, used, bare)
                .warmUp(length.frames(500)).measure(length.frames(1000));
        return Measured.ratio(times[0].median(), times[1].median());
    }

    private static CharacterMover walker() {
        CharacterMover mover = new CharacterMover();
        mover.setVelocity(new Vector3f(3, -3, 0));
        return mover;
    }

    /** Boxes on tiles, ten to a floor; each goes along its floor and comes back to the start of it. */
    private static final class Walkers implements Frames {
        private final Node root = new Node("level");
        private final Node[] walkers = new Node[MOVERS];
        private final SatCollisionState state = new SatCollisionState(root);
        private final float way;

        Walkers(Consumer<Node> control, float way) {
            this.way = way;
            for (int i = 0; i < TILES; i++) {
                attach(TILE, true, i % 100, -0.5f - 4 * (i / 100));
            }
            for (int i = 0; i < MOVERS; i++) {
                walkers[i] = attach(HERO, false, 10 * (i % 10), 0.4f - 4 * (i / 10));
                control.accept(walkers[i]);
            }
            IdleApplication.initialize(state);
        }

        private Node attach(ConvexPolygon shape, boolean fixed, float x, float y) {
            ColliderControl collider = new ColliderControl();
            collider.setPolygon(shape);
            collider.setFixed(fixed);
            Node node = new Node(fixed ? "tile" : "walker");
            node.addControl(collider);
            node.setLocalTranslation(x, y, 0);
            root.attachChild(node);
            return node;
        }

        @Override
        public void move() {
            for (Node walker : walkers) {
                Vector3f place = walker.getLocalTranslation();
                if (place.x > 98) {
                    walker.setLocalTranslation(0, place.y, 0);
                } else if (way > 0) {
                    walker.move(way, 0, 0);
                }
            }
            root.updateLogicalState(0);
            root.updateGeometricState();
        }

        @Override
        public void run() {
            state.update(TICK);
        }
    }
}
