package org.jmesat.app;

import java.util.HashMap;
import java.util.Map;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;

/** A script for tests that counts its calls and, in each update, runs what its thread has under its name. */
public class HookedScript extends CollisionScript {
    static final ThreadLocal<Map<String, Runnable>> HOOKS = ThreadLocal.withInitial(HashMap::new);
    private static final Runnable NOTHING = () -> { };

    int updates;
    int events;
    float time;
    private String hook = "";

    public String getHook() {
        return hook;
    }

    public void setHook(String hook) {
        this.hook = hook;
    }

    @Override
    protected void controlUpdate(float tpf) {
        updates++;
        time += tpf;
        HOOKS.get().getOrDefault(hook, NOTHING).run();
    }

    @Override
    public void onCollisionEnter(CollisionEvent event) {
        events++;
    }

    @Override
    public void onCollisionStay(CollisionEvent event) {
        events++;
    }

    @Override
    public void onCollisionExit(CollisionEvent event) {
        events++;
    }
}
