/**
 * The debug view's panel: the pairs of the last tick and, axis by axis, why the chosen one does or does not collide.
 * Only this package uses Lemur; without Lemur only this package is missing. {@code AxisPanelState} is what a game
 * attaches.
 */
package org.jmesat.debug.lemur;
