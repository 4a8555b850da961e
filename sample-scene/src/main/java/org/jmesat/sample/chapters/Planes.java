package org.jmesat.sample.chapters;

import com.jme3.input.KeyInput;
import com.jme3.math.ColorRGBA;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Quad;
import com.jme3.system.JmeContext;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.sample.Sample;
import org.jmesat.sample.SampleArguments;

/** Three blocks on orbits about a fourth, and their shadows in the plane: two blocks collide if their shadows do. */
final class Planes extends Chapter {
    private static final float RADIUS = 2.2f;
    private static final float RADIANS_PER_SECOND = 0.7f;
    private static final float WALL_DEPTH = -3.2f;
    private static final float TURNS_PER_SECOND = 5;
    private static final ColorRGBA WALL = color(0x202734);
    private static final ColorRGBA[] COLORS = {SCENERY, RED, GREEN, BLUE};
    private static final String[] SEEN = {
        "XY, seen from +Z: depth along Z plays no part.",
        "XZ, seen from +Y, from above: height plays no part.",
        "YZ, seen from +X: depth along X plays no part."};

    /** The block in the middle, then those whose orbits lie in XY, XZ and YZ. */
    final List<Geometry> blocks = new ArrayList<>();
    private final List<Geometry> shadows = new ArrayList<>();
    private float angle;
    private boolean isOblique = true;

    Planes(Sample sample, SampleArguments arguments, JmeContext.Type type, PrintStream out) {
        super(sample, arguments, type, out);
    }

    @Override
    void build() {
        addBlock("middle", 0.8f, COLORS[0]);
        addBlock("orbit in XY", 0.55f, COLORS[1]);
        addBlock("orbit in XZ", 0.55f, COLORS[2]);
        addBlock("orbit in YZ", 0.55f, COLORS[3]);
        shadows.add(drawing("wall", new Quad(1, 1), WALL));
        for (ProjectionPlane plane : ProjectionPlane.values()) {
            onKey(KeyInput.KEY_1 + plane.ordinal(), () -> collisions.setPlane(plane));
        }
        onKey(KeyInput.KEY_SPACE, () -> isOblique = !isOblique);
    }

    private void addBlock(String name, float halfSize, ColorRGBA color) {
        Geometry block = add(name, new Box(halfSize, halfSize, halfSize), 0, 0, color);
        block.setMaterial(shaded(color));
        light(block);
        blocks.add(block);
        shadows.add(drawing("shadow", new Quad(1, 1), color));
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        angle += RADIANS_PER_SECOND * tpf;
        for (ProjectionPlane orbit : ProjectionPlane.values()) {
            float phase = angle + 2 * orbit.ordinal();
            float x = RADIUS * FastMath.cos(phase);
            float y = RADIUS * FastMath.sin(phase);
            blocks.get(1 + orbit.ordinal()).setLocalTranslation(orbit.toWorld(x, y, 0, new Vector3f()));
        }
    }

    @Override
    public void simpleUpdate(float tpf) {
        ProjectionPlane plane = collisions.getPlane();
        Vector3f axis = plane.toWorld(0, 0, 1, new Vector3f());
        Vector3f up = plane.toWorld(0, 1, 0, new Vector3f());
        Quaternion side = new Quaternion().lookAt(axis.negate(), up);
        if (isOblique) {
            side.multLocal(new Quaternion().fromAngles(0.4f, 0.5f, 0));
        }
        view.slerp(side, Math.min(1, TURNS_PER_SECOND * tpf));
        for (int i = 0; i < blocks.size(); i++) {
            shadows.get(i).setMesh(fill(pieces(blocks.get(i)), plane, WALL_DEPTH));
            shadows.get(i).getMaterial().setColor("Color", isHit(blocks.get(i)) ? LIT : COLORS[i].mult(0.5f));
        }
        double[] wall = {-3.4, -3.4, 3.4, -3.4, 3.4, 3.4, -3.4, 3.4};
        shadows.get(blocks.size()).setMesh(fill(List.of(wall), plane, WALL_DEPTH - 0.05f));
        super.simpleUpdate(tpf);
    }

    private boolean isHit(Geometry block) {
        return blocks.stream().anyMatch(other -> other != block && collisions.isColliding(block, other));
    }

    @Override
    String status() {
        return SEEN[collisions.getPlane().ordinal()];
    }

    @Override
    protected String keyHint() {
        return "1 2 3: XY, XZ, YZ     Space: look along the axis, or oblique     F3: debug view";
    }
}
