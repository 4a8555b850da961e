package org.jmesat.sample.guides;

import com.jme3.scene.Spatial;
import org.jmesat.scripts.TouchScript;

public class SpinningCoin extends TouchScript {
    private int value = 1;

    public int getValue() {
        return value;
    }

    public void setValue(int value) {
        this.value = Math.max(0, value);
    }

    @Override
    protected void act(Spatial other) {
        Spatial body = getContext().findMovable(other);
        if (body != null && getSpatial().getParent() != null) {
            Integer coins = body.getUserData("coins");
            body.setUserData("coins", coins == null ? value : coins + value);
            getSpatial().removeFromParent();
        }
    }

    @Override
    protected void controlUpdate(float tpf) {
        super.controlUpdate(tpf);
        if (getContext() != null && !getContext().isPaused()) {
            getSpatial().rotate(0, 2 * tpf, 0);
        }
    }
}
