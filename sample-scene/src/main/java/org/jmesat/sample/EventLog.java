package org.jmesat.sample;

import com.jme3.math.Vector3f;
import java.io.PrintStream;
import java.util.Locale;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;

/**
 * Writes a line for each ENTER and EXIT, and counts all events. STAYs are only counted, since there is one for each
 * contact and tick. Normals are in world space.
 */
final class EventLog implements CollisionListener {

    private final PrintStream out;
    private final Vector3f normal = new Vector3f();
    private long enters;
    private long stays;
    private long exits;

    /**
     * @param out receives the lines; not closed
     */
    EventLog(PrintStream out) {
        this.out = out;
    }

    @Override
    public void onCollisionEnter(CollisionEvent event) {
        enters++;
        event.getNormal(normal);
        out.printf(Locale.ROOT, "tick %d ENTER %s %s depth %.3f normal (%.2f, %.2f, %.2f)%n", event.getTick(),
                event.getSelf().getName(), event.getOther().getName(), event.getDepth(), normal.x, normal.y,
                normal.z);
    }

    @Override
    public void onCollisionStay(CollisionEvent event) {
        stays++;
    }

    @Override
    public void onCollisionExit(CollisionEvent event) {
        exits++;
        out.printf(Locale.ROOT, "tick %d EXIT %s %s %s%n", event.getTick(),
                event.getSelf().getName(), event.getOther().getName(), event.getExitReason());
    }

    /**
     * Writes the line that ends a run.
     *
     * @param ticks the number of ticks of the run
     * @param colliders the number of colliders
     */
    void printSummary(long ticks, int colliders) {
        out.printf(Locale.ROOT, "%d ticks, %d colliders, %d enters, %d exits, %d stays%n",
                ticks, colliders, enters, exits, stays);
    }
}
