package org.jmesat.benchmarks.projection;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jmesat.internal.scan.SceneScanner;
import org.jmesat.world.CollisionWorld;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Times the scan of a scene whose colliders get their pieces in one way and move in one way: all that a tick does
 * before the step of the world, with the engine's own update of their transforms. Ignore the score; the results are the
 * counters, means over the frames of an iteration, in processor time of the thread.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(value = 1, jvmArgsAppend = {"-XX:+UseSerialGC", "-Xmx2g"})
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 10, time = 300, timeUnit = TimeUnit.MILLISECONDS)
public class ShapeBenchmark {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Nanoseconds and bytes for each collider and frame. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class Costs {
        public double nanos;
        public double bytes;
        private long allNanos;
        private long allBytes;
        private long colliders;

        @Setup(org.openjdk.jmh.annotations.Level.Iteration)
        public void reset() {
            allNanos = 0;
            allBytes = 0;
            colliders = 0;
        }

        private void add(long nanoseconds, long allocated, int count) {
            allNanos += nanoseconds;
            allBytes += allocated;
            colliders += count;
            nanos = (double) allNanos / colliders;
            bytes = (double) allBytes / colliders;
        }
    }

    @Param
    Shape shape;

    @Param
    Motion motion;

    private final Node root = new Node("root");
    private final List<Geometry> geometries = new ArrayList<>();
    private final Quaternion turn = new Quaternion();
    private SceneScanner scanner;
    private int frame;

    @Setup
    public void prepare() {
        Logger logger = Logger.getLogger("benchmark");
        logger.setLevel(Level.OFF);
        scanner = new SceneScanner(new CollisionWorld(), logger);
        boolean slow = motion == Motion.TURN_OUT_OF_PLANE && shape.name().startsWith("OUTLINE");
        for (int i = 0; i < (slow ? 4 : 400); i++) {
            Geometry geometry = shape.collider();
            geometry.setLocalTranslation(2 * (i % 20), 2 * (i / 20), 0);
            geometries.add(geometry);
            root.attachChild(geometry);
        }
        move();
        scanner.scan(root, false);
    }

    private void move() {
        frame++;
        for (int i = 0; i < geometries.size(); i++) {
            Geometry geometry = geometries.get(i);
            switch (motion) {
                case MOVE -> geometry.move(frame % 2 == 0 ? 0.01f : -0.01f, 0, 0);
                case TURN_IN_PLANE -> geometry.setLocalRotation(
                        turn.fromAngleNormalAxis(0.01f * frame, Vector3f.UNIT_Z).multLocal(shape.tilt()));
                case TURN_OUT_OF_PLANE -> geometry.setLocalRotation(
                        turn.fromAngles(0.01f * frame, FastMath.sin(0.03f * frame) + 0.01f * i, 0));
                default -> {
                    // Stands still.
                }
            }
        }
    }

    @Benchmark
    public void frame(Costs costs) {
        move();
        long thread = Thread.currentThread().getId();
        long allocated = THREADS.getThreadAllocatedBytes(thread);
        long begin = THREADS.getCurrentThreadCpuTime();
        scanner.scan(root, false);
        long nanos = THREADS.getCurrentThreadCpuTime() - begin;
        costs.add(nanos, THREADS.getThreadAllocatedBytes(thread) - allocated, geometries.size());
    }
}
