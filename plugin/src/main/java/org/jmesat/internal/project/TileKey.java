package org.jmesat.internal.project;

import com.jme3.texture.Texture.WrapMode;

/**
 * A rectangle of an image in whole pixels, which may reach beyond the image, and what decides about its pixels.
 *
 * @param x the first column; column 0 begins at texture coordinate u = 0
 * @param y the first row; row 0 begins at texture coordinate v = 0
 * @param width the number of columns (≥1)
 * @param height the number of rows (≥1)
 * @param wrapS how the image continues to the left and right
 * @param wrapT how it continues below and above
 * @param threshold the least alpha of a visible pixel
 */
record TileKey(int x, int y, int width, int height, WrapMode wrapS, WrapMode wrapT, float threshold) {
}
