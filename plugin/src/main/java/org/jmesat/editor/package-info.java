/**
 * For scenes that are made in an editor. The jMonkeyEngine SDK loses Controls of this plugin when it reopens a scene,
 * but keeps user data: {@link org.jmesat.editor.SceneConversion} turns one into the other,
 * and {@link org.jmesat.editor.Convert} does so with saved scenes.
 */
package org.jmesat.editor;
