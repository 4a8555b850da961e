/**
 * The four games of docs/guides/why.md, each with a mistake that every game makes once. F3 shows what went wrong.
 *
 * <p>{@link org.jmesat.sample.stories.Stories} lists them. {@link org.jmesat.sample.stories.Story} is their base class:
 * the camera, and the space bar, which pauses the game.
 */
package org.jmesat.sample.stories;
