package org.jmesat.internal.settings;

import java.util.List;

/**
 * What a text says about scripts.
 *
 * @param items the scripts, up to the first mistake
 * @param problem the first mistake, as the rest of a sentence about the text; null if there is none
 */
public record ScriptText(List<Item> items, String problem) {
    /**
     * A script in a text: the name of a class and properties.
     *
     * @param name the name, with or without a package
     * @param properties the properties in the order of the text
     */
    public record Item(String name, List<Property> properties) {
        /** Writes the script as {@link ScriptParser} reads it. */
        @Override
        public String toString() {
            return properties.isEmpty() ? name
                    : name + "(" + String.join(", ", properties.stream().map(Property::toString).toList()) + ")";
        }
    }

    /**
     * A property of a script.
     *
     * @param name the name, such as "delay"
     * @param value the value
     */
    public record Property(String name, ScriptValue value) {
        @Override
        public String toString() {
            return name + "=" + value;
        }
    }

    /** Reads a text; never fails. */
    public static ScriptText parse(String text) {
        return new ScriptParser(text).parse();
    }

    /** Writes scripts as one text. */
    public static String write(List<Item> items) {
        return String.join(", ", items.stream().map(Item::toString).toList());
    }
}
