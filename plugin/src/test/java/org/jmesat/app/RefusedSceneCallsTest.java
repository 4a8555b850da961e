package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.app.LegacyApplication;
import com.jme3.app.state.AppStateManager;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jmesat.control.CharacterMover;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.PairCheck;
import org.jmesat.control.PushApart;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.debug.PairSelection;
import org.jmesat.editor.SceneConversion;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.ledger.CollisionLedger;
import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.WrongArguments;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;
import org.jmesat.world.QueryFilter;
import org.junit.jupiter.api.Test;

/** A call of the classes of a scene with a wrong argument names the value and changes nothing. */
class RefusedSceneCallsTest {
    /** What takes any number, and what the engine, the app state or a file calls. */
    private static final Set<String> UNCHECKED = Set.of("CollisionDebugState.setCoveredArea/4",
            "CollisionDebugState.setPanelArea/4", "PairSelection.step/1",
            "SatCollisionState.update/1", "SatCollisionState.render/1", "SatCollisionState.tick/1",
            "SatCollisionState.stateDetached/1", "ColliderControl.write/1", "ColliderControl.read/1",
            "PushApart.onCollisionEnter/1", "PushApart.onCollisionStay/1",
            "CharacterMover.setReport/1", "Convert.main/1",
            "CollisionDebugState.render/1", "CollisionDebugState.update/1",
            "CollisionScript.setContext/1", "CollisionScript.oneWayUp/1", "CollisionScript.isSolidFor/1",
            "CollisionScript.write/1", "CollisionScript.read/1",
            "CollisionLedger.beforeTick/2", "CollisionLedger.afterTick/2", "CollisionLedger.onCollisionEnter/1",
            "CollisionLedger.onCollisionStay/1", "CollisionLedger.onCollisionExit/1");
    private static final Set<String> ALLOWED = Set.of("SatCollisionState.new/1 0 null",
            "PairSelection.showAxis/1 0 null", "SatCollisionState.findSpatials/3 1 2147483647",
            "SceneQueries.nearest/4 1 Infinity", "PairExplanation.update/5 1 null", "PairExplanation.update/5 2 null",
            "PairExplanation.update/5 3 null", "PairExplanation.update/5 4 null", "PairExplanation.update/3 1 null",
            "PairExplanation.update/3 2 null",
            // A cursor outside the view port hits nothing.
            "SceneQueries.pick/4 1 (NaN, 0.0)", "SceneQueries.pick/4 1 (0.0, -Infinity)",
            "SceneQueries.pick/2 1 (NaN, 0.0)", "SceneQueries.pick/2 1 (0.0, -Infinity)");

    private static final class Scene implements WrongArguments.Good {
        private final Node root = new Node("root");
        private final Geometry a = new Geometry("a", new Box(1, 1, 1));
        private final Geometry b = new Geometry("b", new Box(1, 1, 1));
        private final SatCollisionState state = new SatCollisionState(root);
        private final SceneContacts contacts = new SceneContacts();
        private final SceneHits hits = new SceneHits();
        private final SceneMove move = new SceneMove();
        private final CollisionLedger ledger = new CollisionLedger(state);
        private final CollisionDebugState view = new CollisionDebugState();
        private final PairSelection selection = new PairSelection();

        Scene() {
            state.setLayerNames("a");
            LegacyApplication application = new LegacyApplication();
            root.attachChild(a);
            root.attachChild(b);
            b.move(1, 0, 0);
            a.addControl(new ColliderControl());
            AppStateManager states = new AppStateManager(application);
            states.attach(state);
            states.update(0.1f);
            state.setManual(true);
            state.getContacts(a, contacts);
            selection.choose(a, b);
            selection.update(state);
            // The pairs are found when somebody asks, if only by a call that is refused.
            selection.pairCount();
            state.getQueries().moveAndSlide(a, new Vector2f(5, 0), QueryFilter.ALL, move);
            state.getQueries().castRay(new Vector2f(-5, 0), new Vector2f(5, 0), QueryFilter.ALL, hits);
        }

        @Override
        public Object receiver(Class<?> type) {
            return type == ColliderControl.class ? a.getControl(ColliderControl.class) : argument("", 0, type);
        }

        @Override
        public Object argument(String method, int index, Class<?> type) {
            Object found = Map.<Class<?>, Object>ofEntries(Map.entry(SatCollisionState.class, state),
                    Map.entry(SceneContacts.class, contacts), Map.entry(SceneHits.class, hits),
                    Map.entry(SceneHit.class, hits.get(0)), Map.entry(SceneMove.class, move),
                    Map.entry(CollisionLedger.class, ledger),
                    Map.entry(CollisionDebugState.class, view), Map.entry(PushApart.class, new PushApart()),
                    Map.entry(CharacterMover.class, new CharacterMover()),
                    Map.entry(SceneQueries.class, state.getQueries()), Map.entry(Node.class, root),
                    Map.entry(Spatial.class, index == 0 ? a : b), Map.entry(Geometry.class, a),
                    Map.entry(Collider.class, state.getCollider(index == 0 ? a : b)),
                    Map.entry(ProjectionPlane.class, ProjectionPlane.XZ), Map.entry(String.class, "a"),
                    Map.entry(String[].class, new String[] {"a"}), Map.entry(List.class, new ArrayList<>()),
                    Map.entry(Vector2f.class, new Vector2f(index + 1, 2)),
                    Map.entry(Vector3f.class, new Vector3f(index + 1, 2, 3)),
                    Map.entry(Consumer.class, (Consumer<String>) text -> { }), Map.entry(int.class, 0),
                    Map.entry(float.class, 1f), Map.entry(double.class, 1.0), Map.entry(boolean.class, true),
                    Map.entry(CollisionListener.class, new CollisionListener() { }),
                    Map.entry(CollisionTickListener.class, new CollisionTickListener() { }),
                    Map.entry(SignalListener.class, (SignalListener) (signal, spatial) -> { }),
                    Map.entry(QueryFilter.class, QueryFilter.ALL), Map.entry(Camera.class, new Camera(640, 480)),
                    Map.entry(ConvexPolygon.class, ConvexPolygon.rectangle(1, 1)),
                    Map.entry(PairSelection.class, selection), Map.entry(PairCheck.Link.class, PairCheck.Link.AXIS),
                    Map.entry(PairExplanation.class, selection.explanation()),
                    Map.entry(StringBuilder.class, new StringBuilder()),
                    Map.entry(AxisReport.class, selection.report()),
                    Map.entry(CollisionWorld.class, state.getWorld()),
                    Map.entry(Axis.class, selection.report().deciding()), Map.entry(ColorRGBA.class, ColorRGBA.Red),
                    Map.entry(ClassLoader.class, Scene.class.getClassLoader())).get(type);
            if (found == null) {
                throw new AssertionError("No good " + type + " for " + method);
            }
            return found;
        }
    }

    @Test
    void aRefusedCallNamesTheBadValueAndChangesNothing() throws Exception {
        Set<String> unchecked = new HashSet<>(UNCHECKED);
        for (Class<?> type : List.of(SatCollisionState.class, ColliderControl.class, PushApart.class,
                CharacterMover.class, CollisionDebugState.class)) {
            Set<String> methods = new HashSet<>();
            Arrays.stream(type.getMethods()).map(Method::getName).forEach(methods::add);
            for (Method method : type.getDeclaredMethods()) {
                String property = method.getName().replaceFirst("^set", "");
                if (methods.contains("get" + property) || methods.contains("is" + property)) {
                    unchecked.add(type.getSimpleName() + "." + method.getName() + "/1");
                }
            }
        }
        WrongArguments wrong = new WrongArguments(Scene::new, unchecked, ALLOWED, Set.of());
        wrong.tryAll(SatCollisionState.class);
        wrong.tryAll(CollisionLedger.class);
        wrong.tryAll(SceneConversion.class);
        wrong.tryAll(ColliderControl.class);
        wrong.tryAll(CollisionDebugState.class);
        assertEquals(List.of(), wrong.complaints(), () -> wrong.complaints().size() + " of " + wrong.calls());
        assertTrue(wrong.calls() > 200, "only " + wrong.calls());
    }
}
