package org.jmesat.sample.chapters;

import com.jme3.input.KeyInput;
import com.jme3.math.ColorRGBA;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import com.jme3.system.JmeContext;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.PushApart;
import org.jmesat.sample.Sample;
import org.jmesat.sample.SampleArguments;

/** Balls of three layers, and a matrix of the layers that collide. */
final class Layers extends Chapter {
    private static final String[] NAMES = {"red", "green", "blue"};
    private static final ColorRGBA[] COLORS = {RED, GREEN, BLUE};
    private static final ColorRGBA OFF = color(0x242c39);
    private static final int BALLS = 15;

    final List<Ball> balls = new ArrayList<>();
    private final List<Geometry> cells = new ArrayList<>();

    Layers(Sample sample, SampleArguments arguments, JmeContext.Type type, PrintStream out) {
        super(sample, arguments, type, out);
    }

    /** A ball that bounces from what it collides with. */
    static final class Ball extends CollisionScript {
        private final Vector3f velocity = new Vector3f();
        private final Vector3f normal = new Vector3f();

        @Override
        public void onCollisionEnter(CollisionEvent event) {
            float approach = velocity.dot(event.getNormal(normal));
            if (approach > 0) {
                velocity.subtractLocal(normal.multLocal(2 * approach));
            }
        }
    }

    @Override
    void build() {
        for (int i = 0; i < NAMES.length; i++) {
            collisions.getLayers().setName(i + 1, NAMES[i]);
        }
        fixed(box("left wall", 0.2f, 6.6f, -6.4f, 0.2f, SCENERY));
        fixed(box("right wall", 0.2f, 6.6f, 2, 0.2f, SCENERY));
        fixed(box("ceiling", 8.6f, 0.2f, -2.2f, 3.4f, SCENERY));
        fixed(box("floor", 8.6f, 0.2f, -2.2f, -3, SCENERY));
        for (int i = 0; i < BALLS; i++) {
            addBall(NAMES[i % 3] + ' ' + i, i);
        }
        for (int row = 0; row < NAMES.length; row++) {
            disc("row", 0.25f, 2.9f, 1.4f - row, COLORS[row]).setUserData("jmesat.collider", false);
            disc("column", 0.25f, 3.9f + row, 2.4f, COLORS[row]).setUserData("jmesat.collider", false);
            for (int column = 0; column <= row; column++) {
                addCell(row, column);
            }
        }
        toggle(cells.get(3));
    }

    private void addBall(String name, int i) {
        Geometry ball = disc(name, 0.32f, i % 5 * 1.5f - 5.2f, i / 5 * 1.6f - 1.4f, COLORS[i % 3]);
        ColliderControl collider = new ColliderControl();
        collider.setLayers(NAMES[i % 3]);
        ball.addControl(collider);
        ball.addControl(new PushApart());
        Ball bounce = new Ball();
        bounce.velocity.set(2 * FastMath.cos(2.4f * i), 2 * FastMath.sin(2.4f * i), 0);
        ball.addControl(bounce);
        balls.add(bounce);
    }

    private void addCell(int row, int column) {
        float x = 3.9f + column;
        float y = 1.4f - row;
        Geometry cell = box("cell", 0.85f, 0.85f, x, y, LIT);
        fixed(cell);
        cell.setUserData("row", row + 1);
        cell.setUserData("column", column + 1);
        cells.add(cell);
        int key = cells.size();
        text(String.valueOf(key), x, y, 0.4f).setColor(color(0x5a6880));
        onKey(KeyInput.KEY_1 + key - 1, () -> toggle(cell));
    }

    private void toggle(Spatial cell) {
        collisions.getLayers().setColliding(row(cell), column(cell), !isOn(cell));
    }

    private boolean isOn(Spatial cell) {
        return collisions.getLayers().isColliding(row(cell), column(cell));
    }

    private static int row(Spatial cell) {
        return cell.getUserData("row");
    }

    private static int column(Spatial cell) {
        return cell.getUserData("column");
    }

    @Override
    boolean take(Spatial clicked) {
        if (cells.contains(clicked)) {
            toggle(clicked);
        }
        return clicked.getControl(Ball.class) != null;
    }

    /** No further than the inside of the walls. */
    @Override
    void drag(float dx, float dy) {
        taken.setLocalTranslation(FastMath.clamp(mouse.x, -5.9f, 1.5f), FastMath.clamp(mouse.y, -2.5f, 2.9f), 0);
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        for (Ball ball : balls) {
            if (ball.getSpatial() != taken) {
                ball.getSpatial().move(ball.velocity.mult(tpf));
            }
        }
    }

    @Override
    String status() {
        StringBuilder apart = new StringBuilder();
        for (Geometry cell : cells) {
            cell.getMaterial().setColor("Color", isOn(cell) ? LIT : OFF);
            apart.append(isOn(cell) ? "" : "  " + NAMES[row(cell) - 1] + '-' + NAMES[column(cell) - 1]);
        }
        return apart.isEmpty() ? "All layers collide."
                : cells.stream().noneMatch(this::isOn) ? "No layers collide." : "Pass through:" + apart;
    }

    @Override
    protected String keyHint() {
        return "1 to 6, or click: switch a pair of layers     drag: move a ball     F3: debug view";
    }
}
