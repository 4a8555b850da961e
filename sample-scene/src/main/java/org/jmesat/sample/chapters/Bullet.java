package org.jmesat.sample.chapters;

import com.jme3.font.BitmapText;
import com.jme3.input.KeyInput;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.system.JmeContext;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.sample.Sample;
import org.jmesat.sample.SampleArguments;

/** Two guns that shoot at thin walls, with a plain and with a continuous bullet. */
final class Bullet extends Chapter {
    private static final float MUZZLE = -5.2f;
    private static final float END = 6;
    private static final float SECONDS_BETWEEN_SHOTS = 0.8f;
    private static final float[] SPEEDS = {6, 12, 30, 60, 120, 240};

    Lane plain;
    Lane continuous;
    private int speed = 3;

    Bullet(Sample sample, SampleArguments arguments, JmeContext.Type type, PrintStream out) {
        super(sample, arguments, type, out);
    }

    @Override
    void build() {
        plain = new Lane("plain", 1.5f);
        continuous = new Lane("continuous", -1.5f);
        continuous.collider.setContinuous(true);
        onKey(KeyInput.KEY_UP, () -> setSpeed(Math.min(speed + 1, SPEEDS.length - 1)));
        onKey(KeyInput.KEY_DOWN, () -> setSpeed(Math.max(speed - 1, 0)));
    }

    private void setSpeed(int newSpeed) {
        speed = newSpeed;
        plain.restart();
        continuous.restart();
    }

    /** A gun, a wall and a bullet; a trace shows where the bullet was at each tick. */
    final class Lane extends CollisionScript {
        final ColliderControl collider = new ColliderControl();
        private final String name;
        private final Geometry bullet;
        private final Node trace;
        private final BitmapText text;
        private final float y;
        private float wait = SECONDS_BETWEEN_SHOTS;
        int shots;
        int hits;

        Lane(String name, float y) {
            this.name = name;
            this.y = y;
            text = text("", 0, y + 1.3f, 0.34f);
            trace = new Node("trace");
            trace.setUserData("jmesat.collider", false);
            rootNode.attachChild(trace);
            box("gun", 0.9f, 0.4f, MUZZLE - 0.5f, y, SCENERY).setUserData("jmesat.collider", false);
            Geometry wall = box("wall", 0.05f, 1.8f, 2, y, GREEN);
            light(wall);
            bullet = box(name + " bullet", 0.15f, 0.15f, END, y, RED);
            bullet.addControl(collider);
            bullet.addControl(this);
        }

        @Override
        public void onCollisionEnter(CollisionEvent event) {
            hits++;
            event.moveToContact();
            // A bullet that stays at the wall would hit it again at the next tick.
            collider.setEnabled(false);
        }

        void fly(float distance, float tpf) {
            wait += tpf;
            if (collider.isEnabled() && bullet.getLocalTranslation().x < END) {
                trace.attachChild(box("mark", 0.15f, 0.15f, bullet.getLocalTranslation().x, y, SCENERY));
                bullet.move(distance, 0, 0);
            } else if (wait > SECONDS_BETWEEN_SHOTS) {
                load(distance);
            }
        }

        /** Each shot begins elsewhere within the way of one tick, as in a game. */
        private void load(float distance) {
            wait = 0;
            collider.setEnabled(true);
            trace.detachAllChildren();
            bullet.setLocalTranslation(MUZZLE + 0.37f * shots % 1 * distance, y, 0);
            collider.teleport();
            shots++;
        }

        /** Counts from 0 again, from the next shot on. */
        void restart() {
            shots = 0;
            hits = 0;
            bullet.setLocalTranslation(END, y, 0);
            collider.teleport();
        }

        void write() {
            text.setText(name + ": " + hits + " of " + shots + " shots hit the wall");
        }
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        for (Lane lane : List.of(plain, continuous)) {
            lane.fly(SPEEDS[speed] * tpf, tpf);
            lane.write();
        }
    }

    @Override
    String status() {
        return String.format(Locale.ROOT, "%.0f units a second: %.1f in each tick. The wall is 0.05 thick.",
                SPEEDS[speed], SPEEDS[speed] / 60);
    }

    @Override
    protected String keyHint() {
        return "up, down: speed of the bullets     F3: debug view";
    }
}
