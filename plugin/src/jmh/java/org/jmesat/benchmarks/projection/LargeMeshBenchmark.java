package org.jmesat.benchmarks.projection;

import com.jme3.math.Quaternion;
import com.jme3.math.Transform;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.util.BufferUtils;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.logging.Logger;
import org.jmesat.control.ColliderControl;
import org.jmesat.internal.geometry.ConvexHull;
import org.jmesat.internal.scan.SceneScanner;
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
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Times the scan of one large mesh that turns out of the plane, and of one marked as dynamic that does not change,
 * beside bare loops over all vertices: projection and hull, and copying. They are timed in alternation. Ignore the
 * score; the results are the counters, means over the frames of an iteration, in processor time of the thread.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(value = 1, jvmArgsAppend = {"-XX:+UseSerialGC", "-Xmx2g"})
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 10, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class LargeMeshBenchmark {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** Microseconds a frame. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class Times {
        public double turned;
        public double projected;
        public double dynamic;
        public double copied;
        private final long[] nanos = new long[4];
        private int frames;

        @Setup(Level.Iteration)
        public void reset() {
            Arrays.fill(nanos, 0);
            frames = 0;
        }

        private void endFrame() {
            frames++;
            turned = 1e-3 * nanos[0] / frames;
            projected = 1e-3 * nanos[1] / frames;
            dynamic = 1e-3 * nanos[2] / frames;
            copied = 1e-3 * nanos[3] / frames;
        }
    }

    @Param
    LargeMesh mesh;

    private final Node turningRoot = new Node("turning");
    private final Node dynamicRoot = new Node("dynamic");
    private final ConvexHull hull = new ConvexHull();
    private Geometry turning;
    private SceneScanner turningScanner;
    private SceneScanner dynamicScanner;
    private float[] xyz;
    private float[] points;
    private float[] copy;
    private int frame;

    @Setup
    public void prepare() {
        turning = mesh.load();
        xyz = BufferUtils.getFloatArray(turning.getMesh().getFloatBuffer(Type.Position));
        points = new float[xyz.length / 3 * 2];
        copy = new float[xyz.length];
        Geometry dynamic = new Geometry("dynamic", turning.getMesh());
        ColliderControl control = new ColliderControl();
        control.setDynamic(true);
        dynamic.addControl(control);
        turningRoot.attachChild(turning);
        dynamicRoot.attachChild(dynamic);
        turningScanner = new SceneScanner(new CollisionWorld(), Logger.getLogger("benchmark"));
        dynamicScanner = new SceneScanner(new CollisionWorld(), Logger.getLogger("benchmark"));
    }

    @Benchmark
    public void frame(Times times, Blackhole hole) {
        frame++;
        turning.setLocalRotation(new Quaternion().fromAngles(0.01f * frame, 0.013f * frame, 0.007f * frame));
        for (int i = 0; i < 4; i++) {
            int each = (frame + i) % 4;
            long begin = THREADS.getCurrentThreadCpuTime();
            switch (each) {
                case 0 -> turningScanner.scan(turningRoot, false);
                case 1 -> hole.consume(project(turning.getLocalTransform()));
                case 2 -> dynamicScanner.scan(dynamicRoot, false);
                default -> {
                    System.arraycopy(xyz, 0, copy, 0, xyz.length);
                    hole.consume(copy);
                }
            }
            times.nanos[each] += THREADS.getCurrentThreadCpuTime() - begin;
        }
        times.endFrame();
    }

    private int project(Transform transform) {
        Vector3f x = transform.getRotation().mult(Vector3f.UNIT_X);
        Vector3f y = transform.getRotation().mult(Vector3f.UNIT_Y);
        Vector3f z = transform.getRotation().mult(Vector3f.UNIT_Z);
        double xx = x.x;
        double xy = y.x;
        double xz = z.x;
        double yx = x.y;
        double yy = y.y;
        double yz = z.y;
        int count = xyz.length / 3;
        for (int i = 0; i < count; i++) {
            double vx = xyz[3 * i];
            double vy = xyz[3 * i + 1];
            double vz = xyz[3 * i + 2];
            points[2 * i] = (float) (xx * vx + xy * vy + xz * vz);
            points[2 * i + 1] = (float) (yx * vx + yy * vy + yz * vz);
        }
        return hull.compute(points, count);
    }
}
