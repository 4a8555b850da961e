package org.jmesat.benchmarks.usage;

import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.shape.Quad;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.function.Consumer;
import org.jmesat.app.Discovery;
import org.jmesat.app.SatCollisionState;
import org.jmesat.benchmarks.IdleApplication;
import org.jmesat.projection.ProjectionPlane;

/** The rows of the app state and its scene. */
final class SceneRows {
    /** By then the look for mistakes in the set-up is over. */
    private static final int HEAP_FRAMES = 200;
    private static final int BOXES = 10_000;
    private static final int CONTACTS = 7_500;
    /** What the boxes have in turn. */
    private static final List<String> SCRIPTS = List.of("Door(target='box 9999')", "Count(of='box 9999')",
            "Damage, TintWhileTouching", "Health", "MoveBetween", "Conveyor(by='box 1')", "OneWayPlatform");

    private SceneRows() {
    }

    /** The median tick of a scene in use, divided by that of an unused one. */
    static Measured used(Length length, int boxes, int contacts, Consumer<SceneFrames> use) {
        SceneFrames used = new SceneFrames(new BoxScene(boxes, contacts, false));
        SceneFrames bare = new SceneFrames(new BoxScene(boxes, contacts, false));
        Turns turns = new Turns(Turns::processorTime, used, bare).warmUp(length.frames(200));
        use.accept(used);
        return ratio(turns, length);
    }

    /** The tick of geometries with their own meshes, divided by that of geometries with one shared mesh. */
    static Measured ownMeshes(Length length) {
        return ratio(new Turns(Turns::processorTime, new SceneFrames(new BoxScene(BOXES, CONTACTS, true)),
                new SceneFrames(new BoxScene(BOXES, CONTACTS, false))), length);
    }

    /** The tick of the scene in a plane, divided by that of the same scene in XY. */
    static Measured plane(Length length, ProjectionPlane plane) {
        return ratio(new Turns(Turns::processorTime, new SceneFrames(new BoxScene(BOXES, CONTACTS, false, plane)),
                new SceneFrames(new BoxScene(BOXES, CONTACTS, false))), length);
    }

    /** The tick of boxes with a control each, divided by that of boxes without; a fifth of them moves. */
    static Measured marked(Length length, int boxes) {
        return ratio(new Turns(Turns::processorTime, new SceneFrames(fewMove(boxes).mark()),
                new SceneFrames(fewMove(boxes))), length, boxes);
    }

    private static BoxScene fewMove(int boxes) {
        return new BoxScene(boxes, contacts(boxes), false).moveOneOf(5);
    }

    private static int contacts(int boxes) {
        return boxes * 3 / 4;
    }

    /** The tick divided by the engine's own update of the scene. All boxes move. */
    static Measured byEngine(Length length, int boxes, boolean ownMeshes) {
        BoxScene plain = new BoxScene(boxes, contacts(boxes), ownMeshes);
        Frames engine = new Frames() {
            @Override
            public void move() {
                plain.move();
            }

            @Override
            public void run() {
                plain.update();
            }
        };
        SceneFrames frames = new SceneFrames(new BoxScene(boxes, contacts(boxes), ownMeshes));
        return ratio(new Turns(Turns::processorTime, frames, engine), length, boxes);
    }

    private static Measured ratio(Turns turns, Length length) {
        return ratio(turns, length, BOXES);
    }

    /** The fewer the boxes, the more frames it takes until their code is compiled. */
    private static Measured ratio(Turns turns, Length length, int boxes) {
        FrameTimes[] times = turns.warmUp(length.frames(3_000_000 / boxes)).measure(length.frames(10_000_000 / boxes));
        return Measured.ratio(times[0].median(), times[1].median());
    }

    /** The median tick, in milliseconds, of 8 400 unmarked spatials, as in a GUI. */
    static Measured markedOnly(Length length) {
        Node gui = new Node("gui");
        Mesh quad = new Quad(1, 1);
        for (int i = 0; i < 400; i++) {
            Node panel = new Node("panel " + i);
            for (int j = 0; j < 20; j++) {
                panel.attachChild(new Geometry("element " + j, quad));
            }
            gui.attachChild(panel);
        }
        SatCollisionState state = new SatCollisionState(gui);
        state.setDiscovery(Discovery.MARKED_ONLY);
        IdleApplication.initialize(state);
        Frames frames = new Frames() {
            @Override
            public void move() {
                gui.updateLogicalState(0);
                gui.updateGeometricState();
            }

            @Override
            public void run() {
                state.update(0);
            }
        };
        FrameTimes times = new Turns(Turns::processorTime, frames)
                .warmUp(length.frames(1000)).measure(length.frames(2000))[0];
        return Measured.value(times.median());
    }

    /** The longest frame after the first one, divided by the median, of boxes with ready-made scripts. */
    static Measured scripted(Length length) {
        FrameTimes times = null;
        for (int i = 0; i < 4; i++) {
            // The first ones are there for the JIT compiler.
            BoxScene scene = new BoxScene(BOXES, CONTACTS, false);
            for (int j = 0; j < BOXES; j++) {
                scene.box(j).setUserData("jmesat.scripts", SCRIPTS.get(j % SCRIPTS.size()));
            }
            SceneFrames frames = new SceneFrames(scene);
            frames.run();
            frames.finish();
            times = new Turns(Turns::processorTime, frames).measure(length.frames(300))[0];
        }
        return Measured.ratio(times.longest(), times.median());
    }

    /** Boxes with hardly a contact. */
    static BoxScene spread(boolean ownMeshes) {
        return new BoxScene(BOXES, 10, ownMeshes);
    }

    /** The retained heap of a box of such a scene, in bytes, without the engine's objects and the controls. */
    static Measured heap(BoxScene scene) {
        // Loads classes and caches first, so that they are not counted.
        SceneFrames other = new SceneFrames(new BoxScene(100, 10, true).mark());
        run(other);
        // The engine frees some of its own at first.
        scene.move();
        scene.root().updateLogicalState(0);
        scene.root().updateGeometricState();
        long before = usedHeap();
        SceneFrames frames = new SceneFrames(scene);
        run(frames);
        long after = usedHeap();
        if (frames.state().getWorld().getColliders().size() != BOXES || other.state().getTick() != HEAP_FRAMES) {
            throw new IllegalStateException("There are other colliders than boxes");
        }
        return Measured.value((after - before) / (double) BOXES);
    }

    private static void run(SceneFrames frames) {
        for (int i = 0; i < HEAP_FRAMES; i++) {
            frames.move();
            frames.run();
            frames.finish();
        }
    }

    private static long usedHeap() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }
}
