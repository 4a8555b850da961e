package org.jmesat.sample.chapters;

import com.jme3.input.KeyInput;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.system.JmeContext;
import java.io.PrintStream;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.ColliderControl;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.sample.Sample;
import org.jmesat.sample.SampleArguments;
import org.jmesat.sample.SampleModel;

/** A model that turns in space, and beside it the silhouette that collides. */
final class Silhouette extends Chapter {
    private static final List<SampleModel> MODELS = List.of(SampleModel.TEAPOT, SampleModel.MONKEY_HEAD,
            SampleModel.ELEPHANT, SampleModel.ROCKET);
    private static final float MODEL_X = -3.2f;
    private static final float SCALE = 2;
    private static final float RADIANS_PER_UNIT = 0.8f;

    ColliderControl collider;
    List<double[]> pieces = List.of();
    private Node model;
    private Geometry picture;
    private Geometry edges;
    private Geometry ball;
    private ProjectionMode mode = ProjectionMode.OUTLINE;
    private boolean wasTurned;
    private float seconds;

    Silhouette(Sample sample, SampleArguments arguments, JmeContext.Type type, PrintStream out) {
        super(sample, arguments, type, out);
    }

    @Override
    void build() {
        // An exact outline takes its time: one in each frame is enough.
        collisions.setFixedStep(0);
        picture = drawing("silhouette", new Mesh(), BLUE);
        picture.setLocalTranslation(-2 * MODEL_X, 0, 0);
        edges = drawing("edges", new Mesh(), TEXT);
        edges.setLocalTranslation(-2 * MODEL_X, 0, 1);
        ball = disc("ball", 0.2f, 0, 0, GREEN);
        light(ball);
        show(SampleModel.TEAPOT);
        for (int i = 0; i < MODELS.size(); i++) {
            SampleModel each = MODELS.get(i);
            onKey(KeyInput.KEY_1 + i, () -> show(each));
        }
        onKey(KeyInput.KEY_SPACE, () -> {
            mode = mode == ProjectionMode.OUTLINE ? ProjectionMode.SINGLE_HULL : ProjectionMode.OUTLINE;
            collider.setMode(mode);
        });
    }

    private void show(SampleModel choice) {
        if (model != null) {
            model.removeFromParent();
        }
        taken = null;
        model = choice.load(assetManager);
        model.setLocalTranslation(MODEL_X, 0, 0);
        model.setLocalScale(SCALE);
        collider = new ColliderControl();
        collider.setMode(mode);
        model.addControl(collider);
        rootNode.attachChild(model);
    }

    @Override
    boolean take(Spatial clicked) {
        wasTurned |= clicked == model;
        return clicked == model;
    }

    @Override
    void drag(float dx, float dy) {
        model.setLocalRotation(new Quaternion().fromAngles(-dy * RADIANS_PER_UNIT, dx * RADIANS_PER_UNIT, 0)
                .multLocal(model.getLocalRotation()).normalizeLocal());
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        seconds += tpf;
        if (!wasTurned) {
            drag(0.6f * tpf, 0.25f * tpf);
        }
        float far = 2.4f + 0.5f * FastMath.cos(0.9f * seconds);
        ball.setLocalTranslation(MODEL_X + far * FastMath.cos(0.7f * seconds), far * FastMath.sin(0.7f * seconds), 2);
    }

    @Override
    public void afterTick(SatCollisionState state, float tpf) {
        pieces = pieces(model);
        picture.setMesh(fill(pieces, ProjectionPlane.XY, 0));
        edges.setMesh(fill(edges(pieces, 0.03), ProjectionPlane.XY, 0));
    }

    @Override
    String status() {
        int corners = pieces.stream().mapToInt(xy -> xy.length / 2).sum();
        return mode + ": " + count(pieces) + ", " + corners + " corners";
    }

    @Override
    protected String keyHint() {
        return "drag: turn     1 2 3 4: another model     Space: outline or hull     F3: debug view";
    }
}
