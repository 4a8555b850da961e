package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Quad;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.PushApart;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.InPlane;
import org.jmesat.world.Collider;
import org.jmesat.world.QueryFilter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A scene gives the same results to the last bit in each plane if its coordinates are exchanged exactly. Spatials hang
 * on the root or on nodes that are moved and scaled, but not turned: the engine adds up the terms of a rotated position
 * in another order along each axis.
 */
class EveryPlaneTest {
    private static final float STEP = 1f / 32;

    /** A scene in a plane, laid out in plane coordinates, and what is recorded of it, in plane coordinates as bits. */
    private static final class Stage implements AutoCloseable {
        final CollisionScene scene = new CollisionScene();
        final InPlane in;
        final List<String> record = new ArrayList<>();

        Stage(ProjectionPlane plane) {
            in = new InPlane(plane);
            scene.state().setPlane(plane);
        }

        Geometry add(String name, Mesh mesh, float x, float y, float depth) {
            Geometry geometry = scene.geometry(name, in.mesh(mesh), 0, 0);
            geometry.setLocalTranslation(in.vector(x, y, depth));
            scene.attach(geometry);
            return geometry;
        }

        void move(Spatial spatial, float x, float y) {
            spatial.move(in.vector(x, y, 0));
        }

        /** By an angle in the plane whose half has this cosine and sine. */
        void turn(Spatial spatial, float cos, float sin) {
            spatial.setLocalRotation(in.rotation(new Quaternion(0, 0, sin, cos)));
        }

        void note(String label, float... numbers) {
            StringBuilder line = new StringBuilder(label);
            for (float each : numbers) {
                // Zeros of both signs are the same.
                line.append(' ').append(Integer.toHexString(Float.floatToIntBits(each + 0f)));
            }
            record.add(line.toString());
        }

        void noteWorld(String label, Vector3f world) {
            note(label, in.plane().x(world), in.plane().y(world), in.plane().depth(world));
        }

        void note(String label, SceneHit hit) {
            Vector2f store = new Vector2f();
            hit.getPoint(store);
            note(label + " point of " + (hit.isHit() ? hit.getSpatial().getName() : "nothing"), store.x, store.y);
            hit.getNormal(store);
            note(label + " normal, distance, depth", store.x, store.y, hit.getDistance(), hit.getDepth());
            noteWorld(label + " in space", hit.getPoint(new Vector3f()));
            noteWorld(label + " normal in space", hit.getNormal(new Vector3f()));
        }

        void noteEvent(String label, CollisionEvent event) {
            note(label + ' ' + event.getTick() + ' ' + event.getSelf().getName() + ' ' + event.getOther().getName()
                    + ' ' + event.getExitReason(), event.getDepth(), event.getFraction());
            noteWorld("normal", event.getNormal(new Vector3f()));
            noteWorld("MTV", event.getMtv(new Vector3f()));
            for (int i = 0; i < event.getContactCount(); i++) {
                noteWorld("point", event.getContactPoint(i, new Vector3f()));
            }
        }

        @Override
        public void close() {
            scene.close();
        }
    }

    private interface Story {
        void tell(Stage stage, SplittableRandom random);
    }

    /** Tells a story in each plane with the same seed, and compares the records. */
    private static void tellInEveryPlane(long seed, int leastLines, Story story) {
        tellIn(ProjectionPlane.values(), seed, leastLines, story);
    }

    private static void tellIn(ProjectionPlane[] planes, long seed, int leastLines, Story story) {
        List<String> expected = null;
        for (ProjectionPlane plane : planes) {
            try (Stage stage = new Stage(plane)) {
                story.tell(stage, new SplittableRandom(seed));
                expected = expected == null ? stage.record : expected;
                for (int i = 0; i < Math.min(expected.size(), stage.record.size()); i++) {
                    assertEquals(expected.get(i), stage.record.get(i), plane + ", seed " + seed + ", line " + i);
                }
                assertEquals(expected.size(), stage.record.size(), plane + ", seed " + seed);
            }
        }
        int lines = expected.size();
        assertTrue(lines >= leastLines, () -> "seed " + seed + ": only " + lines + " lines");
    }

    private static float grid(SplittableRandom random, int steps) {
        return (random.nextInt(2 * steps + 1) - steps) * STEP;
    }

    private static Mesh anyMesh(SplittableRandom random) {
        return switch (random.nextInt(3)) {
            case 0 -> new Box(0.25f + random.nextInt(8) * STEP, 0.25f + random.nextInt(8) * STEP, 0.5f);
            case 1 -> new Quad(0.5f + random.nextInt(16) * STEP, 0.5f + random.nextInt(16) * STEP);
            default -> new Box(0.125f, 0.75f, 0.25f);
        };
    }

    private static Quaternion anyRotation(SplittableRandom random) {
        return new Quaternion(random.nextInt(9) - 4, random.nextInt(9) - 4, random.nextInt(9) - 4,
                1 + random.nextInt(4)).normalizeLocal();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void bodiesThatMoveTurnAndTiltHaveTheSameOutlines(long seed) {
        tellInEveryPlane(seed, 1000, (stage, random) -> {
            List<Geometry> all = new ArrayList<>();
            for (int i = 0; i < 24; i++) {
                all.add(stage.add("g" + i, anyMesh(random), grid(random, 64), grid(random, 64), grid(random, 16)));
            }
            for (int frame = 0; frame < 20; frame++) {
                stage.scene.frame(() -> {
                    for (Geometry each : all) {
                        stage.move(each, grid(random, 4), grid(random, 4));
                        switch (random.nextInt(6)) {
                            case 0 -> stage.turn(each, 0.96f, 0.28f);
                            case 1 -> stage.turn(each, 0.6f, -0.8f);
                            case 2 -> each.setLocalRotation(stage.in.rotation(anyRotation(random)));
                            case 3 -> each.setLocalScale(
                                    stage.in.scale(1 + grid(random, 16), 1 + grid(random, 16), 1 - grid(random, 40)));
                            default -> { }
                        }
                    }
                });
                stage.scene.step(() -> {
                    for (Collider each : stage.scene.state().getWorld().getColliders()) {
                        stage.note(each.toString(), (float) each.getX(), (float) each.getY(), each.getElevation());
                        for (int i = 0; i < each.getPiece(0).count(); i++) {
                            stage.note("corner", (float) each.getPiece(0).x()[i], (float) each.getPiece(0).y()[i]);
                        }
                    }
                    stage.scene.state().getProblems().forEach(stage.record::add);
                    SceneContacts contacts = new SceneContacts();
                    for (Geometry each : all) {
                        stage.scene.state().getContacts(each, contacts);
                        for (int i = 0; i < contacts.size(); i++) {
                            stage.noteWorld(contacts.getOther(i).getName(), contacts.getNormal(i, new Vector3f()));
                            Vector2f normal = contacts.getNormal(i, new Vector2f());
                            stage.note("in the plane", normal.x, normal.y, contacts.getDepth(i));
                        }
                    }
                });
            }
        });
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void bodiesArePushedTheSameWay(long seed) {
        // Seen from above nothing rests on another, so nothing is carried along in XZ.
        tellIn(new ProjectionPlane[] {ProjectionPlane.XY, ProjectionPlane.YZ}, seed, 800, (stage, random) -> {
            Geometry floor = stage.add("floor", new Box(6, 0.5f, 3), 0, -0.5f, 0);
            ColliderControl fixed = new ColliderControl();
            fixed.setFixed(true);
            List<Spatial> all = new ArrayList<>();
            for (int i = 0; i < 12; i++) {
                Geometry body = stage.add("body " + i, new Box(0.5f, 0.5f, 0.5f), grid(random, 96),
                        0.5f + random.nextInt(64) * STEP, grid(random, 32));
                Node holder = new Node("holder " + i);
                boolean held = i % 3 == 0;
                stage.scene.step(() -> {
                    if (held) {
                        holder.setLocalScale(stage.in.scale(1.5f, 0.75f, 2));
                        stage.scene.root().attachChild(holder);
                        holder.attachChild(body);
                    }
                    body.addControl(new PushApart());
                });
                all.add(body);
            }
            Geometry pusher = stage.add("pusher", new Box(0.5f, 0.25f, 1), -6, 0.5f, 0);
            stage.scene.step(() -> {
                floor.addControl(fixed);
                pusher.addControl(new CollisionScript() {
                    @Override
                    public void onCollisionStay(CollisionEvent event) {
                        stage.noteEvent("STAY", event);
                        event.pushOut(0.5f);
                    }
                });
            });
            for (int frame = 0; frame < 60; frame++) {
                stage.scene.frame(() -> {
                    all.forEach(each -> stage.move(each, 0, -STEP));
                    stage.move(pusher, 2 * STEP, 0);
                });
                stage.scene.step(() -> all.forEach(
                        each -> stage.noteWorld(each.getName(), each.getWorldTranslation())));
            }
        });
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void continuousBodiesMeetAndStopAtTheSameTimeAndPlace(long seed) {
        tellInEveryPlane(seed, 300, (stage, random) -> {
            for (int i = 0; i < 20; i++) {
                stage.add("wall " + i, new Box(0.125f, 0.5f, 0.5f), grid(random, 200), grid(random, 200), 0);
            }
            List<Geometry> bullets = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                Geometry bullet = stage.add("bullet " + i, new Box(0.25f, 0.0625f, 0.0625f), grid(random, 200),
                        grid(random, 200), grid(random, 8));
                boolean stops = i % 2 == 0;
                bullets.add(bullet);
                stage.scene.step(() -> {
                    ColliderControl control = new ColliderControl();
                    control.setContinuous(true);
                    bullet.addControl(control);
                    bullet.addControl(new CollisionScript() {
                        @Override
                        public void onCollisionEnter(CollisionEvent event) {
                            stage.noteEvent("ENTER", event);
                            if (stops) {
                                event.moveToContact();
                            }
                        }
                    });
                });
            }
            float[][] turns = {{1, 0}, {0.96f, 0.28f}, {0.8f, 0.6f}};
            for (int frame = 0; frame < 40; frame++) {
                stage.scene.frame(() -> {
                    for (Geometry bullet : bullets) {
                        stage.move(bullet, grid(random, 100), grid(random, 100));
                        float[] turn = turns[random.nextInt(3)];
                        stage.turn(bullet, turn[0], turn[1]);
                    }
                });
                stage.scene.step(() -> bullets.forEach(bullet -> {
                    stage.noteWorld(bullet.getName(), bullet.getWorldTranslation());
                    Quaternion turn = bullet.getWorldRotation();
                    stage.noteWorld("turned", new Vector3f(turn.getX(), turn.getY(), turn.getZ()));
                    stage.note("by", turn.getW());
                }));
            }
        });
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void queriesFindTheSameByWorldPositionsAndByPlaneCoordinates(long seed) {
        tellInEveryPlane(seed, 1000, (stage, random) -> {
            List<Geometry> all = new ArrayList<>();
            for (int i = 0; i < 30; i++) {
                all.add(stage.add("g" + i, anyMesh(random), grid(random, 96), grid(random, 96), grid(random, 16)));
            }
            stage.scene.frame();
            stage.scene.step(() -> {
                SceneQueries queries = stage.scene.state().getQueries();
                assertEquals(stage.in.plane(), queries.getPlane());
                SceneHit hit = new SceneHit();
                SceneHits hits = new SceneHits();
                List<Spatial> found = new ArrayList<>();
                ConvexPolygon probe = ConvexPolygon.regular(5, 0.5f);
                for (int i = 0; i < 100; i++) {
                    Vector2f from = new Vector2f(grid(random, 128), grid(random, 128));
                    Vector2f to = new Vector2f(grid(random, 128), grid(random, 128) + STEP / 2);
                    Vector2f move = to.subtract(from);
                    // The depth plays no part.
                    Vector3f worldFrom = stage.in.vector(from.x, from.y, grid(random, 64));
                    Vector3f worldTo = stage.in.vector(to.x, to.y, grid(random, 64));
                    Vector3f worldMove = stage.in.vector(move.x, move.y, 7);
                    Geometry body = all.get(random.nextInt(all.size()));

                    queries.castRay(from, to, QueryFilter.ALL, hit);
                    stage.note("ray", hit);
                    twice(stage, () -> queries.castRay(from, to, QueryFilter.ALL, hit),
                            () -> queries.castRay(worldFrom, worldTo, QueryFilter.ALL, hit), hit);
                    twice(stage, () -> queries.castShape(probe, from, 1, move, QueryFilter.ALL, hit),
                            () -> queries.castShape(probe, worldFrom, 1, worldMove, QueryFilter.ALL, hit), hit);
                    twice(stage, () -> queries.castSpatial(body, move, QueryFilter.ALL, hit),
                            () -> queries.castSpatial(body, worldMove, QueryFilter.ALL, hit), hit);
                    twice(stage, () -> queries.nearest(from, 3, QueryFilter.ALL, hit),
                            () -> queries.nearest(worldFrom, 3, QueryFilter.ALL, hit), hit);
                    assertEquals(queries.castRay(from, to, QueryFilter.ALL, hits),
                            queries.castRay(worldFrom, worldTo, QueryFilter.ALL, hits));
                    for (int h = 0; h < hits.getCount(); h++) {
                        stage.note("of all", hits.get(h));
                    }
                    queries.overlapPoint(from, QueryFilter.ALL, found);
                    List<Spatial> atPoint = List.copyOf(found);
                    queries.overlapPoint(worldFrom, QueryFilter.ALL, found);
                    assertEquals(atPoint, found);
                    assertEquals(queries.overlapPoint(from), queries.overlapPoint(worldFrom));
                    queries.overlapShape(probe, from, 1, QueryFilter.ALL, found);
                    List<Spatial> atShape = List.copyOf(found);
                    queries.overlapShape(probe, worldFrom, 1, QueryFilter.ALL, found);
                    assertEquals(atShape, found);
                    stage.record.add(atPoint + " " + found + " "
                            + queries.hasLineOfSight(worldFrom, worldTo, QueryFilter.ALL));
                }
            });
        });
    }

    /** Both calls must find the same, which is recorded. */
    private static void twice(Stage stage, Runnable inPlane, Runnable inSpace, SceneHit hit) {
        int before = stage.record.size();
        inPlane.run();
        stage.note("hit", hit);
        int between = stage.record.size();
        inSpace.run();
        stage.note("hit", hit);
        assertEquals(stage.record.subList(before, between), stage.record.subList(between, stage.record.size()));
    }

    /** Up to the rounding of the camera's own axes. */
    @ParameterizedTest
    @EnumSource
    void theMousePicksWhatTheCameraSeesFirst(ProjectionPlane plane) {
        InPlane in = new InPlane(plane);
        try (Stage stage = new Stage(plane)) {
            Geometry low = stage.add("low", new Box(1, 1, 0.5f), 2, 1, -3);
            Geometry high = stage.add("high", new Box(0.5f, 0.5f, 0.5f), 2.25f, 1.25f, 3);
            stage.scene.frame();
            stage.scene.step(() -> {
                SceneQueries queries = stage.scene.state().getQueries();
                SceneHit hit = new SceneHit();
                for (boolean parallel : new boolean[] {false, true}) {
                    Camera camera = new Camera(800, 600);
                    camera.setFrustumPerspective(45, 4f / 3, 1, 100);
                    if (parallel) {
                        camera.setParallelProjection(true);
                        camera.setFrustum(1, 100, -8, 8, 6, -6);
                    }
                    camera.setLocation(in.vector(-4, -7, 20));
                    camera.lookAt(in.vector(2, 1, 0), in.vector(0.2f, 1, 0));
                    for (Geometry target : List.of(low, high)) {
                        Vector3f corner = in.vector(in.plane().x(target.getWorldTranslation()) - 0.4f,
                                in.plane().y(target.getWorldTranslation()) - 0.4f,
                                in.plane().depth(target.getWorldTranslation()));
                        Vector3f pixel = camera.getScreenCoordinates(corner);
                        Vector2f cursor = new Vector2f(pixel.x, pixel.y);
                        assertEquals(target, queries.pick(camera, cursor));
                        assertTrue(queries.pick(camera, cursor, QueryFilter.ALL, hit));
                        assertTrue(hit.getPoint(new Vector3f()).distance(corner) < 1e-3f, () -> "at " + hit);
                    }
                }
            });
        }
    }
}
