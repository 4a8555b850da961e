package org.jmesat.sample.guides;

import com.jme3.scene.Spatial;
import org.jmesat.scripts.WhileTouchingScript;

public class HeavyPlate extends WhileTouchingScript {
    @Override
    protected void controlUpdate(float tpf) {
        super.controlUpdate(tpf);
        if (getContext() != null) {
            getSpatial().setUserData("pressed", isPressed());
        }
    }

    private boolean isPressed() {
        for (int i = 1; i < countTouching(); i++) {
            if (body(i) != body(0)) {
                return true;
            }
        }
        return false;
    }

    private Spatial body(int i) {
        Spatial body = getContext().findMovable(getTouching(i));
        return body == null ? getTouching(i) : body;
    }

    @Override
    protected void end() {
        getSpatial().setUserData("pressed", false);
    }
}
