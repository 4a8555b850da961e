package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.anim.Armature;
import com.jme3.anim.Joint;
import com.jme3.anim.SkinningControl;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.shape.Box;
import java.util.List;
import jme3tools.optimize.GeometryBatchFactory;
import org.jmesat.projection.ProjectionMode;
import org.junit.jupiter.api.Test;

/** The parts of a skinned mesh are those of its bind pose, whatever the pose in which it is first seen. */
class PosedPartsTest {
    private static final PieceSettings IN_PARTS = new PieceSettings(ProjectionMode.HULL_PER_PART,
            Float.NEGATIVE_INFINITY, Float.POSITIVE_INFINITY, 0);

    private final Joint[] joints = {new Joint("left"), new Joint("right")};
    private final Armature armature = new Armature(joints);
    private final ProjectionCache cache = new ProjectionCache();

    /** Two boxes at a distance of 4, each on a joint of its own. */
    private final Geometry geometry = new Geometry("boxes", boxes());

    PosedPartsTest() {
        armature.saveBindPose();
        geometry.addControl(new SkinningControl(armature));
    }

    private static Mesh boxes() {
        Mesh mesh = new Mesh();
        Box left = new Box(0.5f, 0.5f, 0.5f);
        Box right = new Box(new Vector3f(3.5f, -0.5f, -0.5f), new Vector3f(4.5f, 0.5f, 0.5f));
        GeometryBatchFactory.mergeGeometries(List.of(new Geometry("left", left), new Geometry("right", right)), mesh);
        byte[] indices = new byte[4 * mesh.getVertexCount()];
        float[] weights = new float[4 * mesh.getVertexCount()];
        for (int i = 0; i < mesh.getVertexCount(); i++) {
            indices[4 * i] = (byte) (i < mesh.getVertexCount() / 2 ? 0 : 1);
            weights[4 * i] = 1;
        }
        mesh.setBuffer(Type.BoneIndex, 4, indices);
        mesh.setBuffer(Type.BoneWeight, 4, weights);
        mesh.setMaxNumWeights(1);
        mesh.generateBindPose();
        return mesh;
    }

    private int pieces(ProjectedGeometry projection) {
        armature.update();
        cache.beginTick();
        projection.update(geometry, cache, false, IN_PARTS, 0);
        cache.endTick();
        return projection.pieceCount();
    }

    @Test
    void partsThatTouchWhenFirstSeenStaySeparate() {
        joints[1].setLocalTranslation(new Vector3f(-3, 0, 0));
        ProjectedGeometry projection = new ProjectedGeometry();
        assertEquals(2, pieces(projection));
        joints[1].setLocalTranslation(new Vector3f(7, 0, 0));
        assertEquals(2, pieces(projection));
        assertEquals(1, PiecesByJts.piece(projection, 0).getArea(), 1e-6);
        assertEquals(1, PiecesByJts.piece(projection, 1).getArea(), 1e-6);
    }

    /** A scale of zero is how games hide a part, such as a weapon. */
    @Test
    void aPartThatIsHiddenWhenFirstSeenIsWholeWhenItIsShown() {
        joints[1].setLocalScale(new Vector3f(0, 0, 0));
        joints[1].setLocalTranslation(new Vector3f(0.5f, 0.5f, 0.5f));
        ProjectedGeometry projection = new ProjectedGeometry();
        assertEquals(2, pieces(projection));
        assertEquals(0, PiecesByJts.piece(projection, 1).getArea());
        joints[1].setLocalScale(new Vector3f(1, 1, 1));
        assertEquals(2, pieces(projection));
        assertEquals(1, PiecesByJts.piece(projection, 1).getArea(), 1e-6);
    }
}
