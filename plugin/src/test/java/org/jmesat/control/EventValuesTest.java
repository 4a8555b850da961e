package org.jmesat.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Line;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jmesat.app.CollisionScene;
import org.jmesat.contact.ExitReason;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** The values of an event, as seen from the receiver's side. */
@ParameterizedClass
@EnumSource
class EventValuesTest {
    @AutoClose
    private final CollisionScene scene;
    private final Geometry a;
    private final Geometry b;
    private final List<CollisionEvent> copies = new ArrayList<>();

    EventValuesTest(ProjectionPlane plane) {
        scene = new CollisionScene(plane);
        a = scene.cube("a", 0, 0);
        b = scene.cube("b", 0.75f, 0.5f);
    }

    /** Keeps a copy of each event. */
    private final class Keeper extends CollisionScript {
        @Override
        public void onCollisionEnter(CollisionEvent event) {
            copies.add(event.copy());
        }

        @Override
        public void onCollisionStay(CollisionEvent event) {
            copies.add(event.copy());
        }

        @Override
        public void onCollisionExit(CollisionEvent event) {
            copies.add(event.copy());
        }
    }

    private CollisionEvent eventAt(Spatial receiver) {
        scene.step(() -> receiver.addControl(new Keeper()));
        scene.frame();
        assertEquals(1, copies.size());
        return copies.get(0);
    }

    private void assertNormal(float x, float y, CollisionEvent event) {
        assertVector(x, y, event.getNormal(new Vector2f()), event.getNormal(new Vector3f()));
    }

    private void assertMtv(float x, float y, CollisionEvent event) {
        assertVector(x, y, event.getMtv(new Vector2f()), event.getMtv(new Vector3f()));
    }

    private void assertVector(float x, float y, Vector2f actual, Vector3f inSpace) {
        assertEquals(x, actual.x, 1e-5f, actual::toString);
        assertEquals(y, actual.y, 1e-5f, actual::toString);
        assertEquals(new Vector3f(actual.x, actual.y, 0), scene.inPlane(inSpace));
    }

    @Test
    void theReceiverIsSelfAndTheOppositeSideIsOther() {
        scene.attach(a, b);
        CollisionEvent event = eventAt(b);
        assertSame(b, event.getSelf());
        assertSame(a, event.getOther());
    }

    @Test
    void theNormalPointsFromSelfToOtherAndTheMtvMovesSelfAway() {
        scene.attach(a, b);
        CollisionEvent atA = eventAt(a);
        assertNormal(1, 0, atA);
        assertMtv(-0.25f, 0, atA);
        assertEquals(0.25f, atA.getDepth(), 1e-5f);
    }

    @Test
    void theOtherSideGetsTheMirroredEvent() {
        scene.attach(a, b);
        CollisionEvent atB = eventAt(b);
        assertNormal(-1, 0, atB);
        assertMtv(0.25f, 0, atB);
        assertEquals(0.25f, atB.getDepth(), 1e-5f);
    }

    @Test
    void theExitIsSeenFromTheSameSideAsTheEnter() {
        scene.attach(a, b);
        eventAt(b);
        scene.frame(() -> scene.move(b, 5, 0));
        assertSame(b, copies.get(1).getSelf());
        assertNormal(-1, 0, copies.get(1));
    }

    @Test
    void aListenerOnAnAncestorGetsTheEventFromItsOwnSide() {
        Node above = CollisionScene.node("above", b);
        scene.attach(a, above);
        assertSame(b, eventAt(above).getSelf());
    }

    @Test
    void aListenerAboveBothGetsOneEventFromTheSideOfA() {
        Node above = CollisionScene.node("above", a, b);
        scene.attach(above);
        assertSame(a, eventAt(above).getSelf());
    }

    @Test
    void theTransformsOfParentsAreInTheValues() {
        Node parent = CollisionScene.node("parent", a, b);
        parent.setLocalScale(2);
        scene.turn(parent, (float) Math.PI / 2);
        scene.attach(parent);
        CollisionEvent event = eventAt(a);
        assertMtv(0, -0.5f, event);
    }

    @Test
    void contactPointsLieInBothShapesInWorldCoordinates() {
        scene.attach(a, b);
        CollisionEvent event = eventAt(a);
        assertTrue(event.getContactCount() >= 1 && event.getContactCount() <= 2);
        for (int i = 0; i < event.getContactCount(); i++) {
            Vector2f point = event.getContactPoint(i, new Vector2f());
            assertTrue(point.x >= 0.25f - 1e-5f && point.x <= 0.5f + 1e-5f, point::toString);
            assertTrue(point.y >= -1e-5f && point.y <= 0.5f + 1e-5f, point::toString);
            assertEquals(new Vector3f(point.x, point.y, 0), scene.inPlane(event.getContactPoint(i, new Vector3f())));
        }
    }

    @Test
    void aContactPointIndexOutOfRangeThrows() {
        scene.attach(a, b);
        CollisionEvent event = eventAt(a);
        assertThrows(IndexOutOfBoundsException.class, () -> event.getContactPoint(2, new Vector2f()));
        assertThrows(IndexOutOfBoundsException.class, () -> event.getContactPoint(-1, new Vector2f()));
    }

    @Test
    void withoutADirectionFromTheGeometryTheNormalIsPlusXAndFlagged() {
        Geometry one = scene.geometry("one", new Line(new Vector3f(), new Vector3f(0, 0, 1)), 2, 2);
        Geometry two = scene.geometry("two", new Line(new Vector3f(), new Vector3f(0, 0, 1)), 2, 2);
        one.setUserData("jmesat.collider", true);
        two.setUserData("jmesat.collider", true);
        scene.attach(one, two);
        CollisionEvent event = eventAt(one);
        assertTrue(event.isDirectionArbitrary());
        assertNormal(1, 0, event);
        assertEquals(0, event.getDepth());
    }

    @Test
    void coincidentCubesHaveADirectionThatIsFlagged() {
        b.setLocalTranslation(0, 0, 0);
        scene.attach(a, b);
        CollisionEvent event = eventAt(a);
        assertTrue(event.isDirectionArbitrary());
        assertEquals(1, event.getDepth(), 1e-5f);
    }

    @Test
    void theMtvOfAContainedShapeMovesItOutside() {
        b.setLocalScale(0.2f);
        scene.place(b, 0.3f, 0);
        scene.attach(a, b);
        CollisionEvent event = eventAt(b);
        assertMtv(0.3f, 0, event);
        assertFalse(event.isDirectionArbitrary());
    }

    @Test
    void ofSeveralPiecesTheDeepestPairGivesTheValues() {
        Node body = CollisionScene.node("body", scene.cube("shallow", -0.9f, 0), scene.cube("deep", 0, -0.6f));
        body.addControl(new ColliderControl());
        scene.attach(a, body);
        assertMtv(0, 0.4f, eventAt(a));
    }

    @Test
    void anEventHasItsTickAndTheTickOfTheEnter() {
        scene.attach(a, b);
        scene.frame();
        scene.frame();
        scene.step(() -> a.addControl(new Keeper()));
        scene.frame();
        assertEquals(3, copies.get(0).getTick());
        assertEquals(1, copies.get(0).getSinceTick());
        scene.frame(() -> scene.move(b, 5, 0));
        CollisionEvent exit = copies.get(1);
        assertEquals(4, exit.getTick());
        assertEquals(1, exit.getSinceTick());
    }

    @Test
    void anExitKeepsTheLastDirectionAndHasNoDepth() {
        scene.attach(a, b);
        eventAt(a);
        scene.frame(() -> scene.move(b, 5, 0));
        CollisionEvent exit = copies.get(1);
        assertEquals(ExitReason.SEPARATED, exit.getExitReason());
        assertNormal(1, 0, exit);
        assertMtv(0, 0, exit);
        assertEquals(0, exit.getDepth());
        assertTrue(exit.getContactCount() >= 1);
    }

    @Test
    void onlyAnExitHasAReason() {
        scene.attach(a, b);
        assertNull(eventAt(a).getExitReason());
        scene.frame();
        assertNull(copies.get(1).getExitReason());
    }

    @Test
    void anEventWithATriggerIsMarked() {
        scene.attach(a, b);
        assertFalse(eventAt(a).isTrigger());
        ColliderControl trigger = new ColliderControl();
        trigger.setTrigger(true);
        scene.frame(() -> b.addControl(trigger));
        assertTrue(copies.get(1).isTrigger());
    }

    private static Stream<Method> methods() {
        return Arrays.stream(CollisionEvent.class.getMethods());
    }

    /** Calls a method of an event with good arguments; returns what it throws, or null. */
    private static Throwable call(CollisionEvent event, Method method) {
        Object[] arguments = Arrays.stream(method.getParameterTypes()).map(EventValuesTest::argument).toArray();
        try {
            method.invoke(event, arguments);
            return null;
        } catch (InvocationTargetException e) {
            return e.getCause();
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    private static Object argument(Class<?> type) {
        if (type == Vector2f.class) {
            return new Vector2f();
        } else if (type == Vector3f.class) {
            return new Vector3f();
        } else if (type == PushApart.class) {
            return new PushApart();
        }
        return type == int.class ? (Object) 0 : (Object) 1f;
    }

    @Test
    void anEventThrowsAfterItsHandlerHasReturned() {
        List<CollisionEvent> kept = new ArrayList<>();
        scene.attach(a, b);
        scene.frame(() -> a.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                kept.add(event);
            }
        }));
        assertEquals(List.of(), methods()
                .filter(method -> !(call(kept.get(0), method) instanceof IllegalStateException)).toList());
        assertEquals("CollisionEvent (over)", kept.get(0).toString());
    }

    @Test
    void aCopyStaysValidAndKeepsItsValues() {
        scene.attach(a, b);
        CollisionEvent copy = eventAt(a);
        scene.frame(() -> b.removeFromParent());
        scene.frame();
        List<String> refused = new ArrayList<>();
        scene.step(() -> methods().filter(method -> call(copy, method) != null)
                .forEach(method -> refused.add(method.getName())));
        assertEquals(List.of("moveToContact"), refused);
        assertSame(b, copy.getOther());
        assertEquals(1, copy.getTick());
        assertMtv(-0.25f, 0, copy.copy());
        assertTrue(copy.toString().contains("a with b"), copy::toString);
    }
}
