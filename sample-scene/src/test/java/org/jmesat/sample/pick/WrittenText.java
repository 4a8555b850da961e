package org.jmesat.sample.pick;

import com.jme3.font.BitmapCharacter;
import com.jme3.font.BitmapCharacterSet;
import com.jme3.font.BitmapFont;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import javax.imageio.ImageIO;

/** Looks for a line of text in a picture, by the letters of the engine's font. */
final class WrittenText {
    /** The letters are light on a dark ground. */
    private static final int LIGHT = 150;
    private static final int DARK = 100;

    private final BitmapCharacterSet letters;
    private final BufferedImage page;

    WrittenText(BitmapFont font) throws IOException {
        letters = font.getCharSet();
        try (InputStream file = BitmapFont.class.getResourceAsStream("/Interface/Fonts/Default.png")) {
            page = ImageIO.read(file);
        }
    }

    /** Returns whether a line is written in a part of a picture; y counts from the top. */
    boolean isIn(BufferedImage picture, String line, int minX, int minY, int maxX, int maxY) {
        int[][] opacity = write(line);
        for (int y = Math.max(0, minY); y <= Math.min(maxY, picture.getHeight()) - opacity.length; y++) {
            for (int x = Math.max(0, minX); x <= Math.min(maxX, picture.getWidth()) - opacity[0].length; x++) {
                if (isAt(picture, opacity, x, y)) {
                    return true;
                }
            }
        }
        return false;
    }

    private int[][] write(String line) {
        int width = 0;
        for (int i = 0; i < line.length(); i++) {
            width += letters.getCharacter(line.charAt(i)).getXAdvance();
        }
        int[][] opacity = new int[letters.getLineHeight()][width];
        int left = 0;
        for (int i = 0; i < line.length(); i++) {
            BitmapCharacter letter = letters.getCharacter(line.charAt(i));
            for (int y = 0; y < letter.getHeight(); y++) {
                for (int x = 0; x < letter.getWidth(); x++) {
                    int toX = left + letter.getXOffset() + x;
                    int toY = letter.getYOffset() + y;
                    if (toX >= 0 && toX < width && toY >= 0 && toY < opacity.length) {
                        opacity[toY][toX] = Math.max(opacity[toY][toX],
                                page.getRGB(letter.getX() + x, letter.getY() + y) >>> 24);
                    }
                }
            }
            left += letter.getXAdvance();
        }
        return opacity;
    }

    private static boolean isAt(BufferedImage picture, int[][] opacity, int left, int top) {
        for (int y = 0; y < opacity.length; y++) {
            for (int x = 0; x < opacity[y].length; x++) {
                int green = picture.getRGB(left + x, top + y) >> 8 & 0xFF;
                if (opacity[y][x] > 220 && green < LIGHT || opacity[y][x] < 20 && green > DARK) {
                    return false;
                }
            }
        }
        return true;
    }
}
