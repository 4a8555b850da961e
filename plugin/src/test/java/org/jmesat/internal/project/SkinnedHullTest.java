package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.anim.AnimComposer;
import com.jme3.anim.SkinningControl;
import com.jme3.anim.util.AnimMigrationUtils;
import com.jme3.animation.AnimChannel;
import com.jme3.animation.AnimControl;
import com.jme3.animation.LoopMode;
import com.jme3.animation.SkeletonControl;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The outline of an animated model from some of its vertices; the oracle is that of all of them, to the bit. */
@SuppressWarnings("deprecation") // models with the old animation system have to work as well
class SkinnedHullTest {
    private static final int FRAMES = 300;
    private static final AnimatedModels MODELS = new AnimatedModels();

    private final Random random = new Random(17);

    /** Sets another clip, or the old system's animation, at random. */
    private void playAny(Spatial model) {
        model.depthFirstTraversal(spatial -> {
            AnimComposer composer = spatial.getControl(AnimComposer.class);
            if (composer != null) {
                List<String> names = new ArrayList<>(composer.getAnimClipsNames());
                names.sort(null);
                composer.setCurrentAction(names.get(random.nextInt(names.size())));
            }
            AnimControl control = spatial.getControl(AnimControl.class);
            if (control != null) {
                List<String> names = new ArrayList<>(control.getAnimationNames());
                names.sort(null);
                control.clearChannels();
                AnimChannel channel = control.createChannel();
                channel.setAnim(names.get(random.nextInt(names.size())), 0);
                channel.setLoopMode(LoopMode.Loop);
            }
        });
    }

    private static void preferHardware(Spatial model, boolean hardware) {
        model.depthFirstTraversal(spatial -> {
            if (spatial.getControl(SkinningControl.class) != null) {
                spatial.getControl(SkinningControl.class).setHardwareSkinningPreferred(hardware);
            }
            if (spatial.getControl(SkeletonControl.class) != null) {
                spatial.getControl(SkeletonControl.class).setHardwareSkinningPreferred(hardware);
            }
        });
    }

    /** Turns within the plane and out of it; mirrored, flattened, huge and tiny scales. */
    private void place(Spatial spatial, ProjectionPlane plane) {
        spatial.setLocalTranslation(number(), number(), number());
        Vector3f axis = random.nextBoolean() ? plane.toWorld(0, 0, 1, new Vector3f())
                : new Vector3f(number(), number(), 5).normalizeLocal();
        spatial.setLocalRotation(new Quaternion().fromAngleAxis(7 * random.nextFloat(), axis));
        float size = random.nextInt(4) > 0 ? 1 : (float) Math.pow(10, random.nextInt(61) - 30);
        spatial.setLocalScale(size * factor(), size * factor(), size * factor());
    }

    private float number() {
        return random.nextInt(9) - 4;
    }

    private float factor() {
        return random.nextInt(12) == 0 ? 0 : (random.nextInt(4) == 0 ? -1 : 1) * (0.5f + random.nextFloat());
    }

    @ParameterizedTest
    @ValueSource(strings = {"Jaime/Jaime.j3o", "Jaime/Jaime.j3o migrated", "Oto/Oto.mesh.xml", "Ninja/Ninja.mesh.xml",
            "Sinbad/Sinbad.mesh.xml", "Elephant/Elephant.mesh.xml"})
    void theOutlineIsThatOfAllVertices(String name) {
        for (ProjectionPlane plane : ProjectionPlane.values()) {
            Spatial model = MODELS.load("Models/" + name.split(" ")[0]);
            if (name.endsWith("migrated")) {
                AnimMigrationUtils.migrate(model);
            }
            Node root = new Node("root");
            root.attachChild(model);
            List<Geometry> geometries = AnimatedModels.geometries(model);
            List<TwinProjection> projections = new ArrayList<>();
            geometries.forEach(geometry -> projections.add(new TwinProjection(plane)));
            for (int frame = 0; frame < FRAMES; frame++) {
                if (frame % 100 == 0) {
                    preferHardware(model, frame != 100);
                }
                if (frame % 25 == 0) {
                    playAny(model);
                }
                if (frame % 7 == 3) {
                    place(root, plane);
                }
                // Sometimes the limbs leave the last outline at once.
                MODELS.update(root, random.nextInt(10) == 0 ? 3 * random.nextFloat() : 0.016f);
                if (frame % 200 >= 50) {
                    MODELS.render(model);
                }
                for (int i = 0; i < geometries.size(); i++) {
                    projections.get(i).assertSame(geometries.get(i), false,
                            name + " " + i + ", " + plane + ", seed 17, frame " + frame);
                }
            }
            double skinned = 0;
            for (TwinProjection each : projections) {
                assertTrue(each.drawn() > 0, name);
                skinned = skinned + each.skinnedPart() / projections.size();
            }
            assertTrue(skinned < 0.95, name + ", " + plane + ": " + skinned);
        }
    }

    @Test
    void mostOfARunningJaimeIsNotSkinned() {
        Spatial model = MODELS.load(AnimatedModels.Kind.MIGRATED, true);
        AnimatedModels.play(model);
        TwinProjection projection = new TwinProjection(ProjectionPlane.XY);
        Geometry geometry = AnimatedModels.geometries(model).get(0);
        for (int frame = 0; frame < FRAMES; frame++) {
            MODELS.update(model, 0.016f);
            model.rotate(0.01f, 0.02f, 0);
            projection.assertSame(geometry, false, "frame " + frame);
        }
        assertTrue(projection.skinnedPart() < 0.3, "skinned: " + projection.skinnedPart());
    }

    @Test
    void clonesShareTheirBindPose() {
        ProjectionCache cache = new ProjectionCache();
        BindPose first = null;
        for (int i = 0; i < 3; i++) {
            Geometry geometry = AnimatedModels.geometries(MODELS.load(AnimatedModels.Kind.NEW_CONTROLS, true)).get(0);
            BindPose pose = cache.readBindPose(geometry.getMesh(), true, true);
            first = first == null ? pose : first;
            assertEquals(3563, pose.count());
            assertTrue(pose == first);
        }
    }

    @Test
    void anAnimatedModelAllocatesNothing() {
        Spatial model = MODELS.load(AnimatedModels.Kind.NEW_CONTROLS, true);
        Geometry geometry = AnimatedModels.geometries(model).get(0);
        ProjectionCache cache = new ProjectionCache();
        ProjectedGeometry outline = new ProjectedGeometry();
        SkinningControl control = model.getControl(SkinningControl.class);
        Quaternion turn = new Quaternion();
        float[] angle = new float[1];

        assertEquals(0, AllocationMeter.bytesPerRound(() -> {
            angle[0] += 0.1f;
            turn.fromAngles(angle[0], 0, 0);
            control.getArmature().getJoint("arm.right").setLocalRotation(turn);
            control.getArmature().update();
            cache.beginTick();
            outline.update(geometry, cache, false, PieceSettings.HULL, 0);
            cache.endTick();
        }));
        assertTrue(cache.culling.count() > 0);
    }
}
