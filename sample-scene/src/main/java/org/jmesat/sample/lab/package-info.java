/**
 * The SAT lab: the separating axis theorem, one axis at a time, on two shapes that the user edits.
 *
 * <p>{@link org.jmesat.sample.lab.Lab} is the model: two {@link org.jmesat.sample.lab.LabShape}s, the steps of the test,
 * and their captions. It knows no scene and no window. {@link org.jmesat.sample.lab.LabView} draws it with a
 * {@link org.jmesat.sample.lab.Canvas}, {@link org.jmesat.sample.lab.LabInput} changes it with mouse and keys. All numbers
 * are those of the classes in {@code org.jmesat.narrowphase}.
 */
package org.jmesat.sample.lab;
