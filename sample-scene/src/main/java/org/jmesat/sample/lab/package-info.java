/**
 * The SAT lab: the separating axis theorem, one axis at a time, on two shapes that the user edits.
 *
 * <p>{@code Lab} is the model: two shapes, the steps of the test, and their captions. It knows no
 * scene and no window. {@link org.jmesat.sample.lab.LabScene} shows it in a window, and changes it with mouse and keys.
 * All numbers are those of the classes in {@code org.jmesat.narrowphase}.
 */
package org.jmesat.sample.lab;
