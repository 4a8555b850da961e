package org.jmesat.sample.ground;

import com.jme3.anim.AnimComposer;
import com.jme3.anim.util.AnimMigrationUtils;
import com.jme3.asset.AssetManager;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.PushApart;
import org.jmesat.projection.ProjectionMode;

/**
 * Jaime. He walks straight to a point, turns while he walks, and stops when he makes no progress. {@link PushApart}
 * keeps him out of walls, and lets him push crates.
 */
final class Walker {

    private static final float SPEED = 2.2f;
    private static final float RADIANS_PER_SECOND = 7f;

    /** He stops if he does not come nearer by this distance in this time. */
    private static final float PROGRESS = 0.1f;
    private static final float PATIENCE_SECONDS = 0.8f;

    private static final float SCALE = 1.3f;

    private final Node body = new Node("Jaime");
    private final AnimComposer animation;
    private final Queue<Vector3f> further = new ArrayDeque<>();
    private final Vector3f way = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private Vector3f target;
    private float leastDistance;
    private float stuckSeconds;
    private float heading;

    Walker(AssetManager assets) {
        Spatial model = AnimMigrationUtils.migrate(assets.loadModel("Models/Jaime/Jaime.j3o"));
        model.setLocalScale(SCALE);
        body.attachChild(model);
        animation = model.getControl(AnimComposer.class);
        animation.setCurrentAction("Idle");
        // One outline, whatever geometries the model has. It follows the animation, arms and tail included.
        ColliderControl collider = new ColliderControl();
        collider.setMode(ProjectionMode.SINGLE_HULL);
        body.addControl(collider);
        body.addControl(new PushApart());
    }

    Node body() {
        return body;
    }

    boolean isWalking() {
        return target != null;
    }

    /** The point where he walks to, or null. */
    Vector3f target() {
        return target;
    }

    /** Walks to a point, instead of those given before. */
    void walkTo(Vector3f point) {
        walkAlong(List.of(point));
    }

    /** Walks to several points, one after the other. Their Y is ignored. */
    void walkAlong(List<Vector3f> points) {
        further.clear();
        further.addAll(points);
        walkOn();
    }

    private void walkOn() {
        boolean wasWalking = isWalking();
        target = further.poll();
        leastDistance = Float.POSITIVE_INFINITY;
        stuckSeconds = 0f;
        if (isWalking() != wasWalking) {
            animation.setCurrentAction(isWalking() ? "Walk" : "Idle");
        }
    }

    /** Takes one step; call it before each tick. */
    void advance(float tpf) {
        if (!isWalking()) {
            return;
        }
        way.set(target).subtractLocal(body.getLocalTranslation()).setY(0f);
        float distance = way.length();
        float step = SPEED * tpf;
        stuckSeconds += tpf;
        if (distance < leastDistance - PROGRESS) {
            leastDistance = distance;
            stuckSeconds = 0f;
        }
        if (distance < step || stuckSeconds > PATIENCE_SECONDS) {
            walkOn();
            return;
        }
        body.move(way.multLocal(step / distance));
        // He looks along +Z when he is not turned.
        float off = FastMath.atan2(way.x, way.z) - heading;
        off -= FastMath.TWO_PI * Math.round(off / FastMath.TWO_PI);
        heading += FastMath.clamp(off, -RADIANS_PER_SECOND * tpf, RADIANS_PER_SECOND * tpf);
        body.setLocalRotation(turn.fromAngleAxis(heading, Vector3f.UNIT_Y));
    }
}
