package org.jmesat.sample.start;

import com.jme3.math.ColorRGBA;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.debug.lemur.AxisPanelState;

/** What the page adds to the first game, step by step. */
class FirstSteps extends FirstGame {
    @Override
    public void simpleInitApp() {
        super.simpleInitApp();

        stateManager.attach(new CollisionDebugState());
        stateManager.attach(new AxisPanelState());

        add("second wall", 0.5f, 3, -6, ColorRGBA.Gray);
        crate.addControl(new Runner());
    }

    @Override
    public void simpleUpdate(float tpf) {
        // The page removes this method.
    }
}
