package org.jmesat.benchmarks.projection;

import com.jme3.anim.AnimComposer;
import com.jme3.anim.util.AnimMigrationUtils;
import com.jme3.asset.AssetManager;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.ClasspathLocator;
import com.jme3.export.binary.BinaryLoader;
import com.jme3.material.plugins.J3MLoader;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import com.jme3.shader.plugins.GLSLLoader;
import com.jme3.texture.plugins.AWTLoader;
import com.jme3.texture.plugins.DDSLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jmesat.internal.project.PieceSettings;
import org.jmesat.internal.project.ProjectedGeometry;
import org.jmesat.internal.project.ProjectionCache;
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

/**
 * Times the projection of running Jaimes: as in a game, and with all their vertices read, skinned and projected. They
 * are timed separately and alternate, so that both have the same machine load. The animation is not timed. Ignore the
 * score; the results are the counters, means over the ticks of an iteration.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(value = 1, jvmArgsAppend = {"-XX:+UseSerialGC", "-Xmx2g"})
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 15, time = 300, timeUnit = TimeUnit.MILLISECONDS)
public class SkinnedBenchmark {
    private static final String JAIME = "Models/Jaime/Jaime.j3o";
    private static final float TPF = 0.016f;

    /** Microseconds a tick. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.EVENTS)
    public static class Times {
        public double skinned;
        public double skinnedAll;
        private long skinnedNanos;
        private long skinnedAllNanos;
        private int ticks;

        @Setup(Level.Iteration)
        public void reset() {
            skinnedNanos = 0;
            skinnedAllNanos = 0;
            ticks = 0;
        }

        private void endTick() {
            ticks++;
            skinned = 1e-3 * skinnedNanos / ticks;
            skinnedAll = 1e-3 * skinnedAllNanos / ticks;
        }
    }

    @Param("20")
    int models;

    private final List<Spatial> running = new ArrayList<>();
    private final List<Geometry> geometries = new ArrayList<>();
    private final List<ProjectedGeometry> outlines = new ArrayList<>();
    private final List<ProjectedGeometry> outlinesOfAll = new ArrayList<>();
    private final ProjectionCache cache = new ProjectionCache();
    private final ProjectionCache cacheOfAll = new ProjectionCache();
    private boolean allFirst;

    @Setup
    public void prepare() {
        AssetManager assets = new DesktopAssetManager();
        assets.registerLocator("/", ClasspathLocator.class);
        assets.registerLoader(BinaryLoader.class, "j3o");
        assets.registerLoader(J3MLoader.class, "j3m", "j3md");
        assets.registerLoader(GLSLLoader.class, "vert", "frag", "glsllib");
        assets.registerLoader(AWTLoader.class, "jpg", "png");
        assets.registerLoader(DDSLoader.class, "dds");
        for (int i = 0; i < models; i++) {
            Spatial model = assets.loadModel(JAIME);
            AnimMigrationUtils.migrate(model);
            model.rotate(0, i, 0);
            model.depthFirstTraversal(this::prepare);
            update(model, 0.1f * i);
            running.add(model);
        }
    }

    private void prepare(Spatial spatial) {
        if (spatial.getControl(AnimComposer.class) != null) {
            spatial.getControl(AnimComposer.class).setCurrentAction("Run");
        }
        if (spatial instanceof Geometry geometry) {
            geometries.add(geometry);
            outlines.add(new ProjectedGeometry());
            outlinesOfAll.add(new ProjectedGeometry());
        }
    }

    private static void update(Spatial model, float tpf) {
        model.updateLogicalState(tpf);
        model.updateGeometricState();
    }

    @Benchmark
    public void tick(Times times) {
        for (Spatial model : running) {
            update(model, TPF);
        }
        allFirst = !allFirst;
        if (allFirst) {
            times.skinnedAllNanos += project(cacheOfAll, outlinesOfAll, true);
            times.skinnedNanos += project(cache, outlines, false);
        } else {
            times.skinnedNanos += project(cache, outlines, false);
            times.skinnedAllNanos += project(cacheOfAll, outlinesOfAll, true);
        }
        times.endTick();
    }

    private long project(ProjectionCache used, List<ProjectedGeometry> projected, boolean all) {
        long begin = System.nanoTime();
        used.beginTick();
        for (int i = 0; i < projected.size(); i++) {
            projected.get(i).update(geometries.get(i), used, all, PieceSettings.HULL, 0);
        }
        used.endTick();
        return System.nanoTime() - begin;
    }
}
