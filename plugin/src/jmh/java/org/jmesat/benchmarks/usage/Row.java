package org.jmesat.benchmarks.usage;

import java.util.function.Function;
import org.jmesat.benchmarks.Verdict;
import org.jmesat.control.CollisionListener;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.world.WorldWorkload;

/** A use of the plugin beyond stepping, its required cost, and its measurement. All requirements are in this file. */
public enum Row {
    WORLD_LOOKED_AT("step after snapshot, pieces, points and an explanation were read once", atMost(1.05),
            length -> WorldRows.used(length, WorldFrames::look)),
    SCENE_LOOKED_AT("tick after debug view, diagnosis and `PushApart` for ten frames", atMost(1.05),
            length -> SceneRows.used(length, 10_000, 7_500, SceneFrames::look)),
    LISTENER("one listener with empty handlers, 4 000 boxes, 9 000 contacts", atMost(1.2),
            length -> SceneRows.used(length, 4_000, 9_000,
                    frames -> frames.state().addCollisionListener(new CollisionListener() { }))),
    CONTINUOUS("one continuous collider of 10 000", atMost(1.15),
            length -> WorldRows.used(length, frames -> frames.world().getColliders().get(0).setContinuous(true))),
    FILTER("a `PairFilter` that allows all", atMost(1.25),
            length -> WorldRows.used(length, frames -> frames.world().setPairFilter((a, b) -> true))),
    VISITORS("three added and three removed each step", atMost(1.15),
            length -> WorldRows.used(length, WorldFrames::addVisitors)),
    CONSTANT_WORK("p99 by p50 of constant work: how even the machine is", atMost(1.1), WorldRows::constantWork),
    WORST_10000("p99 by p50, 10 000", atMost(1.5), length -> WorldRows.worst(length, WorldWorkload.WORLD, 10_000, 99)),
    WORST_50000("p99 by p50, 50 000", atMost(1.6), length -> WorldRows.worst(length, WorldWorkload.WORLD, 50_000, 99)),
    MOSTLY_STILL("p95 by p50, 50 000 still and 500 moving", atMost(1.5),
            length -> WorldRows.worst(length, WorldWorkload.STATIC, 50_000, 95)),
    FIRST_STEPS_1000("first 300 steps by those after 3 000, 1 000", atMost(1.7),
            length -> WorldRows.firstSteps(length, WorldWorkload.WORLD, 1_000)),
    FIRST_STEPS_STILL("first 300 steps by those after 3 000, 50 000 still and 500 moving", atMost(1.7),
            length -> WorldRows.firstSteps(length, WorldWorkload.STATIC, 50_000)),
    SECOND_THREAD_10000("gain of a second thread, 10 000", atLeast(1.4),
            length -> WorldRows.secondThread(length, 10_000, 50)),
    SECOND_THREAD_50000("gain of a second thread, 50 000", atLeast(1.7),
            length -> WorldRows.secondThread(length, 50_000, 50)),
    SECOND_THREAD_P95_10000("p95 of two threads by that of one, 10 000", atMost(1),
            length -> WorldRows.secondThread(length, 10_000, 95)),
    SECOND_THREAD_P95_50000("p95 of two threads by that of one, 50 000", atMost(1),
            length -> WorldRows.secondThread(length, 50_000, 95)),
    OWN_MESHES("10 000 geometries, each with its own mesh, by one shared mesh", atMost(1.2), SceneRows::ownMeshes),
    ENGINE_200("tick by the engine's own update of the scene, 200 move", atMost(5),
            length -> SceneRows.byEngine(length, 200, false)),
    ENGINE_1000("tick by the engine's own update of the scene, 1 000 move", atMost(5),
            length -> SceneRows.byEngine(length, 1_000, false)),
    ENGINE_SHARED("tick by the engine's own update of the scene, 10 000 move, shared mesh", atMost(2.6),
            length -> SceneRows.byEngine(length, 10_000, false)),
    ENGINE_OWN("tick by the engine's own update of the scene, 10 000 move, own meshes", atMost(4),
            length -> SceneRows.byEngine(length, 10_000, true)),
    MARKED_200("200 boxes with a `ColliderControl` each, by 200 without, 40 move", atMost(1.25),
            length -> SceneRows.marked(length, 200)),
    MARKED_1000("the same with 1 000, 200 move", atMost(1.25), length -> SceneRows.marked(length, 1_000)),
    MARKED_2000("the same with 2 000, 400 move", atMost(1.25), length -> SceneRows.marked(length, 2_000)),
    PLANE_XZ("the scene in XZ, by the same in XY", atMost(1.03), length -> SceneRows.plane(length, ProjectionPlane.XZ)),
    DEPTH_TEST("the depth test, with all colliders at the same depth", atMost(1.1),
            length -> SceneRows.used(length, 10_000, 7_500, frames -> frames.state().setDepthTest(true))),
    MARKED_ONLY("tick of `MARKED_ONLY`, 8 400 spatials, none marked, ms", atMost(0.2), SceneRows::markedOnly),
    SCRIPTED("longest frame after the first one by the median, 10 000 spatials with scripts", atMost(3),
            SceneRows::scripted),
    HEAP_SHARED("heap for a box, shared mesh, bytes", atMost(1024),
            length -> SceneRows.heap(SceneRows.spread(false))),
    HEAP_OWN("heap for a box, own mesh, bytes", atMost(1024),
            length -> SceneRows.heap(SceneRows.spread(true))),
    HEAP_MARKED("heap for a box with a `ColliderControl`, shared mesh, bytes", atMost(1100),
            length -> SceneRows.heap(SceneRows.spread(false).mark())),
    FREE_PLACE("free place of a box among four tiles, by a test of two shapes", atMost(5), MoverRows::freePlace),
    MOVE_AND_SLIDE("move on a flat row of 10 000 tiles, by a cast of the same shape", atMost(4),
            MoverRows::moveAndSlide),
    MOVERS("tick of 1 000 movers on 10 000 tiles, by that of boxes which the game moves", atMost(2),
            MoverRows::movers),
    VIEW("frame with the debug view, 10 000 colliders, 39 000 pairs, by one without", atMost(1.3), ViewRows::shown),
    VIEW_DRAWN("the same, with the scene culled, sorted and passed to a renderer that draws nothing", atMost(1.3),
            ViewRows::drawn),
    VIEW_GARBAGE("allocated by the debug view, its pair stays, kB a frame", atMost(0), ViewRows::garbageShown),
    FIRST_WORLD("longest frame of the first use of the app state, 10 000, ms", atMost(50),
            length -> ViewRows.firstWorld()),
    FIRST_VIEW("longest frame of the first use of the debug view, 10 000, ms", atMost(50), ViewRows::firstView),
    BUSY_MACHINE("two worker threads by one, 700 bodies, each processor busy", atMost(1.3), WorldRows::busyMachine);

    private final String label;
    private final Limit limit;
    private final Function<Length, Measured> measurement;

    Row(String label, Limit limit, Function<Length, Measured> measurement) {
        this.label = label;
        this.limit = limit;
        this.measurement = measurement;
    }

    private record Limit(double value, boolean isMost) {
    }

    private static Limit atMost(double value) {
        return new Limit(value, true);
    }

    private static Limit atLeast(double value) {
        return new Limit(value, false);
    }

    Measured measure(Length length) {
        return measurement.apply(length);
    }

    Verdict judge(double value) {
        return new Verdict(label, value, limit.value, limit.isMost, false);
    }
}
