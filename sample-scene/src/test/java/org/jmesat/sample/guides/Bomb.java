package org.jmesat.sample.guides;

import com.jme3.scene.Spatial;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;

public class Bomb extends CollisionScript {
    private float seconds = 3;
    private String blows = "";
    private boolean lit;
    private float rest;

    public float getSeconds() {
        return seconds;
    }

    public void setSeconds(float seconds) {
        this.seconds = Math.max(0, seconds);
    }

    public String getBlows() {
        return blows;
    }

    public void setBlows(String blows) {
        this.blows = blows;
    }

    @Override
    public void onCollisionEnter(CollisionEvent event) {
        if (!lit) {
            lit = true;
            rest = seconds;
        }
    }

    @Override
    protected void controlUpdate(float tpf) {
        if (!lit || getContext() == null || getContext().isPaused()) {
            return;
        }
        rest -= tpf;
        if (rest <= 0) {
            lit = false;
            Spatial target = getContext().find(blows);
            getContext().report(this, target == null ? "its script Bomb finds no spatial '" + blows + "'" : null);
            if (target != null) {
                target.removeFromParent();
            }
        }
    }
}
