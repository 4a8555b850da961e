package org.jmesat.editor;

import com.jme3.asset.AssetKey;
import com.jme3.asset.AssetNotFoundException;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.FileLocator;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds the assets of a scene, and remembers those that it could not find or read. The engine replaces such an asset by
 * a placeholder or by nothing, and the scene would be saved without it.
 */
final class SceneAssets extends DesktopAssetManager {
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
