package org.jmesat.sample.chapters;

import com.jme3.input.KeyInput;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import com.jme3.system.JmeContext;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.PushApart;
import org.jmesat.sample.Sample;
import org.jmesat.sample.SampleArguments;

/** Boxes that fall and come to rest: PushApart, and three lines of gravity. */
final class Stack extends Chapter {
    private static final float GRAVITY = 12;
    private static final float TERMINAL_SPEED = 8;
    private static final int MOST = 40;

    final List<Box> boxes = new ArrayList<>();
    private final Random random = new Random(4);

    Stack(Sample sample, SampleArguments arguments, JmeContext.Type type, PrintStream out) {
        super(sample, arguments, type, out);
    }

    /** A box and where it was at the last tick. */
    static final class Box {
        final Geometry geometry;
        private final Vector3f last;
        boolean rests;

        Box(Geometry geometry) {
            this.geometry = geometry;
            last = geometry.getLocalTranslation().clone();
        }

        /** The speed is what the last tick has left of it. */
        void fall(float tpf) {
            Vector3f place = geometry.getLocalTranslation();
            float speed = Math.min(0, (place.y - last.y) / tpf) - GRAVITY * tpf;
            rests = place.distance(last) < 1e-3f;
            last.set(place);
            geometry.move(0, Math.max(speed, -TERMINAL_SPEED) * tpf, 0);
        }
    }

    @Override
    void build() {
        fixed(box("floor", 9.4f, 0.4f, 0, -3.2f, SCENERY));
        fixed(box("left wall", 0.4f, 6, -4.5f, 0, SCENERY));
        fixed(box("right wall", 0.4f, 6, 4.5f, 0, SCENERY));
        for (int i = 0; i < 14; i++) {
            throwIn(i % 5 * 1.5f - 3, i / 5 * 1.3f - 1);
        }
        onKey(KeyInput.KEY_SPACE, () -> throwIn(4 * random.nextFloat() - 2, 3.5f));
        onKey(KeyInput.KEY_R, () -> boxes.removeIf(box -> box.geometry.removeFromParent()));
    }

    private void throwIn(float x, float y) {
        if (boxes.size() == MOST) {
            return;
        }
        Geometry box = box("box " + boxes.size(), 0.6f + 0.7f * random.nextFloat(), 0.5f + 0.4f * random.nextFloat(),
                x, y, List.of(BLUE, GREEN, RED).get(boxes.size() % 3));
        box.addControl(new PushApart());
        boxes.add(new Box(box));
    }

    @Override
    boolean take(Spatial clicked) {
        return clicked.getControl(PushApart.class) != null;
    }

    /** No further than the inside of the walls. */
    @Override
    void drag(float dx, float dy) {
        taken.setLocalTranslation(FastMath.clamp(mouse.x, -3.6f, 3.6f), FastMath.clamp(mouse.y, -2.5f, 4), 0);
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        for (Box box : boxes) {
            if (box.geometry != taken) {
                box.fall(tpf);
            }
        }
    }

    @Override
    String status() {
        long resting = boxes.stream().filter(box -> box.rests).count();
        return boxes.size() + " boxes, " + resting + " at rest" + (boxes.size() == MOST ? ". No more fit." : "");
    }

    @Override
    protected String keyHint() {
        return "Space: one more     drag: lift a box     R: empty     F3: debug view";
    }
}
