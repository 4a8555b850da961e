/**
 * A level that is made of models, user data and ready-made scripts: the file {@code Scenes/level.j3o}. Collect five
 * coins and come to the exit; lava and shots take health.
 *
 * <p>{@link org.jmesat.sample.level.LevelBuilder} is the source of the file, and
 * {@link org.jmesat.sample.level.LevelFile} writes it. The code of the game reads keys and moves the player; everything
 * else is in the file.
 *
 * <p>{@link org.jmesat.sample.level.ScriptFigures} draws the pictures of the ready-made scripts: for each a small scene
 * before and after the script has acted.
 */
package org.jmesat.sample.level;
