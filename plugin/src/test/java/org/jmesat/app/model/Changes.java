package org.jmesat.app.model;

import com.jme3.app.state.AppStateManager;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.control.Control;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jmesat.app.Discovery;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionListener;
import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.HeadlessRun;
import org.jmesat.world.Collider;

/** Makes random changes. */
final class Changes {
    private static final Change[] KINDS = Change.values();
    private static final int RARE = 12;

    private final Storm storm;
    private final MirroredSettings settings;
    private final SplittableRandom random;
    private final Pool pool;
    private final AppStateManager states;
    private final WatchedState state;
    private final List<ScriptListener> spare = new ArrayList<>();
    private final long[] counts = new long[KINDS.length];
    private long count;
    private long fromHandlers;

    Changes(Storm storm, MirroredSettings settings, SplittableRandom random, Pool pool, AppStateManager states,
            WatchedState state) {
        this.storm = storm;
        this.settings = settings;
        this.random = random;
        this.pool = pool;
        this.states = states;
        this.state = state;
    }

    long count() {
        return count;
    }

    /** The number of changes made while events were delivered. */
    long fromHandlers() {
        return fromHandlers;
    }

    long count(Change change) {
        return counts[change.ordinal()];
    }

    private boolean chance(int oneIn) {
        return random.nextInt(oneIn) == 0;
    }

    private Node target() {
        return chance(3) ? storm.applicationRoot() : pool.anyNode();
    }

    void make() {
        Change change = KINDS[random.nextInt(KINDS.length)];
        count++;
        fromHandlers += storm.isDelivering() ? 1 : 0;
        counts[change.ordinal()]++;
        storm.trace().add(() -> "  " + change);
        switch (change) {
            case DETACH -> pool.any().removeFromParent();
            case ATTACH -> target().attachChild(pool.anyGeometry());
            case REPARENT -> nest(pool.anyNode(), target());
            case TO_THE_ROOT -> storm.applicationRoot().attachChild(pool.any());
            case MOVE -> pool.move(pool.any());
            case TELEPORT -> teleport(pool.any());
            case TELEPORT_ALL -> settings.teleport(pool.any());
            case TURN -> pool.turn(pool.any());
            case SCALE -> pool.any().setLocalScale(chance(4) ? 0 : 1);
            case MESH -> pool.remesh(pool.anyGeometry());
            case COLLIDER_CONTROL -> switchColliderControl(pool.any());
            case SWITCH_CONTROL -> eachControl(control -> control.setEnabled(!chance(3)));
            case FILTER -> eachControl(this::filter);
            case LAYERS -> eachControl(this::setLayers);
            case LAYER_NAME -> settings.setLayerName(random.nextInt(Layers.COUNT), chance(4) ? null : anyLayer());
            case LAYERS_APART -> settings.setLayersApart(random.nextInt(Layers.COUNT), random.nextInt(Layers.COUNT),
                    chance(4));
            // The meshes are connected, so with HULL_PER_PART they have one part.
            case MODE -> eachControl(control -> control.setMode(chance(2) ? ProjectionMode.SINGLE_HULL
                    : chance(2) ? ProjectionMode.HULL_PER_PART : ProjectionMode.HULL_PER_GEOMETRY));
            case FIXED -> eachControl(control -> control.setFixed(chance(3)));
            case CONTINUOUS -> eachControl(control -> control.setContinuous(!chance(3)));
            case TRIGGER -> eachControl(control -> control.setTrigger(chance(2)));
            case ONE_WAY -> eachControl(this::setOneWay);
            case USER_DATA_COLLIDER -> pool.any().setUserData("jmesat.collider", one(true, false, null, null, null));
            case USER_DATA_SETTINGS -> setUserData(pool.any());
            case ADD_CONTROL -> addScriptListener(chance(20) ? storm.applicationRoot() : pool.any());
            case REMOVE_CONTROL -> removeScriptListener(pool.any());
            case SWITCH_LISTENER -> switchScript(pool.any());
            case ADD_LISTENER -> settings.register(new Registration(anyListener(), null, null));
            case REMOVE_LISTENER -> settings.unregister(anyListener());
            case ADD_ROLE -> settings.register(new Registration(anyListener(), anyLayer(), anyLayer()));
            case REMOVE_ROLE -> settings.unregister(new Registration(anyListener(), anyLayer(), anyLayer()));
            case CLONE -> copy(pool.any());
            case CREATE -> create();
            case RETIRE -> retire(pool.any());
            case INVALIDATE -> state.invalidate(pool.any());
            case PAUSE -> settings.setPaused(chance(6));
            case STEP -> step();
            case MANUAL -> state.setManual(chance(6));
            case TICK -> tick();
            case ROOT -> settings.setRoot(chance(RARE) ? pool.anyNode() : null);
            case PLANE -> setPlane(one(ProjectionPlane.values()), chance(RARE));
            case DEPTH_TEST -> state.setDepthTest(chance(2));
            case DEPTH_MARGIN -> eachControl(control -> control.setDepthMargin(one(0f, 0f, 0.75f, -0.25f, -3f)));
            case DISCOVERY -> state.setDiscovery(chance(RARE) ? Discovery.MARKED_ONLY : Discovery.ALL_GEOMETRIES);
            case TOUCH_POLICY -> state.setTouchPolicy(one(TouchPolicy.values()));
            case FIXED_STEP -> state.setFixedStep(HeadlessRun.TPF * one(0f, 0f, 0.5f, 2f));
            case PAIR_FILTER -> setFilter();
            case DISABLE -> state.setEnabled(!chance(RARE));
            case ENABLE -> state.setEnabled(true);
            case DETACH_STATE -> detach(chance(RARE));
            case ATTACH_STATE -> states.attach(state);
        }
    }

    @SafeVarargs
    private <T> T one(T... values) {
        return values[random.nextInt(values.length)];
    }

    private static void nest(Node child, Node parent) {
        if (child != parent && !parent.hasAncestor(child)) {
            parent.attachChild(child);
        }
    }

    private void switchColliderControl(Spatial spatial) {
        ColliderControl control = spatial.getControl(ColliderControl.class);
        if (control == null || chance(5)) {
            spatial.addControl(new ColliderControl());
        } else {
            spatial.removeControl(control);
        }
    }

    private void teleport(Spatial spatial) {
        pool.move(spatial);
        ColliderControl control = spatial.getControl(ColliderControl.class);
        if (control != null) {
            control.teleport();
        }
    }

    /** During a tick, its events still belong to the former plane. */
    private void setPlane(ProjectionPlane plane, boolean now) {
        if (now && !storm.isTicking() && !storm.isDelivering()) {
            settings.setPlane(plane);
        }
    }

    private interface Setting {
        void set(ColliderControl control);
    }

    /** Applies a setting to up to three controls. Few spatials have a control, so three are tried. */
    private void eachControl(Setting setting) {
        for (int i = 0; i < 3; i++) {
            ColliderControl control = pool.any().getControl(ColliderControl.class);
            if (control != null) {
                setting.set(control);
            }
        }
    }

    private void filter(ColliderControl control) {
        control.setCategory(one(1L, 1L, 2L, 0L));
        control.setMask(one(-1L, -1L, 1L, 2L, 0L));
        control.setGroup(one(0, 0, 0, 1, -1));
    }

    private void setOneWay(ColliderControl control) {
        control.setOneWay(!chance(3));
        control.setOneWayUp(pool.direction(random.nextInt(4)));
    }

    private void step() {
        if (chance(2)) {
            settings.setPaused(true);
        }
        storm.step();
    }

    private void tick() {
        if (chance(2)) {
            state.setManual(true);
        }
        storm.tick();
    }

    private String anyLayer() {
        return chance(3) ? "default" : Layers.NAMES.get(random.nextInt(Layers.NAMES.size()));
    }

    /** Some of the names belong to no layer. */
    private void setLayers(ColliderControl control) {
        control.setLayers(one("", anyLayer(), anyLayer(), anyLayer() + ", " + anyLayer()));
        control.setCollidesWith(chance(6) ? anyLayer() + ", " + anyLayer() : "");
    }

    private void setUserData(Spatial spatial) {
        switch (random.nextInt(10)) {
            case 9 -> spatial.setUserData("jmesat.depthMargin", one(1.25f, -0.25f, null, null));
            case 8 -> spatial.setUserData("jmesat.continuous", one(true, true, null));
            case 6 -> spatial.setUserData("jmesat.layers", one(anyLayer(), anyLayer() + ", " + anyLayer(), null, null));
            case 7 -> spatial.setUserData("jmesat.collidesWith", one("default, red, green, blue", null, null, null));
            case 0 -> spatial.setUserData("jmesat.group", one(1, -1, null, null));
            case 1 -> spatial.setUserData("jmesat.fixed", one(true, null));
            case 2 -> spatial.setUserData("jmesat.trigger", one(true, null));
            case 3 -> spatial.setUserData("jmesat.mask", one(3L, 2L, null, null));
            case 4 -> spatial.setUserData("jmesat.mode", one("SINGLE_HULL", null));
            default -> spatial.setUserData("of the game", one(7, null));
        }
    }

    private void addScriptListener(Spatial spatial) {
        if (spatial.getNumControls() < 3) {
            boolean isNew = spare.isEmpty() || chance(2);
            ScriptListener script = isNew ? new ScriptListener(storm) : spare.remove(spare.size() - 1);
            spatial.addControl(script);
            if (chance(RARE)) {
                spatial.addControl(script);
            }
        }
    }

    private static ScriptListener scriptListenerOn(Spatial spatial) {
        for (int i = 0; i < spatial.getNumControls(); i++) {
            if (spatial.getControl(i) instanceof ScriptListener script) {
                return script;
            }
        }
        return null;
    }

    private void removeScriptListener(Spatial spatial) {
        ScriptListener script = scriptListenerOn(spatial);
        if (script != null) {
            spatial.removeControl(script);
            if (spare.size() < 4 && !Body.isOn(spatial, script)) {
                spare.add(script);
            }
        }
    }

    private void switchScript(Spatial spatial) {
        ScriptListener script = scriptListenerOn(spatial);
        if (script != null) {
            script.setEnabled(!chance(3));
        }
    }

    /** A listener of the app state only, or a Control that is sometimes registered as well. */
    private CollisionListener anyListener() {
        ScriptListener script = scriptListenerOn(pool.any());
        return script != null && chance(3) ? script : storm.anyOwnListener();
    }

    private void copy(Spatial original) {
        Node target = target();
        Spatial copy = pool.copy(original);
        if (copy != null) {
            target.attachChild(copy);
        }
    }

    private void create() {
        if (!pool.isFull()) {
            target().attachChild(chance(4) ? pool.newNode() : pool.newGeometry());
        }
    }

    /** Removes a spatial for good, and unregisters its Controls from the app state. */
    private void retire(Spatial spatial) {
        for (Spatial each : pool.retire(spatial)) {
            for (int i = 0; i < each.getNumControls(); i++) {
                Control control = each.getControl(i);
                if (control instanceof ScriptListener script) {
                    settings.unregister(script);
                }
            }
            if (settings.isRoot(each)) {
                settings.setRoot(null);
            }
        }
    }

    private void setFilter() {
        if (chance(2)) {
            settings.setFilter(null);
            return;
        }
        int remainder = random.nextInt(5);
        settings.setFilter((a, b) -> (number(a) + number(b)) % 5 != remainder);
    }

    private static int number(Spatial spatial) {
        return Integer.parseInt(spatial.getName().substring(1));
    }

    static Spatial spatialOf(Collider collider) {
        return CollisionBody.spatialOf(collider);
    }

    private void detach(boolean detached) {
        if (detached) {
            states.detach(state);
        }
    }

    /** Undoes rare changes that stop collisions, so that most ticks find contacts. */
    void recover() {
        states.attach(state);
        state.setEnabled(true);
        state.setDiscovery(Discovery.ALL_GEOMETRIES);
        state.setFixedStep(0);
        settings.setPaused(false);
        state.setManual(false);
        settings.setRoot(null);
        for (int i = 0; i < 4; i++) {
            Spatial spatial = pool.any();
            if (spatial.getParent() == null) {
                storm.applicationRoot().attachChild(spatial);
            }
            Geometry geometry = pool.anyGeometry();
            geometry.setLocalScale(1);
            pool.anyNode().setLocalScale(1);
            pool.any().setUserData("jmesat.collider", null);
        }
    }
}
