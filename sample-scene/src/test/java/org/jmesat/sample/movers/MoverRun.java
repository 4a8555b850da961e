package org.jmesat.sample.movers;

import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.CharacterMover;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.sample.GameRun;

/**
 * A game without a window, one tick in each frame. After each tick the positions of its spatials are checked: the hero
 * is in nothing, he loses no way unless something is there, and he leaves the ground only where it ends.
 */
final class MoverRun extends GameRun<MoverRun.Game> {
    static final class Game extends SimpleApplication implements CollisionTickListener {
        /** Less than this is rounding, in world units. */
        private static final double ROUNDING = 2e-4;
        /** How far beside the hero something is sought that stops him. */
        private static final double BESIDE = 0.02;
        private static final double SKIN = 0.002;
        /** 1 less the cosine of half the angle of the slope. */
        private static final double BEND = 0.03;
        /** The cosine of the angle of the slope: what he makes of his way along X if he lands on it. */
        private static final double LEVEL = 0.89;
        /** How far below and above him a corner may be that he has passed in a tick. */
        private static final double EDGE = 0.2;
        /** How deep he may be in something: half the tolerance, and the rounding of positions to floats. */
        private static final double DEEPEST = 0.7;
        private static final int MOST_FAULTS = 6;

        final SatCollisionState collisions = new SatCollisionState();
        final List<String> faults = new ArrayList<>();
        /** The names of what the hero has stood on and run into. */
        final Set<String> grounds = new TreeSet<>();
        int walls;
        int ceilings;
        int pushes;
        double way;
        MoverGame game;
        private final MoverApplication.Factory factory;
        private final long seed;
        private Bodies bodies;
        private Geometry hero;
        private final Vector3f velocity = new Vector3f();
        private final Vector3f before = new Vector3f();
        private final Vector3f moved = new Vector3f();
        private final Vector3f normal = new Vector3f();
        private Spatial ground;
        private final Vector3f groundPlace = new Vector3f();
        private final Vector3f carried = new Vector3f();
        private final List<Vector3f> cratePlaces = new ArrayList<>();

        Game(MoverApplication.Factory factory, long seed) {
            super(new AppState[0]);
            this.factory = factory;
            this.seed = seed;
        }

        @Override
        public void simpleInitApp() {
            game = factory.create(assetManager, collisions, new Wanderer(seed));
            rootNode.attachChild(game.scene());
            stateManager.attach(game);
            stateManager.attach(collisions);
        }

        private void begin() {
            // After the game, which steers.
            collisions.addTickListener(this);
            bodies = new Bodies(collisions.getPlane());
            for (Spatial each : game.scene().getChildren()) {
                if (!Boolean.FALSE.equals(each.getUserData("jmesat.collider"))) {
                    bodies.add((Geometry) each);
                }
            }
            hero = (Geometry) game.mover().getSpatial();
        }

        @Override
        public void beforeTick(SatCollisionState state, float tpf) {
            carried.set(0, 0, 0);
            if (ground != null) {
                carried.set(ground.getWorldTranslation()).subtractLocal(groundPlace);
            }
            before.set(hero.getWorldTranslation());
            game.mover().getVelocity(velocity);
            cratePlaces.clear();
            game.crates().forEach(crate -> cratePlaces.add(crate.getWorldTranslation().clone()));
        }

        @Override
        public void afterTick(SatCollisionState state, float tpf) {
            CharacterMover mover = game.mover();
            moved.set(hero.getWorldTranslation()).subtractLocal(before);
            way += moved.length();
            boolean onCrate = ground != null && game.crates().contains(ground);
            boolean stood = ground != null;
            checkPlaces();
            if (!mover.isCrushed() && !onCrate) {
                checkWay(stood, tpf);
                checkGround(stood, tpf);
            }
            ground = mover.getGround();
            if (ground != null) {
                groundPlace.set(ground.getWorldTranslation());
                grounds.add(ground.getName());
            }
            walls += mover.isOnWall() ? 1 : 0;
            ceilings += mover.isOnCeiling() ? 1 : 0;
            pushes += pushes() ? 1 : 0;
        }

        private void checkPlaces() {
            double depth = bodies.depth(hero, each -> !game.crates().contains(each));
            if (depth > DEEPEST) {
                fault("is in something by " + depth + " tolerances");
            }
            // A crate that is below him may be pushed up into him after he has moved.
            depth = bodies.depth(hero, each -> game.crates().contains(each) && !isBelow(each));
            if (depth > 1) {
                fault("is in a crate by " + depth + " tolerances");
            }
            for (Geometry crate : game.crates()) {
                depth = bodies.depth(crate, each -> each != hero);
                if (depth > 1) {
                    fault(crate.getName() + " at " + crate.getWorldTranslation() + " is in something by " + depth
                            + " tolerances");
                }
            }
        }

        private boolean isBelow(Geometry crate) {
            return collisions.getPlane() == ProjectionPlane.XY
                    && crate.getWorldTranslation().y < hero.getWorldTranslation().y;
        }

        /** What is missing of the way is in something, or was stopped by it. */
        private void checkWay(boolean stood, float tpf) {
            ProjectionPlane plane = collisions.getPlane();
            double x = plane.x(velocity) * tpf;
            double y = plane.y(velocity) * tpf;
            double movedX = plane.x(moved) - plane.x(carried);
            double movedY = plane.y(moved) - plane.y(carried);
            boolean free;
            double missing;
            if (plane != ProjectionPlane.XY) {
                missing = Math.hypot(x - movedX, y - movedY);
                double scale = BESIDE / Math.max(ROUNDING, missing);
                free = !bodies.isBlocked(hero, scale * (x - movedX), scale * (y - movedY));
            } else {
                boolean walks = stood && game.mover().isOnGround() && velocity.y <= 0;
                // On a slope he keeps his speed; where it begins and ends, the straight line is a little shorter.
                boolean isLevel = game.mover().getGroundNormal(normal).y > 0.99f;
                missing = !walks ? Math.abs(x) * (game.mover().isOnGround() ? LEVEL : 1) - Math.signum(x) * movedX
                        : isLevel ? Math.abs(x) * (1 - BEND) - Math.abs(movedX) - Math.abs(movedY)
                        : Math.abs(x) * (1 - BEND) - Math.hypot(movedX, movedY);
                free = isFree(Math.copySign(BESIDE, x), 0, walks)
                        && isFree(Math.copySign(BESIDE, x) - movedX, -movedY, walks);
            }
            if (missing > ROUNDING && free && !pushes()) {
                fault("misses " + missing + " of the way, and nothing is there");
            }
        }

        /** Whether he has pushed a crate away in this tick. */
        private boolean pushes() {
            boolean found = false;
            for (int i = 0; i < cratePlaces.size(); i++) {
                found |= cratePlaces.get(i).distance(game.crates().get(i).getWorldTranslation()) > ROUNDING;
            }
            return found;
        }

        private boolean isFree(double dx, double dy, boolean walks) {
            // A tunnel of just his height is no free way.
            return !bodies.isBlocked(hero, dx, walks ? dy + ROUNDING : dy)
                    || walks && !bodies.isBlocked(hero, dx, dy + BESIDE + SKIN);
        }

        /** On the ground he rises only as it does, and stays on it as long as it is there. */
        private void checkGround(boolean stood, float tpf) {
            if (collisions.getPlane() != ProjectionPlane.XY) {
                return;
            }
            boolean jumps = velocity.y > 0;
            boolean stands = game.mover().isOnGround();
            if (!jumps && moved.y > carried.y + ROUNDING && !climbs(tpf) && !bodies.isBlocked(hero, 0, -BESIDE)
                    && !bodies.isBlocked(hero, -moved.x, -moved.y - BESIDE)) {
                fault("hops by " + moved.y);
            }
            if (!jumps && stands && !bodies.isBlocked(hero, SKIN, -BESIDE) && !bodies.isBlocked(hero, -SKIN, -BESIDE)) {
                fault("stands in the air");
            }
            double snap = game.mover().getSnap();
            if (stood && !jumps && !stands && bodies.isBlocked(hero, 0, BESIDE - snap)) {
                fault("loses the ground");
            }
            double fall = velocity.y * tpf - moved.y;
            boolean passesEdge = isAtEdge(0, 0) || isAtEdge(-moved.x, -moved.y);
            if (!stood && !stands && Math.abs(fall) > ROUNDING && !passesEdge) {
                fault("falls by " + moved.y + " instead of " + velocity.y * tpf);
            }
        }

        /** Whether he went up a step: it was beside the place he comes from, with room as high as he can step. */
        private boolean climbs(float tpf) {
            double side = Math.copySign(BESIDE, velocity.x) - moved.x;
            return moved.y <= Math.abs(velocity.x) * tpf + ROUNDING && game.mover().isOnGround()
                    && bodies.isBlocked(hero, side, -moved.y)
                    && !bodies.isBlocked(hero, side, game.mover().getStepHeight() + SKIN - moved.y);
        }

        private boolean isAtEdge(double dx, double dy) {
            return bodies.isBlocked(hero, dx + SKIN, dy - EDGE) || bodies.isBlocked(hero, dx - SKIN, dy - EDGE)
                    || bodies.isBlocked(hero, dx, dy + EDGE);
        }

        private void fault(String text) {
            if (faults.size() < MOST_FAULTS) {
                faults.add("tick " + collisions.getTick() + " at " + hero.getWorldTranslation() + ", moved " + moved
                        + " by velocity " + velocity + " on " + ground + " (moved " + carried + "): " + text);
            }
        }
    }

    MoverRun(MoverApplication.Factory factory, long seed) {
        super(new Game(factory, seed));
        frames(1);
        step(game()::begin);
    }
}
