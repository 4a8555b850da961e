package org.jmesat.app;

import com.jme3.anim.AnimComposer;
import com.jme3.anim.SkinningControl;
import com.jme3.bounding.BoundingVolume;
import com.jme3.effect.ParticleEmitter;
import com.jme3.export.Savable;
import com.jme3.material.MatParam;
import com.jme3.material.MatParamOverride;
import com.jme3.material.Material;
import com.jme3.math.Transform;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.control.Control;
import com.jme3.util.BufferUtils;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.Buffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.logging.Logger;
import org.jmesat.internal.scan.SpatialName;
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
    private static final Field USER_DATA = findUserData();
    private static final String WARNING = "Preview: scripts act, and what they change comes back when it ends. End it"
            + " before you save, since a save contains what they have changed.";
    private static final int MOST_NAMES = 3;

    private final Logger logger;
    /** In the order of the scene; what was attached by a person follows. */
    private final List<Entry> entries = new ArrayList<>();
    private final Map<Spatial, Entry> bySpatial = new IdentityHashMap<>();
    private boolean on;
    /** Whether a frame has begun and not ended. */
    private boolean inFrame;
    private volatile String report = "";

    /** What is restored of a spatial besides its user data. A value that was read does not change. */
    private enum Part {
        TRANSFORM {
            @Override
            Object read(Spatial spatial) {
                return spatial.getLocalTransform().clone();
            }

            @Override
            void write(Spatial spatial, Object value) {
                spatial.setLocalTransform((Transform) value);
            }
        },
        CULL_HINT {
            @Override
            Object read(Spatial spatial) {
                return spatial.getLocalCullHint();
            }

            @Override
            void write(Spatial spatial, Object value) {
                spatial.setCullHint((Spatial.CullHint) value);
            }
        },
        CONTROLS {
            @Override
            Object read(Spatial spatial) {
                return controls(spatial);
            }

            @Override
            void write(Spatial spatial, Object value) {
                controls(spatial).forEach(spatial::removeControl);
                ((List<?>) value).forEach(each -> spatial.addControl((Control) each));
            }
        },
        OVERRIDES {
            @Override
            Object read(Spatial spatial) {
                return List.copyOf(spatial.getLocalMatParamOverrides());
            }

            @Override
            void write(Spatial spatial, Object value) {
                spatial.clearMatParamOverrides();
                ((List<?>) value).forEach(each -> spatial.addMatParamOverride((MatParamOverride) each));
            }
        },
        CHILDREN {
            @Override
            Object read(Spatial spatial) {
                return spatial instanceof Node node ? List.copyOf(node.getChildren()) : List.of();
            }

            @Override
            void write(Spatial spatial, Object value) {
                Node node = (Node) spatial;
                node.detachAllChildren();
                ((List<?>) value).forEach(each -> node.attachChild((Spatial) each));
            }
        },
        MATERIAL {
            @Override
            Object read(Spatial spatial) {
                return spatial instanceof Geometry geometry ? geometry.getMaterial() : null;
            }

            @Override
            void write(Spatial spatial, Object value) {
                spatial.setMaterial((Material) value);
            }
        },
        PARAMETERS {
            @Override
            Object read(Spatial spatial) {
                Map<String, Object> values = new LinkedHashMap<>();
                if (spatial instanceof Geometry geometry && geometry.getMaterial() != null) {
                    for (MatParam each : geometry.getMaterial().getParams()) {
                        values.put(each.getName(), each.getValue());
                    }
                }
                return values;
            }

            @Override
            void write(Spatial spatial, Object value) {
                Material material = ((Geometry) spatial).getMaterial();
                ((Map<?, ?>) read(spatial)).keySet().forEach(key -> material.clearParam((String) key));
                ((Map<?, ?>) value).forEach((key, each) -> material.setParam((String) key, each));
            }
        },
        /** The actions of all layers, and the pose. */
        ANIMATION {
            @Override
            Object read(Spatial spatial) {
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

            @Override
            void write(Spatial spatial, Object value) {
                List<Object> values = new ArrayList<>((List<?>) value);
                for (Control each : controls(spatial)) {
                    if (each instanceof AnimComposer composer) {
                        composer.getLayerNames().forEach(layer -> setAction(composer, layer, values.remove(0)));
                    } else if (each instanceof SkinningControl skin) {
                        skin.getArmature().getJointList()
                                .forEach(joint -> joint.setLocalTransform((Transform) values.remove(0)));
                    }
                }
            }

            private void setAction(AnimComposer composer, String layer, Object action) {
                if (action == null) {
                    composer.removeCurrentAction(layer);
                } else {
                    composer.setCurrentAction((String) action, layer);
                }
            }
        },
        EMITTING {
            @Override
            Object read(Spatial spatial) {
                return spatial instanceof ParticleEmitter emitter && emitter.isEnabled();
            }

            @Override
            void write(Spatial spatial, Object value) {
                ((ParticleEmitter) spatial).setEnabled((Boolean) value);
            }
        };

        static final List<Part> ALL = List.of(values());

        abstract Object read(Spatial spatial);

        abstract void write(Spatial spatial, Object value);

        /** A Control that could not be loaded is null. */
        static List<Control> controls(Spatial spatial) {
            List<Control> controls = new ArrayList<>();
            for (int i = 0; i < spatial.getNumControls(); i++) {
                controls.add(spatial.getControl(i));
            }
            return controls;
        }
    }

    /** A spatial: what comes back, and what was last seen of it. */
    private static final class Entry {
        private final Spatial spatial;
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
            for (Part each : Part.ALL) {
                before[each.ordinal()] = read(each);
            }
            userData = table(spatial);
            setTable(spatial, userData == null ? null : new LinkedHashMap<>(userData));
            if (spatial instanceof ParticleEmitter emitter && emitter.getNumVisibleParticles() == 0) {
                bound = emitter.getMesh().getBound().clone();
                for (VertexBuffer each : emitter.getMesh().getBufferList()) {
                    buffers.add(BufferUtils.clone(each.getData()).rewind());
                }
            }
            content = content();
            look();
        }

        /** What a spatial of a class of the game's own does not tell counts as unchanged. */
        private Object read(Part part) {
            try {
                return part.read(spatial);
            } catch (RuntimeException | Error e) {
                return seen[part.ordinal()];
            }
        }

        void look() {
            for (Part each : Part.ALL) {
                seen[each.ordinal()] = read(each);
            }
            seenData = data();
        }

        private Map<String, Savable> data() {
            HashMap<String, Savable> table = table(spatial);
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
            for (Part each : Part.ALL) {
                int i = each.ordinal();
                Object now = read(each);
                if (!Objects.equals(seen[i], now)) {
                    before[i] = each == Part.CHILDREN ? preview.merge(before[i], seen[i], now)
                            : now instanceof Map ? merge(before[i], seen[i], now) : now;
                    seen[i] = now;
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
            for (Part each : Part.ALL) {
                if (!isSame(before[each.ordinal()], read(each))) {
                    each.write(spatial, before[each.ordinal()]);
                }
            }
            setTable(spatial, userData == null || userData.isEmpty() ? null : userData);
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
                return edited || content == content();
            } catch (RuntimeException | Error e) {
                return false;
            }
        }
    }

    ScenePreview(Logger logger) {
        this.logger = logger;
    }

    private static Field findUserData() {
        try {
            Field field = Spatial.class.getDeclaredField("userData");
            field.setAccessible(true);
            return field;
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    @SuppressWarnings("unchecked")
    private static HashMap<String, Savable> table(Spatial spatial) {
        try {
            return (HashMap<String, Savable>) USER_DATA.get(spatial);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void setTable(Spatial spatial, HashMap<String, Savable> table) {
        try {
            USER_DATA.set(spatial, table);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
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
        if (bySpatial.containsKey(spatial)) {
            return;
        }
        Entry entry = new Entry(spatial);
        bySpatial.put(spatial, entry);
        entries.add(entry);
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
        List<String> different = entries.stream().filter(each -> !each.isRestored())
                .map(each -> SpatialName.withPath(each.spatial)).toList();
        entries.clear();
        bySpatial.clear();
        report = different.isEmpty() ? "" : "The preview has changed " + NumberText.count(different.size(), "spatial")
                + " in a way that cannot be taken back, such as a mesh or a light: " + String.join(", ",
                        different.subList(0, Math.min(MOST_NAMES, different.size())))
                + (different.size() > MOST_NAMES ? ", \u2026" : "") + ". Do not save; open the scene again.";
        if (!different.isEmpty()) {
            logger.warning(report);
        }
    }
}
