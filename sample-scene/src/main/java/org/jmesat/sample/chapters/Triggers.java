package org.jmesat.sample.chapters;

import com.jme3.font.BitmapText;
import com.jme3.input.KeyInput;
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

/** A zone that counts who is inside. As a trigger it stops nobody. */
final class Triggers extends Chapter {
    private static final int WALKERS = 14;
    private static final float FAR = 6;

    final List<Geometry> walkers = new ArrayList<>();
    final ColliderControl zone = new ColliderControl();
    int inside;
    private BitmapText number;

    Triggers(Sample sample, SampleArguments arguments, JmeContext.Type type, PrintStream out) {
        super(sample, arguments, type, out);
    }

    @Override
    void build() {
        Geometry area = box("zone", 4.2f, 4.2f, 0, 0.2f, glass(GREEN, 0.3f));
        zone.setFixed(true);
        zone.setTrigger(true);
        area.addControl(zone);
        area.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                inside++;
            }

            @Override
            public void onCollisionExit(CollisionEvent event) {
                inside--;
            }
        });
        number = text("", 0, 0, 1);
        for (int i = 0; i < WALKERS; i++) {
            addWalker(i);
        }
        onKey(KeyInput.KEY_SPACE, () -> zone.setTrigger(!zone.isTrigger()));
    }

    private void addWalker(int i) {
        Geometry walker = disc("walker " + i, 0.24f, FAR * (i * 0.377f % 1 * 2 - 1), 3 - i * 0.45f, BLUE);
        ColliderControl collider = new ColliderControl();
        // Colliders of the same negative group never collide: walkers pass through each other.
        collider.setGroup(-1);
        walker.addControl(collider);
        walker.addControl(new PushApart());
        light(walker);
        walkers.add(walker);
    }

    @Override
    boolean take(Spatial clicked) {
        return true;
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        for (int i = 0; i < walkers.size(); i++) {
            Vector3f place = walkers.get(i).getLocalTranslation();
            float x = place.x + (i % 2 == 0 ? 1 : -1) * (1.4f + i % 3 * 0.7f) * tpf;
            float y = FastMath.clamp(place.y, -3, 3.2f);
            walkers.get(i).setLocalTranslation(Math.abs(x) > FAR ? -Math.signum(x) * FAR : x, y, 0);
        }
    }

    @Override
    String status() {
        number.setText(zone.isTrigger() ? String.valueOf(inside) : "");
        number.setLocalTranslation(zone.getSpatial().getLocalTranslation().add(0, 0, 1));
        return zone.isTrigger() ? "The zone is a trigger: it counts, and all walk through."
                : "The zone is solid: nobody walks in.";
    }

    @Override
    protected String keyHint() {
        return "Space: trigger or solid     drag: move the zone or a walker     F3: debug view";
    }
}
