package org.jmesat.internal.diagnose;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.internal.diagnose.Checklist.Link;
import org.jmesat.internal.diagnose.Checklist.Result;
import org.jmesat.internal.dispatch.EventDispatcher;
import org.jmesat.internal.scan.SceneCollider;
import org.jmesat.internal.scan.SceneScanner;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/** Describes what the handlers of a pair did, in its contact or in one that ended lately. */
final class HandlerText {
    private final EventDispatcher dispatcher;
    private final CollisionWorld world;
    private final SceneScanner scanner;
    private final List<String> clauses = new ArrayList<>();
    private final List<String> surprises = new ArrayList<>();

    HandlerText(EventDispatcher dispatcher, CollisionWorld world, SceneScanner scanner) {
        this.dispatcher = dispatcher;
        this.world = world;
        this.scanner = scanner;
    }

    /** Adds what is known to the link of the handlers, and what surprises beside the answer. */
    void addTo(Checklist list, Spatial a, Spatial b) {
        dispatcher.describeHandlers(findContact(scanner.find(a), scanner.find(b)), findTop(a), findTop(b),
                this::add);
        boolean passed = list.result(Link.LISTENERS) == Result.PASSED;
        if (!surprises.isEmpty()) {
            list.note(Link.HANDLERS, String.join("; ", clauses));
            list.setHint(String.join("; ", surprises));
        } else if (passed || !clauses.isEmpty()) {
            list.pass(Link.HANDLERS, clauses.isEmpty() ? "no handler was called yet" : String.join("; ", clauses));
        }
    }

    private void add(String clause, String surprise) {
        clauses.add(clause);
        if (surprise != null) {
            surprises.add(surprise);
        }
    }

    private Contact<Collider> findContact(SceneCollider a, SceneCollider b) {
        return a == b || !isInWorld(a) || !isInWorld(b) ? null : world.getContact(a.collider(), b.collider());
    }

    private static boolean isInWorld(SceneCollider found) {
        return found != null && found.collider() != null && !found.collider().isRemoved();
    }

    /** The spatial of a collider; of what is no longer in the scene, the spatial itself. */
    private Spatial findTop(Spatial spatial) {
        SceneCollider found = scanner.find(spatial);
        return found == null ? spatial : found.spatial();
    }
}
