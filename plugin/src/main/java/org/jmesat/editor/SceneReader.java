package org.jmesat.editor;

import com.jme3.asset.AssetKey;
import com.jme3.asset.AssetNotFoundException;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.export.FormatVersion;
import com.jme3.export.Savable;
import com.jme3.export.binary.BinaryImporter;
import com.jme3.scene.AssetLinkNode;
import com.jme3.scene.Spatial;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/**
 * Reads scenes whole or not at all. What the engine leaves out without an exception is a reason to refuse: a Control
 * whose class is missing, an asset that cannot be found or read, a damaged object.
 */
final class SceneReader {
    private static final String ASSETS = "assets";

    private SceneReader() {
    }

    /**
     * Reads a scene. The models that it links to are left out, since they are not saved with it.
     *
     * @param content the content of a .j3o file
     * @param file where it is from; the nearest folder named "assets" above it is searched for assets
     * @param folders further folders to search first
     * @throws RefusedSceneException if anything of the scene is missing
     */
    static Spatial read(byte[] content, Path file, List<Path> folders) throws RefusedSceneException {
        if (content.length < Integer.BYTES || ByteBuffer.wrap(content).getInt() != FormatVersion.SIGNATURE) {
            throw new RefusedSceneException("it is not a binary scene of jMonkeyEngine 3 (.j3o)");
        }
        Savable loaded;
        try (LoadLog log = new LoadLog()) {
            // Within the log, since the engine warns of each loader of its own that the class path lacks.
            SceneAssets assets = new SceneAssets(withAssetsFolder(file, folders));
            loaded = load(content, assets);
            refuseLosses(assets, log);
        }
        if (!(loaded instanceof Spatial scene)) {
            throw new RefusedSceneException(loaded == null ? "the engine cannot read it"
                    : "it holds no scene, but a " + loaded.getClass().getName());
        }
        scene.depthFirstTraversal(each -> {
            if (each instanceof AssetLinkNode link) {
                link.detachLinkedChildren();
            }
        });
        refuseLostControls(scene);
        return scene;
    }

    private static List<Path> withAssetsFolder(Path file, List<Path> folders) {
        List<Path> all = new ArrayList<>(folders);
        for (Path at = file.toAbsolutePath().getParent(); at != null; at = at.getParent()) {
            if (at.endsWith(ASSETS) && Files.isDirectory(at)) {
                all.add(at);
                break;
            }
        }
        return all;
    }

    private static Savable load(byte[] content, SceneAssets assets) throws RefusedSceneException {
        BinaryImporter importer = new BinaryImporter();
        importer.setAssetManager(assets);
        try {
            return importer.load(content);
        } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError e) {
            throw new RefusedSceneException("the engine cannot read it: " + e, e);
        }
    }

    private static void refuseLosses(SceneAssets assets, LoadLog log) throws RefusedSceneException {
        if (!assets.missing().isEmpty()) {
            throw new RefusedSceneException("it would lose " + list(assets.missing())
                    + ", not found; name the folder of the assets with --assets DIR");
        }
        if (!assets.unreadable().isEmpty()) {
            throw new RefusedSceneException("it would lose " + list(assets.unreadable())
                    + ", which the engine cannot read");
        }
        if (!log.missingClasses().isEmpty()) {
            throw new RefusedSceneException("it would lose objects of the class " + list(log.missingClasses())
                    + ", not found; add the game's classes to the class path");
        }
        if (!log.otherLosses().isEmpty()) {
            throw new RefusedSceneException("the engine cannot read all of it: " + list(log.otherLosses()));
        }
    }

    private static void refuseLostControls(Spatial scene) throws RefusedSceneException {
        List<String> owners = new ArrayList<>();
        scene.depthFirstTraversal(each -> {
            for (int i = 0; i < each.getNumControls(); i++) {
                if (each.getControl(i) == null) {
                    owners.add("'" + each.getName() + "'");
                }
            }
        });
        if (!owners.isEmpty()) {
            throw new RefusedSceneException("Controls of " + list(owners) + " were lost before, when it was saved"
                    + " without their classes; convert an older copy of it");
        }
    }

    private static String list(List<String> names) {
        return String.join(", ", names);
    }

    /** The names from the root to a spatial, as in "/level/door". */
    static String path(Spatial spatial) {
        StringBuilder path = new StringBuilder();
        for (Spatial each = spatial; each != null; each = each.getParent()) {
            path.insert(0, "/" + each.getName());
        }
        return path.toString();
    }

    /**
     * Finds the assets of a scene, and remembers those that it could not find or read. The engine replaces such an
     * asset by a placeholder or by nothing, and the scene would be saved without it.
     */
    static final class SceneAssets extends DesktopAssetManager {
        private final Set<String> missing = new LinkedHashSet<>();
        private final Set<String> unreadable = new LinkedHashSet<>();

        /** Searches the class path and some folders. */
        SceneAssets(Collection<Path> folders) {
            super(true);
            for (Path folder : folders) {
                registerLocator(folder.toAbsolutePath().toString(), FileLocator.class);
            }
        }

        @Override
        public <T> T loadAsset(AssetKey<T> key) {
            try {
                return super.loadAsset(key);
            } catch (AssetNotFoundException e) {
                missing.add(key.getName());
                throw e;
            } catch (RuntimeException e) {
                // Usually an AssetLoadException, but some loaders throw exceptions of their own.
                unreadable.add(key.getName());
                throw e;
            }
        }

        /** The names of the assets that were not found, in the order in which they were searched. */
        List<String> missing() {
            return List.copyOf(missing);
        }

        /** The names of the assets that were found, but could not be read. */
        List<String> unreadable() {
            return List.copyOf(unreadable);
        }
    }

    /**
     * Collects what the engine logs while it reads a scene, instead of printing it. The importer throws nothing when it
     * cannot create an object: it logs the exception, and null or a default value takes the place of the object.
     */
    static final class LoadLog extends Handler implements AutoCloseable {
        /** A strong reference: a logger that is collected loses its handlers. */
        private static final Logger ENGINE = Logger.getLogger("com.jme3");
        /** Its only warning is about a parameter that the definition of a material lacks, which is dropped. */
        private static final String MATERIAL = "com.jme3.material.Material";

        private final Thread thread = Thread.currentThread();
        private final boolean printed = ENGINE.getUseParentHandlers();
        private final List<LogRecord> losses = new ArrayList<>();

        /** Collects from now on, what this thread logs. */
        LoadLog() {
            ENGINE.addHandler(this);
            ENGINE.setUseParentHandlers(false);
        }

        @Override
        public void publish(LogRecord entry) {
            boolean loss = entry.getLevel().intValue() >= Level.SEVERE.intValue()
                    || entry.getLevel() == Level.WARNING && MATERIAL.equals(entry.getLoggerName());
            if (loss && Thread.currentThread() == thread) {
                losses.add(entry);
            }
        }

        /** The names of classes that could not be found, without repetition. */
        List<String> missingClasses() {
            return losses.stream().map(LogRecord::getThrown).filter(LoadLog::isAboutAClass)
                    .map(thrown -> thrown.getMessage().replace('/', '.')).distinct().toList();
        }

        /** What else was lost, in the engine's words. */
        List<String> otherLosses() {
            return losses.stream().filter(each -> !isAboutAClass(each.getThrown())).map(LoadLog::text).distinct()
                    .toList();
        }

        private static boolean isAboutAClass(Throwable thrown) {
            return (thrown instanceof ClassNotFoundException || thrown instanceof NoClassDefFoundError)
                    && thrown.getMessage() != null;
        }

        private static String text(LogRecord entry) {
            Throwable thrown = entry.getThrown();
            if (thrown != null) {
                return thrown.toString();
            }
            String message = String.valueOf(entry.getMessage());
            return entry.getParameters() == null ? message : MessageFormat.format(message, entry.getParameters());
        }

        @Override
        public void flush() {
        }

        @Override
        public void close() {
            ENGINE.removeHandler(this);
            ENGINE.setUseParentHandlers(printed);
        }
    }
}
