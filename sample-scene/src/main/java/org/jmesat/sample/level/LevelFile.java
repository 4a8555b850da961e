package org.jmesat.sample.level;

import com.jme3.asset.AssetManager;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.ClasspathLocator;
import com.jme3.export.binary.BinaryExporter;
import com.jme3.export.binary.BinaryLoader;
import com.jme3.material.plugins.J3MLoader;
import com.jme3.texture.plugins.AWTLoader;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jmesat.sample.FigureWindow;

/** Writes the level's file and its sounds from their sources. */
public final class LevelFile {
    /** The level among the assets. */
    static final String ASSET = "Scenes/level.j3o";

    private LevelFile() {
    }

    /**
     * Writes the files.
     *
     * @param args the folder of the assets
     * @throws IOException if one cannot be written
     */
    public static void main(String[] args) throws IOException {
        Path folder = FigureWindow.path(LevelFile.class, args);
        Files.createDirectories(folder.resolve("Sounds"));
        for (LevelSound each : LevelSound.values()) {
            each.write(folder.resolve(each.asset()));
        }
        File file = folder.resolve(ASSET).toFile();
        BinaryExporter.getInstance().save(LevelBuilder.build(createAssets()), file);
    }

    /** An asset manager with what the level needs. */
    static AssetManager createAssets() {
        DesktopAssetManager assets = new DesktopAssetManager();
        assets.registerLocator("/", ClasspathLocator.class);
        // Not one loader for both: it would take a definition for the material that it has read before.
        assets.registerLoader(J3MLoader.class, "j3m");
        assets.registerLoader(J3MLoader.class, "j3md");
        assets.registerLoader(BinaryLoader.class, "j3o");
        assets.registerLoader(AWTLoader.class, "jpg", "png");
        return assets;
    }
}
