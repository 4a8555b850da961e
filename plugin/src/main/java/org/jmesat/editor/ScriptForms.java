package org.jmesat.editor;

import java.io.IOException;
import java.util.List;
import org.jmesat.control.CollisionScript;
import org.jmesat.internal.settings.ColliderSettings;
import org.jmesat.internal.settings.RefusedScriptException;
import org.jmesat.internal.settings.SavedContent;
import org.jmesat.internal.settings.ScriptClasses;
import org.jmesat.internal.settings.ScriptProperties;
import org.jmesat.internal.settings.ScriptText;
import org.jmesat.internal.text.ThrownText;

/** Converts scripts between objects and the text of user data. */
final class ScriptForms {
    private static final String READY = "org.jmesat.scripts.";
    private static final String ITS = "its user data " + ColliderSettings.SCRIPTS + ' ';

    private final ScriptClasses classes;

    /** Converts ready-made scripts, and those of some packages. */
    ScriptForms(ClassLoader loader, List<String> packages) {
        for (String each : packages) {
            if (!each.equals(each.strip()) || each.startsWith(".") || each.endsWith(".")) {
                throw new IllegalArgumentException("A package of scripts is \"" + each + "\", which is no name");
            }
        }
        classes = new ScriptClasses(loader, packages);
    }

    /**
     * Reads the scripts that user data names.
     *
     * @throws KeptScriptException if any part of the text is invalid
     */
    static List<ScriptText.Item> parse(Object value) throws KeptScriptException {
        if (value == null) {
            return List.of();
        }
        if (!(value instanceof String text)) {
            throw new KeptScriptException(ITS + "is of the type " + value.getClass().getSimpleName()
                    + " instead of a text");
        }
        ScriptText read = ScriptText.parse(text);
        if (read.problem() != null) {
            throw new KeptScriptException(ITS + read.problem());
        }
        return read.items();
    }

    /** Writes scripts as user data; null for none. */
    static String write(List<ScriptText.Item> items) throws KeptScriptException {
        String text = ScriptText.write(items);
        if (!parse(text).equals(items)) {
            throw new KeptScriptException(ITS + "would be read differently");
        }
        return items.isEmpty() ? null : text;
    }

    /**
     * Describes a script by the properties that differ from a new one.
     *
     * @throws KeptScriptException if a script that is made from the text would be another one
     */
    ScriptText.Item describe(CollisionScript script) throws KeptScriptException {
        String type = script.getClass().getName();
        boolean simple = type.startsWith(READY) && type.indexOf('.', READY.length()) < 0;
        String name = simple ? type.substring(READY.length()) : type;
        try {
            if (classes.find(name) != script.getClass()) {
                throw new KeptScriptException("user data cannot name it: there is another class of this name");
            }
            CollisionScript twin = classes.make(script.getClass());
            ScriptProperties.Difference difference = ScriptProperties.read(script, twin);
            if (!difference.withoutText().isEmpty()) {
                throw new KeptScriptException("no text can say its " + String.join(", ", difference.withoutText()));
            }
            List<String> problems = ScriptProperties.set(twin, difference.properties());
            if (!problems.isEmpty()) {
                throw new KeptScriptException("its properties cannot be set again: " + problems.get(0));
            }
            requireSame(script, twin);
            return new ScriptText.Item(name, difference.properties());
        } catch (RefusedScriptException e) {
            throw new KeptScriptException("user data cannot name it: it " + e.getMessage());
        }
    }

    private static void requireSame(CollisionScript script, CollisionScript twin) throws KeptScriptException {
        try {
            if (!SavedContent.of(script, script.getSpatial()).equals(SavedContent.of(twin, null))) {
                throw new KeptScriptException("it saves more than the properties that a text can say");
            }
        } catch (IOException | RuntimeException e) {
            throw new KeptScriptException("it cannot be saved: " + ThrownText.of(e));
        }
    }

    /**
     * Makes a script.
     *
     * @throws KeptScriptException if its class or one of its properties is invalid
     */
    CollisionScript make(ScriptText.Item item) throws KeptScriptException {
        try {
            CollisionScript script = classes.make(classes.find(item.name()));
            List<String> problems = ScriptProperties.set(script, item.properties());
            if (!problems.isEmpty()) {
                throw new KeptScriptException(problems.get(0));
            }
            return script;
        } catch (RefusedScriptException e) {
            throw new KeptScriptException(ITS + e.getMessage());
        }
    }
}
