/**
 * Small games, each with one thing that most games need: the code of docs/recipes.md.
 *
 * <p>{@link org.jmesat.sample.recipes.Recipe} has what they have in common: the window, the arrow keys and the space
 * bar, boxes, and a collision state that ticks 60 times a second.
 */
package org.jmesat.sample.recipes;
