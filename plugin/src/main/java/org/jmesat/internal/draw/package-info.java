/**
 * Draws lines and text with few meshes that are rewritten in place, so that a steady picture makes no garbage.
 *
 * <p><b>Idea.</b> The debug view changes at each tick. A spatial per line would take longer than the collision tests,
 * so all lines of a picture are one mesh, and all characters of a font's page another: each a {@code QuadMesh}. They
 * belong to their users: the overlay has them in a scene of its own, the panel in the GUI.
 *
 * <p><b>Lines.</b> {@code ViewScale} copies a camera and projects points into its <em>picture</em>: a plane that faces
 * the camera, between near and far. There a pixel has the same length everywhere, so a {@code Pen} turns a line into a
 * strip as wide as wanted, with a dark rim, by adding a constant vector across it, and adds it to its mesh; also with
 * dashes or ticks. {@code ViewScale.place} moves the spatial that shows the mesh to that plane. What is nearer than the
 * near plane or beyond the far one is cut off before: what is behind the eye cannot be projected.
 *
 * <p><b>Precision.</b> A float has 7 digits. At 10<sup>6</sup> from the origin the corners of an outline would jump by
 * a sixteenth of a unit, and the sides of a line, which are a pixel apart, would collapse. So callers pass doubles, and
 * the camera's location is subtracted in double precision before floats are made. What is near the camera keeps its
 * shape anywhere.
 *
 * <p><b>Planes.</b> Callers draw in plane coordinates, in which z is the depth. {@code ViewScale} copies the camera in
 * these; the planes differ by exchanged axes and signs only, so this is exact.
 *
 * <p><b>Text.</b> {@code TextPages} shortens and writes lines of text in one font. It works in pixels; a font is sharp
 * at its own size and at whole pixels only. A {@code LabelSheet} puts text at points of a scene: it is a spatial that
 * {@code ViewScale.placeInPixels} moves and scales in the picture so that its units are pixels.
 */
package org.jmesat.internal.draw;
