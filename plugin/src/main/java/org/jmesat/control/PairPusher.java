package org.jmesat.control;

import com.jme3.scene.Spatial;
import org.jmesat.contact.Contact;
import org.jmesat.world.Collider;

/**
 * Pushes pairs of bodies apart, one contact of the tick after the other, as {@link PushApart} describes. It holds what is
 * needed for the duration of a push only; what lasts is in the {@link Footing} of each body.
 */
final class PairPusher {
    /** How many bodies a push is handed on to in a row; what is left when a stack is higher is left to later ticks. */
    private static final int REACH = 12;

    /** How often pairs are pushed on behalf of one event, lest a heap that cannot come to rest takes all the time. */
    private static final int EFFORT = 64;

    private final CollisionEvent event;
    private final CurrentPenetration penetration = new CurrentPenetration();
    private long tick;
    private int effort;

    PairPusher(CollisionEvent event) {
        this.event = event;
    }

    /** Deals with the event's contact, if it is this control that has to. */
    void push(PushApart control) {
        Contact<Collider> contact = event.contact();
        PushApart a = controlOn(placeOf(spatial(contact.getA())));
        PushApart b = controlOn(placeOf(spatial(contact.getB())));
        PushApart responsible = a != null && a.isEnabled() ? a : b;
        if (a == b || responsible != control) {
            return;
        }
        tick = event.getTick();
        effort = EFFORT;
        try {
            remember(contact, a);
            remember(contact, b);
            push(contact, 0);
        } finally {
            penetration.forget();
        }
    }

    private void begin(PushApart control) {
        if (control != null) {
            control.footing().begin(tick);
        }
    }

    /** Only what hears of the contact's end as well, which is when it forgets. */
    private void remember(Contact<Collider> contact, PushApart control) {
        if (control != null && control.isEnabled()) {
            control.footing().begin(tick);
            control.footing().addContact(contact);
        }
    }

    private void push(Contact<Collider> contact, int handedOn) {
        effort--;
        Spatial spatialA = spatial(contact.getA());
        Spatial spatialB = spatial(contact.getB());
        Spatial placeA = placeOf(spatialA);
        Spatial placeB = placeOf(spatialB);
        PushApart a = controlOn(placeA);
        PushApart b = controlOn(placeB);
        double mobilityA = mobility(contact.getA(), a, placeA, placeB);
        double mobilityB = mobility(contact.getB(), b, placeB, placeA);
        if (mobilityA + mobilityB == 0 || a == b || top(spatialA) != top(spatialB)
                || !penetration.measure(contact, spatialA, spatialB)) {
            return;
        }
        begin(a);
        begin(b);
        double tolerance = penetration.tolerance();
        double x = penetration.normalX();
        double y = penetration.normalY();
        double depth = penetration.depth();
        boolean deep = depth > tolerance;
        if (deep && (mobilityB == 0 && isNeedless(a, -1, x, y) || mobilityA == 0 && isNeedless(b, 1, x, y))) {
            return;
        }
        boolean firmA = mobilityA == 0 || a.footing().isBacked(-x, -y);
        boolean firmB = mobilityB == 0 || b.footing().isBacked(x, y);
        boolean squeezed = firmA && firmB && mobilityA > 0 && mobilityB > 0;
        double shareA = share(mobilityA, firmA, mobilityB, firmB);
        double rest = Math.max(0, depth - Math.max(slop(a), slop(b)));
        double pathA = rest * shareA;
        double pathB = rest * (1 - shareA);
        if (mobilityA > 0) {
            move(a, placeA, -x, -y, pathA, firmB && !squeezed, deep);
        }
        if (mobilityB > 0) {
            move(b, placeB, x, y, pathB, firmA && !squeezed, deep);
        }
        if (handedOn < REACH) {
            if (pathA > tolerance) {
                handOn(a.footing(), contact, handedOn + 1);
            }
            if (pathB > tolerance) {
                handOn(b.footing(), contact, handedOn + 1);
            }
        }
    }

    /** Also who is not moved has something firm behind it; and what is within the tolerance is no push to be expected. */
    private void move(PushApart control, Spatial place, double x, double y, double path, boolean byFirm, boolean deep) {
        if (path > 0) {
            event.move(place, x * path, y * path);
        }
        if (path > 0 || byFirm) {
            control.footing().note(x, y, deep ? path : 0, byFirm);
        }
    }

    /** A body that has been pushed may be in those again that were dealt with earlier in the tick. */
    private void handOn(Footing footing, Contact<Collider> from, int handedOn) {
        for (int i = 0; i < footing.contactCount() && effort > 0; i++) {
            if (footing.contact(i) != from) {
                push(footing.contact(i), handedOn);
            }
        }
    }

    /**
     * Whether a body that slides along the seam of two immovable ones is in one of them only until the other has lifted
     * it, as it did in the last tick.
     */
    private boolean isNeedless(PushApart control, int sign, double normalX, double normalY) {
        Footing footing = control.footing();
        return footing.expectOthers(sign * normalX, sign * normalY)
                && !penetration.wouldOverlap(sign * footing.expectedX(), sign * footing.expectedY());
    }

    /** A's share of the way; where both have something firm behind them, or none, the weights decide. */
    private static double share(double mobilityA, boolean firmA, double mobilityB, boolean firmB) {
        if (firmA != firmB) {
            return firmA ? 0 : 1;
        }
        return mobilityA / (mobilityA + mobilityB);
    }

    private static double slop(PushApart control) {
        return control == null ? 0 : control.getSlop();
    }

    /** The inverse of the weight, 0 for what cannot be pushed by this partner. */
    private static double mobility(Collider collider, PushApart control, Spatial place, Spatial otherPlace) {
        if (control == null || !control.isEnabled() || collider.isFixed() || isAbove(place, otherPlace)) {
            return 0;
        }
        return 1.0 / control.getWeight();
    }

    /** What is below a spatial moves with it, and is not pushed apart from it by moving both. */
    private static boolean isAbove(Spatial spatial, Spatial other) {
        for (Spatial each = other; each != null; each = each.getParent()) {
            if (each == spatial) {
                return true;
            }
        }
        return false;
    }

    private static Spatial spatial(Collider collider) {
        return ((CollisionBody) collider.getOwner()).getSpatial();
    }

    private static Spatial placeOf(Spatial spatial) {
        Spatial place = spatial;
        while (place != null && controlOn(place) == null) {
            place = place.getParent();
        }
        return place;
    }

    private static PushApart controlOn(Spatial place) {
        return place == null ? null : place.getControl(PushApart.class);
    }

    private static Spatial top(Spatial spatial) {
        Spatial top = spatial;
        while (top.getParent() != null) {
            top = top.getParent();
        }
        return top;
    }
}
