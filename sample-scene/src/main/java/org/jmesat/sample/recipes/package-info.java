/**
 * The programs of docs/recipes.md: small games, each with one feature that most games need.
 *
 * <p>{@link org.jmesat.sample.recipes.Recipe} is their base class: the window, the arrow keys and the space bar, boxes,
 * and a collision state that ticks 60 times a second.
 */
package org.jmesat.sample.recipes;
