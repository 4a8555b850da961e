package org.jmesat.debug.lemur;

import org.jmesat.internal.dispatch.CollisionBody;
import org.jmesat.internal.dispatch.SpatialName;
import org.jmesat.world.Collider;

/** The names of colliders in the panel: that of the spatial, or else of its class. */
final class PairNames {
    /** What stands for the id of no collider. */
    static final int NONE = -1;

    private PairNames() {
    }

    static int id(Collider collider) {
        return collider == null ? NONE : collider.getId();
    }

    static String of(Collider collider) {
        if (collider.getOwner() instanceof CollisionBody body) {
            return SpatialName.orClass(body.getSpatial());
        }
        return collider.getOwner() == null ? "collider " + collider.getId() : collider.getOwner().toString();
    }

    /** Appends the name of a collider, with its id if the other one has the same name. */
    static StringBuilder of(StringBuilder to, Collider collider, Collider other) {
        String name = of(collider);
        to.append(name);
        return name.equals(of(other)) ? to.append(" #").append(collider.getId()) : to;
    }

    /**
     * Adds the ids to two names that look the same since their middles are cut off, or that have characters that the
     * font lacks.
     */
    static void tellApart(PanelStyle style, TextCell ofA, Collider a, TextCell ofB, Collider b) {
        boolean alike = ofA.count > 0 && ofB.count > 0 && CharSequence.compare(ofA.lines[0], ofB.lines[0]) == 0;
        addId(style, ofA, a, alike);
        addId(style, ofB, b, alike);
    }

    private static void addId(PanelStyle style, TextCell name, Collider collider, boolean alike) {
        if (collider != null && (alike || !style.text.isDrawable(name.full)) && name.full.indexOf(" #") < 0) {
            name.set(style.line().append(name.full).append(" #").append(collider.getId()));
        }
    }

    /** Appends a name as {@link #of(StringBuilder, Collider, Collider)} does, with the piece if there are several. */
    static StringBuilder ofPiece(StringBuilder to, Collider collider, Collider other, int piece) {
        of(to, collider, other);
        return collider.getPieceCount() > 1 ? to.append(", piece ").append(piece) : to;
    }
}
