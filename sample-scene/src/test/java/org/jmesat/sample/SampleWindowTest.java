package org.jmesat.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import java.awt.GraphicsEnvironment;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.io.TempDir;

class SampleWindowTest {

    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void theScreenshotShowsModelsOnACleanBackground(@TempDir Path directory, TestInfo test) throws IOException {
        BufferedImage picture = takePicture(directory, test);
        double share = paintedShare(picture, 0);
        assertTrue(share > 0.03 && share < 0.4, "painted share " + share);
        assertTrue(paintedShare(picture, picture.getWidth() * 15 / 16) < 0.01, "something is at the right edge");
    }

    @Test
    void theDebugViewHasItsPanelAtTheRightEdge(@TempDir Path directory, TestInfo test) throws IOException {
        BufferedImage picture = takePicture(directory, test, "--debug");
        assertTrue(paintedShare(picture, picture.getWidth() * 15 / 16) > 0.2, "the right edge is empty");
    }

    @Test
    void aFileThatCannotBeWrittenIsNamed(@TempDir Path directory, TestInfo test) {
        Path file = directory.resolve("nowhere").resolve("picture.png");
        assertEquals(1, run(test, "--ticks", "2", "--screenshot", file.toString()), this::complaints);
        assertTrue(complaints().contains(file.toString()), complaints());
    }

    private BufferedImage takePicture(Path directory, TestInfo test, String... more) throws IOException {
        Path file = directory.resolve("picture.png");
        List<String> args = new ArrayList<>(List.of("--ticks", "20", "--screenshot", file.toString()));
        args.addAll(List.of(more));
        assertEquals(0, run(test, args.toArray(new String[0])), this::complaints);
        return ImageIO.read(file.toFile());
    }

    /** The share of the picture, from a column on, that differs from the middle of its left edge. */
    private static double paintedShare(BufferedImage picture, int fromX) {
        int background = picture.getRGB(2, picture.getHeight() / 2);
        long painted = 0;
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = fromX; x < picture.getWidth(); x++) {
                painted += picture.getRGB(x, y) == background ? 0 : 1;
            }
        }
        return (double) painted / picture.getHeight() / (picture.getWidth() - fromX);
    }

    private String complaints() {
        return err.toString(StandardCharsets.UTF_8);
    }

    private int run(TestInfo test, String... args) {
        if (System.getProperty("os.name").startsWith("Mac")) {
            skip(test, "GLFW needs the first thread of the process");
        }
        if (GraphicsEnvironment.isHeadless()) {
            skip(test, "no display");
        }
        int code = SampleScene.MODELS.run(args, false, System.out, new PrintStream(err, true, StandardCharsets.UTF_8));
        if (complaints().startsWith("cannot open a window")) {
            skip(test, complaints().strip());
        }
        return code;
    }

    private static void skip(TestInfo test, String reason) {
        System.out.println("skipped: SampleWindowTest." + test.getTestMethod().orElseThrow().getName() + " - "
                + reason);
        abort(reason);
    }
}
