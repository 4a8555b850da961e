/**
 * The visible pixels of a sprite: what of a textured quad collides.
 *
 * <p>A sprite is a parallelogram that shows a part of an image, a tile. Its transparent pixels do not collide. The
 * outline of the others is found once for each tile, whatever sprites show it, in pixels of the image; sprites map it
 * to their meshes. So a sprite moves, turns and tilts like any mesh.
 *
 * <p><b>The steps</b>, in the order in which a tile goes through them:
 *
 * <ol>
 * <li>{@code SpriteTexture} finds the texture of a material, and which alpha is visible.
 * <li>{@code SpritePieces} finds the tile that a parallelogram shows, from its texture coordinates: whole pixels.
 * <li>{@code AlphaReader} and {@code PixelMask} read the tile, a bit for each pixel.
 * <li>{@code PixelHull} is the convex hull of the visible pixels, exactly.
 * <li>{@code PixelContours} follows the sides of pixels around what is visible, and around holes.
 * <li>{@code StairSmoothing} makes slopes of stairs, and {@code internal.bake} removes corners that matter little.
 * <li>{@code internal.bake} makes convex pieces of what the rings surround, unless the outline is convex already.
 * <li>{@code SpriteImages} keeps the outlines while an image is in use.
 * </ol>
 *
 * <p><b>How exact.</b> Stairs are cut by less than half a pixel, and simplified by at most three quarters of a pixel
 * more. On slopes that takes away as much as it adds; curves lose area, since their chords lie inside. So sprites whose
 * pixels hardly touch may be missed, by about a pixel, and few contacts are reported between sprites that show a gap.
 *
 * <p>An image that cannot be read, has too many pixels, or too many corners, is a result with a reason, never an
 * exception.
 */
package org.jmesat.internal.sprite;
