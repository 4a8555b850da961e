package org.jmesat.internal.scan;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jmesat.control.CollisionScript;
import org.jmesat.internal.script.RefusedScriptException;
import org.jmesat.internal.script.ScriptClasses;
import org.jmesat.internal.script.ScriptItem;
import org.jmesat.internal.script.ScriptProperties;
import org.jmesat.internal.script.ScriptText;
import org.jmesat.internal.settings.ColliderSettings;

/**
 * The scripts that the user data of one spatial names, in the order of the text. When the text changes, a script whose
 * name and properties are still in it stays the same object.
 */
final class NamedScripts {
    private static final Logger LOGGER = Logger.getLogger(NamedScripts.class.getName());
    private static final String ITS = "its user data " + ColliderSettings.SCRIPTS + ' ';

    /** A script, and where in its life it is. */
    private static final class Entry {
        private final ScriptItem item;
        private final CollisionScript script;
        private final List<String> problems;
        private boolean started;

        Entry(ScriptItem item, CollisionScript script, List<String> problems) {
            this.item = item;
            this.script = script;
            this.problems = problems;
        }
    }

    private final Spatial spatial;
    private final ScriptHost host;
    private final List<Entry> entries = new ArrayList<>();
    /** Those that the text no longer names; ended after the scan. */
    private final List<Entry> replaced = new ArrayList<>();
    private final List<CollisionScript> scripts = new ArrayList<>();
    private final List<CollisionScript> view = Collections.unmodifiableList(scripts);
    /** The value that was read last, and the classes at that time. */
    private Object value;
    private ScriptClasses classes;
    private List<String> problems = List.of();

    NamedScripts(Spatial spatial, ScriptHost host) {
        this.spatial = spatial;
        this.host = host;
    }

    /** Makes the scripts again if their text or the classes have changed; returns whether any script was. */
    boolean update() {
        Object now = spatial.getUserData(ColliderSettings.SCRIPTS);
        if (now == value && host.classes() == classes) {
            return false;
        }
        boolean otherClasses = host.classes() != classes;
        value = now;
        classes = host.classes();
        List<String> found = new ArrayList<>();
        List<Entry> old = otherClasses ? List.of() : new ArrayList<>(entries);
        replaced.addAll(entries);
        entries.clear();
        for (ScriptItem item : read(found)) {
            Entry entry = take(old, item);
            if (entry != null) {
                replaced.remove(entry);
            } else if (host.knowsPackages() || !classes.isForeign(item.name())) {
                entry = make(item, found);
            }
            if (entry != null) {
                entries.add(entry);
                found.addAll(entry.problems);
            }
        }
        problems = List.copyOf(found);
        scripts.clear();
        entries.forEach(entry -> scripts.add(entry.script));
        return true;
    }

    private List<ScriptItem> read(List<String> found) {
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

    private static Entry take(List<Entry> entries, ScriptItem item) {
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).item.equals(item)) {
                return entries.remove(i);
            }
        }
        return null;
    }

    private Entry make(ScriptItem item, List<String> found) {
        try {
            CollisionScript script = classes.make(classes.find(item.name()));
            return new Entry(item, script, ScriptProperties.set(script, item.properties()));
        } catch (RefusedScriptException e) {
            found.add(ITS + e.getMessage());
            if (e.getCause() != null) {
                LOGGER.log(Level.WARNING, e.getCause(), () -> "The user data of " + SpatialName.withPath(spatial) + ' '
                        + e.getMessage());
            }
            return null;
        }
    }

    /** The problems of the text and of the scripts, as rests of a sentence about the spatial. */
    List<String> problems() {
        return problems;
    }

    /** The scripts; a view. */
    List<CollisionScript> scripts() {
        return view;
    }

    /** Ends the scripts that were replaced, and gives new ones their context and their spatial. */
    void start() {
        endReplaced();
        for (int i = 0; i < entries.size(); i++) {
            Entry entry = entries.get(i);
            if (!entry.started) {
                entry.started = true;
                try {
                    entry.script.setContext(host.context());
                    entry.script.setSpatial(spatial);
                } catch (RuntimeException | Error thrown) {
                    host.fail(entry.script, thrown);
                }
            }
        }
    }

    /** Updates the scripts that are enabled. */
    void update(float tpf) {
        for (int i = 0; i < entries.size(); i++) {
            Entry entry = entries.get(i);
            if (entry.started) {
                try {
                    entry.script.update(tpf);
                } catch (RuntimeException | Error thrown) {
                    host.fail(entry.script, thrown);
                }
            }
        }
    }

    private void endReplaced() {
        while (!replaced.isEmpty()) {
            end(replaced.remove(0));
        }
    }

    /** Takes context and spatial from all scripts, which may be started again. */
    void stop() {
        endReplaced();
        for (int i = 0; i < entries.size(); i++) {
            end(entries.get(i));
        }
    }

    private void end(Entry entry) {
        if (entry.started) {
            entry.started = false;
            try {
                entry.script.setSpatial(null);
            } catch (RuntimeException | Error thrown) {
                host.fail(entry.script, thrown);
            }
            try {
                entry.script.setContext(null);
            } catch (RuntimeException | Error thrown) {
                host.fail(entry.script, thrown);
            }
        }
    }
}
