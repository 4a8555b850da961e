package org.jmesat.sample;

import com.jme3.system.AppSettings;
import java.awt.Image;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;

/**
 * Draws the pictures of the launcher: {@code mvn -q compile exec:exec -Dsample.main=org.jmesat.sample.ChapterPictures
 * -Dsample.args=sample-scene/src/main/resources/Chapters}; names of scenes after the folder draw only those.
 */
final class ChapterPictures {

    static final int WIDTH = 320;
    static final int HEIGHT = 180;
    static final int MOST_BYTES = 40_000;

    private ChapterPictures() {
    }

    /**
     * Opens each scene and writes its picture.
     *
     * @param args the output folder, and names of scenes
     * @throws IOException if a picture cannot be written
     * @throws InterruptedException if interrupted
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        Path folder = FigureWindow.path(ChapterPictures.class, Arrays.copyOf(args, Math.min(args.length, 1)));
        List<String> names = List.of(args).subList(1, args.length);
        Path screenshot = Files.createTempFile("chapter", ".png");
        for (Sample scene : SampleScene.SCENES) {
            if (names.isEmpty() || names.contains(scene.name())) {
                draw(scene, screenshot);
                Image small = ImageIO.read(screenshot.toFile()).getScaledInstance(WIDTH, HEIGHT, Image.SCALE_SMOOTH);
                BufferedImage picture = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
                picture.createGraphics().drawImage(small, 0, 0, null);
                Files.write(folder.resolve(scene.name() + ".png"), compress(picture));
            }
        }
        Files.delete(screenshot);
    }

    private static void draw(Sample scene, Path file) throws InterruptedException {
        SampleArguments arguments = new SampleArguments(false, false, false, 0, file, 1);
        SampleApplication app = scene.create(arguments, false, System.out);
        AppSettings settings = new AppSettings(true);
        settings.setResolution(2 * WIDTH, 2 * HEIGHT);
        settings.setAudioRenderer(null);
        app.setSettings(settings);
        app.hideText();
        app.runToEnd();
    }

    /** Drops low bits of the colours until the file is small enough. */
    private static byte[] compress(BufferedImage picture) throws IOException {
        for (int mask = 0xFFFFFF;; mask &= mask << 1 & 0xFEFEFE) {
            for (int y = 0; y < HEIGHT; y++) {
                for (int x = 0; x < WIDTH; x++) {
                    picture.setRGB(x, y, picture.getRGB(x, y) & mask);
                }
            }
            ByteArrayOutputStream file = new ByteArrayOutputStream();
            ImageIO.write(picture, "png", file);
            if (file.size() < MOST_BYTES) {
                return file.toByteArray();
            }
        }
    }
}
