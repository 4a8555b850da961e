package org.jmesat.editor;

import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.ModelKey;
import com.jme3.asset.plugins.ClasspathLocator;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.export.binary.BinaryExporter;
import com.jme3.export.binary.BinaryImporter;
import com.jme3.export.binary.BinaryLoader;
import com.jme3.material.plugins.J3MLoader;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.control.Control;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Does with a scene what the SDK does, on the SDK's engine: loads it by an asset manager that does not know the
 * plugin's classes, saves it, loads it again, pastes a copy of it, and saves that. Prints after each step what the
 * scene holds. The plugin is in a class loader below that of the engine. Uses no class of the plugin by name.
 */
final class SdkProgram {
    private static final Logger ENGINE = Logger.getLogger("com.jme3");

    private final Path folder;
    private final PrintStream out;

    private SdkProgram(Path folder, PrintStream out) {
        this.folder = folder;
        this.out = out;
    }

    /**
     * Runs the program.
     *
     * @param arguments a folder, the name of a scene in it, the name of the file to save, and where the plugin is
     */
    public static void main(String[] arguments) throws ReflectiveOperationException, IOException {
        ENGINE.setLevel(Level.OFF);
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        SdkProgram sdk = new SdkProgram(Path.of(arguments[0]), out);
        sdk.describePlugin(arguments[3]);
        Spatial scene = sdk.load(arguments[1]);
        sdk.describe("opened", scene);
        sdk.save(scene, "again-" + arguments[2]);
        scene = sdk.load("again-" + arguments[2]);
        sdk.describe("saved and reopened", scene);
        sdk.describe("duplicated", scene.clone());
        Node pasted = (Node) sdk.paste(scene);
        sdk.describe("pasted", pasted);
        sdk.save(pasted, arguments[2]);
        sdk.describe("saved and reopened twice", sdk.load(arguments[2]));
    }

    /** The plugin can be used, but not by a class loader that does not ask for it. */
    private void describePlugin(String plugin) throws ReflectiveOperationException, IOException {
        String name = "org.jmesat.control.ColliderControl";
        try (URLClassLoader project = new URLClassLoader(new URL[] {url(plugin)}, getClass().getClassLoader())) {
            out.println("project: " + (project.loadClass(name).getConstructor().newInstance() instanceof Control));
        }
        try {
            Class.forName(name);
            out.println("engine: true");
        } catch (ClassNotFoundException e) {
            out.println("engine: false");
        }
    }

    private static URL url(String path) {
        try {
            return new File(path).toURI().toURL();
        } catch (MalformedURLException e) {
            throw new UncheckedIOException(e);
        }
    }

    private DesktopAssetManager assets() {
        DesktopAssetManager assets = new DesktopAssetManager();
        assets.registerLocator(folder.toString(), FileLocator.class);
        assets.registerLocator("/", ClasspathLocator.class);
        assets.registerLoader(BinaryLoader.class, "j3o");
        assets.registerLoader(J3MLoader.class, "j3m", "j3md");
        return assets;
    }

    private Spatial load(String name) {
        return assets().loadAsset(new ModelKey(name));
    }

    private void save(Spatial scene, String name) throws IOException {
        BinaryExporter.getInstance().save(scene, folder.resolve(name).toFile());
    }

    private Spatial paste(Spatial scene) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        BinaryExporter.getInstance().save(scene, bytes);
        BinaryImporter importer = BinaryImporter.getInstance();
        importer.setAssetManager(assets());
        return (Spatial) importer.load(bytes.toByteArray());
    }

    private void describe(String step, Spatial scene) {
        TreeSet<String> lines = new TreeSet<>();
        scene.depthFirstTraversal(each -> {
            lines.add(each.getName() + " is a " + each.getClass().getSimpleName() + " at "
                    + each.getLocalTranslation());
            for (String key : each.getUserDataKeys()) {
                Object value = each.getUserData(key);
                lines.add(each.getName() + " " + key + "=" + value + " " + value.getClass().getSimpleName());
            }
            for (int i = 0; i < each.getNumControls(); i++) {
                lines.add(each.getName() + " Control " + i + " " + each.getControl(i));
            }
        });
        lines.forEach(line -> out.println(step + ": " + line));
    }
}
