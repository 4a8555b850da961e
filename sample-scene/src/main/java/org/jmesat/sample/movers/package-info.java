/**
 * Two small games of {@link org.jmesat.control.CharacterMover}: a platformer seen from the side, and a storeroom seen
 * from above.
 *
 * <p>{@link org.jmesat.sample.movers.MoverGame} is the base of both: the hero, and the boxes that the scene is made of.
 * The keys, or a {@link org.jmesat.sample.movers.Wanderer} where there is no window, say where he goes.
 */
package org.jmesat.sample.movers;
