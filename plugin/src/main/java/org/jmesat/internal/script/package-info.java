/**
 * Scripts that a scene names in its user data: from a text to objects.
 *
 * <p>{@code ScriptText} reads a text by {@code ScriptParser}: {@code ScriptItem}s, each the name of a class with
 * properties, and the first mistake with its position. {@code ScriptClasses} finds the class of a name; a scene is data
 * and may come from a stranger, so a name outside the allowed packages is refused before any class is looked for, and a
 * class that is no script before it is initialized. {@code ScriptProperties} sets the properties by the public setters
 * of the class. Everything that is wrong becomes a sentence, and the rest works.
 */
package org.jmesat.internal.script;
