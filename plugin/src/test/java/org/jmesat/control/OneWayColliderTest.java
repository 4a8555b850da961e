package org.jmesat.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.FastMath;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.CollisionScene;
import org.jmesat.app.SatCollisionState;
import org.jmesat.app.SceneHit;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.AllocationMeter;
import org.jmesat.testing.HeadlessRun;
import org.jmesat.world.Collider;
import org.jmesat.world.QueryFilter;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A one-way platform of 8 x 1 whose top is at y = 0.5, and a hero of side 1 with a {@link PushApart}. */
class OneWayColliderTest {
    private static final float GRAVITY = 0.03f;

    /** Measures the allocation of its updates. */
    private static final class MeasuredState extends SatCollisionState {
        private final Runnable tick = () -> super.update(HeadlessRun.TPF);
        private long bytes;

        @Override
        public void update(float tpf) {
            bytes = AllocationMeter.bytes(tick);
        }
    }

    /** Counts the events, by whether they are solid. */
    private static final class Noted extends CollisionScript {
        private final List<Boolean> solid = new ArrayList<>();
        private CollisionEvent last;

        @Override
        public void onCollisionEnter(CollisionEvent event) {
            note(event);
        }

        @Override
        public void onCollisionStay(CollisionEvent event) {
            note(event);
        }

        @Override
        public void onCollisionExit(CollisionEvent event) {
            note(event);
        }

        private void note(CollisionEvent event) {
            solid.add(event.isSolid());
            last = event.copy();
        }
    }

    private CollisionScene scene = new CollisionScene();
    private final ColliderControl control = new ColliderControl();
    private Geometry platform;
    private Geometry hero;

    private void begin(CollisionScene newScene) {
        scene = newScene;
        platform = scene.cube("platform", 0, 0);
        scene.scale(platform, 8, 1, 1);
        control.setFixed(true);
        control.setOneWay(true);
        control.setOneWayUp(scene.vector(0, 1, 0));
        platform.addControl(control);
        hero = scene.cube("hero", 0, 4);
        hero.addControl(new PushApart());
        scene.attach(platform, hero);
        scene.frame();
    }

    private void begin(ProjectionPlane plane) {
        scene.close();
        begin(new CollisionScene(plane));
    }

    private void begin() {
        begin(ProjectionPlane.XY);
    }

    @AfterEach
    void close() {
        scene.close();
    }

    private void place(float x, float y) {
        scene.frame(() -> scene.place(hero, x, y));
    }

    private Vector3f at() {
        return scene.at(hero);
    }

    @ParameterizedTest
    @EnumSource
    void aHeroJumpsThroughItFromBelowAndStandsOnIt(ProjectionPlane plane) {
        begin(plane);
        place(0, -2);
        float speed = 0.3f;
        boolean grounded = false;
        for (int i = 0; i < 120; i++) {
            float step = speed;
            float expected = at().y + step;
            scene.frame(() -> scene.move(hero, 0.01f, step));
            if (step > 0) {
                assertEquals(expected, at().y, 1e-6f, "it rises freely in tick " + i);
            }
            grounded = at().y > expected + 1e-3f;
            speed = grounded ? -0.01f : speed - 0.01f;
        }
        assertTrue(grounded);
        assertEquals(1, at().y, 1e-5f);
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "0, 0.02", "0, 0.4", "0, -0.02", "0.05, 0", "-0.1, 0.01", "0.02, -0.02"})
    void whatStandsOnItIsGroundedInEveryTickAlsoIfItMoves(float x, float y) {
        begin();
        place(0, 1.01f);
        Noted noted = new Noted();
        scene.step(() -> hero.addControl(noted));
        for (int i = 0; i < 100; i++) {
            int before = noted.solid.size();
            scene.frame(() -> {
                platform.move(x, y, 0);
                // The platform carries the hero along.
                hero.move(0, -GRAVITY, 0);
            });
            assertEquals(before + 1, noted.solid.size(), "tick " + i);
            assertTrue(noted.solid.get(before), "tick " + i);
            assertEquals(null, noted.last.getExitReason(), "tick " + i);
            assertEquals(1, hero.getLocalTranslation().y - platform.getLocalTranslation().y, 1e-4f);
        }
    }

    @Test
    void aHeroThatTurnedRoundInTheMiddleFallsThrough() {
        begin();
        Noted noted = new Noted();
        scene.step(() -> hero.addControl(noted));
        float[] heights = {-2, -0.8f, 0, 0.6f, 0.9f, 0.6f, 0, -0.8f, -2};
        for (float y : heights) {
            place(0, y);
            assertEquals(y, at().y);
        }
        assertFalse(noted.solid.contains(true));
        assertFalse(noted.last.isSolid(), "a copy, of the EXIT");
    }

    @Test
    void aHeroWhoIsFilteredForATickDropsThrough() {
        begin();
        place(0, 0.97f);
        assertEquals(1, at().y, 1e-6f);
        scene.frame(() -> {
            control.setMask(0);
            hero.move(0, -GRAVITY, 0);
        });
        for (int i = 2; i < 100; i++) {
            scene.frame(() -> {
                control.setMask(-1);
                hero.move(0, -GRAVITY, 0);
            });
            assertEquals(1 - i * GRAVITY, at().y, 1e-4f);
        }
    }

    /** The tiles are of the same height, and the hero sinks a little in each tick. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aHeroWalksFromAFloorOntoIt(boolean isOneWay) {
        begin();
        Geometry floor = scene.cube("floor", -8, 0);
        floor.setLocalScale(8, 1, 1);
        floor.setUserData("jmesat.fixed", true);
        floor.setUserData("jmesat.oneWay", isOneWay);
        scene.attach(floor);
        for (int start = 0; start < 10; start++) {
            place(20, 20);
            place(-6 + 0.01f * start, 1);
            for (int i = 0; i < 40; i++) {
                scene.frame(() -> hero.move(0.1f, -GRAVITY, 0));
                assertEquals(1, at().y, 1e-5f, "start " + start + ", tick " + i);
            }
        }
    }

    /** Each part has a shape of its own, and rounding makes the body's shape another one whenever it moves. */
    @Test
    void aHeroOfSeveralGeometriesWalksAndLands() {
        begin();
        Node body = CollisionScene.node("body", scene.cube("left", -0.3f, 0), scene.cube("right", 0.3f, 0));
        body.addControl(new ColliderControl());
        body.addControl(new PushApart());
        scene.attach(body);
        scene.frame(() -> body.setLocalTranslation(-2.7f, 3.1f, 0));
        for (int i = 0; i < 100; i++) {
            scene.frame(() -> body.move(0.013f, -0.1f, 0));
        }
        assertEquals(1, body.getLocalTranslation().y, 1e-4f);
        scene.frame(() -> body.setLocalTranslation(0, -3, 0));
        for (int i = 0; i < 60; i++) {
            float y = body.getLocalTranslation().y;
            scene.frame(() -> body.move(0.0131f, 0.1f, 0));
            assertEquals(y + 0.1f, body.getLocalTranslation().y, 1e-5f);
        }
    }

    @Test
    void itsDirectionTurnsWithTheSpatialAlsoAfterLong() {
        begin();
        scene.frames(100);
        scene.frame(() -> platform.rotate(0, 0, FastMath.HALF_PI));
        Collider collider = scene.run().ask(() -> scene.state().getWorld().getColliders().get(0));
        assertEquals(-1, collider.getOneWayX(), 1e-6);
        place(-4, 0);
        place(-0.75f, 0);
        assertEquals(-1, at().x, 1e-6f);
        place(4, 0);
        place(0.75f, 0);
        assertEquals(0.75f, at().x);
        scene.frame(() -> control.setOneWay(false));
        assertFalse(collider.isOneWay());
        place(4, 0);
        place(0.75f, 0);
        assertEquals(1, at().x, 1e-6f);
    }

    @ParameterizedTest
    @EnumSource
    void aDirectionAcrossThePlaneHoldsNothingAndIsReported(ProjectionPlane plane) {
        begin(plane);
        scene.frame(() -> control.setOneWayUp(scene.vector(0, 0, 1)));
        place(0, 0.75f);
        assertEquals(0.75f, at().y);
        List<String> problems = scene.run().ask(scene.state()::getProblems);
        assertEquals(1, problems.size());
        assertTrue(problems.get(0).contains("platform") && problems.get(0).contains("holds nothing"), problems.get(0));
        place(0, 4);
        scene.frame(() -> control.setOneWayUp(scene.vector(0, 1, 9)));
        place(0, 0.75f);
        assertEquals(1, at().y, 1e-6f);
        assertEquals(List.of(), scene.run().ask(scene.state()::getProblems));
    }

    @Test
    void aTriggerStaysATrigger() {
        begin();
        scene.frame(() -> control.setTrigger(true));
        place(0, 0.75f);
        assertEquals(0.75f, at().y);
    }

    @Test
    void invalidDirectionsAreReplaced() {
        Vector3f up = new Vector3f(0, 1, 0);
        for (Vector3f each : new Vector3f[] {null, new Vector3f(), new Vector3f(Float.NaN, 1, 0),
            new Vector3f(0, Float.POSITIVE_INFINITY, 0), new Vector3f(1e-10f, 0, 0)}) {
            control.setOneWayUp(new Vector3f(3, 0, 0));
            control.setOneWayUp(each);
            assertEquals(up, control.getOneWayUp());
        }
        Vector3f given = new Vector3f(3, 4, 0);
        control.setOneWayUp(given);
        given.set(9, 9, 9);
        assertEquals(new Vector3f(3, 4, 0), control.getOneWayUp(new Vector3f()));
    }

    @Test
    void userDataDoTheSame() {
        begin();
        platform.setUserData("jmesat.fixed", true);
        platform.setUserData("jmesat.oneWay", true);
        platform.setUserData("jmesat.oneWayUp", "-1, 0, 0");
        scene.frame(() -> platform.removeControl(control));
        place(0, 0.75f);
        assertEquals(0.75f, at().y);
        place(-9, 0);
        place(-4.25f, 0);
        assertEquals(-4.5f, at().x, 1e-6f);
        scene.frame(() -> platform.setUserData("jmesat.oneWayUp", new Vector3f(0, 2, 0)));
        place(0, 4);
        place(0, 0.75f);
        assertEquals(1, at().y, 1e-6f);
        scene.frame(() -> platform.setUserData("jmesat.oneWayUp", "0, 0, 0"));
        List<String> problems = scene.run().ask(scene.state()::getProblems);
        assertEquals(1, problems.size());
        assertTrue(problems.get(0).contains("jmesat.oneWayUp is 0, 0, 0 instead of a direction"), problems.get(0));
    }

    @ParameterizedTest
    @EnumSource
    void aCastWithTheFilterHitsWhatIsSolidInTheNextTick(ProjectionPlane plane) {
        begin(plane);
        QueryFilter solid = scene.state().getQueries().solidFor(hero);
        Noted noted = new Noted();
        scene.step(() -> hero.addControl(noted));
        SceneHit hit = new SceneHit();
        float[] heights = {2, 1.2f, 1, 0.9f, 0, -0.9f, -1.1f, -3};
        for (float from : heights) {
            for (float by : new float[] {-1.5f, 1.5f}) {
                place(9, from);
                boolean[] found = {false};
                scene.frame(() -> {
                    Vector2f way = new Vector2f(-7 - by, by);
                    found[0] = scene.state().getQueries().castSpatial(hero, way, solid, hit);
                    noted.solid.clear();
                    scene.move(hero, way.x, way.y);
                });
                boolean met = !noted.solid.isEmpty();
                assertEquals(met && noted.solid.get(0), met && found[0], "from " + from + " by " + by);
            }
        }
    }

    /** Whoever pushes by himself does not need to ask. */
    @Test
    void pushOutMovesNothingThatIsNotSolid() {
        begin();
        scene.step(() -> hero.removeControl(PushApart.class));
        scene.step(() -> hero.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                event.pushOut(1);
            }

            @Override
            public void onCollisionStay(CollisionEvent event) {
                event.pushOut(1);
            }
        }));
        place(0, -2);
        place(0, -0.75f);
        assertEquals(-0.75f, at().y);
        place(0, 4);
        place(0, 0.75f);
        assertEquals(1, at().y, 1e-6f);
    }

    /** The crate is pushed up through the platform by what is below it, and must not be stopped by it. */
    @Test
    void anOverlapThatAPushMakesCountsOnlyIfItIsSolid() {
        begin();
        Geometry lift = scene.cube("lift", 0, -3);
        lift.setUserData("jmesat.fixed", true);
        place(0, -1.6f);
        scene.attach(lift);
        scene.frame();
        scene.frame(() -> lift.setLocalTranslation(0, -2.4f, 0));
        assertEquals(-1.4f, at().y, 1e-5f);
        for (int i = 1; i <= 30; i++) {
            float y = -2.4f + 0.1f * i;
            scene.frame(() -> lift.setLocalTranslation(0, y, 0));
            assertEquals(y + 1, at().y, 1e-4f, "tick " + i);
        }
    }

    @Test
    void standingOnItAllocatesNothing() {
        MeasuredState state = new MeasuredState();
        scene.close();
        begin(new CollisionScene(state));
        Spatial passing = scene.cube("passing", 3, -0.7f);
        passing.addControl(new PushApart());
        scene.attach(passing);
        place(0, 1);
        scene.step(() -> state.removeCollisionListener(scene.log()));
        scene.run().duringUpdate(() -> {
            hero.move(0, -GRAVITY, 0);
            passing.move(0, passing.getLocalTranslation().y > -0.6f ? -0.1f : 0.05f, 0);
        });
        scene.frames(300);
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 20; i++) {
            scene.frame();
            least = Math.min(least, state.bytes);
        }
        assertEquals(0, least);
        // The move comes after the tick.
        assertEquals(1 - GRAVITY, hero.getLocalTranslation().y, 1e-5f);
    }
}
