package org.jmesat.app;

import com.jme3.anim.AnimComposer;
import com.jme3.anim.SkinningControl;
import com.jme3.bounding.BoundingVolume;
import com.jme3.effect.ParticleEmitter;
import com.jme3.export.Savable;
import com.jme3.material.MatParamOverride;
import com.jme3.material.Material;
import com.jme3.math.Quaternion;
import com.jme3.math.Transform;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.control.AbstractControl;
import com.jme3.scene.control.Control;
import com.jme3.util.BufferUtils;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.Buffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.jmesat.internal.dispatch.SpatialName;
import org.jmesat.internal.settings.SavedContent;
import org.jmesat.internal.text.NumberText;

/**
 * The scene as it was before a preview, which comes back when the preview ends.
 *
 * <p>What changes within a frame, from its first update to its {@code render}, is the work of scripts, of this plugin
 * or of Controls, and is undone at the end. What changes between two frames is the work of a person, and stays: it is
 * written into what comes back. So each part of each spatial is read at the end of a frame, and again at the start of
 * the next one. All this is done during a preview only.
 *
 * <p>The engine saves user data in the order of a hash table, which depends on its history. So a preview works on a
 * copy of the table, and the original comes back.
 */
final class ScenePreview {
    private static final String WARNING = "Preview: scripts act, and what they change comes back when it ends. End it"
            + " before you save, since a save contains what they have changed.";
    private static final int MOST_NAMES = 3;

    private final Logger logger;
    /** In the order of the scene; what was attached by a person follows. */
    private final List<Entry> entries = new ArrayList<>();
    private final Set<Spatial> known = Collections.newSetFromMap(new IdentityHashMap<>());
    private boolean on;
    /** Whether a frame has begun and not ended. */
    private boolean inFrame;
    private volatile String report = "";

    /** What is restored of a spatial besides its user data. A value that was read does not change. */
    private record Part(Function<Spatial, Object> reader, BiConsumer<Spatial, Object> writer) {
        static final int CHILDREN = 0;
        static final List<Part> ALL = List.of(
                new Part(spatial -> spatial instanceof Node node ? List.copyOf(node.getChildren()) : List.of(),
                        (spatial, value) -> setChildren((Node) spatial, (List<?>) value)),
                new Part(spatial -> spatial.getLocalTranslation().clone(),
                        (spatial, value) -> spatial.setLocalTranslation((Vector3f) value)),
                new Part(spatial -> spatial.getLocalRotation().clone(),
                        (spatial, value) -> spatial.setLocalRotation((Quaternion) value)),
                new Part(spatial -> spatial.getLocalScale().clone(),
                        (spatial, value) -> spatial.setLocalScale((Vector3f) value)),
                new Part(Spatial::getName, (spatial, value) -> spatial.setName((String) value)),
                new Part(Spatial::getLocalShadowMode, (spatial, value) -> spatial.setShadowMode((ShadowMode) value)),
                new Part(Spatial::getLocalQueueBucket, (spatial, value) -> spatial.setQueueBucket((Bucket) value)),
                new Part(Spatial::getLocalCullHint, (spatial, value) -> spatial.setCullHint((CullHint) value)),
                new Part(Part::controls, (spatial, value) -> {
                    controls(spatial).forEach(spatial::removeControl);
                    ((List<?>) value).forEach(each -> spatial.addControl((Control) each));
                }),
                new Part(Part::enabled, (spatial, value) -> ((Map<?, ?>) value).forEach(
                        (control, enabled) -> ((AbstractControl) control).setEnabled((Boolean) enabled))),
                new Part(spatial -> List.copyOf(spatial.getLocalMatParamOverrides()), (spatial, value) -> {
                    spatial.clearMatParamOverrides();
                    ((List<?>) value).forEach(each -> spatial.addMatParamOverride((MatParamOverride) each));
                }),
                new Part(Part::material, (spatial, value) -> spatial.setMaterial((Material) value)),
                new Part(Part::parameters, (spatial, value) -> {
                    Material material = material(spatial);
                    parameters(spatial).keySet().forEach(material::clearParam);
                    ((Map<?, ?>) value).forEach((key, each) -> material.setParam((String) key, each));
                }),
                new Part(Part::animation, Part::setAnimation),
                new Part(spatial -> spatial instanceof ParticleEmitter emitter && emitter.isEnabled(),
                        (spatial, value) -> ((ParticleEmitter) spatial).setEnabled((Boolean) value)));

        /** What a person has put below one of its former children meanwhile keeps that as its parent. */
        private static void setChildren(Node node, List<?> children) {
            Set<?> wanted = new HashSet<>(children);
            for (Spatial each : List.copyOf(node.getChildren())) {
                if (!wanted.contains(each)) {
                    node.detachChild(each);
                }
            }
            int place = 0;
            for (Object each : children) {
                if (each == node || each instanceof Node below && node.hasAncestor(below)) {
                    continue;
                }
                if (place >= node.getQuantity() || node.getChild(place) != each) {
                    node.detachChild((Spatial) each);
                    node.attachChildAt((Spatial) each, place);
                }
                place++;
            }
        }

        /** A Control that could not be loaded is null. */
        private static List<Control> controls(Spatial spatial) {
            List<Control> controls = new ArrayList<>();
            for (int i = 0; i < spatial.getNumControls(); i++) {
                controls.add(spatial.getControl(i));
            }
            return controls;
        }

        private static Map<AbstractControl, Boolean> enabled(Spatial spatial) {
            Map<AbstractControl, Boolean> enabled = new LinkedHashMap<>();
            for (Control each : controls(spatial)) {
                if (each instanceof AbstractControl control) {
                    enabled.put(control, control.isEnabled());
                }
            }
            return enabled;
        }

        private static Material material(Spatial spatial) {
            return spatial instanceof Geometry geometry ? geometry.getMaterial() : null;
        }

        private static Map<String, Object> parameters(Spatial spatial) {
            Map<String, Object> values = new LinkedHashMap<>();
            if (material(spatial) != null) {
                material(spatial).getParams().forEach(each -> values.put(each.getName(), each.getValue()));
            }
            return values;
        }

        /** The actions of all layers, and the pose. */
        private static List<Object> animation(Spatial spatial) {
            List<Object> values = new ArrayList<>();
            for (Control each : controls(spatial)) {
                if (each instanceof AnimComposer composer) {
                    composer.getLayerNames()
                            .forEach(layer -> values.add(composer.getLayer(layer).getCurrentActionName()));
                } else if (each instanceof SkinningControl skin) {
                    skin.getArmature().getJointList().forEach(joint -> values.add(joint.getLocalTransform().clone()));
                }
            }
            return values;
        }

        private static void setAnimation(Spatial spatial, Object value) {
            Iterator<?> values = ((List<?>) value).iterator();
            for (Control each : controls(spatial)) {
                if (each instanceof AnimComposer composer) {
                    composer.getLayerNames().forEach(layer -> setAction(composer, layer, (String) values.next()));
                } else if (each instanceof SkinningControl skin) {
                    skin.getArmature().getJointList()
                            .forEach(joint -> joint.setLocalTransform((Transform) values.next()));
                }
            }
        }

        private static void setAction(AnimComposer composer, String layer, String action) {
            if (action == null) {
                composer.removeCurrentAction(layer);
            } else {
                composer.setCurrentAction(action, layer);
            }
        }
    }

    /** A spatial: what comes back, and what was last seen of it. */
    private static final class Entry {
        private static final VarHandle USER_DATA = findUserData();
        /** A part that a class of the game's own has failed to tell, which is not restored. */
        private static final Object UNREADABLE = new Object();

        private final Spatial spatial;
        private final Node parent;
        private final Object[] before = new Object[Part.ALL.size()];
        private final Object[] seen = new Object[Part.ALL.size()];
        /** The original table of user data; null if there was none. */
        private HashMap<String, Savable> userData;
        private Map<String, Savable> seenData;
        /** The mesh of an emitter without particles; null otherwise. */
        private BoundingVolume bound;
        private final List<Buffer> buffers = new ArrayList<>();
        private final int content;
        private boolean edited;

        Entry(Spatial spatial) {
            this.spatial = spatial;
            parent = spatial.getParent();
            Arrays.setAll(before, this::read);
            userData = table();
            USER_DATA.set(spatial, userData == null ? null : new LinkedHashMap<>(userData));
            if (spatial instanceof ParticleEmitter emitter && emitter.getNumVisibleParticles() == 0) {
                bound = emitter.getMesh().getBound().clone();
                for (VertexBuffer each : emitter.getMesh().getBufferList()) {
                    buffers.add(BufferUtils.clone(each.getData()).rewind());
                }
            }
            content = content();
            look();
        }

        private static VarHandle findUserData() {
            try {
                return MethodHandles.privateLookupIn(Spatial.class, MethodHandles.lookup())
                        .findVarHandle(Spatial.class, "userData", HashMap.class);
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }

        @SuppressWarnings("unchecked")
        private HashMap<String, Savable> table() {
            return (HashMap<String, Savable>) USER_DATA.get(spatial);
        }

        private Object read(int part) {
            try {
                return Part.ALL.get(part).reader.apply(spatial);
            } catch (RuntimeException | Error e) {
                return UNREADABLE;
            }
        }

        void look() {
            Arrays.setAll(seen, this::read);
            seenData = data();
        }

        private Map<String, Savable> data() {
            HashMap<String, Savable> table = table();
            return table == null ? Map.of() : new HashMap<>(table);
        }

        /** A hash of what is saved and not restored; 0 for an emitter, whose mesh changes by itself. */
        private int content() {
            if (spatial instanceof ParticleEmitter) {
                return 0;
            }
            try {
                return SavedContent.of(spatial, null, "world_bound", "overrides", "children", "collisionTree")
                        .hashCode();
            } catch (IOException | RuntimeException | Error e) {
                // Thrown by a class of the game's own.
                return 0;
            }
        }

        /** Adopts what a person has changed since the last frame. */
        void takeEdits(ScenePreview preview) {
            for (int i = 0; i < before.length; i++) {
                Object now = read(i);
                if (before[i] == UNREADABLE || seen[i] == UNREADABLE || now == UNREADABLE) {
                    before[i] = UNREADABLE;
                } else if (!Objects.equals(seen[i], now)) {
                    before[i] = i == Part.CHILDREN ? preview.merge(before[i], seen[i], now)
                            : now instanceof Map ? merge(before[i], seen[i], now) : now;
                    edited = true;
                }
            }
            Map<String, Savable> now = data();
            if (!now.equals(seenData)) {
                userData = userData == null ? new HashMap<>() : userData;
                putChanges(userData, seenData, now);
                edited = true;
            }
        }

        /** A person has given another parent to a spatial. */
        void removeChild(Object child) {
            if (before[Part.CHILDREN] instanceof List<?> children && children.contains(child)) {
                before[Part.CHILDREN] = children.stream().filter(each -> each != child).toList();
            }
        }

        void addChild(Spatial child) {
            if (before[Part.CHILDREN] instanceof List<?> children && !children.contains(child)) {
                before[Part.CHILDREN] = Stream.concat(children.stream(), Stream.of(child)).toList();
            }
        }

        private static Object merge(Object before, Object seen, Object now) {
            Map<Object, Object> merged = new LinkedHashMap<>((Map<?, ?>) before);
            putChanges(merged, (Map<?, ?>) seen, (Map<?, ?>) now);
            return merged;
        }

        @SuppressWarnings("unchecked")
        private static <K, V> void putChanges(Map<K, V> target, Map<?, ?> seen, Map<?, ?> now) {
            target.keySet().removeIf(key -> seen.containsKey(key) && !now.containsKey(key));
            now.forEach((key, value) -> {
                if (!value.equals(seen.get(key))) {
                    target.put((K) key, (V) value);
                }
            });
        }

        private void restore() {
            for (int i = 0; i < before.length; i++) {
                if (before[i] != UNREADABLE && !isSame(before[i], read(i))) {
                    Part.ALL.get(i).writer.accept(spatial, before[i]);
                }
            }
            USER_DATA.set(spatial, userData == null || userData.isEmpty() ? null : userData);
            if (bound != null) {
                ParticleEmitter emitter = (ParticleEmitter) spatial;
                emitter.killAllParticles();
                emitter.getMesh().setBound(bound);
                for (int i = 0; i < buffers.size(); i++) {
                    emitter.getMesh().getBufferList().get(i).updateData(buffers.get(i));
                }
                emitter.forceRefresh(false, true, false);
            }
        }

        /** Also in the order of a map. */
        private static boolean isSame(Object one, Object other) {
            return Objects.equals(one, other) && (!(one instanceof Map<?, ?> map)
                    || List.copyOf(map.keySet()).equals(List.copyOf(((Map<?, ?>) other).keySet())));
        }

        /** Restores the spatial; false if it is not as it was. */
        boolean isRestored() {
            try {
                restore();
                return !Arrays.asList(before).contains(UNREADABLE) && (edited || content == content());
            } catch (RuntimeException | Error e) {
                return false;
            }
        }
    }

    ScenePreview(Logger logger) {
        this.logger = logger;
    }

    /** Whether a preview runs. */
    synchronized boolean isOn() {
        return on;
    }

    /** What to tell of the preview, or of the last one; or an empty text. */
    String report() {
        return report;
    }

    /** Begins a preview within a frame, before anything acts. */
    synchronized void begin(Spatial root) {
        on = true;
        inFrame = true;
        report = WARNING;
        if (root != null) {
            add(root);
        }
    }

    private void add(Spatial spatial) {
        if (!known.add(spatial)) {
            return;
        }
        entries.add(new Entry(spatial));
        if (spatial instanceof Node node) {
            List.copyOf(node.getChildren()).forEach(this::add);
        }
    }

    /** Called first in each frame. */
    synchronized void beginFrame() {
        if (on) {
            takeEdits();
            inFrame = true;
        }
    }

    private void takeEdits() {
        if (inFrame) {
            return;
        }
        // The list may grow.
        for (int i = 0; i < entries.size(); i++) {
            entries.get(i).takeEdits(this);
        }
    }

    /** Takes over what a person has attached to a node, at its place, or detached from it. */
    private List<Spatial> merge(Object before, Object seen, Object now) {
        Set<?> former = new HashSet<>((List<?>) seen);
        Set<?> present = new HashSet<>((List<?>) now);
        List<Spatial> merged = new ArrayList<>();
        ((List<?>) before).stream().filter(each -> present.contains(each) || !former.contains(each))
                .forEach(each -> merged.add((Spatial) each));
        int place = 0;
        for (Object each : (List<?>) now) {
            if (former.contains(each)) {
                place = Math.max(place, merged.indexOf(each) + 1);
            } else {
                entries.forEach(entry -> entry.removeChild(each));
                merged.remove(each);
                merged.add(Math.min(place++, merged.size()), (Spatial) each);
                add((Spatial) each);
            }
        }
        return merged;
    }

    /** Called last in each frame. */
    synchronized void endFrame() {
        if (on) {
            entries.forEach(Entry::look);
            inFrame = false;
        }
    }

    /** Ends the preview, if there is one, after all scripts have ended. */
    synchronized void end() {
        if (!on) {
            return;
        }
        takeEdits();
        on = false;
        // What a person has attached to a clone, which goes, comes back to where it was.
        for (Entry each : entries) {
            if (each.spatial.getParent() != null && !known.contains(each.spatial.getParent())) {
                entries.stream().filter(entry -> entry.spatial == each.parent)
                        .forEach(entry -> entry.addChild(each.spatial));
            }
        }
        List<String> different = entries.stream().filter(each -> !each.isRestored())
                .map(each -> SpatialName.withPath(each.spatial)).toList();
        entries.clear();
        known.clear();
        report = different.isEmpty() ? "" : "The preview has changed " + NumberText.count(different.size(), "spatial")
                + " in a way that cannot be taken back, such as a mesh or a light: " + String.join(", ",
                        different.subList(0, Math.min(MOST_NAMES, different.size())))
                + (different.size() > MOST_NAMES ? ", \u2026" : "") + ". Do not save; open the scene again.";
        if (!different.isEmpty()) {
            logger.warning(report);
        }
    }
}
