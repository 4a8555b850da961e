package org.jmesat.internal.scan;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jmesat.control.CollisionScript;
import org.jmesat.internal.dispatch.Replacement;
import org.jmesat.internal.settings.ColliderSettings;
import org.jmesat.internal.settings.RefusedScriptException;
import org.jmesat.internal.settings.ScriptClasses;
import org.jmesat.internal.settings.ScriptItem;
import org.jmesat.internal.settings.ScriptProperties;
import org.jmesat.internal.settings.ScriptText;

/**
 * The scripts that the user data of one spatial names, in the order of the text. When the text changes, a script whose
 * name and properties are still in it stays the same object. When the classes change, so does a script whose class is
 * still the same; one of another class takes over the contacts of the old one ({@link ScriptSuccession}).
 */
final class NamedScripts {
    private static final Logger LOGGER = Logger.getLogger(NamedScripts.class.getName());
    private static final String ITS = "its user data " + ColliderSettings.SCRIPTS + ' ';

    private final Spatial spatial;
    private final ScriptHost host;
    private final List<NamedScript> entries = new ArrayList<>();
    /** Those that the text no longer names; ended after the scan. */
    private final List<NamedScript> dropped = new ArrayList<>();
    private final ScriptSuccession succession = new ScriptSuccession();
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
        List<NamedScript> old = new ArrayList<>(entries);
        entries.clear();
        for (ScriptItem item : read(found)) {
            NamedScript former = take(old, item);
            NamedScript entry = former;
            if (former == null || otherClasses && !hasSameClass(former)) {
                entry = host.knowsPackages() || !classes.isForeign(item.name()) ? make(item, found) : null;
            }
            if (former != null && former != entry) {
                succession.replace(former, entry);
            }
            if (entry != null) {
                entries.add(entry);
                found.addAll(entry.problems());
            }
        }
        for (NamedScript each : old) {
            if (succession.isWaiting(each)) {
                succession.replace(each, null);
            } else {
                dropped.add(each);
            }
        }
        problems = List.copyOf(found);
        scripts.clear();
        entries.forEach(entry -> scripts.add(entry.script()));
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

    private static NamedScript take(List<NamedScript> entries, ScriptItem item) {
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).item().equals(item)) {
                return entries.remove(i);
            }
        }
        return null;
    }

    private boolean hasSameClass(NamedScript former) {
        String name = former.item().name();
        try {
            return (host.knowsPackages() || !classes.isForeign(name))
                    && classes.find(name) == former.script().getClass();
        } catch (RefusedScriptException e) {
            // The attempt to make it again reports this.
            return false;
        }
    }

    private NamedScript make(ScriptItem item, List<String> found) {
        try {
            CollisionScript script = classes.make(classes.find(item.name()));
            return new NamedScript(item, script, ScriptProperties.set(script, item.properties()));
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

    /** Whether a script gives way to one of another class in the next delivery of events. */
    boolean isReplacing() {
        return !succession.isEmpty();
    }

    /** Adds the scripts that give way in the next delivery to a list. */
    void collectReplacements(List<Replacement> store) {
        succession.collect(spatial, store);
    }

    /** Ends the scripts that give way. */
    void endReplaced() {
        succession.end(host);
    }

    /** Ends the scripts that the text no longer names, and starts new ones that do not wait for the end of another. */
    void start() {
        endDropped();
        for (int i = 0; i < entries.size(); i++) {
            if (!succession.isWaiting(entries.get(i))) {
                entries.get(i).start(spatial, host);
            }
        }
    }

    /** Updates the scripts that are enabled. */
    void update(float tpf) {
        for (int i = 0; i < entries.size(); i++) {
            entries.get(i).update(tpf, host);
        }
    }

    private void endDropped() {
        while (!dropped.isEmpty()) {
            dropped.remove(0).end(host);
        }
    }

    /** Takes context and spatial from all scripts, which may be started again. */
    void stop() {
        endDropped();
        endReplaced();
        for (int i = 0; i < entries.size(); i++) {
            entries.get(i).end(host);
        }
    }
}
