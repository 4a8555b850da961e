package org.jmesat.app;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.ScriptContext;

/** A script for tests that notes its calls in a list, by default one that all scripts of a thread share. */
public class NotedScript extends CollisionScript {
    static final ThreadLocal<List<String>> NOTES = ThreadLocal.withInitial(ArrayList::new);

    private final List<String> notes;
    private String label = "plain";

    public NotedScript() {
        this(NOTES.get());
    }

    NotedScript(List<String> notes) {
        this.notes = notes;
        notes.add("made");
    }

    public String getLabel() {
        return label;
    }

    public void setLabel(String label) {
        this.label = label;
    }

    ScriptContext context() {
        return getContext();
    }

    @Override
    public void setSpatial(Spatial spatial) {
        super.setSpatial(spatial);
        add((spatial == null ? "unset" : "set to " + spatial.getName())
                + (getContext() == null ? " without context" : ""));
    }

    @Override
    protected void controlUpdate(float tpf) {
        add("update" + (getContext() == null ? " without context" : ""));
    }

    @Override
    public void onCollisionEnter(CollisionEvent event) {
        add("enter " + event.getOther().getName());
    }

    @Override
    public void onCollisionStay(CollisionEvent event) {
        add("stay " + event.getOther().getName());
    }

    @Override
    public void onCollisionExit(CollisionEvent event) {
        add("exit " + event.getOther().getName() + " " + event.getExitReason());
    }

    private void add(String what) {
        notes.add(label + ": " + what);
    }
}
