package org.jmesat.editor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.asset.MaterialKey;
import com.jme3.asset.ModelKey;
import com.jme3.asset.TextureKey;
import com.jme3.export.Savable;
import com.jme3.export.binary.BinaryExporter;
import com.jme3.material.Material;
import com.jme3.scene.AssetLinkNode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.texture.Texture2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.PushApart;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The program that converts saved scenes: what it writes, what it prints, and what it refuses to touch. */
@EditorRequirement({4, 16})
class ConvertTest {
    @TempDir
    private Path folder;

    private Path scene;
    private byte[] old;
    private List<String> out;
    private List<String> err;

    @BeforeEach
    void copyALevelWithControls() throws IOException {
        scene = copy("controls.j3o");
        old = Files.readAllBytes(scene);
    }

    private Path copy(String name) throws IOException {
        return Files.copy(SavedLevel.FOLDER.resolve("0.1.0").resolve(name), folder.resolve(name));
    }

    /** Runs the program in this JVM; returns the exit code. */
    private int convert(Object... arguments) {
        ByteArrayOutputStream outBytes = new ByteArrayOutputStream();
        ByteArrayOutputStream errBytes = new ByteArrayOutputStream();
        int code = Convert.run(new PrintStream(outBytes, true, StandardCharsets.UTF_8),
                new PrintStream(errBytes, true, StandardCharsets.UTF_8),
                Stream.of(arguments).map(Object::toString).toArray(String[]::new));
        out = outBytes.toString(StandardCharsets.UTF_8).lines().toList();
        err = errBytes.toString(StandardCharsets.UTF_8).lines().toList();
        return code;
    }

    private void save(Savable savable, Path file) throws IOException {
        BinaryExporter.getInstance().save(savable, file.toFile());
        old = Files.readAllBytes(file);
    }

    private List<String> names() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(each -> each.getFileName().toString()).sorted().toList();
        }
    }

    /** The program refused the scene for a reason, and left its file and folder as they were. */
    private void assertRefused(Path file, String reason) throws IOException {
        List<String> before = names();
        byte[] content = Files.readAllBytes(file);
        assertEquals(1, convert(file));
        assertEquals(List.of(file + ": not converted: " + reason), err);
        assertEquals(List.of(), out);
        assertArrayEquals(content, Files.readAllBytes(file));
        assertEquals(before, names());
    }

    private static int controls(Spatial level) {
        int[] count = {0};
        level.depthFirstTraversal(each -> count[0] += each.getNumControls());
        return count[0];
    }

    @Test
    void controlsBecomeUserDataAndTheOldFileIsKept() throws IOException {
        assertEquals(0, convert(scene));
        assertEquals(List.of(), err);
        assertEquals(1, out.size());
        assertTrue(out.get(0).startsWith(scene + ": ") && out.get(0).endsWith("; the old file is controls.j3o.bak"),
                out.get(0));
        assertArrayEquals(old, Files.readAllBytes(folder.resolve("controls.j3o.bak")));
        Node level = SavedLevel.load(scene);
        assertEquals(0, controls(level));
        assertEquals("CAPSULE", level.getChild("all").getUserData("jmesat.shape"));
        assertEquals(PlayedLevel.EVENTS, PlayedLevel.play(level));
    }

    @Test
    void userDataBecomesControls() throws IOException {
        Path userData = copy("user-data.j3o");
        assertEquals(0, convert("--to-controls", userData));
        assertEquals(List.of(), err);
        Node level = SavedLevel.load(userData);
        assertEquals(8, controls(level));
        assertEquals(9, level.getChild("all").getControl(ColliderControl.class).getMaxVertices());
        assertEquals(SavedLevel.WEIGHT, level.getChild("pusher").getControl(PushApart.class).getWeight());
        assertEquals(PlayedLevel.EVENTS, PlayedLevel.play(level));
    }

    @Test
    void thereAndBackGivesTheSameControls() {
        Node before = SavedLevel.load(scene);
        assertEquals(0, convert("--no-backup", scene));
        assertEquals(0, convert("--no-backup", "--to-controls", scene));
        assertNull(SceneComparison.findDifference(before, SavedLevel.load(scene)));
    }

    @Test
    void withoutABackupNothingElseIsWritten() throws IOException {
        assertEquals(0, convert(scene, "--no-backup"));
        assertEquals(List.of("controls.j3o"), names());
    }

    @Test
    void anotherFileIsWrittenWithDashO() throws IOException {
        Path target = folder.resolve("converted.j3o");
        assertEquals(0, convert(scene, "-o", target));
        assertTrue(out.get(0).endsWith("; written to " + target), out.get(0));
        assertArrayEquals(old, Files.readAllBytes(scene));
        assertEquals(0, controls(SavedLevel.load(target)));
        assertEquals(List.of("controls.j3o", "converted.j3o"), names());
    }

    @Test
    void aSceneWithoutAnythingToConvertIsNotWritten() throws IOException {
        assertEquals(0, convert(scene, "--no-backup"));
        byte[] converted = Files.readAllBytes(scene);
        assertEquals(0, convert(scene));
        assertEquals(List.of(scene + ": nothing to convert"), out);
        assertArrayEquals(converted, Files.readAllBytes(scene));
        assertEquals(List.of("controls.j3o"), names());
    }

    @Test
    void oneSceneThatIsRefusedDoesNotKeepOthersFromBeingConverted() throws IOException {
        Path broken = folder.resolve("broken.j3o");
        Files.write(broken, Arrays.copyOf(old, old.length / 2));
        assertEquals(1, convert(broken, scene));
        assertEquals(1, err.size());
        assertTrue(err.get(0).startsWith(broken + ": not converted: the engine cannot read "), err.get(0));
        assertEquals(0, controls(SavedLevel.load(scene)));
    }

    @Test
    void anErrorOfAControlOfTheGameRefusesItsSceneAndNoOther() throws IOException {
        Node level = new Node("level");
        level.addControl(new FailingDoor());
        level.addControl(new ColliderControl());
        Path failing = folder.resolve("failing.j3o");
        save(level, failing);
        assertEquals(1, convert(failing, scene));
        assertEquals(1, err.size(), err::toString);
        assertTrue(err.get(0).startsWith(failing + ": not converted: java.lang.NoSuchMethodError: open at "
                + FailingDoor.class.getName() + ".read("), err.get(0));
        assertArrayEquals(old, Files.readAllBytes(failing));
        assertEquals(0, controls(SavedLevel.load(scene)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "JM", "no scene", "version https://git-lfs.github.com/spec/v1\n"})
    void aFileThatIsNoSceneIsRefused(String content) throws IOException {
        Files.writeString(scene, content);
        assertRefused(scene, "it is not a binary scene of jMonkeyEngine 3 (.j3o)");
    }

    @Test
    void aFileThatIsNotThereIsNamed() throws IOException {
        Path missing = folder.resolve("missing.j3o");
        assertEquals(1, convert(missing));
        assertEquals(List.of(missing + ": not converted: there is no file " + missing), err);
    }

    @Test
    void aFolderIsRefused() throws IOException {
        assertEquals(1, convert(folder));
        assertEquals(List.of(folder + ": not converted: it is a folder"), err);
    }

    @Test
    void aFileThatHoldsNoSceneIsRefused() throws IOException {
        save(new Material(SavedLevel.ASSETS, "Common/MatDefs/Misc/Unshaded.j3md"), scene);
        assertRefused(scene, "it holds no scene, but a com.jme3.material.Material");
    }

    @Test
    void aSceneCutOffAnywhereIsRefused() throws IOException {
        for (int length = 8; length < old.length; length += old.length / 40) {
            Files.write(scene, Arrays.copyOf(old, length));
            byte[] content = Files.readAllBytes(scene);
            assertEquals(1, convert(scene), "cut off after " + length);
            assertArrayEquals(content, Files.readAllBytes(scene));
        }
        assertEquals(List.of("controls.j3o"), names());
    }

    /** A level with a texture and a material that are files. */
    private Node levelWithAssets() {
        Node level = SavedLevel.withControls(SavedLevel.ASSETS);
        Geometry square = (Geometry) level.getChild("square");
        Texture2D texture = new Texture2D();
        texture.setKey(new TextureKey("Textures/crate.png"));
        square.getMaterial().setTexture("ColorMap", texture);
        return level;
    }

    private static void writeTexture(Path assets) throws IOException {
        Files.createDirectories(assets.resolve("Textures"));
        ImageIO.write(new BufferedImage(4, 4, BufferedImage.TYPE_INT_ARGB), "png",
                assets.resolve("Textures").resolve("crate.png").toFile());
    }

    private static SceneReader.SceneAssets assets(Path folder) {
        SceneReader.LoadLog log = new SceneReader.LoadLog();
        SceneReader.SceneAssets assets = new SceneReader.SceneAssets(List.of(folder));
        log.close();
        return assets;
    }

    private static String texture(Path file, Path assets) {
        SceneReader.SceneAssets manager = assets(assets);
        Spatial level = manager.loadAsset(new ModelKey(assets.relativize(file).toString()));
        Geometry square = (Geometry) ((Node) level).getChild("square");
        return square.getMaterial().getTextureParam("ColorMap").getTextureValue().getKey().getName();
    }

    @Test
    void aTextureThatIsNotFoundIsNamed() throws IOException {
        save(levelWithAssets(), scene);
        assertRefused(scene, "it would lose Textures/crate.png, not found; name the folder of the assets with"
                + " --assets DIR");
    }

    @Test
    void aTextureThatCannotBeReadIsNamed() throws IOException {
        writeTexture(folder);
        Files.writeString(folder.resolve("Textures").resolve("crate.png"), "no picture");
        save(levelWithAssets(), scene);
        assertEquals(1, convert(scene, "--assets", folder));
        assertTrue(err.get(0).contains("Textures/crate.png"), err.get(0));
        assertArrayEquals(old, Files.readAllBytes(scene));
    }

    @Test
    void aTextureInAFolderThatIsNamedIsKept() throws IOException {
        Path assets = Files.createDirectory(folder.resolve("game"));
        writeTexture(assets);
        save(levelWithAssets(), assets.resolve("level.j3o"));
        assertEquals(0, convert(assets.resolve("level.j3o"), "--assets", assets));
        assertEquals("Textures/crate.png", texture(assets.resolve("level.j3o"), assets));
    }

    @Test
    void aTextureInTheFolderCalledAssetsAboveTheSceneIsKept() throws IOException {
        Path assets = folder.resolve("assets");
        writeTexture(assets);
        Path level = Files.createDirectory(assets.resolve("Scenes")).resolve("level.j3o");
        save(levelWithAssets(), level);
        assertEquals(0, convert(level));
        assertEquals("Textures/crate.png", texture(level, assets));
    }

    @Test
    void aMaterialFileThatIsNotFoundIsNamed() throws IOException {
        Node level = SavedLevel.withControls(SavedLevel.ASSETS);
        ((Geometry) level.getChild("square")).getMaterial().setKey(new MaterialKey(
                "Materials/crate.j3m"));
        save(level, scene);
        assertRefused(scene, "it would lose Materials/crate.j3m, not found; name the folder of the assets with"
                + " --assets DIR");
    }

    @Test
    void aLinkedModelStaysALink() throws IOException {
        Path assets = folder.resolve("assets");
        Files.createDirectories(assets);
        save(SavedLevel.withControls(SavedLevel.ASSETS), assets.resolve("model.j3o"));
        byte[] model = old;
        AssetLinkNode link = new AssetLinkNode("link", new ModelKey("model.j3o"));
        Node level = new Node("level");
        level.attachChild(link);
        Node body = new Node("body");
        body.addControl(new PushApart());
        level.attachChild(body);
        save(level, assets.resolve("level.j3o"));
        assertEquals(0, convert(assets.resolve("level.j3o"), "--no-backup"));
        assertEquals(List.of(), err);
        SceneReader.SceneAssets manager = assets(assets);
        Node converted = (Node) manager.loadAsset(new ModelKey("level.j3o"));
        assertEquals(List.of(new ModelKey("model.j3o")),
                ((AssetLinkNode) converted.getChild("link")).getAssetLoaderKeys());
        assertNotNull(converted.getChild("crate").getControl(PushApart.class));
        assertEquals(0, converted.getChild("body").getNumControls());
        assertArrayEquals(model, Files.readAllBytes(assets.resolve("model.j3o")));
    }

    @Test
    void aControlOfTheGameIsKeptAndNamedAsUnknownToTheSdk() throws IOException {
        Node level = SavedLevel.withControls(SavedLevel.ASSETS);
        level.getChild("wall").addControl(new GameDoor());
        save(level, scene);
        assertEquals(0, convert(scene));
        assertTrue(out.contains("    the SDK cannot open it before engine 3.10, since it has Controls of "
                + "org.jmesat.editor.GameDoor"), out.toString());
        assertNotNull(SavedLevel.load(scene).getChild("wall").getControl(GameDoor.class));
    }

    @Test
    void aSceneThatLostItsControlsIsRefused() throws IOException {
        Path sdk = folder.resolve("sdk.j3o");
        Path engine = Path.of("target", "engines").toAbsolutePath().resolve("jme3-core-3.8.1-stable.jar");
        ProgramRun.of(List.of(Path.of("target", "test-classes"), engine), SdkProgram.class.getName(), folder,
                "controls.j3o", "sdk.j3o", Path.of("target", "classes")).lines();
        assertRefused(sdk, "Controls of 'all', 'ball', 'coin', 'ghost', 'crate', 'crate', 'wall', 'pusher' were lost"
                + " before, when it was saved without their classes; convert an older copy of it");
    }

    @Test
    void aDiskThatIsFullLeavesTheOldFile() throws IOException {
        FileReplacement full = new FileReplacement(file -> new FilterOutputStream(Files.newOutputStream(file)) {
            @Override
            public void write(byte[] bytes, int offset, int length) throws IOException {
                out.write(bytes, offset, length / 2);
                throw new IOException("No space left on device");
            }
        });
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        PrintStream console = new PrintStream(printed, true, StandardCharsets.UTF_8);
        assertEquals(1, new Convert(ConvertOptions.parse(scene.toString()), full, console, console).convertAll());
        assertEquals(scene + ": not converted: No space left on device",
                printed.toString(StandardCharsets.UTF_8).strip());
        assertArrayEquals(old, Files.readAllBytes(scene));
        assertEquals(List.of("controls.j3o"), names());
    }

    @Test
    void aSceneThatTheEditorSavesMeanwhileIsNotReplaced() throws IOException {
        byte[] saved = Files.readAllBytes(SavedLevel.FOLDER.resolve("0.1.0").resolve("user-data.j3o"));
        FileReplacement files = new FileReplacement(file -> {
            Files.write(scene, saved);
            return Files.newOutputStream(file);
        });
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        PrintStream console = new PrintStream(printed, true, StandardCharsets.UTF_8);
        assertEquals(1, new Convert(ConvertOptions.parse(scene.toString()), files, console, console).convertAll());
        assertEquals(scene + ": not converted: another program has changed it meanwhile",
                printed.toString(StandardCharsets.UTF_8).strip());
        assertArrayEquals(saved, Files.readAllBytes(scene));
        assertEquals(List.of("controls.j3o"), names());
    }

    @Test
    void aFileInAFolderThatIsNotThereIsNotWritten() throws IOException {
        Path target = folder.resolve("nowhere").resolve("level.j3o");
        assertEquals(1, convert(scene, "-o", target));
        assertEquals(1, err.size());
        assertTrue(err.get(0).startsWith(scene + ": not converted: ") && err.get(0).contains("nowhere"), err.get(0));
        assertEquals(List.of("controls.j3o"), names());
    }
}
