/**
 * Scripts that a scene names in its user data: from a text to objects.
 *
 * <p>{@code ScriptText} reads a text by {@code ScriptParser}: {@code ScriptItem}s, each the name of a class with
 * properties, and the first mistake with its position. {@code ScriptClasses} finds the class of a name; a scene is data
 * and may come from a stranger, so a name outside the allowed packages is refused before any class is looked for, and a
 * class that is no script before it is initialized. {@code ScriptProperties} sets the properties by the public setters
 * of the class. Everything that is wrong becomes a sentence. What stands before the first mistake of syntax works, and
 * so does the rest of a text in which only a name or a value is wrong.
 *
 * <p><b>Where the settings of a script are saved.</b> Those of a named script are the text itself, user data of its
 * spatial. In {@code internal.scan}, {@code SeenUserData} compares it at each tick. If it has changed,
 * {@code RequestedListeners} calls {@code SpatialListeners} and {@code NamedScripts}, which read it by this package,
 * and keep each script whose name and properties are still there. A script that code adds as a Control has fields,
 * which it writes and reads itself, as all Controls do; the ready-made ones by {@code internal.saved.SavedFields}.
 * {@link org.jmesat.editor} turns one form into the other.
 */
package org.jmesat.internal.script;
