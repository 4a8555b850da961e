package org.jmesat.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.jme3.asset.AssetManager;
import com.jme3.export.binary.BinaryExporter;
import com.jme3.export.xml.XMLExporter;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jmesat.app.CapturedLog;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.PushApart;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Scenes that were saved by each version of the plugin are read with all their settings, and play as they did. The
 * files stay as they are for ever: a new version adds a folder, made by {@link #main} with the
 * oldest engine, and its name to
 * {@link #VERSIONS}.
 */
@EditorRequirement(4)
class SavedFilesTest {
    private static final List<String> VERSIONS = List.of("0.1.0");

    private static final Map<String, Function<AssetManager, Node>> LEVELS = new LinkedHashMap<>();

    static {
        LEVELS.put("controls", SavedLevel::withControls);
        LEVELS.put("user-data", SavedLevel::withUserData);
        LEVELS.put("scene-settings", SavedLevel::withSceneSettings);
    }

    @AutoClose
    private final CapturedLog log = new CapturedLog();

    /**
     * Writes the files of a new version.
     *
     * @param arguments the name of the version
     */
    public static void main(String[] arguments) throws IOException {
        Path folder = Files.createDirectory(SavedLevel.FOLDER.resolve(arguments[0]));
        for (Map.Entry<String, Function<AssetManager, Node>> each : LEVELS.entrySet()) {
            Node level = each.getValue().apply(SavedLevel.ASSETS);
            try (OutputStream out = Files.newOutputStream(folder.resolve(each.getKey() + ".j3o"))) {
                BinaryExporter.getInstance().save(level, out);
            }
            try (OutputStream out = Files.newOutputStream(folder.resolve(each.getKey() + ".xml"))) {
                new XMLExporter().save(level, out);
            }
        }
    }

    /** The files of all versions. */
    static Stream<Path> files() {
        return VERSIONS.stream().flatMap(version -> LEVELS.keySet().stream().flatMap(level ->
                Stream.of("j3o", "xml").map(type -> SavedLevel.FOLDER.resolve(version).resolve(level + "." + type))));
    }

    private static Stream<Path> filesWithControls() {
        return files().filter(SavedFilesTest::hasControls);
    }

    private static Stream<Path> filesWithUserData() {
        return files().filter(file -> !hasControls(file));
    }

    private static boolean hasControls(Path file) {
        return file.getFileName().toString().startsWith("controls.");
    }

    private static boolean isScene(Path file) {
        return file.getFileName().toString().startsWith("scene-settings.");
    }

    @ParameterizedTest
    @MethodSource("filesWithControls")
    void eachPropertyOfTheControlsIsRead(Path file) {
        Node level = SavedLevel.load(file);
        ColliderControl all = level.getChild("all").getControl(ColliderControl.class);
        Map<String, Object> expected = new TreeMap<>(SavedLevel.ALL);
        expected.remove("collider");
        expected.remove("polygon");
        assertEquals(expected, values(all));
        assertEquals(SavedLevel.unusualCollider().getPolygon().toString(), all.getPolygon().toString());
        PushApart pusher = level.getChild("pusher").getControl(PushApart.class);
        assertEquals(List.of(false, SavedLevel.WEIGHT, SavedLevel.SLOP),
                List.of(pusher.isEnabled(), pusher.getWeight(), pusher.getSlop()));
        PushApart usual = level.getChild("crate").getControl(PushApart.class);
        assertEquals(List.of(true, 1f, 0f), List.of(usual.isEnabled(), usual.getWeight(), usual.getSlop()));
        assertEquals(values(new ColliderControl()), values(level.getChild("crate").getControl(ColliderControl.class)));
        assertEquals(List.of(), log.messages());
    }

    /** The settings by the names and in the types that they have in user data. */
    private static Map<String, Object> values(ColliderControl control) {
        Map<String, Object> all = new TreeMap<>();
        all.put("enabled", control.isEnabled());
        all.put("mode", control.getMode().name());
        all.put("shape", control.getShape().name());
        all.put("size", control.getSize().x + ", " + control.getSize().y);
        all.put("radius", control.getRadius());
        all.put("offset", control.getOffset().x + ", " + control.getOffset().y);
        all.put("angle", control.getAngle());
        all.put("vertices", control.getVertices());
        all.put("slice", control.getSlice().x + ", " + control.getSlice().y);
        all.put("maxVertices", control.getMaxVertices());
        all.put("fixed", control.isFixed());
        all.put("trigger", control.isTrigger());
        all.put("dynamic", control.isDynamic());
        all.put("continuous", control.isContinuous());
        all.put("layers", control.getLayers());
        all.put("collidesWith", control.getCollidesWith());
        all.put("group", control.getGroup());
        all.put("depthMargin", control.getDepthMargin());
        all.put("category", control.getCategory());
        all.put("mask", control.getMask());
        all.put("baked", control.getBaked());
        return all;
    }

    @ParameterizedTest
    @MethodSource("filesWithUserData")
    void eachKeyOfTheUserDataIsRead(Path file) {
        Node level = SavedLevel.load(file);
        Map<String, Object> all = new TreeMap<>();
        SavedLevel.ALL.forEach((key, value) -> all.put("jmesat." + key, value));
        assertEquals(all, userData(level.getChild("all")));
        assertEquals(Map.of("jmesat.pushApart", false, "jmesat.weight", SavedLevel.WEIGHT, "jmesat.slop",
                SavedLevel.SLOP), userData(level.getChild("pusher")));
        Map<String, Object> settings = new TreeMap<>();
        if (isScene(file)) {
            SavedLevel.SCENE.forEach((key, value) -> settings.put("jmesat.scene." + key, value));
        }
        assertEquals(settings, userData(level));
        assertEquals(5, level.getChild("ball").<Integer>getUserData("health"));
    }

    private static Map<String, Object> userData(Spatial spatial) {
        Map<String, Object> all = new TreeMap<>();
        for (String key : spatial.getUserDataKeys()) {
            all.put(key, spatial.getUserData(key));
        }
        return all;
    }

    @ParameterizedTest
    @MethodSource("files")
    void theLevelPlaysAsItDid(Path file) {
        assertEquals(isScene(file) ? PlayedLevel.EVENTS_WITH_SETTINGS : PlayedLevel.EVENTS,
                PlayedLevel.play(SavedLevel.load(file)));
    }

    /** The program that writes the files makes what is in them. */
    @Test
    void theProgramWritesTheSameSettings() {
        for (Map.Entry<String, Function<AssetManager, Node>> each : LEVELS.entrySet()) {
            Node made = each.getValue().apply(SavedLevel.ASSETS);
            Node saved = SavedLevel.load(SavedLevel.FOLDER.resolve(VERSIONS.get(VERSIONS.size() - 1))
                    .resolve(each.getKey() + ".j3o"));
            assertNull(SceneComparison.findDifference(made, saved), each.getKey());
        }
    }
}
