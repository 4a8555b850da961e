package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Quaternion;
import com.jme3.scene.Spatial;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Every model of jMonkeyEngine's test data, in its bind pose and in many orientations: its hulls are those of JTS, and
 * its outlines cover what its triangles cover. The profile {@code exhaustive} uses 50 orientations each and writes the
 * table of <i>docs/internals/outlines.md</i> to <i>target/outlines.md</i>.
 */
class EveryModelTest {
    private static final long SEED = 1731;
    /** 0 for the short form: few orientations, and one of the terrain's tiles. */
    private static final int ORIENTATIONS = Integer.getInteger("jmesat.survey.orientations", 0);
    private static final Path TABLE = Path.of("target", "outlines.md");
    private static final String HEAD = """
            | model | geometries | vertices | triangles | connected parts | pieces of the outline | its triangles |
            | --- | --: | --: | --: | --: | --: | --: |
            """;
    private static final String NO_LOADER = "jMonkeyEngine has no loader for it any more";
    private static final String EMPTY = "it has no geometry of its own";

    /** A strong reference: a logger that is collected loses its level. The loaders warn about these old models. */
    private static final Logger ENGINE = Logger.getLogger("com.jme3");

    @BeforeAll
    static void quieten() {
        ENGINE.setLevel(Level.OFF);
    }

    @AfterAll
    static void restore() {
        ENGINE.setLevel(null);
    }

    private static String reasonToSkip(String file) {
        if (file.endsWith(".blend")) {
            return NO_LOADER;
        }
        boolean empty = List.of("Scenes/DotScene/DotScene.scene", "TerrainGrid/TerrainGrid.j3o").contains(file);
        return empty ? EMPTY : null;
    }

    /** Independent of the engine's sines, which may differ from machine to machine. */
    private static Quaternion rotation(Random random) {
        float[] q = new float[4];
        float squares = 0;
        for (int i = 0; i < 4; i++) {
            q[i] = (float) random.nextGaussian();
            squares += q[i] * q[i];
        }
        float length = (float) Math.sqrt(squares);
        return new Quaternion(q[0] / length, q[1] / length, q[2] / length, q[3] / length);
    }

    private static int orientations(int triangles) {
        return ORIENTATIONS > 0 ? ORIENTATIONS : triangles < 1000 ? 3 : 1;
    }

    /** The orientations in which JTS unites the triangles too, which takes it half a minute for a quarter million. */
    private static int unions(int triangles) {
        if (ORIENTATIONS > 0) {
            return triangles < 2500 ? ORIENTATIONS : triangles < 10_000 ? 10 : 1;
        }
        return triangles < 300 ? 1 : 0;
    }

    @Test
    void hullsAndOutlinesOfEveryModelAreExactInEveryView() throws IOException {
        TestdataModels models = new TestdataModels();
        List<String> rows = new ArrayList<>();
        List<String> skipped = new ArrayList<>();
        for (String file : TestdataModels.files()) {
            if (reasonToSkip(file) != null) {
                skipped.add(file + ": " + reasonToSkip(file));
                requireNothingToCompare(models, file);
            } else if (ORIENTATIONS > 0 || !file.startsWith("TerrainGrid") || file.contains("_1_0_-2")) {
                ModelInViews model = new ModelInViews(file, models.load(file));
                look(model);
                rows.add(model.row());
            }
        }
        Files.writeString(TABLE, HEAD + String.join("\n", rows) + "\n\n" + String.join("\n", skipped) + "\n");
        assertEquals(23, skipped.size());
        assertEquals(ORIENTATIONS > 0 ? 53 : 31, rows.size());
    }

    private static void requireNothingToCompare(TestdataModels models, String file) {
        if (reasonToSkip(file).equals(EMPTY)) {
            Spatial model = models.load(file);
            assertEquals(List.of(), TestdataModels.geometries(model), file);
        }
    }

    private static void look(ModelInViews model) {
        Random random = new Random(SEED);
        int triangles = model.triangleCount();
        for (int i = 0; i < orientations(triangles); i++) {
            Quaternion rotation = rotation(random);
            model.look(rotation, i < unions(triangles), "orientation " + i + " of seed " + SEED);
        }
        // What the tolerance allows is far more than what is found.
        assertTrue(model.worstDifference() <= 1e-4, () -> model.row() + " differs by " + model.worstDifference());
    }
}
