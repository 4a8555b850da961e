package org.jmesat.benchmarks.usage;

import com.jme3.app.SimpleApplication;
import com.jme3.material.Material;
import com.jme3.math.Vector3f;
import com.jme3.renderer.RenderManager;
import com.simsilica.lemur.GuiGlobals;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Comparator;
import java.util.PrimitiveIterator;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import org.jmesat.app.SatCollisionState;
import org.jmesat.benchmarks.IdleRenderer;
import org.jmesat.contact.Contact;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.debug.PairSelection;
import org.jmesat.debug.lemur.AxisPanelState;
import org.jmesat.testing.HeadlessRun;
import org.jmesat.world.Collider;

/**
 * The rows of the debug view: whole frames of an application without a window. The scene is updated, and in one row
 * also culled, sorted and passed to a renderer that draws nothing. All colliders are in view.
 */
final class ViewRows implements AutoCloseable {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int BOXES = 10_000;
    private static final int CONTACTS = 30_000;
    private static final int FIRST_FRAMES = 60;
    /** Frames after the view is shown or hidden, in which it allocates or frees memory. */
    private static final int FRAMES_TO_SETTLE = 5;

    private final HeadlessRun run = new HeadlessRun();
    private final BoxScene scene = new BoxScene(BOXES, CONTACTS, false);
    private final SatCollisionState collisions = new SatCollisionState();
    private final CollisionDebugState overlay = new CollisionDebugState();
    private final RenderManager drawing = new RenderManager(IdleRenderer.create());
    private final long thread;
    private final LongSupplier clock;

    private ViewRows() {
        run.step(() -> {
            SimpleApplication application = run.application();
            application.reshape(1280, 720);
            GuiGlobals.initialize(application);
            scene.setMaterial(new Material(application.getAssetManager(), "Common/MatDefs/Misc/Unshaded.j3md"));
            application.getRootNode().attachChild(scene.root());
            // The height of the picture is 0.83 times the distance.
            application.getCamera().setLocation(new Vector3f(0, 0, 2.5f * scene.reach()));
        });
        thread = run.ask(() -> Thread.currentThread().getId());
        clock = Turns.processorTime(thread);
        new Turns(clock, frames()).warmUp(FIRST_FRAMES);
    }

    private Frames frames() {
        return new Frames() {
            @Override
            public void move() {
                run.step(scene::move);
            }

            @Override
            public void run() {
                run.frame();
            }
        };
    }

    /** Frames that pass the scene to a renderer, too. */
    private Frames drawnFrames() {
        Frames frames = frames();
        return new Frames() {
            @Override
            public void move() {
                frames.move();
            }

            @Override
            public void run() {
                frames.run();
                run.step(() -> {
                    drawing.renderViewPort(run.application().getViewPort(), HeadlessRun.TPF);
                    drawing.renderViewPort(run.application().getGuiViewPort(), HeadlessRun.TPF);
                });
            }
        };
    }

    private Frames frames(boolean visible) {
        return frames(frames(), visible);
    }

    private Frames frames(Frames frames, boolean visible) {
        return new Frames() {
            @Override
            public void begin() {
                overlay.setVisible(visible);
                for (int i = 0; i < FRAMES_TO_SETTLE; i++) {
                    move();
                    run();
                }
            }

            @Override
            public void move() {
                frames.move();
            }

            @Override
            public void run() {
                frames.run();
            }
        };
    }

    /** The longest frame from the one that attaches the app state on, in milliseconds. */
    private double firstUseOfWorld() {
        run.step(() -> run.application().getStateManager().attach(collisions));
        return new Turns(clock, frames()).measure(FIRST_FRAMES)[0].longest();
    }

    /** The longest frame from the one that shows the view on, in milliseconds. */
    private double firstUseOfView(Length length) {
        new Turns(clock, frames()).warmUp(length.frames(300));
        run.step(() -> {
            run.application().getStateManager().attach(overlay);
            run.application().getStateManager().attach(new AxisPanelState());
            overlay.setVisible(true);
        });
        return new Turns(clock, frames()).measure(FIRST_FRAMES)[0].longest();
    }

    private Measured ratio(Length length, Frames frames) {
        Turns turns = new Turns(clock, frames(frames, true), frames(frames, false)).warmUp(length.frames(200));
        FrameTimes[] times = turns.measure(length.frames(400));
        return Measured.ratio(times[0].median(), times[1].median());
    }

    /** Kilobytes that the view allocates a frame while its pair stays the same, without the application's own. */
    private double garbage(Length length) {
        new Turns(clock, frames(true), frames(false)).warmUp(length.frames(200));
        return 1e-3 * (bytes(frames(true), this::chooseSteadyPair, length.frames(200))
                - bytes(frames(false), () -> { }, length.frames(200)));
    }

    /** Chooses the contact that is nearest to the middle, and makes both sides move together. */
    private void chooseSteadyPair() {
        PairSelection selection = overlay.getSelection();
        run.step(() -> {
            Contact<Collider> middle = collisions.getWorld().getContacts().stream()
                    .min(Comparator.comparingDouble(each -> Math.hypot(each.getA().getX(), each.getA().getY())))
                    .orElseThrow();
            selection.choose(middle.getA(), middle.getB());
        });
        run.frame();
        run.step(() -> scene.tie(selection.spatialB(), selection.spatialA()));
        for (int i = 0; i < FIRST_FRAMES; i++) {
            frames().move();
            run.frame();
        }
    }

    /**
     * Returns the median of frames, since the JVM allocates when it recompiles a method. Counts on the application's
     * thread, without what it allocates when it waits for another thread.
     */
    private long bytes(Frames frames, Runnable afterBegin, int count) {
        frames.begin();
        afterBegin.run();
        long[] bytes = new long[count];
        PrimitiveIterator.OfInt frame = IntStream.range(0, count).iterator();
        long[] last = new long[1];
        run.frames(count, () -> {
            scene.move();
            long now = THREADS.getCurrentThreadAllocatedBytes();
            bytes[frame.nextInt()] = now - last[0];
            last[0] = now;
        });
        Arrays.sort(bytes);
        return bytes[count / 2];
    }

    static Measured firstWorld() {
        try (ViewRows rows = new ViewRows()) {
            return Measured.value(rows.firstUseOfWorld());
        }
    }

    static Measured firstView(Length length) {
        try (ViewRows rows = new ViewRows()) {
            rows.firstUseOfWorld();
            return Measured.value(rows.firstUseOfView(length));
        }
    }

    static Measured shown(Length length) {
        try (ViewRows rows = new ViewRows()) {
            rows.firstUseOfWorld();
            rows.firstUseOfView(length);
            return rows.ratio(length, rows.frames());
        }
    }

    static Measured drawn(Length length) {
        try (ViewRows rows = new ViewRows()) {
            rows.firstUseOfWorld();
            rows.firstUseOfView(length);
            return rows.ratio(length, rows.drawnFrames());
        }
    }

    static Measured garbageShown(Length length) {
        try (ViewRows rows = new ViewRows()) {
            rows.firstUseOfWorld();
            rows.firstUseOfView(length);
            return Measured.value(rows.garbage(length));
        }
    }

    @Override
    public void close() {
        run.close();
    }
}
