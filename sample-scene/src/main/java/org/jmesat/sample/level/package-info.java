/**
 * A platformer that is made of models, user data and ready-made scripts: the file {@code Scenes/level.j3o}. Five coins
 * open the gold door to the exit; lava, saws and the shots of a turret cost hearts.
 *
 * <p>{@link org.jmesat.sample.level.LevelBuilder} is the source of the file, and
 * {@link org.jmesat.sample.level.LevelFile} writes it. All rules are in the file: what is solid, what moves, what
 * counts, the texts on the screen, won and lost. The code reads keys, makes the hero run and jump, shows him, and keeps
 * the best time until the game is left. One coin has a planted mistake, which the debug view explains.
 *
 * <p>The file names models and textures of the artifact jme3-testdata 3.1.0-stable of jMonkeyEngine: Models/Jaime,
 * Models/Tree/BarkColor.jpg, Textures/Terrain/BrickWall, Textures/Terrain/Rock, Textures/Terrain/Rock2 and
 * Effects/Explosion/flash.png. The artifact is under the New BSD (3-clause) license; the two license texts in it are
 * for a model and a sky that the level does not use. {@link org.jmesat.sample.level.LevelSound} computes the sounds.
 *
 * <p>{@link org.jmesat.sample.level.Route} wins without a window, and by keys with {@code mvn test -pl sample-scene -am
 * -Dtest=LevelWindowTest -Dlevel.whole=true -Dsurefire.failIfNoSpecifiedTests=false}, or with all other long runs by
 * {@code mvn -Pexhaustive test}.
 *
 * <p>{@link org.jmesat.sample.level.ScriptFigures} draws the pictures of the ready-made scripts: for each a small scene
 * before and after the script has acted.
 */
package org.jmesat.sample.level;
