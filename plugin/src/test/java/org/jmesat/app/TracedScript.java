package org.jmesat.app;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jmesat.contact.ExitReason;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;

/** A script for tests that records its calls in a list of its thread. A loader can load its subclasses again. */
public abstract class TracedScript extends CollisionScript {
    /** A call; the fields after the kind are those of an event. */
    record Call(TracedScript script, String kind, int selfId, int otherId, String other, ExitReason reason,
            long since, CollisionEvent event) {
        /** The label of the script, the kind, the name of the other spatial and the reason. */
        String text() {
            return script.label + " " + kind + (other == null ? "" : " " + other)
                    + (reason == null ? "" : " " + reason);
        }
    }

    /** What the scripts of a thread have in common. */
    static final class Trace {
        final List<Call> calls = new ArrayList<>();
        final List<String> mistakes = new ArrayList<>();
        /** Called after each call is recorded. */
        Consumer<Call> hook = call -> { };
        Consumer<TracedScript> maker = script -> { };

        /** The texts of the calls since the last time. */
        List<String> take() {
            List<String> taken = calls.stream().map(Call::text).toList();
            calls.clear();
            return taken;
        }
    }

    static final ThreadLocal<Trace> TRACE = ThreadLocal.withInitial(Trace::new);

    private final Trace trace = TRACE.get();
    private String label = "plain";
    private boolean alive;

    protected TracedScript() {
        trace.maker.accept(this);
    }

    public String getLabel() {
        return label;
    }

    public void setLabel(String label) {
        this.label = label;
    }

    /** Reports a problem. */
    void report(String problem) {
        getContext().report(this, problem);
    }

    @Override
    public void setSpatial(Spatial spatial) {
        super.setSpatial(spatial);
        if (alive == (spatial != null)) {
            trace.mistakes.add(label + " starts or ends twice");
        }
        alive = spatial != null;
        record(new Call(this, alive ? "start" : "end", 0, 0, null, null, 0, null));
    }

    @Override
    protected void controlUpdate(float tpf) {
        if (!alive) {
            trace.mistakes.add(label + " is updated out of its life");
        }
    }

    @Override
    public void onCollisionEnter(CollisionEvent event) {
        record("enter", event);
    }

    @Override
    public void onCollisionStay(CollisionEvent event) {
        record("stay", event);
    }

    @Override
    public void onCollisionExit(CollisionEvent event) {
        record("exit", event);
    }

    private void record(String kind, CollisionEvent event) {
        if (!alive) {
            trace.mistakes.add(label + " gets an event out of its life");
        }
        record(new Call(this, kind, event.getSelfId(), event.getOtherId(), event.getOther().getName(),
                event.getExitReason(), event.getSinceTick(), event.copy()));
    }

    private void record(Call call) {
        trace.calls.add(call);
        trace.hook.accept(call);
    }
}
