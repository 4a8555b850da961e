package org.jmesat.scripts;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;

/** Writes down what it acts on, and throws each time. */
public class ThrowingTouch extends TouchScript {
    final List<String> actedOn = new ArrayList<>();

    @Override
    protected void act(Spatial other) {
        actedOn.add(other.getName());
        throw new IllegalStateException("acted on " + other.getName());
    }
}
