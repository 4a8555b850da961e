/**
 * A level that is made of models, user data and ready-made scripts: the file {@code Scenes/level.j3o}. Collect five
 * coins and come to the exit; lava and shots take health.
 *
 * <p>{@link org.jmesat.sample.level.LevelBuilder} is the source of the file, and
 * {@link org.jmesat.sample.level.LevelFile} writes it. The code of the game reads keys and moves the player; everything
 * else is in the file.
 */
package org.jmesat.sample.level;
