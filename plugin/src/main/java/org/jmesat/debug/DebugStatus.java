package org.jmesat.debug;

import com.jme3.scene.Spatial;
import org.jmesat.app.SatCollisionState;
import org.jmesat.world.Collider;

/**
 * The text that says what the view shows. It is composed only when something in it has changed, and at most twice a
 * second while nobody reads it.
 */
final class DebugStatus {
    static final String NOT_ATTACHED = "not attached";

    private static final float SECONDS = 0.5f;

    private final StringBuilder line = new StringBuilder();
    private volatile String text = NOT_ATTACHED;
    private volatile boolean read;
    private float age;
    private String problem = "";
    private int colliders = -1;
    private int contacts;
    private Object a;
    private Object b;
    private boolean touching;
    private boolean chosen;

    /** Returns the text; any thread may call this. */
    String text() {
        read = true;
        return text;
    }

    /** Sets a text of another kind. */
    void set(String newText) {
        text = newText;
        age = SECONDS;
        colliders = -1;
        a = null;
        b = null;
    }

    /** Composes the text from what is shown, unless nothing of it has changed. */
    void update(SatCollisionState state, PairSelection selection, String newProblem, float tpf) {
        age += tpf;
        if (!read && age < SECONDS) {
            return;
        }
        int newColliders = state.getWorld().getColliders().size();
        int newContacts = state.getWorld().getContacts().size();
        Object newA = selection.a() == null ? selection.spatialA() : selection.a();
        Object newB = selection.b() == null ? selection.spatialB() : selection.b();
        boolean newTouching = selection.pair() != null && selection.pair().touching();
        boolean newChosen = selection.isChosen();
        if (newColliders == colliders && newContacts == contacts && newA == a && newB == b && newTouching == touching
                && newChosen == chosen && newProblem.equals(problem)) {
            return;
        }
        read = false;
        age = 0;
        colliders = newColliders;
        contacts = newContacts;
        a = newA;
        b = newB;
        touching = newTouching;
        chosen = newChosen;
        problem = newProblem;
        text = compose(selection);
    }

    private String compose(PairSelection selection) {
        line.setLength(0);
        if (!problem.isEmpty()) {
            line.append(problem).append("; ");
        }
        count(colliders, "collider");
        count(contacts, "contact");
        if (a == null && b == null) {
            return line.append("no pair is near").toString();
        }
        line.append("A = ").append(name(selection.a(), selection.spatialA()));
        line.append(", B = ").append(name(selection.b(), selection.spatialB()));
        return line.append(touching ? ": they collide" : ": no contact").toString();
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
