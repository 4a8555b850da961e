/**
 * Values as text. For people, in logs, diagnosis and panel: {@code NumberText} and {@code ThrownText}. In saved scenes
 * and in user data: {@code Property} finds the properties of Controls, each a field with a setter, and nothing else
 * lists them. {@code SettingFormat} has the forms of their values, and {@code SavedFields} reads a saved Control; an
 * invalid value is reported and replaced by its default, so that the scene still loads.
 */
package org.jmesat.internal.text;
