package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.effect.ParticleEmitter;
import com.jme3.effect.ParticleMesh;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.shape.Line;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.Discovery;
import org.jmesat.app.SatCollisionState;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.control.ColliderControl;
import org.jmesat.projection.ColliderShape;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.CollisionScript;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.projection.ProjectionMode;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Questions of the form "why is there no event, or why is there one?", and the answer in the first line of the panel.
 * Two spatials are chosen, as by two clicks after the key that shows the view. Each question begins with two cubes of
 * side 2, marked as colliders, which overlap by 0.5, and a listener on the app state.
 */
class WhyTableTest {
    private static final String NO_LISTENER = "No event: touching since tick #, but nobody listens: ";

    @AutoClose
    private final PanelRun run = PanelRun.withLemur();

    private final CollisionDebugState overlay = new CollisionDebugState();
    private final SatCollisionState state = run.collisions();
    private final CollisionListener listener = new CollisionListener() {
        @Override
        public void onCollisionEnter(CollisionEvent event) {
        }
    };
    private final List<String> wrong = new ArrayList<>();
    private int asked;
    private Geometry a;
    private Geometry b;
    private ColliderControl ofA;
    private ColliderControl ofB;
    /** What is asked about: a and b, unless a question sets others. */
    private Spatial askA;
    private Spatial askB;

    /** A change of the scene. */
    private interface Change {
        void run() throws Exception;
    }

    /** A listener with a handler. */
    public static class Hearing extends CollisionScript {
        @Override
        public void onCollisionEnter(CollisionEvent event) {
        }
    }

    @BeforeEach
    void showTheView() {
        overlay.setVisible(true);
        run.attach(overlay);
        run.step(() -> run.state().place.detailed = false);
        run.settle();
    }

    private Node root() {
        return run.application().getRootNode();
    }

    /** Asks one question; in the answer, # stands for a number, and the text may go on. */
    private void ask(String answer, Change... changes) {
        asked++;
        run.step(this::reset);
        a = run.cube("a", 0, 0);
        b = run.cube("b", 1.5f, 0);
        run.step(() -> {
            ofA = new ColliderControl();
            ofB = new ColliderControl();
            a.addControl(ofA);
            b.addControl(ofB);
            askA = a;
            askB = b;
            state.removeCollisionListener(listener);
            state.addCollisionListener(listener);
        });
        for (Change each : changes) {
            run.step(each::run);
            run.step(() -> overlay.getSelection().choose(askA, askB));
            run.frame();
        }
        run.frame(0.3f);
        run.frame();
        List<String> lines = run.ask(() -> run.state().getText()).lines().toList();
        String shown = lines.get(1);
        String expected = "\\Q" + answer.replace("#", "\\E[0-9.]+\\Q") + "\\E.*";
        if (!shown.matches(expected)) {
            wrong.add("\n  expected " + answer + "\n  but was  " + shown);
        }
        if (!lines.get(0).startsWith("Collisions, ")) {
            wrong.add(lines.get(0));
        }
    }

    private void reset() {
        overlay.getSelection().clear();
        root().detachAllChildren();
        state.setEnabled(true);
        state.setManual(false);
        state.setPaused(false);
        state.setRoot(root());
        state.setDiscovery(Discovery.ALL_GEOMETRIES);
        state.setTouchPolicy(TouchPolicy.INCLUSIVE);
        state.setDepthTest(false);
        state.setLayerNames("");
        state.setLayersApart("");
        state.getWorld().setPairFilter(null);
        state.getWorld().setMaxPairs(1_000_000);
    }

    private void finish(int least) {
        assertEquals(List.of(), wrong, () -> wrong.size() + " of " + asked + " answers" + String.join("", wrong));
        assertTrue(asked >= least, asked + " questions");
    }

    private static void move(Spatial spatial, float x, float y) {
        spatial.setLocalTranslation(x, y, 0);
    }

    @Test
    void filters() {
        ask("No event: the mask of Geometry 'a' is 0, so it collides with no layer", () -> ofA.setMask(0));
        ask("No event: the mask of Geometry 'b' is 0, so it collides with no layer", () -> ofB.setMask(0));
        ask("No event: the mask of Geometry 'a' keeps them apart: it does not contain layer 4 of Geometry 'b'", () -> {
            ofA.setMask(1);
            ofB.setCategory(16);
        });
        ask("No event: Geometry 'a' is in no layer: its category is 0", () -> ofA.setCategory(0));
        ask("No event: layer 1 (shot) of Geometry 'a' does not collide with layer 2 (wall) of Geometry 'b'", () -> {
            state.setLayerNames("shot, wall");
            state.setLayersApart("shot|wall");
            ofA.setLayers("shot");
            ofB.setLayers("wall");
        });
        ask("No event: layer 0 (default) of Geometry 'a' does not collide with layer 0 (default)", () -> {
            state.setLayersApart("default|default");
        });
        ask("No event: both are in group -3, and members of a negative group never collide", () -> {
            ofA.setGroup(-3);
            ofB.setGroup(-3);
        });
        ask("No event: both are fixed, and fixed colliders never collide with each other", () -> {
            ofA.setFixed(true);
            ofB.setFixed(true);
        });
        ask("No event: the game's PairFilter keeps them apart",
                () -> state.getWorld().setPairFilter((one, other) -> false));
        ask("No event: the game's PairFilter keeps them apart: it throws java.lang.IllegalStateException: no",
                () -> state.getWorld().setPairFilter((one, other) -> {
                    throw new IllegalStateException("no");
                }));
        ask("No event: Geometry 'a' is in no layer: its category is 0, which no mask matches; problem of Geometry 'a': "
                + "its setting layers names an unknown layer: 'wal'", () -> ofA.setLayers("wal"));
        ask("No event: both are part of Node 'knight', and pieces of one body never collide; to split it, give each a "
                + "ColliderControl of its own", this::knight);
        ask("Event: touching since tick #", () -> {
            ofA.setGroup(3);
            ofB.setGroup(3);
            ofA.setMask(0);
        });
        ask("Event: touching since tick #", () -> ofA.setFixed(true));
        finish(14);
    }

    private void knight() {
        a.removeControl(ofA);
        b.removeControl(ofB);
        Node knight = new Node("knight");
        knight.attachChild(a);
        knight.attachChild(b);
        knight.addControl(new ColliderControl());
        root().attachChild(knight);
    }

    @Test
    void theSceneAndTheState() {
        ask("No event: Geometry 'b' is not in the scene under Node 'Root Node': it has no parent",
                () -> b.removeFromParent());
        ask("No event: Geometry 'b' is not in the scene under Node 'Root Node': its topmost ancestor is Node 'store'",
                () -> new Node("store").attachChild(b));
        ask("No event: Geometry 'a' is not in the scene under Node 'Root Node': it has no parent", () -> {
            a.removeFromParent();
            b.removeFromParent();
        });
        ask("No event: Geometry 'a' is not in the scene under Node 'level'", () -> {
            Node level = new Node("level");
            root().attachChild(level);
            level.attachChild(b);
            state.setRoot(level);
        });
        ask("Paused at tick #; event: touching since tick #", () -> { }, () -> state.setPaused(true));
        ask("Paused at tick #; no event: they are 2 apart", () -> move(b, 4, 0), () -> state.setPaused(true));
        ask("Paused at tick #; no event: Geometry 'b' is disabled by its own ColliderControl", () -> { }, () -> {
            state.setPaused(true);
            ofB.setEnabled(false);
        });
        ask("Event: touching since tick #", () -> { }, () -> state.setManual(true));
        finish(8);
    }

    @Test
    void whatIsDisabled() {
        ask("No event: Geometry 'b' is disabled by its own ColliderControl", () -> ofB.setEnabled(false));
        ask("No event: Geometry 'a' is disabled by its own ColliderControl", () -> {
            ofA.setEnabled(false);
            ofB.setEnabled(false);
        });
        ask("No event: Geometry 'b' is disabled by the ColliderControl on Node 'group'", () -> {
            Node group = new Node("group");
            ColliderControl off = new ColliderControl();
            off.setEnabled(false);
            group.addControl(off);
            group.attachChild(b);
            root().attachChild(group);
        });
        ask("No event: Geometry 'b' is disabled by its own user data jmesat.collider or jmesat.enabled", () -> {
            b.removeControl(ofB);
            b.setUserData("jmesat.collider", false);
        });
        ask("No event: Geometry 'b' is disabled by its own user data jmesat.collider or jmesat.enabled", () -> {
            b.removeControl(ofB);
            b.setUserData("jmesat.trigger", true);
            b.setUserData("jmesat.enabled", false);
        });
        ask("No event: Geometry 'b' is disabled by the user data jmesat.collider or jmesat.enabled on Node 'group'",
                () -> {
            Node group = new Node("group");
            group.setUserData("jmesat.collider", false);
            b.removeControl(ofB);
            group.attachChild(b);
            root().attachChild(group);
        });
        finish(6);
    }

    @Test
    void shapes() {
        ask("No event: Geometry 'b' has no polygon: its world scale is (0.0, 0.0, 0.0), which shrinks it to a point",
                () -> b.setLocalScale(0));
        ask("No event: Geometry 'b' has no polygon: ", () -> b.setMesh(new Mesh()));
        ask("No event: Geometry 'b' has no polygon: ", () -> {
            Mesh mesh = b.getMesh().deepClone();
            for (int i = 0; i < mesh.getVertexCount(); i++) {
                mesh.getFloatBuffer(Type.Position).put(3 * i, Float.NaN);
            }
            b.setMesh(mesh);
        });
        ask("No event: Node 'b node' has no polygon: it is marked as a collider but has no geometry", () -> {
            Node empty = new Node("b node");
            empty.addControl(new ColliderControl());
            root().attachChild(empty);
            askB = empty;
        });
        ask("No event: Geometry 'b' is left out: it is sky, which never collides", () -> b.setQueueBucket(Bucket.Sky));
        ask("No event: ParticleEmitter 'smoke' is left out: ", () -> {
            ParticleEmitter smoke = new ParticleEmitter("smoke", ParticleMesh.Type.Triangle, 4);
            smoke.setMaterial(a.getMaterial());
            root().attachChild(smoke);
            askB = smoke;
        });
        ask("No event: Geometry 'b' is left out: ", () -> {
            b.removeControl(ofB);
            state.setDiscovery(Discovery.MARKED_ONLY);
        });
        ask("No event: Node 'plain' ", () -> {
            Node plain = new Node("plain");
            plain.attachChild(b);
            root().attachChild(plain);
            askB = plain;
        });
        ask("No event: Geometry 'part' gives no piece, since the shape of Node 'body' is set by hand", () -> {
            Node body = new Node("body");
            ColliderControl control = new ColliderControl();
            control.setShape(ColliderShape.CIRCLE);
            body.addControl(control);
            Geometry part = new Geometry("part", b.getMesh());
            part.setMaterial(b.getMaterial());
            body.attachChild(part);
            move(body, 9, 0);
            root().attachChild(body);
            askB = part;
        });
        ask("Event: touching since tick #", () -> b.setMesh(new Line(new Vector3f(-1, 0, 0), new Vector3f(1, 0, 0))));
        finish(10);
    }

    @Test
    void distances() {
        ask("No event: they are 1.5 apart, their bounding boxes by 1.5 in x", () -> move(b, 3.5f, 0));
        ask("No event: they are 2 apart, their bounding boxes by 2 in y", () -> move(b, 0, -4));
        ask("No event: they are 5 apart, their bounding boxes by 4 in y", () -> move(b, 5, 6));
        ask("No event: they are 999998 apart, their bounding boxes by 999998 in x", () -> move(b, 1e6f, 0));
        ask("No event: they are 0.00# apart, their bounding boxes by 0.00# in x", () -> move(b, 2.005f, 0));
        ask("Event: touching since tick #", () -> move(b, 2, 0));
        ask("Event: touching since tick #", () -> move(b, 2, 2));
        ask("No event: no pair was tested at tick #, and contacts are unchanged: more than 1 pairs of boxes overlap",
                () -> {
            Geometry third = new Geometry("c", b.getMesh());
            third.setMaterial(b.getMaterial());
            root().attachChild(third);
            run.collisions().getWorld().setMaxPairs(1);
        });
        ask("No event: they are 0.1314 apart: axis 4 of 4, edge # of Geometry 'b', separates them", () -> {
            b.rotate(0, 0, FastMath.PI / 4);
            move(b, 1.8f, 1.8f);
        });
        ask("No event: they are # apart: axis # of #, ", () -> {
            ofA.setShape(ColliderShape.CIRCLE);
            ofB.setShape(ColliderShape.CIRCLE);
            move(b, 0.9f, 0.9f);
        });
        ask("No event: they are # apart: axis # of #, ", () -> {
            ofA.setShape(ColliderShape.CIRCLE);
            move(b, 1.4f, 1.4f);
        });
        finish(11);
    }

    @Test
    void depth() {
        ask("No event: they are 3 apart in z, and the depth test is on (Geometry 'a' from -1 to 1, Geometry 'b' "
                + "from 4 to "
                + "6)", () -> {
            state.setDepthTest(true);
            b.setLocalTranslation(1.5f, 0, 5);
        });
        ask("No event: they only touch in z, and the depth test is on", () -> {
            state.setDepthTest(true);
            b.setLocalTranslation(1.5f, 0, 2);
        });
        ask("Event: touching since tick #", () -> {
            state.setDepthTest(true);
            b.setLocalTranslation(1.5f, 0, 1.5f);
        });
        ask("Event: touching since tick #", () -> b.setLocalTranslation(1.5f, 0, 50));
        finish(4);
    }

    @Test
    void touching() {
        ask("No event: they only touch, and the touch policy is EXCLUSIVE", () -> {
            state.setTouchPolicy(TouchPolicy.EXCLUSIVE);
            move(b, 2, 0);
        });
        ask("No event: they touch: a setting that kept them apart at the last tick has changed since",
                () -> ofA.setMask(0), () -> state.setManual(true), () -> {
                    ofA.setMask(-1);
                    state.getWorld().getColliders().forEach(each -> each.setFilter(1, -1, 0));
                });
        ask("Event: touching since tick #", () -> ofB.setTrigger(true));
        ask("Event: touching since tick #", () -> move(b, 0.25f, 0));
        ask("Event: touching since tick #", () -> ofB.setContinuous(true));
        finish(5);
    }

    @Test
    void listeners() {
        ask(NO_LISTENER + "no CollisionListener at or above them or on the app state",
                () -> state.removeCollisionListener(listener));
        ask(NO_LISTENER + "WhyTableTest$Hearing on Geometry 'b' is disabled", () -> {
            state.removeCollisionListener(listener);
            Hearing script = new Hearing();
            script.setEnabled(false);
            b.addControl(script);
        });
        ask(NO_LISTENER + "no CollisionListener at or above them or on the app state", () -> {
            state.removeCollisionListener(listener);
            b.addControl(new CollisionScript() { });
        });
        ask(NO_LISTENER + "no CollisionListener at or above them or on the app state for their layers", () -> {
            state.removeCollisionListener(listener);
            state.setLayerNames("shot, wall");
            state.addCollisionListener("shot", "wall", listener);
        }, () -> { });
        run.step(() -> state.removeCollisionListener("shot", "wall", listener));
        ask("Event: touching since tick #", () -> {
            state.removeCollisionListener(listener);
            b.addControl(new Hearing());
        });
        ask("Event: touching since tick #", () -> {
            state.removeCollisionListener(listener);
            Node group = new Node("group");
            group.attachChild(a);
            group.addControl(new Hearing());
            root().attachChild(group);
        });
        ask("Event: touching since tick #", () -> {
            state.removeCollisionListener(listener);
            b.setUserData("jmesat.scripts", "Count(key='coins')");
        });
        ask("Event: touching since tick #", () -> { });
        finish(8);
    }

    @Test
    void whatHasHappenedBefore() {
        ask("No event: they are 6 apart", () -> { }, () -> move(b, 8, 0));
        ask("No event: they are 6 apart", () -> {
            ofB.setContinuous(true);
            move(b, 8, 0);
        }, () -> move(b, -8, 0));
        ask("No event: they are 6 apart", () -> move(b, 8, 0), () -> move(b, -8, 0));
        ask("Event: touching since tick #", () -> move(b, 8, 0), () -> move(b, 1, 0));
        finish(4);
    }

    @Test
    void whatIsEasilyOverlooked() {
        ask("Event: touching since tick #", () -> b.setCullHint(CullHint.Always));
        ask("Event: touching since tick #", () -> b.setMaterial(null));
        ask("Event: touching since tick #", () -> {
            Node knight = new Node("knight");
            a.removeControl(ofA);
            knight.attachChild(a);
            knight.addControl(new ColliderControl());
            knight.attachChild(b);
            root().attachChild(knight);
            askA = knight;
        });
        ask("Event: touching since tick #", () -> ofB.setMode(ProjectionMode.OUTLINE));
        ask("No event: they are 2 apart, their bounding boxes by 2 in x", () -> {
            b.setCullHint(CullHint.Always);
            move(b, 4, 0);
        });
        finish(5);
    }
}
