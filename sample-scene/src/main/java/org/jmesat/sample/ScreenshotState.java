package org.jmesat.sample;

import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;
import com.jme3.renderer.Camera;
import com.jme3.system.JmeSystem;
import com.jme3.util.BufferUtils;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes the window's content to a PNG file once, after the frame of the request.
 */
public final class ScreenshotState extends BaseAppState {

    private final Path file;
    private boolean wanted;
    private boolean written;
    private IOException failure;

    /**
     * Creates a state that waits for a request.
     *
     * @param file the PNG file; an existing file is replaced
     */
    public ScreenshotState(Path file) {
        this.file = file;
    }

    /** Requests a screenshot of the present frame. */
    public void take() {
        wanted = true;
    }

    /** Whether the file is complete. */
    boolean isWritten() {
        return written;
    }

    /** Why the file could not be written, or null. */
    IOException getFailure() {
        return failure;
    }

    @Override
    public void postRender() {
        if (!wanted) {
            return;
        }
        wanted = false;
        Camera camera = getApplication().getCamera();
        int width = camera.getWidth();
        int height = camera.getHeight();
        ByteBuffer pixels = BufferUtils.createByteBuffer(width * height * 4);
        getApplication().getRenderer().readFrameBuffer(null, pixels);
        try (OutputStream out = Files.newOutputStream(file)) {
            JmeSystem.writeImageFile(out, "png", pixels, width, height);
            written = true;
        } catch (IOException e) {
            failure = e;
        }
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
