package org.jmesat.scripts;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;

/** Counts how often a touch begins and ends. */
public class TouchingProbe extends WhileTouchingScript {
    int begun;
    int ended;

    @Override
    protected void begin() {
        begun++;
    }

    @Override
    protected void end() {
        if (getContext() == null || getSpatial() == null) {
            throw new AssertionError("end() without a context or a spatial");
        }
        ended++;
    }

    List<String> names() {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < countTouching(); i++) {
            Spatial other = getTouching(i);
            names.add(other.getName());
        }
        names.sort(null);
        return names;
    }
}
