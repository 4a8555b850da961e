package org.jmesat.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.shape.Box;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jmesat.app.CollisionScene;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.jmesat.app.SceneContacts;
import org.jmesat.geometry.Tolerance;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A player on crates that a load presses into a floor at every tick. The load moves the crates further than the player
 * falls in a tick, so the player is apart from them at each step of the world.
 */
@ParameterizedClass
@EnumSource
class PushApartStandingTest {
    private static final float LOAD = 0.05f;
    private static final int SETTLED = 60;
    private static final int TICKS = 200;
    private static final double TOUCHING = Tolerance.touching(2, 8);
    /** Of a crate and the floor, whose half diagonal is 30. */
    private static final double TOUCHING_FLOOR = Tolerance.touching(31, 60);

    @AutoClose
    private final CollisionScene scene;
    private final Node frame = new Node("frame");
    private final List<Geometry> crates = new ArrayList<>();
    private final Geometry floor;
    private final Geometry player;
    private final Watch watch = new Watch();
    private float loadX;
    private float fall;
    private int jump;
    private boolean uneven;

    PushApartStandingTest(ProjectionPlane plane) {
        scene = new CollisionScene(plane);
        floor = scene.geometry("floor", new Box(30, 1, 1), 29.5f, -1);
        player = scene.cube("player", 0.7f, 9);
    }

    private final class Watch implements CollisionTickListener {
        private final Random random = new Random(3);
        private final SceneContacts contacts = new SceneContacts();
        private final Vector2f normal = new Vector2f();
        private final Vector2f down = new Vector2f();
        private int ticks;
        private boolean grounded;
        private int changes;
        private double overlapOfPlayer;
        private double overlapOfCrates;
        private double overlapOfFloor;

        @Override
        public void beforeTick(SatCollisionState state, float tpf) {
            float share = uneven ? 0.7f + 0.6f * random.nextFloat() : 1;
            crates.forEach(crate -> scene.move(crate, loadX * share, -LOAD * share));
            scene.move(player, 0, jump > 0 ? 0.01f : -fall * share);
            jump--;
        }

        @Override
        public void afterTick(SatCollisionState state, float tpf) {
            boolean was = grounded;
            state.getPlane().toPlane(frame.getWorldRotation().mult(scene.vector(0, -1, 0)), down);
            grounded = false;
            state.getContacts(player, contacts);
            for (int i = 0; i < contacts.size(); i++) {
                grounded |= contacts.getNormal(i, normal).dot(down) > 0.7f;
            }
            ticks++;
            if (ticks > SETTLED) {
                changes += grounded == was ? 0 : 1;
                crates.forEach(crate -> overlapOfPlayer = Math.max(overlapOfPlayer, overlap(crate, player)));
                for (Geometry crate : crates) {
                    overlapOfFloor = Math.max(overlapOfFloor, overlap(crate, floor));
                    crates.forEach(other -> overlapOfCrates = Math.max(overlapOfCrates,
                            other == crate ? 0 : overlap(crate, other)));
                }
            }
        }
    }

    private double overlap(Geometry a, Geometry b) {
        Box boxA = (Box) a.getMesh();
        Box boxB = (Box) b.getMesh();
        Vector3f apart = scene.at(a).subtractLocal(scene.at(b));
        return Math.min(boxA.xExtent + boxB.xExtent - Math.abs(apart.x),
                boxA.yExtent + boxB.yExtent - Math.abs(apart.y));
    }

    private Geometry fixed(Geometry geometry) {
        ColliderControl fixed = new ColliderControl();
        fixed.setFixed(true);
        geometry.addControl(fixed);
        return geometry;
    }

    /** Builds columns of crates, with the player on the first. */
    private void build(int columns, int height, long seed) {
        for (int i = 0; i < columns * height; i++) {
            Geometry crate = scene.cube("crate " + i, 0.5f + i / height, 0.5f + i % height);
            PushApart control = new PushApart();
            control.setWeight(1 + i % 3);
            crate.addControl(control);
            crates.add(crate);
        }
        scene.place(player, 0.7f, height + 0.6f);
        List<Geometry> all = Stream.concat(crates.stream(), Stream.of(player, fixed(floor),
                fixed(scene.geometry("wall", new Box(1, 30, 1), -1, 29)))).collect(Collectors.toList());
        Collections.shuffle(all, new Random(seed));
        scene.step(() -> {
            all.forEach(frame::attachChild);
            scene.root().attachChild(frame);
            scene.state().addTickListener(watch);
        });
    }

    private void assertStands() {
        scene.frames(SETTLED);
        scene.events();
        scene.frames(TICKS);
        assertTrue(watch.grounded, "the player is not grounded");
        assertEquals(0, watch.changes, "changes of the grounded flag");
        List<String> lines = scene.events().stream()
                .filter(event -> event.contains("player") && !event.contains("STAY")).toList();
        assertEquals(List.of(), lines);
    }

    @ParameterizedTest
    @CsvSource({"0.03, 1, 0, 0", "0.03, 4, 0, 0.5", "0.01, 4, 0, 1.5707964", "0.003, 4, 0, -2.3", "0.02, 2, 0, 3",
        "0.03, 4, -0.05, 0", "0.003, 4, -0.05, 0.5", "0.05, 4, -0.05, 0", "0.08, 4, -0.05, 0"})
    void aBodyOnCratesThatArePressedDownStaysGroundedAndIsNotPushedInto(float fallen, int height, float load,
            float angle) {
        fall = fallen;
        loadX = load;
        scene.turn(frame, angle);
        player.addControl(new PushApart());
        build(load == 0 ? 1 : 3, height, height);
        assertStands();
        assertTrue(watch.overlapOfPlayer <= TOUCHING, () -> "overlaps the player by " + watch.overlapOfPlayer);
        assertTrue(watch.overlapOfCrates <= TOUCHING, () -> "crates overlap by " + watch.overlapOfCrates);
        assertTrue(watch.overlapOfFloor <= TOUCHING_FLOOR, () -> "crates sink by " + watch.overlapOfFloor);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void aPlayerStaysGroundedWhenFrameTimesDiffer(long seed) {
        fall = 0.004f;
        uneven = true;
        player.addControl(new PushApart());
        build(1, 3, seed);
        assertStands();
        assertTrue(watch.overlapOfPlayer <= TOUCHING, () -> "overlaps the player by " + watch.overlapOfPlayer);
    }

    @Test
    void aPlayerIsNotGroundedInTheTickOfAJump() {
        fall = 0.03f;
        player.addControl(new PushApart());
        build(1, 3, 5);
        assertStands();
        jump = 5;
        scene.frame();
        assertTrue(scene.events().stream().anyMatch(event -> event.contains("EXIT") && event.contains("player")));
        assertEquals(1, watch.changes);
        scene.frames(3);
        assertEquals(1, watch.changes);
    }

    /**
     * The player pushes itself out by its own handler, so the crates cannot push it. They must not sink into the floor
     * instead.
     */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void cratesArePushedIntoABodyThatPushesItselfOutByOneTicksLoadAtMost(long seed) {
        fall = 0.03f;
        player.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                event.pushOut(1);
            }

            @Override
            public void onCollisionStay(CollisionEvent event) {
                event.pushOut(1);
            }
        });
        build(1, 4, seed);
        assertStands();
        assertTrue(watch.overlapOfPlayer <= LOAD + TOUCHING, () -> "overlaps the player by " + watch.overlapOfPlayer);
        assertTrue(watch.overlapOfCrates <= TOUCHING, () -> "crates overlap by " + watch.overlapOfCrates);
        assertTrue(watch.overlapOfFloor <= TOUCHING_FLOOR, () -> "crates sink by " + watch.overlapOfFloor);
    }
}
