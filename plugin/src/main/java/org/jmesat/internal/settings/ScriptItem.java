package org.jmesat.internal.settings;

import java.util.List;

/**
 * A script in a text: the name of a class and properties.
 *
 * @param name the name, with or without a package
 * @param properties the properties in the order of the text
 */
public record ScriptItem(String name, List<Property> properties) {
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

    /** Writes the script as {@link ScriptParser} reads it. */
    @Override
    public String toString() {
        return properties.isEmpty() ? name
                : name + "(" + String.join(", ", properties.stream().map(Property::toString).toList()) + ")";
    }
}
