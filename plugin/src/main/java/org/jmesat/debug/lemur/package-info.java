/**
 * The debug view's panel: the pairs of the last tick and, axis by axis, why the chosen one does or does not collide.
 * The only place that touches Lemur, and the only one that a game without Lemur does without.
 */
package org.jmesat.debug.lemur;
