package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.Quaternion;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import java.nio.FloatBuffer;
import java.util.Random;
import org.jmesat.internal.project.SyntheticSkin.Kind;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The outline of peculiar skinned meshes from some of their vertices is that of all, to the bit. */
class SyntheticSkinTest {
    private static final int MESHES = 60;
    private static final int FRAMES = 30;

    private static void place(SyntheticSkin skin, Random random, int seed) {
        // Views from the side of flat meshes, exactly, and any others.
        Quaternion turn = random.nextBoolean()
                ? new Quaternion().fromAngles((float) (0.5 * Math.PI) * random.nextInt(4), 0, random.nextFloat())
                : new Quaternion(random.nextFloat(), random.nextFloat(), random.nextFloat(), random.nextFloat());
        skin.model.setLocalRotation(random.nextInt(3) == 0 ? Quaternion.IDENTITY : turn.normalizeLocal());
        float size = seed % 3 > 0 ? 1 : (float) Math.pow(10, random.nextInt(77) - 38);
        skin.model.setLocalScale(size * factor(random), size * factor(random), size * factor(random));
    }

    private static float factor(Random random) {
        int choice = random.nextInt(16);
        return choice == 0 ? 0 : choice < 4 ? -1 : choice < 8 ? 0.1f + random.nextFloat() : 1;
    }

    @ParameterizedTest
    @EnumSource
    void theOutlineIsThatOfAllVertices(Kind kind) {
        double skinned = 1;
        for (int seed = 0; seed < MESHES; seed++) {
            Random random = new Random(seed);
            SyntheticSkin skin = new SyntheticSkin(kind, random);
            TwinProjection projection = new TwinProjection(ProjectionPlane.values()[seed % 3]);
            skin.control.setHardwareSkinningPreferred(random.nextBoolean());
            for (int frame = 0; frame < FRAMES; frame++) {
                if (random.nextInt(4) > 0) {
                    skin.pose();
                }
                if (random.nextInt(4) == 0) {
                    place(skin, random, seed);
                }
                projection.assertSame(skin.geometry, random.nextInt(20) == 0,
                        kind + ", seed " + seed + ", frame " + frame);
            }
            skinned = Math.min(skinned, projection.skinnedPart());
        }
        if (kind == Kind.SMOOTH || kind == Kind.ONE_JOINT || kind == Kind.STILL || kind == Kind.SUMS_DIFFER) {
            assertTrue(skinned < 0.8, kind + ": " + skinned);
        }
    }

    @Test
    void anotherBufferOfWeightsIsNoticed() {
        SyntheticSkin skin = new SyntheticSkin(Kind.SMOOTH, new Random(1));
        TwinProjection projection = new TwinProjection(ProjectionPlane.XY);
        for (int frame = 0; frame < FRAMES; frame++) {
            skin.pose();
            Mesh mesh = skin.geometry.getMesh();
            FloatBuffer weights = (FloatBuffer) mesh.getBuffer(Type.BoneWeight).getData();
            float[] changed = new float[weights.limit()];
            for (int i = 0; i < changed.length; i += 4) {
                changed[i + frame % 4] = 1;
            }
            if (frame % 6 == 2) {
                mesh.getBuffer(Type.BoneWeight).updateData(FloatBuffer.wrap(changed));
            } else if (frame % 6 == 5) {
                mesh.clearBuffer(Type.BoneWeight);
                mesh.setBuffer(Type.BoneWeight, 4, changed);
            }
            if (frame == 10) {
                mesh.setMaxNumWeights(mesh.getMaxNumWeights() % 4 + 1);
            }
            projection.assertSame(skin.geometry, false, "frame " + frame);
        }
    }

    @Test
    void valuesWrittenInPlaceAreSeenByRereading() {
        SyntheticSkin skin = new SyntheticSkin(Kind.SMOOTH, new Random(2));
        TwinProjection projection = new TwinProjection(ProjectionPlane.XY);
        FloatBuffer positions = (FloatBuffer) skin.geometry.getMesh().getBuffer(Type.BindPosePosition).getData();
        for (int frame = 0; frame < FRAMES; frame++) {
            skin.pose();
            boolean write = frame % 5 == 4;
            if (write) {
                positions.put(frame % positions.limit(), frame);
            }
            projection.assertSame(skin.geometry, write, "frame " + frame);
        }
        assertTrue(projection.drawn() > 0);
    }

    @Test
    void aMeshThatIsNoLongerUsedIsReleased() {
        SyntheticSkin skin = new SyntheticSkin(Kind.SMOOTH, new Random(3));
        TwinProjection projection = new TwinProjection(ProjectionPlane.XY);
        for (int frame = 0; frame < 3; frame++) {
            skin.pose();
            projection.assertSame(skin.geometry, false, "frame " + frame);
        }
        assertEquals(1, projection.cache().bindPoses.size());
        skin.geometry.setMesh(new SyntheticSkin(Kind.SMOOTH, new Random(4)).geometry.getMesh());
        for (int frame = 3; frame < 6; frame++) {
            skin.pose();
            projection.assertSame(skin.geometry, false, "frame " + frame);
        }
        assertEquals(1, projection.cache().bindPoses.size());
        skin.geometry.setMesh(new Mesh());
        projection.assertSame(skin.geometry, false, "without a skinned mesh");
        assertEquals(0, projection.cache().bindPoses.size());
    }
}
