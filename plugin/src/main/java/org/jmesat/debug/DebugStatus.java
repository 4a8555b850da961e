package org.jmesat.debug;

import com.jme3.scene.Spatial;
import org.jmesat.app.SatCollisionState;
import org.jmesat.world.Collider;

/**
 * The text that says what the view shows. Updates only copy numbers and names; the text is composed when it is read and
 * something in it has changed, so that it is no garbage while nobody reads it.
 */
final class DebugStatus {
    static final String NOT_ATTACHED = "not attached";

    private final StringBuilder line = new StringBuilder();
    private String text = NOT_ATTACHED;
    /** Whether {@code text} is older than the other fields. */
    private boolean outdated;
    private String problem = "";
    private int colliders;
    private int contacts;
    /** Whether so many contacts are in view that none is drawn but that of the pair. */
    private boolean tooManyContacts;
    private Object a;
    private Object b;
    private String nameOfA;
    private String nameOfB;
    private boolean touching;

    /** Returns the text; any thread may call this. */
    synchronized String text() {
        if (outdated) {
            outdated = false;
            compose();
            text = text.contentEquals(line) ? text : line.toString();
        }
        return text;
    }

    /** Sets a text of another kind, and releases the pair. */
    synchronized void set(String newText) {
        text = newText;
        outdated = false;
        a = null;
        b = null;
    }

    /** Copies what the text says of what is shown. */
    synchronized void update(SatCollisionState state, PairSelection selection, boolean marksHidden,
            String newProblem) {
        outdated = true;
        colliders = state.getWorld().getColliders().size();
        contacts = state.getWorld().getContacts().size();
        tooManyContacts = marksHidden;
        touching = selection.contact() != null;
        problem = newProblem;
        Object newA = selection.a() == null ? selection.spatialA() : selection.a();
        Object newB = selection.b() == null ? selection.spatialB() : selection.b();
        if (newA != a || selection.spatialA() != null) {
            nameOfA = name(selection.a(), selection.spatialA());
        }
        if (newB != b || selection.spatialB() != null) {
            nameOfB = name(selection.b(), selection.spatialB());
        }
        a = newA;
        b = newB;
    }

    private void compose() {
        line.setLength(0);
        if (!problem.isEmpty()) {
            line.append(problem).append("; ");
        }
        count(colliders, "collider");
        count(contacts, "contact");
        if (tooManyContacts) {
            line.append("more than ").append(ContactDrawing.MOST).append(" of them in view: not drawn, ");
        }
        if (a == null && b == null) {
            line.append("no pair is near");
        } else {
            line.append("A = ").append(nameOfA).append(", B = ").append(nameOfB);
            line.append(touching ? ": they collide" : ": no contact");
        }
    }

    private void count(int number, String of) {
        line.append(number).append(' ').append(of).append(number == 1 ? "" : "s").append(", ");
    }

    /** Returns the name of a side of the pair: of its spatial, or else the class or the id. */
    static String name(Collider collider, Spatial spatial) {
        if (spatial == null) {
            return collider == null ? "none" : "collider " + collider.getId();
        }
        String name = spatial.getName();
        return name == null || name.isBlank() ? spatial.getClass().getSimpleName() : name;
    }
}
