package org.jmesat.sample.level;

import com.jme3.app.Application;
import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.app.state.BaseAppState;
import com.jme3.light.AmbientLight;
import com.jme3.light.DirectionalLight;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.system.JmeSystem;
import com.jme3.util.BufferUtils;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Locale;
import javax.imageio.ImageIO;
import org.jmesat.app.SatCollisionState;
import org.jmesat.sample.FigureWindow;
import org.jmesat.sample.FixedStepTimer;

/** Draws the pictures of the ready-made scripts, one PNG file each: before on the left, after on the right. */
public final class ScriptFigures extends SimpleApplication {
    private static final int WIDTH = 360;
    private static final int HEIGHT = 180;
    private static final int GAP = 6;

    private final Path folder;
    private FigureStage stage;
    private int figure = -1;
    private int frame;
    private BufferedImage before;

    private ScriptFigures(Path folder) {
        super(new AppState[0]);
        this.folder = folder;
    }

    /**
     * Opens a window, writes the pictures and ends.
     *
     * @param args the output folder
     */
    public static void main(String[] args) {
        ScriptFigures app = new ScriptFigures(FigureWindow.path(ScriptFigures.class, args));
        app.setTimer(new FixedStepTimer(60));
        FigureWindow.open(app, WIDTH, HEIGHT);
    }

    @Override
    public void simpleInitApp() {
        viewPort.setBackgroundColor(new ColorRGBA(0.012f, 0.014f, 0.02f, 1));
        rootNode.addLight(new AmbientLight(new ColorRGBA(0.35f, 0.36f, 0.42f, 1)));
        rootNode.addLight(new DirectionalLight(new Vector3f(-0.4f, -1, -0.7f).normalizeLocal(),
                new ColorRGBA(0.95f, 0.9f, 0.85f, 1)));
        cam.setLocation(new Vector3f(0, 1.9f, 5));
        cam.lookAt(new Vector3f(0, 1, 0), Vector3f.UNIT_Y);
        stateManager.attach(new CameraState());
        stateManager.attach(new SatCollisionState());
    }

    /** Moves the figure before the tick of its frame, and takes the pictures after it was drawn. */
    private final class CameraState extends BaseAppState {
        @Override
        public void update(float tpf) {
            if (frame == 0) {
                begin();
            }
            if (stage != null) {
                ScriptFigure.values()[figure].move(stage, frame);
            }
        }

        private void begin() {
            figure++;
            rootNode.detachAllChildren();
            if (figure == ScriptFigure.values().length) {
                stage = null;
                ScriptFigures.this.stop();
                return;
            }
            stage = new FigureStage(assetManager, rootNode);
            ScriptFigure.values()[figure].build(stage);
        }

        @Override
        public void postRender() {
            if (stage == null) {
                return;
            }
            if (frame == ScriptFigure.BEFORE) {
                before = read();
            }
            if (frame == ScriptFigure.AFTER) {
                write(read());
            }
            frame = frame == ScriptFigure.AFTER ? 0 : frame + 1;
        }

        @Override
        protected void initialize(Application app) {
        }

        @Override
        protected void cleanup(Application app) {
        }

        @Override
        protected void onEnable() {
        }

        @Override
        protected void onDisable() {
        }
    }

    private BufferedImage read() {
        ByteBuffer pixels = BufferUtils.createByteBuffer(WIDTH * HEIGHT * 4);
        renderer.readFrameBuffer(null, pixels);
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            JmeSystem.writeImageFile(bytes, "png", pixels, WIDTH, HEIGHT);
            return ImageIO.read(new ByteArrayInputStream(bytes.toByteArray()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void write(BufferedImage after) {
        BufferedImage both = new BufferedImage(2 * WIDTH + GAP, HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = both.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, both.getWidth(), HEIGHT);
        graphics.drawImage(before, 0, 0, null);
        graphics.drawImage(after, WIDTH + GAP, 0, null);
        graphics.dispose();
        String name = ScriptFigure.values()[figure].name().toLowerCase(Locale.ROOT).replace('_', '-');
        try {
            ImageIO.write(both, "png", folder.resolve("script-" + name + ".png").toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
