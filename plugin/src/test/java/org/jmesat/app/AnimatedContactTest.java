package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.anim.AnimComposer;
import com.jme3.anim.util.AnimMigrationUtils;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import org.jmesat.control.ColliderControl;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.testing.ModelInPlane;
import org.jmesat.world.Collider;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** A model moved by its animation only. */
@ParameterizedClass
@EnumSource
class AnimatedContactTest {
    private static final int FRAMES = 200;

    @AutoClose
    private final CollisionScene scene;

    private final ProjectionPlane plane;

    AnimatedContactTest(ProjectionPlane plane) {
        this.plane = plane;
        scene = new CollisionScene(plane);
    }

    private double reach() {
        return scene.run().ask(() -> {
            double reach = Double.NEGATIVE_INFINITY;
            Collider collider = scene.state().getWorld().getColliders().get(0);
            for (int i = 0; i < collider.getPieceCount(); i++) {
                PlacedPolygon piece = collider.getPiece(i);
                reach = Math.max(reach, piece.maxX());
            }
            return reach;
        });
    }

    @Test
    void aLimbThatAnAnimationStretchesOutHitsABox() {
        Node jaime = scene.run().ask(() -> (Node) AnimMigrationUtils.migrate(
                scene.run().application().getAssetManager().loadModel("Models/Jaime/Jaime.j3o")));
        jaime.addControl(new ColliderControl());
        jaime.rotate(0, (float) Math.PI / 2, 0);
        ModelInPlane.convert(jaime, plane);
        scene.attach(jaime);
        AnimComposer composer = scene.run().ask(() -> composerOf(jaime));
        scene.step(() -> composer.setCurrentAction("Run"));
        // In these frames the action is blended in.
        scene.frames(40);
        double least = Double.POSITIVE_INFINITY;
        double greatest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < FRAMES; i++) {
            scene.frame();
            least = Math.min(least, reach());
            greatest = Math.max(greatest, reach());
        }
        assertTrue(greatest > least + 0.1, "the animation reaches from " + least + " to " + greatest);
        double edge = (least + greatest) / 2;
        Geometry post = scene.cube("post", 0, 0);
        scene.scale(post, 1, 20, 1);
        scene.place(post, (float) edge + 0.5f, 0);
        scene.attach(post);
        int changes = 0;
        boolean before = false;
        for (int i = 0; i < FRAMES; i++) {
            scene.frame();
            boolean colliding = scene.isColliding(jaime, post);
            double beyond = reach() - edge;
            assertTrue(colliding == beyond > 0 || Math.abs(beyond) < 1e-4, "colliding " + colliding + " by " + beyond);
            changes += colliding == before ? 0 : 1;
            before = colliding;
        }
        assertTrue(changes >= 4, changes + " changes");
    }

    private static AnimComposer composerOf(Spatial model) {
        AnimComposer[] found = new AnimComposer[1];
        model.depthFirstTraversal(spatial -> {
            if (spatial.getControl(AnimComposer.class) != null) {
                found[0] = spatial.getControl(AnimComposer.class);
            }
        });
        return found[0];
    }
}
