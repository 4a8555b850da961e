package org.jmesat.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.ColorRGBA;
import java.awt.image.BufferedImage;
import java.util.List;
import org.junit.jupiter.api.Test;

@NeedsDisplay
class WindowRunTest {

    @Test
    void eachStepReturnsThePictureOfItsResult() {
        List<BufferedImage> pictures = WindowRun.picturesOf(
                app -> app.getViewPort().setBackgroundColor(ColorRGBA.Red),
                app -> app.getViewPort().setBackgroundColor(ColorRGBA.Blue));

        assertEquals(2, pictures.size());
        assertEquals(0xffff0000, pictures.get(0).getRGB(0, 0));
        assertEquals(0xff0000ff, pictures.get(1).getRGB(WindowRun.WIDTH - 1, WindowRun.HEIGHT - 1));
    }

    @Test
    void anExceptionInAStepFailsTheTestAndClosesTheWindow() {
        AssertionError inStep = new AssertionError("as expected");
        AssertionError thrown = assertThrows(AssertionError.class, () -> WindowRun.picturesOf(app -> {
            throw inStep;
        }));

        assertSame(inStep, thrown.getCause());
        assertTrue(Thread.getAllStackTraces().keySet().stream().noneMatch(each -> each.getName().equals("jME3 Main")));
    }
}
