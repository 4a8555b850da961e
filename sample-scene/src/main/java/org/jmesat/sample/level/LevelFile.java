package org.jmesat.sample.level;

import com.jme3.asset.AssetManager;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.ClasspathLocator;
import com.jme3.export.binary.BinaryExporter;
import com.jme3.export.binary.BinaryLoader;
import com.jme3.material.plugins.J3MLoader;
import java.io.File;
import java.io.IOException;

/** Writes the level's file from its source. */
public final class LevelFile {
    /** The level among the assets. */
    static final String ASSET = "Scenes/level.j3o";

    private LevelFile() {
    }

    /**
     * Writes the file.
     *
     * @param args its path
     * @throws IOException if it cannot be written
     */
    public static void main(String[] args) throws IOException {
        if (args.length != 1) {
            System.err.println("usage: LevelFile FILE");
            System.exit(2);
        }
        BinaryExporter.getInstance().save(LevelBuilder.build(createAssets()), new File(args[0]));
    }

    /** An asset manager with what the materials need. */
    static AssetManager createAssets() {
        DesktopAssetManager assets = new DesktopAssetManager();
        assets.registerLocator("/", ClasspathLocator.class);
        assets.registerLoader(J3MLoader.class, "j3m", "j3md");
        assets.registerLoader(BinaryLoader.class, "j3o");
        return assets;
    }
}
