package org.jmesat.benchmarks.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jmesat.app.SatCollisionState;
import org.jmesat.benchmarks.IdleApplication;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.PushApart;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.sat.ShapeCopy;
import org.jmesat.internal.step.WorldAccess;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Times frames of a scene: a bare walk over it, a tick of the app state, and a step of a world with the same colliders.
 * They are timed separately and alternate, so that all have the same caches and machine load. Ignore the score; the
 * results are the counters, means over the frames of an iteration.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(value = 1, jvmArgsAppend = {"-XX:+UseSerialGC", "-Xmx2g"})
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 15, time = 300, timeUnit = TimeUnit.MILLISECONDS)
public class SceneBenchmark {
    /** Microseconds a frame. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class Times {
        public double walk;
        public double tick;
        public double step;
        private long walkNanos;
        private long tickNanos;
        private long stepNanos;
        private int frames;

        @Setup(Level.Iteration)
        public void reset() {
            walkNanos = 0;
            tickNanos = 0;
            stepNanos = 0;
            frames = 0;
        }

        private void endFrame() {
            frames++;
            walk = 1e-3 * walkNanos / frames;
            tick = 1e-3 * tickNanos / frames;
            step = 1e-3 * stepNanos / frames;
        }
    }

    @Param({"10x20", "10x200", "100x100", "10x10x100"})
    String branches;

    @Param
    Motion motion;

    private SceneTree scene;
    private SatCollisionState state;
    private final CollisionWorld world = new CollisionWorld();
    private final List<Collider> colliders = new ArrayList<>();
    private boolean walkFirst;

    @Setup
    public void prepare() {
        scene = new SceneTree(branches);
        state = usedState();
        PolygonBuffer shape = new PolygonBuffer();
        for (Collider model : state.getWorld().getColliders()) {
            Collider collider = world.add(null);
            WorldAccess.<CollisionWorld, Collider>get().setPieceCount(collider, 1);
            ShapeCopy.copy(model.getPiece(0), shape);
            WorldAccess.<CollisionWorld, Collider>get().setPiece(collider, 0, shape, 0, 0);
            collider.setPosition(model.getX(), model.getY());
            colliders.add(collider);
        }
    }

    /** As in a game: with a listener, with a response, and after the debug view was shown. */
    private SatCollisionState usedState() {
        SatCollisionState used = IdleApplication.initialize(new SatCollisionState(scene.root()));
        used.addCollisionListener(new CollisionListener() { });
        scene.root().addControl(new PushApart());
        used.update(0);
        CollisionDebugState view = IdleApplication.initialize(new CollisionDebugState());
        view.setCollisionState(used);
        view.setVisible(true);
        view.update(0);
        view.setVisible(false);
        view.update(0);
        return used;
    }

    @Benchmark
    public void frame(Times times, Blackhole hole) {
        scene.move(motion);
        follow();
        long begin = System.nanoTime();
        world.step();
        times.stepNanos += System.nanoTime() - begin;
        // Alternate, because the first of the two warms the caches for the second.
        walkFirst = !walkFirst;
        if (walkFirst) {
            walk(times, hole);
        }
        begin = System.nanoTime();
        state.update(0);
        times.tickNanos += System.nanoTime() - begin;
        if (!walkFirst) {
            walk(times, hole);
        }
        times.endFrame();
    }

    private void walk(Times times, Blackhole hole) {
        long begin = System.nanoTime();
        hole.consume(scene.walk());
        times.walkNanos += System.nanoTime() - begin;
    }

    /** Sets the poses of the world without an app state; not timed. */
    private void follow() {
        for (int i = 0; i < colliders.size() && motion != Motion.STILL; i++) {
            Collider collider = colliders.get(i);
            collider.setPosition(scene.x(i), scene.y(i));
            if (motion == Motion.TURNING) {
                collider.setRotation(scene.cos(), scene.sin());
            }
        }
    }

    /** Fails unless the app state and the separate world have the same colliders. */
    @TearDown
    public void check() {
        List<Collider> models = state.getWorld().getColliders();
        if (models.size() != scene.size() || !state.getWorld().getContacts().isEmpty()
                || !world.getContacts().isEmpty()) {
            throw new IllegalStateException(models.size() + " colliders of " + scene.size() + " geometries");
        }
        for (int i = 0; i < models.size(); i++) {
            double dx = models.get(i).getPiece(0).minX() - colliders.get(i).getPiece(0).minX();
            double dy = models.get(i).getPiece(0).minY() - colliders.get(i).getPiece(0).minY();
            if (!(Math.abs(dx) + Math.abs(dy) < 1e-4)) {
                throw new IllegalStateException("Collider " + i + " is off by " + dx + ", " + dy);
            }
        }
    }
}
