package org.jmesat.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jmesat.app.CollisionScene;
import org.jmesat.contact.Contact;
import org.jmesat.world.Collider;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code pushOut} moves a spatial by a fraction of the MTV. */
class PushOutTest {
    private static final float TOLERANCE = 1e-4f;

    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final Geometry a = scene.cube("a", 0, 0);
    private final Geometry b = scene.cube("b", 0.75f, 0);

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
        assertEquals(1, b.getLocalTranslation().x, TOLERANCE);
        assertEquals(List.of("1 ENTER a b", "2 STAY a b"), scene.events());
        assertEquals(0, depth(), TOLERANCE);
    }

    @Test
    void aFractionOfAHalfLeavesHalfTheDepth() {
        scene.attach(a, b);
        enterAndLookAgain(a, 0.5f);
        assertEquals(-0.125f, a.getLocalTranslation().x, TOLERANCE);
        assertEquals(0.125, depth(), TOLERANCE);
    }

    @Test
    void aHalfFromEachSideLeavesThePairTouching() {
        scene.attach(a, b);
        scene.step(() -> a.addControl(new Pusher(0.5f)));
        enterAndLookAgain(b, 0.5f);
        assertEquals(-0.125f, a.getLocalTranslation().x, TOLERANCE);
        assertEquals(0.875f, b.getLocalTranslation().x, TOLERANCE);
        assertEquals(0, depth(), TOLERANCE);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void underParentsOfAnyTransformThePairTouches(long seed) {
        Random random = new Random(seed);
        Node inner = CollisionScene.node("inner", b);
        Node outer = CollisionScene.node("outer", inner);
        for (Spatial each : List.of(a, b, inner, outer)) {
            each.setLocalRotation(new Quaternion().fromAngles(random.nextFloat() * FastMath.TWO_PI,
                    random.nextFloat() * FastMath.TWO_PI, random.nextFloat() * FastMath.TWO_PI));
            each.setLocalScale(0.5f + random.nextFloat(), 0.5f + random.nextFloat(), 0.5f + random.nextFloat());
            each.setLocalTranslation(random.nextFloat(), random.nextFloat(), random.nextFloat());
        }
        scene.step(() -> {
            scene.root().attachChild(a);
            scene.root().attachChild(outer);
            // Moves a so that the centres nearly coincide, at any transforms of the parents.
            Vector3f offset = b.getWorldTranslation().subtract(a.getWorldTranslation());
            a.move(offset.x + 0.1f, offset.y - 0.05f, 0);
        });
        float depthBefore = b.getWorldTranslation().z;
        scene.frame();
        assertTrue(depth() > 0.1, () -> "seed " + seed + ": no overlap to begin with");
        scene.step(() -> scene.state().setEnabled(false));
        scene.step(() -> scene.state().setEnabled(true));
        enterAndLookAgain(b, 1);
        assertEquals(0, depth(), TOLERANCE, () -> "seed " + seed);
        assertEquals(depthBefore, b.getWorldTranslation().z, TOLERANCE, () -> "seed " + seed);
    }

    @Test
    void movingTheSpatialByTheMtvIsWrongUnderATurnedParent() {
        Node parent = CollisionScene.node("parent", b);
        parent.rotate(0, 0, FastMath.HALF_PI);
        b.setLocalTranslation(0, -0.75f, 0);
        scene.attach(a, parent);
        enterAndLookAgain(b, 1);
        assertEquals(-1, b.getLocalTranslation().y, TOLERANCE);
        assertEquals(0, b.getLocalTranslation().x, TOLERANCE);
    }

    @Test
    void theSpatialOfABodyIsPushedAndNotItsParts() {
        Node body = CollisionScene.node("body", b);
        body.addControl(new ColliderControl());
        scene.attach(a, body);
        enterAndLookAgain(body, 1);
        assertEquals(0.25f, body.getLocalTranslation().x, TOLERANCE);
        assertEquals(0.75f, b.getLocalTranslation().x, TOLERANCE);
    }

    @Test
    void noBodyIsPushedOutOfATriggerNorATriggerOutOfABody() {
        ColliderControl trigger = new ColliderControl();
        trigger.setTrigger(true);
        a.addControl(trigger);
        a.addControl(new Pusher(1));
        scene.attach(a, b);
        enterAndLookAgain(b, 1);
        assertEquals(0, a.getLocalTranslation().x);
        assertEquals(0.75f, b.getLocalTranslation().x);
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
        scene.frame(() -> b.setLocalTranslation(7, 7, 0));
        assertEquals(new Vector3f(7, 7, 0), b.getLocalTranslation());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void underAFlattenedAndTurnedParentThePairTouches(long seed) {
        Random random = new Random(seed);
        Node parent = CollisionScene.node("parent", b);
        int flat = random.nextInt(3);
        parent.setLocalScale(flat == 0 ? 0 : 1.5f, flat == 1 ? 0 : 0.7f, flat == 2 ? 0 : 1.2f);
        parent.setLocalRotation(new Quaternion().fromAngles(random.nextFloat() * FastMath.TWO_PI,
                random.nextFloat() * FastMath.TWO_PI, random.nextFloat() * FastMath.TWO_PI));
        scene.step(() -> {
            scene.root().attachChild(a);
            scene.root().attachChild(parent);
            Vector3f offset = b.getWorldTranslation().subtract(a.getWorldTranslation());
            a.move(offset.x + 0.1f, offset.y - 0.05f, 0);
        });
        enterAndLookAgain(b, 1);
        assertTrue(scene.state().getWorld().getContacts().size() == 1 && depth() < TOLERANCE,
                () -> "seed " + seed + ": depth " + depth());
        assertTrue(b.getLocalTranslation().distance(new Vector3f(0.75f, 0, 0)) > 0.05f, () -> "seed " + seed);
    }

    @Test
    void underAParentFlattenedAlongZTheSpatialIsPushedInThePlane() {
        Node parent = CollisionScene.node("parent", b);
        parent.setLocalScale(2, 2, 0);
        b.setLocalTranslation(0.5f, 0, 5);
        b.setLocalScale(0.5f);
        scene.attach(a, parent);
        scene.frame(() -> b.addControl(new Pusher(1)));
        assertEquals(new Vector3f(0.5f, 0, 5), b.getLocalTranslation());
        scene.frame(() -> a.setLocalTranslation(0.25f, 0, 0));
        scene.frame(() -> a.setLocalTranslation(-4, 0, 0));
        scene.frame(() -> a.setLocalTranslation(0.25f, 0, 0));
        assertEquals(new Vector3f(0.625f, 0, 5), b.getLocalTranslation());
    }

    @Test
    void underAParentSeenEdgeOnTheSpatialIsPushedAlongTheEdge() {
        Node parent = CollisionScene.node("parent", b);
        parent.setLocalScale(1, 0, 1);
        a.setLocalRotation(new Quaternion().fromAngles(0, 0, FastMath.QUARTER_PI));
        scene.attach(a, parent);
        scene.frame(() -> b.addControl(new Pusher(1)));
        Vector3f pushed = b.getLocalTranslation();
        assertTrue(pushed.x > 0.75f && Vector3f.isValidVector(pushed), pushed::toString);
        assertEquals(0, pushed.y);
        assertEquals(0, pushed.z);
    }

    @Test
    void underAParentFlattenedToALineTheSpatialIsPushedAlongTheLine() {
        Node parent = CollisionScene.node("parent", b);
        parent.setLocalScale(2, 0, 0);
        // The line of the parent's projection leads right and forward at 45 degrees.
        parent.rotate(0, -FastMath.QUARTER_PI, 0);
        b.setLocalTranslation(0.6f, 3, 4);
        scene.attach(a, parent);
        enterAndLookAgain(b, 1);
        assertEquals(0, depth(), TOLERANCE);
        assertEquals(3, b.getLocalTranslation().y);
        assertEquals(4, b.getLocalTranslation().z);
    }

    @Test
    void afterAHandlerSetsAScaleOfZeroThePushIsSkipped() {
        Node parent = CollisionScene.node("parent", b);
        scene.attach(a, parent);
        scene.frame(() -> b.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                parent.setLocalScale(0, 1, 1);
                event.pushOut(1);
                parent.setLocalScale(1);
            }
        }));
        assertEquals(new Vector3f(0.75f, 0, 0), b.getLocalTranslation());
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
        assertEquals(new Vector3f(0.25f, 0, 0), root.getLocalTranslation());
    }
}
