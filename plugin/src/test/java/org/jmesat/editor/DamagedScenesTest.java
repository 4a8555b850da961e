package org.jmesat.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.export.binary.BinaryImporter;
import com.jme3.export.xml.XMLImporter;
import com.jme3.math.Transform;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.jmesat.app.CapturedLog;
import org.jmesat.app.SatCollisionState;
import org.jmesat.testing.HeadlessRun;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Saved scenes with bytes that are flipped, cut off, inserted or replaced: reading one throws nothing of ours, and what
 * can be read ticks. What the engine throws about its own format has no method of ours on its stack.
 */
@EditorRequirement(5)
class DamagedScenesTest {
    /** How many files are damaged; the profile "exhaustive" sets more. */
    private static final int FILES = Integer.getInteger("jmesat.damaged.files", 10_000);
    private static final long SEED = Long.getLong("jmesat.damaged.seed", 19);
    private static final int TICKS = 3;
    private static final String OURS = "org.jmesat.";
    private static final Logger ENGINE = Logger.getLogger("com.jme3");

    private final SatCollisionState state = new SatCollisionState();
    private final Node root = new Node("root");
    private final List<String> failures = new ArrayList<>();
    private final PrintStream errors = System.err;
    private int ticked;

    /** The importer logs what {@code read} of a Control throws. */
    private final Handler logged = new Handler() {
        @Override
        public void publish(LogRecord entry) {
            if (entry.getThrown() != null && isOurs(entry.getThrown())) {
                throw new AssertionError(entry.getThrown());
            }
        }

        @Override
        public void flush() {
        }

        @Override
        public void close() {
        }
    };

    @AutoClose
    private final CapturedLog log = new CapturedLog();

    @BeforeEach
    void hideTheLogOfTheEngine() {
        // The parser of XML prints each error.
        System.setErr(new PrintStream(OutputStream.nullOutputStream()));
        ENGINE.setUseParentHandlers(false);
        ENGINE.addHandler(logged);
        state.setRoot(root);
        state.setManual(true);
    }

    @AfterEach
    void showItAgain() {
        System.setErr(errors);
        ENGINE.removeHandler(logged);
        ENGINE.setUseParentHandlers(true);
    }

    @Test
    void noDamagedFileMakesUsThrow() throws IOException {
        List<Path> files = SavedFilesTest.files().toList();
        List<byte[]> contents = new ArrayList<>();
        for (Path each : files) {
            contents.add(Files.readAllBytes(each));
        }
        Random seeds = new Random(SEED);
        try (HeadlessRun run = new HeadlessRun(state)) {
            run.frame();
            for (int i = 0; i < FILES && failures.isEmpty(); i++) {
                int file = i % files.size();
                long seed = seeds.nextLong();
                boolean xml = files.get(file).toString().endsWith(".xml");
                byte[] damaged = new FileDamage(seed, xml).damage(contents.get(file));
                String where = files.get(file) + " damaged with seed " + seed;
                run.step(() -> test(damaged, xml, where));
            }
        }
        assertEquals(List.of(), failures);
        assertTrue(ticked > FILES / 4, ticked + " of " + FILES + " could be read and were ticked");
    }

    private void test(byte[] damaged, boolean xml, String where) {
        Spatial scene;
        try {
            scene = load(damaged, xml);
        } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError | AssertionError e) {
            report(e, where);
            return;
        }
        if (scene == null || !isUsable(scene)) {
            return;
        }
        try {
            root.attachChild(scene);
            for (int i = 0; i < TICKS; i++) {
                state.tick(HeadlessRun.TPF);
                root.updateLogicalState(HeadlessRun.TPF);
                root.updateGeometricState();
            }
            ticked++;
        } catch (RuntimeException | Error e) {
            fail(e, where);
        } finally {
            root.detachAllChildren();
            // The engine's XML reader gives it to spatials without a transform, and what is pushed changes it.
            Transform.IDENTITY.loadIdentity();
            state.tick(HeadlessRun.TPF);
            root.updateGeometricState();
        }
    }

    private static Spatial load(byte[] file, boolean xml) throws IOException {
        if (!xml) {
            BinaryImporter importer = new BinaryImporter();
            importer.setAssetManager(SavedLevel.ASSETS);
            return FileDamage.hasReadableHeader(file) && importer.load(file) instanceof Spatial scene ? scene : null;
        }
        XMLImporter importer = new XMLImporter();
        importer.setAssetManager(SavedLevel.ASSETS);
        return importer.load(new ByteArrayInputStream(file)) instanceof Spatial scene ? scene : null;
    }

    /** Whether the engine alone can update what it has read. */
    private static boolean isUsable(Spatial scene) {
        Node parent = new Node();
        try {
            parent.attachChild(scene);
            parent.updateLogicalState(0);
            parent.updateGeometricState();
            parent.detachChild(scene);
            scene.updateGeometricState();
            return true;
        } catch (RuntimeException | StackOverflowError e) {
            return false;
        }
    }

    private void report(Throwable thrown, String where) {
        if (thrown instanceof AssertionError || isOurs(thrown)) {
            fail(thrown, where);
        }
    }

    private void fail(Throwable thrown, String where) {
        StringWriter text = new StringWriter();
        thrown.printStackTrace(new PrintWriter(text));
        failures.add(where + ": " + text);
    }

    /**
     * Whether a method of the plugin threw it, or called what did. The engine's reader of an object catches and logs
     * what that object throws: callers of the reader have nothing to do with it.
     */
    private static boolean isOurs(Throwable thrown) {
        for (Throwable each = thrown; each != null; each = each.getCause()) {
            for (StackTraceElement element : each.getStackTrace()) {
                String name = element.getClassName();
                if (name.equals(BinaryImporter.class.getName()) && element.getMethodName().equals("readObject")) {
                    break;
                }
                if (name.startsWith(OURS) && !name.startsWith(DamagedScenesTest.class.getName())
                        && !name.startsWith("org.jmesat.testing.")) {
                    return true;
                }
            }
        }
        return false;
    }
}
