package org.jmesat.app;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.control.AbstractControl;
import com.jme3.scene.control.Control;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.control.CollisionListener;

/** Who hears of a contact as things are, in words. */
final class Hearers {
    private final Node root;
    private final List<CollisionListener> known = new ArrayList<>();
    private final List<String> hearing = new ArrayList<>();
    private final List<String> disabled = new ArrayList<>();

    Hearers(Node root) {
        this.root = root;
    }

    /** Adds the Controls on a collider's spatial and on those above it. */
    void add(Spatial spatial) {
        for (Spatial each = spatial; each != null; each = each == root ? null : each.getParent()) {
            for (int i = 0; i < each.getNumControls(); i++) {
                Control control = each.getControl(i);
                if (control instanceof CollisionListener listener) {
                    boolean enabled = !(control instanceof AbstractControl switchable) || switchable.isEnabled();
                    add(listener, " on " + SpatialDiagnosis.name(each), enabled ? hearing : disabled);
                }
            }
        }
    }

    /** Adds those registered with the app state. */
    void add(List<CollisionListener> listeners) {
        for (CollisionListener listener : listeners) {
            add(listener, " on the app state", hearing);
        }
    }

    private void add(CollisionListener listener, String place, List<String> list) {
        for (CollisionListener each : known) {
            if (each == listener) {
                return;
            }
        }
        known.add(listener);
        String name = listener.getClass().getName();
        list.add(name.substring(name.lastIndexOf('.') + 1) + place);
    }

    /** Whether a handler is called at all. */
    boolean isHeard() {
        return !hearing.isEmpty();
    }

    /** The rest of a sentence. */
    String write() {
        if (isHeard()) {
            return "heard by " + String.join(", ", hearing);
        }
        return "but nobody hears of it: "
                + (disabled.isEmpty() ? "there is no CollisionListener on either, above them or on the app state"
                        : String.join(", ", disabled) + (disabled.size() == 1 ? " is disabled" : " are disabled"));
    }
}
