package org.jmesat.internal.scan;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jmesat.control.CharacterMover;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.PushApart;
import org.jmesat.internal.dispatch.SpatialName;
import org.jmesat.internal.dispatch.UserDataListeners.Replacement;
import org.jmesat.internal.settings.ColliderSettings;
import org.jmesat.internal.settings.RefusedScriptException;
import org.jmesat.internal.settings.ScriptClasses;
import org.jmesat.internal.settings.ScriptProperties;
import org.jmesat.internal.settings.ScriptText;
import org.jmesat.internal.settings.SettingTable;
import org.jmesat.internal.text.ThrownText;

/**
 * The listeners that the user data of one spatial requests: a {@link PushApart}, a {@link CharacterMover}, then scripts
 * in the order of the text.
 *
 * <p>When the text changes, a script whose name and values are still in it stays the same object. When the classes
 * change, so does a script whose class is still the same, or whose new class cannot be made. One of another class gives
 * way: between the scan and the end of the EXITs the old script is still started and its successor is not.
 */
final class SpatialListeners {
    private static final Logger LOGGER = Logger.getLogger(SpatialListeners.class.getName());
    private static final String ITS = "its user data " + ColliderSettings.SCRIPTS + ' ';

    final Spatial spatial;
    /** The tick of the last scan that saw the spatial with such user data. */
    int tick;
    /** Whether the spatial has left the scene, so that the listeners go after the events of the tick. */
    boolean leaving;
    private final ScriptHost host;
    private final Requested<PushApart> pushApart =
            new Requested<>(SettingTable.PUSH_APART, PushApart.class, new PushApart());
    private final Requested<CharacterMover> mover =
            new Requested<>(SettingTable.MOVER, CharacterMover.class, new CharacterMover());
    private boolean acting;
    private final List<CollisionListener> listeners = new ArrayList<>(1);
    private final List<CollisionListener> view = Collections.unmodifiableList(listeners);

    private final List<NamedScript> entries = new ArrayList<>();
    /** Those that the text no longer names; ended after the scan. */
    private final List<NamedScript> dropped = new ArrayList<>();
    /** By each script whose class was replaced: the script that takes its place, or null. */
    private final Map<NamedScript, NamedScript> successors = new LinkedHashMap<>();
    private final List<CollisionScript> scripts = new ArrayList<>();
    private final List<CollisionScript> scriptView = Collections.unmodifiableList(scripts);
    /** The text that was read last, and the classes at that time. */
    private Object value;
    private ScriptClasses classes;
    private List<String> scriptProblems = List.of();

    SpatialListeners(Spatial spatial, ScriptHost host) {
        this.spatial = spatial;
        this.host = host;
    }

    /** The listeners in the order of their events; a view. */
    List<CollisionListener> listeners() {
        return view;
    }

    /** The mover and the named scripts, whether they act or not; a view. */
    List<CollisionScript> scripts() {
        return scriptView;
    }

    /** Reads the user data if it has changed; returns whether a listener came or went. */
    boolean update(SceneProblems reported) {
        boolean changed = updateScripts();
        changed |= pushApart.update(reported);
        changed |= mover.update(reported);
        report(scriptProblems, reported);
        for (int i = 0; i < entries.size(); i++) {
            entries.get(i).report(reported);
        }
        return install(host.isActing(), changed);
    }

    private void report(List<String> found, SceneProblems reported) {
        for (int i = 0; i < found.size(); i++) {
            reported.report(spatial, found.get(i));
        }
    }

    private boolean install(boolean act, boolean changed) {
        if (act == acting && !changed) {
            return false;
        }
        acting = act;
        scripts.clear();
        entries.forEach(entry -> scripts.add(entry.script));
        listeners.clear();
        pushApart.addTo(listeners);
        mover.addTo(listeners);
        if (act) {
            listeners.addAll(scripts);
        }
        if (mover.installed) {
            scripts.add(0, mover.control);
        }
        return true;
    }

    /** Makes the scripts again if their text or the classes have changed; returns whether any script was. */
    private boolean updateScripts() {
        Object now = spatial.getUserData(ColliderSettings.SCRIPTS);
        if (now == value && host.classes() == classes) {
            return false;
        }
        boolean otherClasses = host.classes() != classes;
        value = now;
        classes = host.classes();
        List<String> found = new ArrayList<>();
        List<NamedScript> old = new ArrayList<>(entries);
        entries.clear();
        for (ScriptText.Item item : read(found)) {
            NamedScript former = take(old, item);
            NamedScript entry = former;
            if (former == null || otherClasses && !hasSameClass(former)) {
                entry = make(item, former, found);
            }
            if (former != null && former != entry) {
                replace(former, entry);
            }
            if (entry != null) {
                entries.add(entry);
                found.addAll(entry.problems);
            }
        }
        for (NamedScript each : old) {
            if (successors.containsValue(each)) {
                replace(each, null);
            } else {
                dropped.add(each);
            }
        }
        scriptProblems = List.copyOf(found);
        return true;
    }

    private List<ScriptText.Item> read(List<String> found) {
        if (value == null) {
            return List.of();
        }
        if (!(value instanceof String text)) {
            found.add(ITS + "is of the type " + value.getClass().getSimpleName() + " instead of a text");
            return List.of();
        }
        ScriptText read = ScriptText.parse(text);
        if (read.problem() != null) {
            found.add(ITS + read.problem());
        }
        return read.items();
    }

    /** Takes the script that an item names out of a list: the one of this text, otherwise one of the same values. */
    private static NamedScript take(List<NamedScript> entries, ScriptText.Item item) {
        NamedScript found = null;
        for (NamedScript each : entries) {
            if (each.item.equals(item)) {
                found = each;
                break;
            }
            found = found == null && each.means(item) ? each : found;
        }
        entries.remove(found);
        return found;
    }

    private boolean hasSameClass(NamedScript former) {
        String name = former.item.name();
        former.refusal = null;
        try {
            return (host.knowsPackages() || !classes.isForeign(name))
                    && classes.find(name) == former.script.getClass();
        } catch (RefusedScriptException e) {
            // The attempt to make it again reports this.
            return false;
        }
    }

    /** Makes a script; returns the former one if that fails, unless its class is in no allowed package any more. */
    private NamedScript make(ScriptText.Item item, NamedScript former, List<String> found) {
        if (!host.knowsPackages() && classes.isForeign(item.name())) {
            return null;
        }
        try {
            CollisionScript script = classes.make(classes.find(item.name()));
            return new NamedScript(item, script, ScriptProperties.set(script, item.properties()));
        } catch (RefusedScriptException e) {
            if (e.getCause() != null) {
                LOGGER.log(Level.WARNING, e.getCause(), () -> "The user data of " + SpatialName.withPath(spatial) + ' '
                        + e.getMessage());
            }
            if (former == null || classes.isForeign(former.script.getClass().getName())) {
                found.add(ITS + e.getMessage());
                return null;
            }
            former.refusal = ITS + e.getMessage() + ", so the former one goes on";
            return former;
        }
    }

    /** Replaces a script; {@code next} is null if no script could be made. One that was not started has no end. */
    private void replace(NamedScript old, NamedScript next) {
        for (Map.Entry<NamedScript, NamedScript> each : successors.entrySet()) {
            if (each.getValue() == old) {
                each.setValue(next);
                return;
            }
        }
        if (old.started) {
            successors.put(old, next);
        }
    }

    /** Whether a script gives way to one of another class in the next delivery. */
    boolean isReplacing() {
        return !successors.isEmpty();
    }

    /** Adds the scripts that give way to a list. */
    void collectReplacements(List<Replacement> store) {
        successors.forEach((old, next) ->
                store.add(new Replacement(spatial, old.script, next == null ? null : next.script)));
    }

    /** Ends the scripts that give way. */
    void endReplaced() {
        while (!successors.isEmpty()) {
            NamedScript old = successors.keySet().iterator().next();
            successors.remove(old);
            old.end();
        }
    }

    /** Starts new scripts, unless they wait for the end of another one; or stops all if they no longer act. */
    void giveContexts() {
        if (!acting) {
            stop();
            return;
        }
        endDropped();
        for (int i = 0; i < entries.size(); i++) {
            if (!successors.containsValue(entries.get(i))) {
                entries.get(i).start();
            }
        }
    }

    /** Updates the scripts, once a frame. */
    void updateScripts(float tpf) {
        for (int i = 0; i < entries.size(); i++) {
            entries.get(i).update(tpf);
        }
    }

    private void endDropped() {
        while (!dropped.isEmpty()) {
            dropped.remove(0).end();
        }
    }

    /** Takes context and spatial from all scripts, which may be started again. */
    private void stop() {
        endDropped();
        endReplaced();
        for (int i = 0; i < entries.size(); i++) {
            entries.get(i).end();
        }
    }

    /** Ends all scripts, which may act again after the next scan. */
    void stopActing() {
        install(false, false);
        stop();
    }

    /** Ends all listeners. */
    void end() {
        boolean changed = pushApart.install(false) | mover.install(false);
        install(false, changed);
        stop();
    }

    /** A Control that a table of settings requests, unless the spatial has one of its own. */
    private final class Requested<T extends CollisionScript> {
        private final SettingTable<T> table;
        private final Class<T> type;
        private final T control;
        private final Object[] values;
        private final String hidden;
        private List<String> problems = List.of();
        private boolean requested;
        private boolean installed;

        Requested(SettingTable<T> table, Class<T> type, T control) {
            this.table = table;
            this.type = type;
            this.control = control;
            values = table.noValues();
            hidden = "its " + type.getSimpleName() + " control takes precedence over its user data "
                    + table.switchKey();
        }

        /** Reads the user data if it has changed; returns whether the Control comes or goes. */
        boolean update(SceneProblems reported) {
            if (table.remember(spatial, values)) {
                requested = table.isRequested(spatial);
                problems = table.read(spatial, control);
            }
            report(problems, reported);
            boolean other = requested && hasControl();
            if (other) {
                reported.report(spatial, hidden);
            }
            return install(requested && !other);
        }

        /** The engine's search by class fails at a Control that could not be loaded, which is null. */
        private boolean hasControl() {
            for (int i = 0; i < spatial.getNumControls(); i++) {
                if (type.isInstance(spatial.getControl(i))) {
                    return true;
                }
            }
            return false;
        }

        boolean install(boolean install) {
            if (install == installed) {
                return false;
            }
            installed = install;
            control.setSpatial(install ? spatial : null);
            return true;
        }

        void addTo(List<CollisionListener> store) {
            if (installed) {
                store.add(control);
            }
        }
    }

    /** A script that the text names. */
    private final class NamedScript {
        private final ScriptText.Item item;
        private final CollisionScript script;
        /** The problems of its properties. */
        private final List<String> problems;
        private boolean started;
        /** Whether it begins enabled; another script may change that until it ends. */
        private boolean enabled = true;
        /** Why its class could not be replaced, and which of its methods has thrown; or null. */
        private String refusal;
        private String failure;

        NamedScript(ScriptText.Item item, CollisionScript script, List<String> problems) {
            this.item = item;
            this.script = script;
            this.problems = problems;
            attempt("start", () -> enabled = script.isEnabled());
        }

        /** Whether an item names it with the same values, perhaps in another form. */
        boolean means(ScriptText.Item other) {
            return item.name().equals(other.name())
                    && ScriptProperties.isSame(script.getClass(), item.properties(), other.properties());
        }

        void report(SceneProblems reported) {
            if (refusal != null) {
                reported.report(spatial, refusal);
            }
            if (failure != null) {
                reported.report(spatial, failure);
            }
        }

        /** Gives the script its context and its spatial, unless it has them. */
        void start() {
            if (!started) {
                started = true;
                failure = null;
                attempt("start", () -> {
                    script.setEnabled(enabled);
                    script.setContext(host.context());
                    script.setSpatial(spatial);
                });
            }
        }

        void update(float tpf) {
            if (started) {
                try {
                    script.update(tpf);
                } catch (RuntimeException | Error thrown) {
                    fail("update", thrown);
                }
            }
        }

        /** Takes spatial and context from the script if it is started; it may be started again. */
        void end() {
            if (started) {
                started = false;
                attempt("end", () -> script.setSpatial(null));
                attempt("end", () -> script.setContext(null));
            }
        }

        private void attempt(String part, Runnable call) {
            try {
                call.run();
            } catch (RuntimeException | Error thrown) {
                fail(part, thrown);
            }
        }

        private void fail(String part, Throwable thrown) {
            failure = ScriptProperties.describe(script) + " failed in " + part + " with " + ThrownText.of(thrown);
            host.fail(script, part, thrown);
        }
    }
}
