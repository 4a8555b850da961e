package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.shape.Line;
import java.util.List;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.world.Collider;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Meshes that give no outline, or a strange one: one bad mesh never stops the others, and the tick goes on. */
class BadOutlineTest {
    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private Geometry attach(Mesh mesh) {
        Geometry geometry = scene.geometry("bad", mesh, 0, 0);
        scene.frame(() -> {
            scene.state().setMode(ProjectionMode.OUTLINE);
            scene.root().attachChild(geometry);
            scene.root().attachChild(scene.cube("a", 50, 0));
            scene.root().attachChild(scene.cube("b", 50.5f, 0));
        });
        return geometry;
    }

    /** The contact of the two good cubes, whatever the bad mesh is. */
    private void assertOthersCollide() {
        assertEquals(List.of("1 ENTER a b"), scene.events());
        scene.run().frames(1);
        assertEquals(List.of("2 STAY a b"), scene.events());
    }

    private int pieces(Geometry geometry) {
        return scene.run().ask(() -> scene.state().getWorld().getColliders().stream()
                .filter(each -> scene.state().getSpatial(each) == geometry).mapToInt(Collider::getPieceCount).sum());
    }

    private static Mesh mesh(float[] xyz, int... indices) {
        Mesh mesh = new Mesh();
        mesh.setBuffer(Type.Position, 3, xyz);
        mesh.setBuffer(Type.Index, 3, indices);
        mesh.updateBound();
        return mesh;
    }

    @Test
    void aMeshWithoutAVertexThatIsANumberIsNoCollider() {
        Geometry bad = attach(mesh(new float[] {0, Float.NaN, 0, 1, Float.NaN, 0, 0, Float.NaN, 0}, 0, 1, 2));
        assertOthersCollide();
        assertEquals(0, pieces(bad));
        assertEquals("vertex 0 of the mesh has y = NaN", scene.state().getProblem(bad));
    }

    @Test
    void aVertexThatIsNotANumberLeavesTheOutlineOfTheOthers() {
        Geometry bad = attach(mesh(new float[] {0, 0, 0, 1, 0, 0, 1, 1, 0, Float.NaN, 1, 0}, 0, 1, 2, 0, 2, 3));
        assertOthersCollide();
        assertEquals(1, pieces(bad));
        assertEquals("vertex 3 of the mesh has x = NaN (it is left out)", scene.state().getProblem(bad));
    }

    @Test
    void overAMillionTrianglesCollideWithTheirHull() {
        int side = 708;
        float[] xyz = new float[3 * (side + 1) * (side + 1)];
        for (int i = 0; i < xyz.length / 3; i++) {
            xyz[3 * i] = i % (side + 1) / 64f;
            xyz[3 * i + 1] = i / (side + 1) / 64f;
        }
        int[] indices = new int[6 * side * side];
        for (int i = 0; i < side * side; i++) {
            int corner = i / side * (side + 1) + i % side;
            int[] cell = {corner, corner + 1, corner + side + 1, corner + 1, corner + side + 2, corner + side + 1};
            System.arraycopy(cell, 0, indices, 6 * i, 6);
        }
        Geometry bad = attach(mesh(xyz, indices));
        assertOthersCollide();
        assertEquals(1, pieces(bad));
        assertEquals(1_002_528, bad.getTriangleCount());
        assertEquals("its outline has more than 1000000 triangles, so that the hulls of its parts collide",
                scene.state().getProblem(bad));
    }

    @Test
    void trianglesThatCrossAndTouchThemselvesAreUnited() {
        Geometry bad = attach(mesh(new float[] {0, 0, 0, 4, 0, 0, 0, 4, 0, 4, 4, 0, 2, 2, 0, 6, 2, 0, 6, 6, 0}, 0, 1, 2,
                1, 3, 0, 4, 5, 6, 0, 1, 2));
        assertOthersCollide();
        assertNotNull(bad);
        assertNull(scene.state().getProblem(bad));
    }

    @Test
    void aMarkedMeshOfLinesCollidesWithTheHullsOfItsParts() {
        Geometry bad = attach(new Line(new Vector3f(0, 0, 0), new Vector3f(3, 1, 0)));
        assertOthersCollide();
        assertEquals(0, pieces(bad));
        bad.setUserData("jmesat.collider", true);
        scene.frame();
        assertEquals(1, pieces(bad));
        assertEquals("its outline has no triangle, so that the hulls of its parts collide",
                scene.state().getProblem(bad));
    }
}
