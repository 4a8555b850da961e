package org.jmesat.sample.chapters;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.app.Application;
import com.jme3.app.state.AppState;
import com.jme3.app.state.BaseAppState;
import com.jme3.bounding.BoundingBox;
import com.jme3.input.KeyInput;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.sample.Sample;
import org.jmesat.sample.SampleArguments;
import org.jmesat.world.Collider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each chapter shows what it says. */
class ChaptersTest {
    /** Runs a chapter without a window, and calls back between its ticks. */
    @SuppressWarnings("unchecked")
    private static <C extends Chapter> void play(Sample sample, int ticks, Consumer<C> betweenTicks) {
        SampleArguments arguments = new SampleArguments(false, true, false, ticks, null, 1);
        C chapter = (C) sample.create(arguments, true, new PrintStream(OutputStream.nullOutputStream()));
        AppState state = new BaseAppState() {
            @Override
            public void update(float tpf) {
                if (chapter.collisions.getTick() > 0) {
                    betweenTicks.accept(chapter);
                }
            }

            @Override
            protected void initialize(Application app) {
            }

            @Override
            protected void cleanup(Application app) {
            }

            @Override
            protected void onEnable() {
            }

            @Override
            protected void onDisable() {
            }
        };
        chapter.getStateManager().attach(state);
        try {
            assertNull(chapter.runToEnd());
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        assertEquals(0, chapter.collisions.getHandlerFailureCount());
    }

    private static Stream<Sample> chapters() {
        return Chapters.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("chapters")
    void noKeyAndNoDragHasAnUnexpectedEnd(Sample sample) {
        Random random = new Random(7);
        play(sample, 80, (Chapter chapter) -> {
            List<Integer> keys = new ArrayList<>(chapter.keys.keySet());
            // The larger crowds take long.
            keys.remove((Integer) (chapter instanceof Crowd ? KeyInput.KEY_UP : KeyInput.KEY_F1));
            chapter.press(keys.get(random.nextInt(keys.size())));
            List<Collider> colliders = chapter.collisions.getWorld().getColliders();
            Spatial clicked = chapter.collisions.getSpatial(colliders.get(random.nextInt(colliders.size())));
            chapter.taken = clicked.getParent() != null && chapter.take(clicked) ? clicked : null;
            if (chapter.taken != null) {
                chapter.mouse.set(20 * random.nextFloat() - 10, 20 * random.nextFloat() - 10, 0);
                chapter.drag(random.nextFloat() - 0.5f, random.nextFloat() - 0.5f);
            }
            assertTrue(chapter.status().length() <= 70, chapter::status);
        });
    }

    @Test
    void exactTouchesAreLitByThePolicyHoweverThePairsTurn() {
        Set<String> lit = new TreeSet<>();
        Set<String> dark = new TreeSet<>();
        play(Chapters.TOUCHING, 200, (Touching chapter) -> {
            if (chapter.collisions.getTick() == 100) {
                assertEquals(Set.of("edge on edge", "corner on corner", "corner on edge", "whole edges",
                        "overlapping by 0.04"), lit);
                assertEquals(Set.of("apart by 0.04"), dark);
                chapter.press(KeyInput.KEY_SPACE);
            }
            if (chapter.collisions.getTick() == 102) {
                lit.clear();
                dark.clear();
            }
            chapter.pairs.getChildren().forEach(pair -> (chapter.isLit(pair) ? lit : dark).add(pair.getName()));
        });
        assertEquals(Set.of("overlapping by 0.04"), lit);
        assertEquals(5, dark.size());
    }

    @Test
    void aDraggedShapeFollowsTheMouseUnderATurnedParent() {
        play(Chapters.TOUCHING, 40, (Touching chapter) -> {
            Spatial shape = ((Node) chapter.pairs.getChild(0)).getChild(0);
            Vector3f before = shape.getWorldTranslation().clone();
            assertTrue(chapter.take(shape));
            chapter.taken = shape;
            chapter.drag(0.1f, -0.05f);
            assertEquals(0, shape.getWorldTranslation().distance(before.add(0.1f, -0.05f, 0)), 1e-5);
        });
    }

    @Test
    void theTabulatorPressesOneNumberAfterTheOther() {
        List<ProjectionPlane> planes = new ArrayList<>();
        play(Chapters.PLANES, 10, (Planes chapter) -> {
            if (planes.size() < 4) {
                chapter.press(KeyInput.KEY_TAB);
                planes.add(chapter.collisions.getPlane());
            }
        });
        assertEquals(List.of(ProjectionPlane.XZ, ProjectionPlane.YZ, ProjectionPlane.XY, ProjectionPlane.XZ), planes);
    }

    private static double area(List<double[]> pieces) {
        double sum = 0;
        for (double[] xy : pieces) {
            for (int i = 0; i < xy.length; i += 2) {
                int next = (i + 2) % xy.length;
                sum += (xy[i] * xy[next + 1] - xy[next] * xy[i + 1]) / 2;
            }
        }
        return sum;
    }

    @Test
    void eachModeMakesOtherPolygonsOfTheCar() {
        List<Integer> counts = new ArrayList<>();
        List<Double> areas = new ArrayList<>();
        play(Chapters.MODES, 12, (Modes chapter) -> {
            if (chapter.collisions.getTick() % 2 == 0) {
                Spatial car = chapter.collider.getSpatial();
                counts.add(chapter.collisions.getCollider(car).getPieceCount());
                areas.add(area(chapter.pieces(car)));
                chapter.press(KeyInput.KEY_1 + counts.size());
            }
        });
        assertEquals(6, counts.get(0), "geometries");
        assertEquals(1, counts.get(1), "single hull");
        assertTrue(counts.get(2) > 6, counts::toString);
        assertTrue(counts.get(3) > counts.get(2), counts::toString);
        assertTrue(areas.get(3) < areas.get(1), "the outline is smaller than the hull: " + areas);
        assertTrue(areas.get(4) < areas.get(3), "a slice is smaller than the whole: " + areas);
    }

    @Test
    void theSilhouetteChangesAsTheModelTurnsAndLiesInItsHull() {
        List<Double> areas = new ArrayList<>();
        play(Chapters.SILHOUETTE, 5, (Silhouette chapter) -> {
            areas.add(area(chapter.pieces));
            assertTrue(chapter.take(chapter.collider.getSpatial()));
            if (chapter.collisions.getTick() == 1) {
                chapter.taken = chapter.collider.getSpatial();
                chapter.drag(1.5f, 0.3f);
            } else {
                chapter.press(KeyInput.KEY_SPACE);
            }
        });
        assertTrue(Math.abs(areas.get(0) - areas.get(1)) > 0.2, areas::toString);
        assertTrue(areas.get(2) > areas.get(1) * 1.001, areas::toString);
        assertEquals(areas.get(1), areas.get(3), 1e-9);
    }

    @Test
    void eachPlaneSeesTheTwoBlocksWhoseOrbitsDoNotLieInItPassOverTheMiddle() {
        List<Set<String>> met = List.of(new TreeSet<>(), new TreeSet<>(), new TreeSet<>());
        play(Chapters.PLANES, 1620, (Planes chapter) -> {
            int plane = chapter.collisions.getPlane().ordinal();
            for (Geometry block : chapter.blocks) {
                if (chapter.collisions.isColliding(chapter.blocks.get(0), block)) {
                    met.get(plane).add(block.getName());
                }
            }
            if (chapter.collisions.getTick() % 540 == 0) {
                chapter.press(KeyInput.KEY_2 + plane);
            }
        });
        assertEquals(List.of(Set.of("orbit in XZ", "orbit in YZ"), Set.of("orbit in XY", "orbit in YZ"),
                Set.of("orbit in XY", "orbit in XZ")), met);
    }

    @Test
    void onlyLayersOfTheMatrixCollide() {
        Set<String> met = new TreeSet<>();
        play(Chapters.LAYERS, 600, (Layers chapter) -> {
            chapter.collisions.getWorld().getContacts().forEach(contact -> met.add(Stream
                    .of(contact.getA(), contact.getB()).map(chapter.collisions::getSpatial)
                    .map(spatial -> spatial.getName().replaceFirst(" .*", "")).sorted()
                    .collect(Collectors.joining("-"))));
            if (chapter.collisions.getTick() == 300) {
                assertTrue(met.containsAll(Set.of("green-red", "blue-green", "blue-blue")), met::toString);
                assertTrue(!met.contains("blue-red"), met::toString);
                for (int key = KeyInput.KEY_1; key <= KeyInput.KEY_6; key++) {
                    chapter.press(key);
                }
            }
            if (chapter.collisions.getTick() == 302) {
                met.clear();
            }
        });
        met.removeIf(pair -> pair.contains("wall") || pair.contains("floor") || pair.contains("ceiling")
                || pair.contains("left") || pair.contains("right"));
        assertEquals(Set.of("blue-red"), met);
    }

    @Test
    void theZoneCountsWhoIsInsideAndStopsNobodyUntilItIsSolid() {
        List<Integer> counts = new ArrayList<>();
        Set<Spatial> last = new HashSet<>();
        play(Chapters.TRIGGERS, 300, (Triggers chapter) -> {
            Vector3f zone = chapter.zone.getSpatial().getLocalTranslation();
            Set<Spatial> inside = chapter.walkers.stream().filter(each -> isIn(each.getLocalTranslation(), zone))
                    .collect(Collectors.toSet());
            if (chapter.zone.isTrigger()) {
                assertTrue(chapter.inside >= inside.size(), chapter.inside + " counted, inside: " + inside);
                counts.add(chapter.inside);
                last.clear();
                last.addAll(inside);
            } else {
                assertTrue(last.containsAll(inside), "someone walked in");
            }
            if (chapter.collisions.getTick() == 200) {
                chapter.press(KeyInput.KEY_SPACE);
            }
        });
        assertTrue(new TreeSet<>(counts).size() > 2, counts::toString);
    }

    private static boolean isIn(Vector3f place, Vector3f zone) {
        return Math.abs(place.x - zone.x) < 2.1f && Math.abs(place.y - zone.y) < 2.1f;
    }

    @Test
    void onlyTheContinuousBulletHitsWithEachShot() {
        play(Chapters.BULLET, 600, (Bullet chapter) -> {
            assertTrue(chapter.continuous.shots - chapter.continuous.hits <= 1, "a shot was lost");
            if (chapter.collisions.getTick() == 599) {
                assertTrue(chapter.plain.shots > 8, () -> "only " + chapter.plain.shots + " shots");
                assertTrue(chapter.plain.hits < chapter.plain.shots / 2, () -> "hits: " + chapter.plain.hits);
            }
        });
    }

    @Test
    void theStackComesToRestWithoutOverlap() {
        play(Chapters.STACK, 400, (Stack chapter) -> {
            long tick = chapter.collisions.getTick();
            if (tick == 150 || tick == 399) {
                assertTrue(chapter.boxes.stream().allMatch(box -> box.rests), chapter::status);
                chapter.boxes.forEach(a -> chapter.boxes.forEach(b -> assertTrue(a == b || !overlap(a, b))));
                assertEquals(tick == 150 ? 14 : 19, chapter.boxes.size());
            } else if (tick > 150 && tick <= 250 && tick % 20 == 0) {
                chapter.press(KeyInput.KEY_SPACE);
            }
        });
    }

    private static boolean overlap(Stack.Box a, Stack.Box b) {
        BoundingBox boundA = (BoundingBox) a.geometry.getWorldBound();
        BoundingBox boundB = (BoundingBox) b.geometry.getWorldBound();
        return Math.abs(boundA.getCenter().x - boundB.getCenter().x) < boundA.getXExtent() + boundB.getXExtent() - 1e-4f
                && Math.abs(boundA.getCenter().y - boundB.getCenter().y)
                < boundA.getYExtent() + boundB.getYExtent() - 1e-4f;
    }

    @Test
    void theRayFindsTheFirstShapeAndTheOtherQueriesTheirs() {
        Set<Integer> rays = new TreeSet<>();
        play(Chapters.QUERIES, 400, (Queries chapter) -> {
            long tick = chapter.collisions.getTick();
            if (chapter.kind == Queries.Kind.RAY) {
                rays.add(chapter.found.size());
                assertEquals(firstOnTheWay(chapter), chapter.found.isEmpty() ? null : chapter.found.get(0));
            } else if (chapter.kind == Queries.Kind.NEAREST) {
                assertEquals(1, chapter.found.size());
            } else if (chapter.kind == Queries.Kind.OVERLAP) {
                assertTrue(chapter.found.stream().allMatch(
                        each -> each.getLocalTranslation().distance(chapter.aim) < 1.5f), chapter.found::toString);
            }
            if (tick > 250 && tick % 40 == 0) {
                chapter.press(KeyInput.KEY_2 + (int) (tick / 40 - 7));
            }
        });
        assertEquals(Set.of(0, 1), rays);
    }

    private static Spatial firstOnTheWay(Queries chapter) {
        for (int i = 0; i <= 2000; i++) {
            Vector3f point = new Vector3f().interpolateLocal(chapter.eye, chapter.aim, i / 2000f);
            Spatial found = chapter.collisions.getQueries().overlapPoint(point);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    @Test
    void theLitWalkersAreThoseThatOverlap() {
        play(Chapters.CROWD, 30, (Crowd chapter) -> {
            if (chapter.walkers.size() > 100) {
                chapter.press(KeyInput.KEY_DOWN);
                return;
            }
            for (Crowd.Walker walker : chapter.walkers) {
                Vector3f place = walker.getLocalTranslation();
                boolean overlaps = chapter.walkers.stream().anyMatch(other -> other != walker
                        && Math.abs(place.x - other.getLocalTranslation().x) < chapter.size
                        && Math.abs(place.y - other.getLocalTranslation().y) < chapter.size);
                assertEquals(overlaps, walker.isHit, walker::toString);
            }
            assertTrue(chapter.statistics.getContacts() > 5, chapter::status);
        });
    }
}
