package org.jmesat.editor;

import com.jme3.export.FormatVersion;
import com.jme3.export.Savable;
import com.jme3.export.binary.BinaryImporter;
import com.jme3.scene.AssetLinkNode;
import com.jme3.scene.Spatial;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

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
}
