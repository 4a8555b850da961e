package org.jmesat.sample.chapters;

import com.jme3.input.KeyInput;
import com.jme3.math.FastMath;
import com.jme3.math.Vector2f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.system.JmeContext;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.ColliderControl;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.sample.Sample;
import org.jmesat.sample.SampleArguments;
import org.jmesat.sample.SampleModel;

/** A car seen from above in each projection mode, and slices of it. */
final class Modes extends Chapter {
    private static final float THICKNESS = 0.3f;
    private static final float HIGHEST = 0.9f;
    private static final float UNITS_PER_DEPTH = 4;
    private static final float SLIDER_Y = -3.3f;
    private static final float IN_FRONT = 4;
    private static final float STEP = 0.1f;

    final ColliderControl collider = new ColliderControl();
    private final List<Geometry> balls = new ArrayList<>();
    private final Node slider = new Node("slider");
    private Geometry inside;
    private Geometry edges;
    private Geometry knob;
    private float depth;
    /** Begins when most balls are about to be outside the car. */
    private float seconds = 2.2f;

    Modes(Sample sample, SampleArguments arguments, JmeContext.Type type, PrintStream out) {
        super(sample, arguments, type, out);
    }

    @Override
    void build() {
        Node car = SampleModel.BUGGY.load(assetManager);
        // The roof to the viewer, the front to the right.
        car.rotate(FastMath.HALF_PI, 0, 0);
        car.setLocalScale(2.4f);
        Node body = new Node("car");
        body.attachChild(car);
        body.rotate(0, 0, FastMath.HALF_PI);
        body.addControl(collider);
        rootNode.attachChild(body);
        for (int i = 0; i < 6; i++) {
            Geometry ball = disc("ball " + i, 0.16f, 0, 0, BLUE);
            light(ball);
            balls.add(ball);
        }
        placeBalls();
        inside = drawing("inside", new Mesh(), glass(RED, 0.25f));
        edges = drawing("edges", new Mesh(), RED);
        slider.attachChild(box("rail", 2 * HIGHEST * UNITS_PER_DEPTH, 0.06f, 0, SLIDER_Y, SCENERY));
        knob = box("knob", 0.3f, 0.5f, 0, SLIDER_Y, TEXT);
        slider.attachChild(knob);
        slider.getChildren().forEach(Chapter::fixed);
        choose(ProjectionMode.HULL_PER_GEOMETRY, false);
        onKey(KeyInput.KEY_1, () -> choose(ProjectionMode.HULL_PER_GEOMETRY, false));
        onKey(KeyInput.KEY_2, () -> choose(ProjectionMode.SINGLE_HULL, false));
        onKey(KeyInput.KEY_3, () -> choose(ProjectionMode.HULL_PER_PART, false));
        onKey(KeyInput.KEY_4, () -> choose(ProjectionMode.OUTLINE, false));
        onKey(KeyInput.KEY_5, () -> choose(ProjectionMode.OUTLINE, true));
        onKey(KeyInput.KEY_LEFT, () -> slide(depth - STEP));
        onKey(KeyInput.KEY_RIGHT, () -> slide(depth + STEP));
    }

    @Override
    public void afterTick(SatCollisionState state, float tpf) {
        List<double[]> pieces = pieces(collider.getSpatial());
        inside.setMesh(fill(pieces, ProjectionPlane.XY, IN_FRONT));
        edges.setMesh(fill(edges(pieces, 0.035), ProjectionPlane.XY, IN_FRONT));
    }

    private void choose(ProjectionMode mode, boolean isSliced) {
        collider.setMode(mode);
        if (isSliced) {
            rootNode.attachChild(slider);
            slide(depth);
        } else {
            slider.removeFromParent();
            collider.setSlice(null);
        }
    }

    private boolean isSliced() {
        return slider.getParent() != null;
    }

    private void slide(float newDepth) {
        if (isSliced()) {
            depth = FastMath.clamp(newDepth, -HIGHEST, HIGHEST);
            knob.setLocalTranslation(depth * UNITS_PER_DEPTH, SLIDER_Y, 0);
            collider.setSlice(new Vector2f(depth - THICKNESS / 2, depth + THICKNESS / 2));
        }
    }

    @Override
    boolean take(Spatial clicked) {
        return isSliced() && slider.hasChild(clicked);
    }

    @Override
    void drag(float dx, float dy) {
        slide(mouse.x / UNITS_PER_DEPTH);
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        seconds += tpf;
        placeBalls();
    }

    private void placeBalls() {
        for (int i = 0; i < balls.size(); i++) {
            float phase = 0.4f * seconds + FastMath.TWO_PI / balls.size() * i;
            float y = (1.9f - i % 3 * 0.4f) * FastMath.sin(phase * (i % 2 == 0 ? 1 : -1));
            balls.get(i).setLocalTranslation(3.9f * FastMath.cos(phase), y, IN_FRONT + 1);
        }
    }

    @Override
    String status() {
        return (isSliced() ? String.format(Locale.ROOT, "OUTLINE of a slice at height %.1f: ", depth)
                : collider.getMode() + ": ") + count(pieces(collider.getSpatial()));
    }

    @Override
    protected String keyHint() {
        return "1 to 4: modes     5: slices     left, right, drag: which slice     F3: debug view";
    }
}
