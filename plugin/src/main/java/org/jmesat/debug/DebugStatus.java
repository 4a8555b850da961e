package org.jmesat.debug;

import com.jme3.scene.Spatial;
import org.jmesat.app.SatCollisionState;
import org.jmesat.world.Collider;

/** The text that says what the view shows. Each update composes it; it becomes a string only when it is read. */
final class DebugStatus {
    static final String NOT_ATTACHED = "not attached";

    private final StringBuilder line = new StringBuilder(NOT_ATTACHED);
    private String text = NOT_ATTACHED;

    /** Returns the text; any thread may call this. */
    synchronized String text() {
        text = text.contentEquals(line) ? text : line.toString();
        return text;
    }

    /** Sets a text of another kind. */
    synchronized void set(String newText) {
        line.setLength(0);
        line.append(newText);
    }

    /** Says what is shown. */
    synchronized void update(SatCollisionState state, PairSelection selection, boolean contactsHidden, String problem) {
        set(problem);
        line.append(problem.isEmpty() ? "" : "; ");
        count(state.getWorld().getColliders().size(), "collider");
        count(state.getWorld().getContacts().size(), "contact");
        if (contactsHidden) {
            line.append("more than ").append(ContactDrawing.MOST).append(" of them in view: not drawn, ");
        }
        if (selection.a() == null && selection.spatialA() == null && selection.b() == null
                && selection.spatialB() == null) {
            line.append("no pair is near");
        } else {
            appendName(line.append("A = "), selection.a(), selection.spatialA());
            appendName(line.append(", B = "), selection.b(), selection.spatialB());
            line.append(selection.contact() != null ? ": they collide" : ": no contact");
        }
    }

    private void count(int number, String of) {
        line.append(number).append(' ').append(of).append(number == 1 ? "" : "s").append(", ");
    }

    /** Appends the name of a side of the pair: of its spatial, or else the class or the id. */
    static StringBuilder appendName(StringBuilder to, Collider collider, Spatial spatial) {
        if (spatial != null) {
            String name = spatial.getName();
            return to.append(name == null || name.isBlank() ? spatial.getClass().getSimpleName() : name);
        }
        return collider == null ? to.append("none") : to.append("collider ").append(collider.getId());
    }
}
