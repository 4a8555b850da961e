/**
 * Settings as user data: what a spatial's user data says about collisions, in keys that begin with {@code jmesat.}. A
 * saved scene with such settings needs no class of this plugin, so an editor that does not know our classes keeps them.
 *
 * <h2>Scripts</h2>
 *
 * <p>Scripts that a scene names in its user data: from a text to objects.
 *
 * <p>{@code ScriptText} reads a text by {@code ScriptParser}: {@code ScriptText.Item}s, each the name of a class with
 * properties, and the first mistake with its position. {@code ScriptClasses} finds the class of a name; a scene is data
 * and may come from a stranger, so a name outside the allowed packages is refused before any class is looked for, and a
 * class that is no script before it is initialized. {@code ScriptProperties} sets the properties by the public setters
 * of the class. Everything that is wrong becomes a sentence. What stands before the first mistake of syntax works, and
 * so does the rest of a text in which only a name or a value is wrong.
 *
 * <p><b>Where the settings of a script are saved.</b> Those of a named script are the text itself, user data of its
 * spatial. In {@code internal.scan}, at each tick, {@code SeenUserData} finds that the spatial asks for scripts, and
 * {@code SpatialListeners}, through {@code ListenerScan}, compares the text with the one that it read last. If it
 * differs, or the classes do, this package reads it. A script whose name, properties and class are unchanged stays the
 * same object. A script that code adds as a Control has fields. It writes and reads them itself, as all Controls do;
 * for those of this plugin, {@code internal.text.Property} does. {@link org.jmesat.editor} turns one form into the
 * other.
 */
package org.jmesat.internal.settings;
