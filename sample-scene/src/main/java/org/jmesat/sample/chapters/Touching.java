package org.jmesat.sample.chapters;

import com.jme3.input.KeyInput;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.system.JmeContext;
import java.io.PrintStream;
import org.jmesat.app.SatCollisionState;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.sample.Sample;
import org.jmesat.sample.SampleArguments;

/** Pairs that touch exactly, a pair that is just apart, and one that just overlaps, under both policies. */
final class Touching extends Chapter {
    private static final ConvexPolygon SQUARE = ConvexPolygon.rectangle(1, 1);
    private static final ConvexPolygon DIAMOND = ConvexPolygon.of(-0.7f, 0, 0, -0.7f, 0.7f, 0, 0, 0.7f);
    private static final float RADIANS_PER_SECOND = 0.25f;

    final Node pairs = new Node("pairs");
    private float angle;

    Touching(Sample sample, SampleArguments arguments, JmeContext.Type type, PrintStream out) {
        super(sample, arguments, type, out);
    }

    @Override
    void build() {
        rootNode.attachChild(pairs);
        onKey(KeyInput.KEY_SPACE, () -> collisions.setTouchPolicy(isInclusive()
                ? TouchPolicy.EXCLUSIVE : TouchPolicy.INCLUSIVE));
        onKey(KeyInput.KEY_R, () -> pairs.depthFirstTraversal(side -> {
            Vector3f start = side.getUserData("start");
            side.setLocalTranslation(start == null ? side.getLocalTranslation() : start);
        }));
        addPair("edge on edge", -4.3f, 2, SQUARE, -0.5f, 0, SQUARE, 0.5f, 0.3f);
        addPair("corner on corner", 0, 2, SQUARE, -0.5f, -0.5f, SQUARE, 0.5f, 0.5f);
        addPair("corner on edge", 4.3f, 2, SQUARE, -0.5f, 0, DIAMOND, 0.7f, 0.2f);
        addPair("whole edges", -4.3f, -1.4f, SQUARE, -0.5f, 0, SQUARE, 0.5f, 0);
        addPair("apart by 0.04", 0, -1.4f, SQUARE, -0.52f, 0, SQUARE, 0.52f, 0.3f);
        addPair("overlapping by 0.04", 4.3f, -1.4f, SQUARE, -0.48f, 0, SQUARE, 0.48f, 0.3f);
    }

    private void addPair(String name, float x, float y, ConvexPolygon a, float ax, float ay,
            ConvexPolygon b, float bx, float by) {
        Node pair = new Node(name);
        pair.setLocalTranslation(x, y, 0);
        pairs.attachChild(pair);
        Geometry[] sides = {polygon(name + " A", a, ax, ay, BLUE), polygon(name + " B", b, bx, by, GREEN)};
        light(sides[0], LIT);
        light(sides[1], LIT.mult(0.75f));
        for (Geometry side : sides) {
            side.setUserData("start", side.getLocalTranslation().clone());
            pair.attachChild(side);
        }
        text(name, x, y - 1.55f, 0.3f);
    }

    boolean isLit(Spatial pair) {
        return collisions.isColliding(((Node) pair).getChild(0), ((Node) pair).getChild(1));
    }

    private boolean isInclusive() {
        return collisions.getTouchPolicy() == TouchPolicy.INCLUSIVE;
    }

    @Override
    boolean take(Spatial clicked) {
        return true;
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        angle += RADIANS_PER_SECOND * tpf;
        // From the angle: rotate() would add up rounding errors, which move the sides of a pair apart.
        pairs.getChildren().forEach(pair -> pair.setLocalRotation(new Quaternion().fromAngles(0, 0, angle)));
    }

    @Override
    String status() {
        long lit = pairs.getChildren().stream().filter(this::isLit).count();
        return (isInclusive() ? "INCLUSIVE: an exact touch counts. " : "EXCLUSIVE: an exact touch does not count. ")
                + lit + " of 6 pairs collide.";
    }

    @Override
    protected String keyHint() {
        return "Space: the other policy     drag: move a shape     R: put back     F3: debug view";
    }
}
