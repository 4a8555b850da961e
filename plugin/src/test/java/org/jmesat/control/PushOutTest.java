package org.jmesat.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jmesat.app.CollisionScene;
import org.jmesat.contact.Contact;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code pushOut} moves a spatial by a fraction of the MTV. */
@ParameterizedClass
@EnumSource
class PushOutTest {
    private static final float TOLERANCE = 1e-4f;

    @AutoClose
    private final CollisionScene scene;
    private final Geometry a;
    private final Geometry b;

    PushOutTest(ProjectionPlane plane) {
        scene = new CollisionScene(plane);
        a = scene.cube("a", 0, 0);
        b = scene.cube("b", 0.75f, 0);
    }

    private static final class Pusher extends CollisionScript {
        private final float fraction;

        Pusher(float fraction) {
            this.fraction = fraction;
        }

        @Override
        public void onCollisionEnter(CollisionEvent event) {
            event.pushOut(fraction);
        }
    }

    /** The depth of the only contact, or −1 without a contact. */
    private double depth() {
        return scene.run().ask(() -> {
            List<Contact<Collider>> contacts = scene.state().getWorld().getContacts();
            return contacts.isEmpty() ? -1 : contacts.get(0).getPenetration().depth();
        });
    }

    private void enterAndLookAgain(Spatial receiver, float fraction) {
        scene.frame(() -> receiver.addControl(new Pusher(fraction)));
        scene.frame();
    }

    @Test
    void aFractionOfOneLeavesThePairTouching() {
        scene.attach(a, b);
        enterAndLookAgain(b, 1);
        assertEquals(1, scene.at(b).x, TOLERANCE);
        assertEquals(List.of("1 ENTER a b", "2 STAY a b"), scene.events());
        assertEquals(0, depth(), TOLERANCE);
    }

    @Test
    void aFractionOfAHalfLeavesHalfTheDepth() {
        scene.attach(a, b);
        enterAndLookAgain(a, 0.5f);
        assertEquals(-0.125f, scene.at(a).x, TOLERANCE);
        assertEquals(0.125, depth(), TOLERANCE);
    }

    @Test
    void aHalfFromEachSideLeavesThePairTouching() {
        scene.attach(a, b);
        scene.step(() -> a.addControl(new Pusher(0.5f)));
        enterAndLookAgain(b, 0.5f);
        assertEquals(-0.125f, scene.at(a).x, TOLERANCE);
        assertEquals(0.875f, scene.at(b).x, TOLERANCE);
        assertEquals(0, depth(), TOLERANCE);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void underParentsOfAnyTransformThePairTouches(long seed) {
        Random random = new Random(seed);
        Node inner = CollisionScene.node("inner", b);
        Node outer = CollisionScene.node("outer", inner);
        for (Spatial each : List.of(a, b, inner, outer)) {
            each.setLocalRotation(scene.rotation(random.nextFloat() * FastMath.TWO_PI,
                    random.nextFloat() * FastMath.TWO_PI, random.nextFloat() * FastMath.TWO_PI));
            scene.scale(each, 0.5f + random.nextFloat(), 0.5f + random.nextFloat(), 0.5f + random.nextFloat());
            scene.place(each, random.nextFloat(), random.nextFloat(), random.nextFloat());
        }
        scene.step(() -> {
            scene.root().attachChild(a);
            scene.root().attachChild(outer);
            // Moves a so that the centres nearly coincide, at any transforms of the parents.
            Vector3f offset = scene.inPlane(b.getWorldTranslation().subtract(a.getWorldTranslation()));
            scene.move(a, offset.x + 0.1f, offset.y - 0.05f);
        });
        float depthBefore = scene.inPlane(b.getWorldTranslation()).z;
        scene.frame();
        assertTrue(depth() > 0.1, () -> "seed " + seed + ": no overlap to begin with");
        scene.step(() -> scene.state().setEnabled(false));
        scene.step(() -> scene.state().setEnabled(true));
        enterAndLookAgain(b, 1);
        assertEquals(0, depth(), TOLERANCE, () -> "seed " + seed);
        assertEquals(depthBefore, scene.inPlane(b.getWorldTranslation()).z, TOLERANCE, () -> "seed " + seed);
    }

    @Test
    void movingTheSpatialByTheMtvIsWrongUnderATurnedParent() {
        Node parent = CollisionScene.node("parent", b);
        scene.turn(parent, FastMath.HALF_PI);
        scene.place(b, 0, -0.75f);
        scene.attach(a, parent);
        enterAndLookAgain(b, 1);
        assertEquals(-1, scene.at(b).y, TOLERANCE);
        assertEquals(0, scene.at(b).x, TOLERANCE);
    }

    @Test
    void theSpatialOfABodyIsPushedAndNotItsParts() {
        Node body = CollisionScene.node("body", b);
        body.addControl(new ColliderControl());
        scene.attach(a, body);
        enterAndLookAgain(body, 1);
        assertEquals(0.25f, scene.at(body).x, TOLERANCE);
        assertEquals(0.75f, scene.at(b).x, TOLERANCE);
    }

    @Test
    void noBodyIsPushedOutOfATriggerNorATriggerOutOfABody() {
        ColliderControl trigger = new ColliderControl();
        trigger.setTrigger(true);
        a.addControl(trigger);
        a.addControl(new Pusher(1));
        scene.attach(a, b);
        enterAndLookAgain(b, 1);
        assertEquals(0, scene.at(a).x);
        assertEquals(0.75f, scene.at(b).x);
    }

    @Test
    void pushingOutAtExitDoesNothing() {
        scene.attach(a, b);
        scene.frame(() -> b.addControl(new CollisionScript() {
            @Override
            public void onCollisionExit(CollisionEvent event) {
                event.pushOut(1);
            }
        }));
        scene.frame(() -> scene.place(b, 7, 7));
        assertEquals(new Vector3f(7, 7, 0), scene.at(b));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void underAFlattenedAndTurnedParentThePairTouches(long seed) {
        Random random = new Random(seed);
        Node parent = CollisionScene.node("parent", b);
        int flat = random.nextInt(3);
        scene.scale(parent, flat == 0 ? 0 : 1.5f, flat == 1 ? 0 : 0.7f, flat == 2 ? 0 : 1.2f);
        parent.setLocalRotation(scene.rotation(random.nextFloat() * FastMath.TWO_PI,
                random.nextFloat() * FastMath.TWO_PI, random.nextFloat() * FastMath.TWO_PI));
        scene.step(() -> {
            scene.root().attachChild(a);
            scene.root().attachChild(parent);
            Vector3f offset = scene.inPlane(b.getWorldTranslation().subtract(a.getWorldTranslation()));
            scene.move(a, offset.x + 0.1f, offset.y - 0.05f);
        });
        enterAndLookAgain(b, 1);
        assertTrue(scene.state().getWorld().getContacts().size() == 1 && depth() < TOLERANCE,
                () -> "seed " + seed + ": depth " + depth());
        assertTrue(scene.at(b).distance(new Vector3f(0.75f, 0, 0)) > 0.05f, () -> "seed " + seed);
    }

    @Test
    void underAParentFlattenedAlongZTheSpatialIsPushedInThePlane() {
        Node parent = CollisionScene.node("parent", b);
        scene.scale(parent, 2, 2, 0);
        scene.place(b, 0.5f, 0, 5);
        b.setLocalScale(0.5f);
        scene.attach(a, parent);
        scene.frame(() -> b.addControl(new Pusher(1)));
        assertEquals(new Vector3f(0.5f, 0, 5), scene.at(b));
        scene.frame(() -> scene.place(a, 0.25f, 0));
        scene.frame(() -> scene.place(a, -4, 0));
        scene.frame(() -> scene.place(a, 0.25f, 0));
        assertEquals(new Vector3f(0.625f, 0, 5), scene.at(b));
    }

    @Test
    void underAParentSeenEdgeOnTheSpatialIsPushedAlongTheEdge() {
        Node parent = CollisionScene.node("parent", b);
        scene.scale(parent, 1, 0, 1);
        scene.turn(a, FastMath.QUARTER_PI);
        scene.attach(a, parent);
        scene.frame(() -> b.addControl(new Pusher(1)));
        Vector3f pushed = scene.at(b);
        assertTrue(pushed.x > 0.75f && Vector3f.isValidVector(pushed), pushed::toString);
        assertEquals(0, pushed.y);
        assertEquals(0, pushed.z);
    }

    @Test
    void underAParentFlattenedToALineTheSpatialIsPushedAlongTheLine() {
        Node parent = CollisionScene.node("parent", b);
        scene.scale(parent, 2, 0, 0);
        // The line of the parent's projection leads right and forward at 45 degrees.
        parent.rotate(scene.rotation(0, -FastMath.QUARTER_PI, 0));
        scene.place(b, 0.6f, 3, 4);
        scene.attach(a, parent);
        enterAndLookAgain(b, 1);
        assertEquals(0, depth(), TOLERANCE);
        assertEquals(3, scene.at(b).y);
        assertEquals(4, scene.at(b).z);
    }

    @Test
    void afterAHandlerSetsAScaleOfZeroThePushIsSkipped() {
        Node parent = CollisionScene.node("parent", b);
        scene.attach(a, parent);
        scene.frame(() -> b.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                scene.scale(parent, 0, 1, 1);
                event.pushOut(1);
                parent.setLocalScale(1);
            }
        }));
        assertEquals(new Vector3f(0.75f, 0, 0), scene.at(b));
    }

    @Test
    void aFractionThatIsNotFiniteIsRefusedByName() {
        List<String> messages = new ArrayList<>();
        scene.attach(a, b);
        scene.frame(() -> b.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                for (float share : new float[] {Float.NaN, Float.POSITIVE_INFINITY}) {
                    messages.add(assertThrows(IllegalArgumentException.class, () -> event.pushOut(share)).getMessage());
                }
            }
        }));
        assertEquals(List.of("The fraction cannot be NaN", "The fraction cannot be Infinity"), messages);
    }

    @Test
    void aRootThatCollidesIsPushedInWorldAxes() {
        Node root = CollisionScene.node("root", b);
        scene.step(() -> {
            root.attachChild(a);
            a.addControl(new ColliderControl());
            root.addControl(new ColliderControl());
            scene.state().setRoot(root);
        });
        enterAndLookAgain(root, 1);
        assertEquals(new Vector3f(0.25f, 0, 0), scene.at(root));
    }
}
