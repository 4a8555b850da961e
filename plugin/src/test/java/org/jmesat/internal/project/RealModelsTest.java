package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.anim.AnimComposer;
import com.jme3.anim.SkinningControl;
import com.jme3.animation.AnimControl;
import com.jme3.animation.SkeletonControl;
import com.jme3.bounding.BoundingBox;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.control.Control;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.geometry.Tolerance;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.algorithm.ConvexHull;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;

/**
 * Real models that move and rotate in three dimensions: the events give the same colliding pairs in each tick as JTS
 * finds among the hulls of the world vertices.
 *
 * <p>Models with a skeleton are in their bind pose: their animation and skinning controls are removed.
 */
class RealModelsTest {
    private static final GeometryFactory FACTORY = new GeometryFactory();
    private static final int TICKS = 600;
    private static final float SIZE = 2.6f;

    /** A contact ends beyond twice the tolerance; the third covers the engine's float transforms of the vertices. */
    private static final double BAND = 3 * Tolerance.touching(2 * SIZE, 8);

    private static final List<String> MODELS = List.of("Jaime/Jaime.j3o", "Buggy/Buggy.j3o", "Teapot/Teapot.obj",
            "MonkeyHead/MonkeyHead.mesh.xml", "Elephant/Elephant.mesh.xml", "Ninja/Ninja.mesh.xml", "Oto/Oto.mesh.xml",
            "Sinbad/Sinbad.mesh.xml", "Boat/boat.j3o", "SpaceCraft/Rocket.mesh.xml");

    /**
     * A strong reference: a logger that is collected loses its level. It hides the loaders' warnings about these old
     * models.
     */
    private static final Logger ENGINE = Logger.getLogger("com.jme3");

    @BeforeAll
    static void quieten() {
        ENGINE.setLevel(Level.SEVERE);
    }

    @AfterAll
    static void restore() {
        ENGINE.setLevel(null);
    }

    @AutoClose
    private final HeadlessRun run = new HeadlessRun();

    private final SatCollisionState state = new SatCollisionState();
    private final List<Body> bodies = new ArrayList<>();
    private final Bookkeeping events = new Bookkeeping();
    private int disagreements;
    private int verdicts;

    /** A model under a ColliderControl, with its hulls by JTS. */
    private static final class Body {
        private final Node node;
        private final boolean single;
        private final List<Geometry> geometries = new ArrayList<>();
        private final List<float[]> positions = new ArrayList<>();
        private final List<org.locationtech.jts.geom.Geometry> hulls = new ArrayList<>();

        Body(Node node, boolean single) {
            this.node = node;
            this.single = single;
            node.depthFirstTraversal(spatial -> {
                if (spatial instanceof Geometry geometry) {
                    geometries.add(geometry);
                    positions.add(distinctPositions(geometry.getMesh()));
                }
            });
        }

        private static float[] distinctPositions(Mesh mesh) {
            Set<Vector3f> distinct = new LinkedHashSet<>();
            for (int i = 0; i < mesh.getVertexCount(); i++) {
                FloatBuffer buffer = mesh.getFloatBuffer(Type.Position);
                distinct.add(new Vector3f(buffer.get(3 * i), buffer.get(3 * i + 1), buffer.get(3 * i + 2)));
            }
            float[] xyz = new float[3 * distinct.size()];
            int n = 0;
            for (Vector3f each : distinct) {
                xyz[n++] = each.x;
                xyz[n++] = each.y;
                xyz[n++] = each.z;
            }
            return xyz;
        }

        void look() {
            hulls.clear();
            List<Coordinate> all = new ArrayList<>();
            for (int g = 0; g < geometries.size(); g++) {
                float[] xyz = positions.get(g);
                Vector3f world = new Vector3f();
                for (int i = 0; i < xyz.length; i += 3) {
                    geometries.get(g).localToWorld(world.set(xyz[i], xyz[i + 1], xyz[i + 2]), world);
                    all.add(new Coordinate(world.x, world.y));
                }
                if (!single || g == geometries.size() - 1) {
                    hulls.add(new ConvexHull(all.toArray(Coordinate[]::new), FACTORY).getConvexHull());
                    all.clear();
                }
            }
        }

        boolean intersects(Body other) {
            return hulls.stream().anyMatch(hull -> other.hulls.stream().anyMatch(hull::intersects));
        }

        /** The least distance between their pieces. */
        double distance(Body other) {
            return hulls.stream().mapToDouble(a -> other.hulls.stream().mapToDouble(a::distance).min().orElseThrow())
                    .min().orElseThrow();
        }

        /** The greatest overlap area of two of their pieces. */
        double overlap(Body other) {
            return hulls.stream().mapToDouble(a -> other.hulls.stream()
                    .mapToDouble(b -> a.intersection(b).getArea()).max().orElseThrow()).max().orElseThrow();
        }
    }

    /** The colliding pairs, derived from the events only. */
    private static final class Bookkeeping implements CollisionListener {
        private final Set<String> pairs = new TreeSet<>();
        private final Set<String> received = new TreeSet<>();
        private final Set<String> ever = new TreeSet<>();
        private final List<String> wrong = new ArrayList<>();
        private int enters;
        private int stays;
        private int exits;

        private static String pair(CollisionEvent event) {
            return event.getSelf().getName() + " + " + event.getOther().getName();
        }

        private void expect(boolean right, String what, CollisionEvent event) {
            if (!right) {
                wrong.add(what + " of " + pair(event) + " in tick " + event.getTick());
            }
        }

        @Override
        public void onCollisionEnter(CollisionEvent event) {
            expect(pairs.add(pair(event)) && received.add(pair(event)), "second ENTER", event);
            ever.add(pair(event));
            enters++;
        }

        @Override
        public void onCollisionStay(CollisionEvent event) {
            expect(pairs.contains(pair(event)) && received.add(pair(event)), "STAY out of place", event);
            stays++;
        }

        @Override
        public void onCollisionExit(CollisionEvent event) {
            expect(pairs.remove(pair(event)), "EXIT out of place", event);
            exits++;
        }
    }

    private void load() {
        for (int i = 0; i < MODELS.size(); i++) {
            Spatial model = run.application().getAssetManager().loadModel("Models/" + MODELS.get(i));
            model.depthFirstTraversal(RealModelsTest::freeze);
            model.updateGeometricState();
            BoundingBox box = (BoundingBox) model.getWorldBound();
            float scale = SIZE / (2 * Math.max(box.getXExtent(), Math.max(box.getYExtent(), box.getZExtent())));
            model.scale(scale);
            model.move(box.getCenter().mult(-scale));
            String file = MODELS.get(i);
            Node node = new Node(file.substring(file.indexOf('/') + 1, file.indexOf('.')));
            node.attachChild(model);
            ColliderControl control = new ColliderControl();
            control.setMode(i % 3 == 2 ? ProjectionMode.SINGLE_HULL : ProjectionMode.HULL_PER_GEOMETRY);
            node.addControl(control);
            run.application().getRootNode().attachChild(node);
            bodies.add(new Body(node, control.getMode() == ProjectionMode.SINGLE_HULL));
        }
    }

    @SuppressWarnings("deprecation") // Old models still carry the old animation system.
    private static void freeze(Spatial spatial) {
        for (Class<? extends Control> each : List.of(AnimComposer.class, SkinningControl.class, AnimControl.class,
                SkeletonControl.class)) {
            spatial.removeControl(each);
        }
    }

    /** Moves each model on its own curve in three dimensions, rotating about an axis that rotates as well. */
    private void move(long tick) {
        for (int i = 0; i < bodies.size(); i++) {
            float time = 0.06f * tick;
            Node node = bodies.get(i).node;
            node.setLocalTranslation(4 * FastMath.sin((0.31f + 0.07f * i) * time + i),
                    3 * FastMath.cos((0.43f + 0.05f * i) * time + 2 * i), 3 * FastMath.sin(time + i));
            node.setLocalRotation(new Quaternion().fromAngles(0.7f * time + i, (0.4f + 0.1f * i) * time, 0.9f * time));
            node.setLocalScale(1 + 0.2f * FastMath.sin(0.8f * time + i), 1, 1);
        }
    }

    private void compare(long tick) {
        bodies.forEach(Body::look);
        for (int i = 0; i < bodies.size(); i++) {
            for (int j = i + 1; j < bodies.size(); j++) {
                Body a = bodies.get(i);
                Body b = bodies.get(j);
                String pair = a.node.getName() + " + " + b.node.getName();
                verdicts++;
                boolean colliding = a.intersects(b);
                if (colliding != events.pairs.contains(pair)) {
                    disagreements++;
                    assertTrue(colliding ? a.overlap(b) <= BAND * SIZE : a.distance(b) <= BAND,
                            () -> pair + (colliding ? " overlap" : " are apart") + " in tick " + tick);
                }
            }
        }
        assertEquals(events.pairs, events.received, () -> "pairs without an event in tick " + tick);
        events.received.clear();
    }

    @Test
    void theEventsOfRealModelsAgreeWithJtsInEveryTick() {
        run.step(() -> {
            load();
            state.addCollisionListener(events);
            state.addTickListener(new CollisionTickListener() {
                @Override
                public void beforeTick(SatCollisionState each, float tpf) {
                    move(each.getTick() + 1);
                }

                @Override
                public void afterTick(SatCollisionState each, float tpf) {
                    compare(each.getTick());
                }
            });
            run.application().getStateManager().attach(state);
        });
        run.frames(TICKS);
        assertEquals(List.of(), events.wrong);
        assertEquals(List.of(), run.ask(state::getProblems));
        assertEquals(TICKS, state.getTick());
        assertEquals(TICKS * MODELS.size() * (MODELS.size() - 1) / 2, verdicts);
        assertTrue(disagreements <= verdicts / 1000, () -> disagreements + " of " + verdicts + " within the tolerance");
        assertTrue(events.enters >= 150 && events.exits >= 150 && events.stays >= 2000 && events.ever.size() >= 35,
                () -> events.enters + " ENTER, " + events.exits + " EXIT, " + events.stays + " STAY of " + events.ever);
        for (Body body : bodies) {
            assertTrue(events.ever.stream().anyMatch(pair -> pair.contains(body.node.getName())), body.node::getName);
        }
    }
}
