package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.anim.util.AnimMigrationUtils;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.mesh.IndexBuffer;
import java.nio.FloatBuffer;
import java.util.List;
import org.jmesat.control.ColliderControl;
import org.jmesat.projection.ProjectionMode;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * One bad vertex of an animated model: it collides with its others. The oracle is a model that does not draw that
 * vertex.
 */
class BadVertexTest {
    @AutoClose
    private final CapturedLog log = new CapturedLog();
    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    /** Jaime with a mesh of its own. */
    private Node load(ProjectionMode mode) {
        return scene.run().ask(() -> {
            Node model = (Node) AnimMigrationUtils.migrate(
                    scene.run().application().getAssetManager().loadModel("Models/Jaime/Jaime.j3o"));
            Geometry skin = skin(model);
            skin.setMesh(skin.getMesh().deepClone());
            ColliderControl control = new ColliderControl();
            control.setMode(mode);
            model.addControl(control);
            return model;
        });
    }

    private static Geometry skin(Node model) {
        return model.descendantMatches(Geometry.class).stream()
                .filter(each -> each.getMesh().isAnimated()).findFirst().orElseThrow();
    }

    /** The vertex with the greatest y: a corner of the hull. */
    private static int highest(Mesh mesh) {
        FloatBuffer positions = (FloatBuffer) mesh.getBuffer(Type.BindPosePosition).getData();
        int highest = 0;
        for (int i = 0; i < mesh.getVertexCount(); i++) {
            highest = positions.get(3 * i + 1) > positions.get(3 * highest + 1) ? i : highest;
        }
        return highest;
    }

    /** Replaces a vertex in its triangles by the next one. */
    private static void leaveOut(int vertex, Mesh mesh) {
        IndexBuffer indices = mesh.getIndexBuffer();
        for (int i = 0; i < indices.size(); i++) {
            if (indices.get(i) == vertex) {
                indices.put(i, indices.get(i % 3 == 2 ? i - 2 : i + 1));
            }
        }
    }

    private List<double[]> outlines(Spatial spatial) {
        return scene.run().ask(() -> scene.state().computeOutlines(spatial));
    }

    @ParameterizedTest
    @EnumSource(value = ProjectionMode.class, names = {"SINGLE_HULL", "HULL_PER_GEOMETRY", "HULL_PER_PART", "OUTLINE"})
    void oneBoneWeightOfNaNLeavesTheShapeOfTheOtherVertices(ProjectionMode mode) {
        Node model = load(mode);
        Node oracle = load(mode);
        int bad = highest(skin(model).getMesh());
        scene.step(() -> {
            skin(model).getMesh().getFloatBuffer(Type.BoneWeight).put(4 * bad, Float.NaN);
            leaveOut(bad, skin(oracle).getMesh());
        });
        scene.attach(model, oracle);
        scene.frames(3);
        List<double[]> expected = outlines(oracle);
        List<double[]> found = outlines(model);
        assertEquals(expected.size(), found.size());
        for (int i = 0; i < found.size(); i++) {
            assertArrayEquals(expected.get(i), found.get(i), 1e-6);
        }
        String reason = "vertex " + bad + " of the mesh has the bone weight NaN (it is left out)";
        assertEquals(reason, scene.run().ask(() -> scene.state().getProblem(skin(model))));
        assertEquals(1, log.messages().stream().filter(each -> each.contains(reason)).count(),
                log.messages()::toString);
    }
}
