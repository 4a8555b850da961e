package org.jmesat.internal.dispatch;

import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jmesat.contact.Contact;
import org.jmesat.control.CharacterMover;
import org.jmesat.control.PushApart;
import org.jmesat.internal.geometry.Angles;
import org.jmesat.internal.project.WorldTransforms;
import org.jmesat.internal.step.BodyMoves;
import org.jmesat.internal.step.QueryBodies;
import org.jmesat.internal.step.WorldAccess;
import org.jmesat.narrowphase.MoveAndSlide;
import org.jmesat.narrowphase.MoveAndSlide.Surface;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/**
 * Moves bodies in a tick, after the scan and before the pairs are tested.
 *
 * <p><b>Carry.</b> A body rests on another if they were in contact at the last step, with a normal close to up. Each
 * mover, and each body with a {@link PushApart}, follows what it rests on, once: from what the game has moved outward,
 * through other bodies. A mover slides along what is in the way; other bodies go where they are carried, and are pushed
 * apart after the tick. A PushApart on another goes only as far as that was carried, since both fall and are pushed.
 *
 * <p><b>Move.</b> Then each {@link CharacterMover} moves by its velocity, after the one that carries it, otherwise by
 * id. Bodies with a {@link PushApart} in its way give way along its motion, as far as they can. What rests on any of
 * these follows.
 *
 * <p>Each sees the places of those moved before: their boxes are enlarged first, so that the index of the world is
 * built once. A spatial is moved at once, and its colliders go to where the spatial is, rounded to floats, so that the
 * next move starts there.
 */
final class CharacterMovers {
    /** The most bodies in a row that are pushed, and the most that rest on each other. */
    private static final int MOST_IN_ROW = 8;
    /** The cosine of the steepest support of a body without an angle of its own: 45°. */
    private static final double STEEPEST = 0.7071;
    /** A box that is enlarged by more has no finite size as a float. */
    private static final double FARTHEST = 1e30;
    private static final double SLOPE_MARGIN = 1e-6;
    /** The share of a speed that may go into a surface: at a seam, a circle touches two faces in two directions. */
    private static final double AWAY = 0.01;

    private final HandlerFailures failures;
    private final SpatialMover mover;
    private final WorldAccess<CollisionWorld, Collider> access = WorldAccess.get();
    private CollisionWorld world;
    /** The revision of the listeners at which the bodies were found. */
    private long seen = -1;
    /** By the ids of their first colliders. */
    private final List<MovedBody> bodies = new ArrayList<>();
    private int moverCount;
    /** The first one carries; then by the depth of pushes. */
    private final List<BodyMoves> moves = new ArrayList<>();
    private final Obstacles obstacles = new Obstacles();
    private final Vector3f vector = new Vector3f();
    private MovedBody moving;
    /** What the present mover has pushed. */
    private final List<MovedBody> pushed = new ArrayList<>();
    private double stopX;
    private double stopY;
    boolean acting = true;

    /** What blocks a body. */
    private final class Obstacles implements QueryBodies {
        private MovedBody body;
        /** Whether the body follows what it rests on: that, and all that follows too, is no obstacle. */
        private boolean following;

        @Override
        public boolean accepts(int index) {
            Collider other = access.collider(world, index);
            return !other.isTrigger() && !(following && (other == body.carrier || follows(other)))
                    && (!other.isOneWay() || world.isSolid(body.colliders.get(0), other))
                    && world.decide(body.colliders.get(0), other).isAllowed();
        }

        private boolean follows(Collider other) {
            MovedBody of = bodyOf(other);
            return of != null && of.follows;
        }

        /**
         * What is pushed apart after the tick, and what moves after the body; for a body that is only pushed, all that
         * is not fixed. What has been moved into a body that follows another pushes it out only when the body moves by
         * itself.
         */
        @Override
        public boolean givesWay(int index) {
            Collider other = access.collider(world, index);
            return following && moves(0).findWay(index, 0, 0)
                    || !other.isFixed() && (body.control == null || givesWay(bodyOf(other)));
        }

        private boolean givesWay(MovedBody other) {
            return other != null && other.isMovable() && (other.push != null || restsOn(other, body));
        }

        @Override
        public float minDepth(int index) {
            return Float.NEGATIVE_INFINITY;
        }

        @Override
        public float maxDepth(int index) {
            return Float.POSITIVE_INFINITY;
        }
    }

    CharacterMovers(HandlerFailures failures, SpatialMover mover) {
        this.failures = failures;
        this.mover = mover;
    }

    /** Forgets all bodies, when all contacts have ended. */
    void clear() {
        bodies.forEach(MovedBody::forget);
        bodies.clear();
        moves.clear();
        seen = -1;
    }

    /**
     * Moves what is to be moved in a tick.
     *
     * @param revision another number after each change of the listeners of any collider
     * @param tpf the length of the tick, in seconds
     */
    void move(CollisionWorld newWorld, long revision, float tpf) {
        if (newWorld != world) {
            clear();
            world = newWorld;
        }
        if (revision != seen) {
            seen = revision;
            collect();
        }
        if (bodies.isEmpty() || !acting) {
            return;
        }
        access.place(world);
        findSupports();
        for (int i = 0; i < bodies.size(); i++) {
            bodies.get(i).follows = isCarriedAlong(bodies.get(i));
        }
        for (int i = 0; i < bodies.size(); i++) {
            carry(bodies.get(i));
        }
        if (moverCount > 0) {
            access.place(world);
            enlarge(tpf);
            for (int i = 0; i < bodies.size(); i++) {
                move(bodies.get(i), tpf);
            }
        }
        moving = null;
        obstacles.body = null;
        endPushes();
        access.place(world);
    }

    /** Finds the bodies and their colliders: of each collider, the nearest control at or above its spatial. */
    private void collect() {
        Map<Object, MovedBody> known = new IdentityHashMap<>();
        for (MovedBody each : bodies) {
            known.put(each.control == null ? each.push : each.control, each);
            each.colliders.clear();
        }
        bodies.clear();
        moverCount = 0;
        for (Collider collider : world.getColliders()) {
            if (!collider.isRemoved() && collider.getOwner() instanceof CollisionBody owner) {
                owner.moved = find(owner, known);
                if (owner.moved != null) {
                    owner.moved.colliders.add(collider);
                }
            }
        }
        for (MovedBody each : known.values()) {
            if (each.colliders.isEmpty()) {
                each.forget();
            }
        }
    }

    private MovedBody find(CollisionBody owner, Map<Object, MovedBody> known) {
        if (owner.movedWith == null) {
            return null;
        }
        MovedBody body = known.computeIfAbsent(owner.movedWith, CharacterMovers::create);
        if (body.colliders.isEmpty()) {
            body.spatial = owner.movedSpatial;
            bodies.add(body);
            moverCount += body.control == null ? 0 : 1;
        }
        return body;
    }

    private static MovedBody create(Object control) {
        MovedBody body = new MovedBody();
        if (control instanceof CharacterMover found) {
            body.control = found;
            body.teleports = found.getTeleportCount();
            body.drops = found.getDropCount();
            found.setReport(body);
        } else {
            body.push = (PushApart) control;
        }
        return body;
    }

    /** The body of which a collider is a part, or null; it has been found before the step. */
    static MovedBody bodyOf(Collider collider) {
        return collider.getOwner() instanceof CollisionBody owner ? owner.moved : null;
    }

    private BodyMoves moves(int depth) {
        while (moves.size() <= depth) {
            moves.add(access.createMoves(world));
        }
        return moves.get(depth);
    }

    /** Finds what rests on what, from the contacts of the last step. */
    private void findSupports() {
        for (int i = bodies.size() - 1; i >= 0; i--) {
            MovedBody body = bodies.get(i);
            body.begin(mover.plane());
            findUp(body);
            if (body.colliders.isEmpty()) {
                // It has left the scene.
                body.forget();
                bodies.remove(i);
                moverCount -= body.control == null ? 0 : 1;
            }
        }
        List<Contact<Collider>> contacts = world.getContacts();
        for (int i = 0; i < contacts.size(); i++) {
            Contact<Collider> contact = contacts.get(i);
            MovedBody a = bodyOf(contact.getA());
            MovedBody b = bodyOf(contact.getB());
            if ((a != null || b != null) && a != b && !contact.getA().isTrigger() && !contact.getB().isTrigger()
                    && isSolid(contact, a, b)) {
                rest(b, contact.getA(), a, contact.getNormalX(), contact.getNormalY());
                rest(a, contact.getB(), b, -contact.getNormalX(), -contact.getNormalY());
            }
        }
        for (int i = 0; i < bodies.size(); i++) {
            if (bodies.get(i).support != null) {
                bodies.get(i).support.riders.add(bodies.get(i));
            }
        }
    }

    /** Whether a contact is solid; a mover that drops through what it stands on ends that. */
    private boolean isSolid(Contact<Collider> contact, MovedBody a, MovedBody b) {
        if (contact.getA().isOneWay() && b != null && b.isDropping
                || contact.getB().isOneWay() && a != null && a.isDropping) {
            access.letPass(world, contact.getA(), contact.getB());
        }
        return contact.isSolid();
    }

    /** Finds a body's upward direction in the plane, and the steepest slope on which it rests. */
    private void findUp(MovedBody body) {
        vector.set(0, 1, 0);
        if (body.control != null) {
            body.control.getUp(vector);
        }
        ProjectionPlane plane = mover.plane();
        double x = plane.x(vector);
        double y = plane.y(vector);
        double length = Math.sqrt(x * x + y * y);
        boolean across = length <= 1e-6 * vector.length();
        body.upX = across ? 0 : x / length;
        body.upY = across ? 0 : y / length;
        body.cosine = across ? Double.POSITIVE_INFINITY : body.control == null ? STEEPEST
                : Angles.cos(Math.toRadians(body.control.getMaxSlope())) - SLOPE_MARGIN;
    }

    /** Notes what a body rests on, if the normal towards it is close to up; of several, the most level one. */
    private void rest(MovedBody body, Collider below, MovedBody support, double nx, double ny) {
        if (body == null || !body.isMovable() || below.isRemoved() || body.isTeleported
                || support != null && support.isTeleported) {
            return;
        }
        double cosine = nx * body.upX + ny * body.upY;
        if (cosine > body.cosine && !hangsBelow(body.spatial, CollisionBody.spatialOf(below))) {
            body.cosine = cosine;
            body.carrier = below;
            body.support = support;
        }
    }

    private static boolean hangsBelow(Spatial spatial, Spatial above) {
        Spatial each = spatial;
        while (each != null && each != above) {
            each = each.getParent();
        }
        return above != null && each == above;
    }

    private static boolean restsOn(MovedBody body, MovedBody below) {
        MovedBody each = body;
        for (int i = 0; i < MOST_IN_ROW && each != null && each != below; i++) {
            each = each.support;
        }
        return each != null && each == below;
    }

    /** Whether anything that a body rests on has moved since the last step. */
    private boolean isCarriedAlong(MovedBody body) {
        boolean found = false;
        MovedBody each = body;
        for (int i = 0; i < MOST_IN_ROW && each != null && each.carrier != null && !found; i++) {
            Collider first = body.colliders.get(0);
            found = moves(0).findWay(access.index(each.carrier), first.getX(), first.getY());
            each = each.support;
        }
        return found;
    }

    /** Lets a body follow what it rests on, after that has followed what it rests on. */
    private void carry(MovedBody body) {
        if (body.isCarried || body.carrier == null) {
            return;
        }
        body.isCarried = true;
        if (body.support != null) {
            carry(body.support);
        }
        double dx = 0;
        double dy = 0;
        Collider first = body.colliders.get(0);
        if (body.push != null && body.support != null && body.support.push != null && body.support.isMovable()) {
            // Both may fall and be pushed by themselves.
            dx = body.support.carriedX;
            dy = body.support.carriedY;
        } else if (moves(0).findWay(access.index(body.carrier), first.getX(), first.getY())) {
            dx = moves(0).wayX();
            dy = moves(0).wayY();
        }
        if (dx != 0 || dy != 0) {
            try {
                carry(body, dx, dy);
            } catch (RuntimeException | Error thrown) {
                failures.record(body.spatial, thrown);
            }
        }
    }

    private void carry(MovedBody body, double dx, double dy) {
        body.carriedX = dx;
        body.carriedY = dy;
        if (body.control != null) {
            MoveAndSlide move = slide(moves(0), body, dx, dy, true);
            body.carriedX = move.x();
            body.carriedY = move.y();
            shift(body, body.carriedX, body.carriedY, move);
        } else {
            shift(body, dx, dy, null);
        }
    }

    /** Finds how far a body can go, sliding along everything. */
    private MoveAndSlide slide(BodyMoves own, MovedBody body, double dx, double dy, boolean following) {
        own.move().setUp(0, 0, 0);
        own.move().setSliding();
        run(own, body, dx, dy, 0, following);
        return own.move();
    }

    private void run(BodyMoves own, MovedBody body, double dx, double dy, double further, boolean following) {
        own.begin();
        for (int i = 0; i < body.colliders.size(); i++) {
            own.add(access.index(body.colliders.get(i)));
        }
        obstacles.body = body;
        obstacles.following = following;
        own.run(dx, dy, further, obstacles);
        body.extent = own.move().extent();
    }

    /** Moves a spatial, and places its colliders where it is then; straight, or along the lines of a move. */
    private void shift(MovedBody body, double dx, double dy, MoveAndSlide along) {
        if (dx == 0 && dy == 0) {
            return;
        }
        mover.move(body.spatial, dx, dy);
        for (int i = 0; i < body.colliders.size(); i++) {
            Collider collider = body.colliders.get(i);
            Spatial spatial = CollisionBody.spatialOf(collider);
            WorldTransforms.refresh(spatial);
            Vector3f place = spatial.getWorldTranslation();
            moves(0).place(access.index(collider), mover.plane().x(place), mover.plane().y(place), along);
        }
    }

    /** Enlarges the boxes of the movers by how far they can go. */
    private void enlarge(float tpf) {
        for (int i = 0; i < bodies.size(); i++) {
            MovedBody body = bodies.get(i);
            if (body.control != null && body.isMovable()) {
                double reach = body.control.getVelocity(vector).length() * tpf + body.control.getSnap()
                        + body.control.getStepHeight();
                enlarge(body, reach);
            }
        }
    }

    private void enlarge(MovedBody body, double margin) {
        for (int i = 0; i < body.colliders.size(); i++) {
            moves(0).enlarge(access.index(body.colliders.get(i)), Math.min(margin, FARTHEST));
        }
    }

    /** Moves a mover, after the one that carries it. */
    private void move(MovedBody body, float tpf) {
        if (body.control == null || body.isMoved || !body.isMovable()) {
            return;
        }
        body.isMoved = true;
        if (body.support != null) {
            move(body.support, tpf);
        }
        try {
            moveAlone(body, tpf);
        } catch (RuntimeException | Error thrown) {
            failures.record(body.control, thrown);
        }
    }

    private void moveAlone(MovedBody body, float tpf) {
        body.control.getVelocity(vector);
        double velocityX = mover.plane().x(vector);
        double velocityY = mover.plane().y(vector);
        double time = body.isTeleported ? 0 : tpf;
        moving = body;
        endPushes();
        BodyMoves own = moves(1);
        boolean again = true;
        for (int i = 0; i < MOST_IN_ROW && again; i++) {
            walk(own, body, velocityX * time, velocityY * time);
            again = pushAhead(body, 1, velocityX * time, velocityY * time);
        }
        MoveAndSlide move = own.move();
        report(body, own, velocityX, velocityY, tpf);
        double dx = move.x();
        double dy = move.y();
        shift(body, dx, dy, move);
        moveFollowers(body, dx, dy);
    }

    private void walk(BodyMoves own, MovedBody body, double dx, double dy) {
        CharacterMover control = body.control;
        MoveAndSlide move = own.move();
        move.setUp(body.upX, body.upY, Math.toRadians(control.getMaxSlope()));
        move.setWalking(body.onGround && !body.isTeleported, control.getStepHeight(), control.getSnap());
        double step = control.getStepHeight() == 0 ? 0 : control.getStepHeight() + 0.5 * body.extent;
        run(own, body, dx, dy, control.getSnap() + step, false);
    }

    /** Pushes what can be pushed and is in the way; true if anything gave way. */
    private boolean pushAhead(MovedBody body, int depth, double dx, double dy) {
        BodyMoves own = moves(depth);
        MoveAndSlide move = own.move();
        boolean moved = false;
        for (int i = 0; i < move.surfaceCount() && depth <= MOST_IN_ROW; i++) {
            double nx = move.normalX(i);
            double ny = move.normalY(i);
            double into = -(dx * nx + dy * ny) * (1 - move.fraction(i));
            MovedBody ahead = into > 0 && move.surface(i) != Surface.FLOOR
                    ? bodyOf(access.collider(world, own.obstacle(move.pair(i)))) : null;
            if (ahead != null && ahead != body && ahead.push != null && ahead.isMovable() && !ahead.isPushed) {
                notePush(ahead, 0, 0);
                double share = body.weight() == Float.POSITIVE_INFINITY ? 1
                        : body.weight() / ((double) body.weight() + ahead.weight());
                moved |= push(ahead, depth + 1, -nx * into * share, -ny * into * share, body.weight());
            }
        }
        return moved;
    }

    /** Pushes a body as far as it can go, and what is in its way. */
    private boolean push(MovedBody body, int depth, double dx, double dy, float weight) {
        MoveAndSlide move = slide(moves(depth), body, dx, dy, false);
        if (pushAhead(body, depth, dx, dy)) {
            slide(moves(depth), body, dx, dy, false);
        }
        double x = move.x();
        double y = move.y();
        enlarge(body, Math.abs(x) + Math.abs(y));
        shift(body, x, y, move);
        notePush(body, x, y);
        moveFollowers(body, x, y);
        return x * dx + y * dy > 0;
    }

    private void endPushes() {
        for (int i = 0; i < pushed.size(); i++) {
            pushed.get(i).isPushed = false;
            pushed.get(i).pushedX = 0;
            pushed.get(i).pushedY = 0;
        }
        pushed.clear();
    }

    private void notePush(MovedBody body, double dx, double dy) {
        if (!body.isPushed) {
            pushed.add(body);
        }
        body.isPushed = true;
        body.pushedX = dx;
        body.pushedY = dy;
    }

    /** Moves what rests on a body by the way that the body went, less how far it was pushed already. */
    private void moveFollowers(MovedBody body, double dx, double dy) {
        if (!body.riders.isEmpty() && (dx != 0 || dy != 0)) {
            for (int i = 0; i < bodies.size(); i++) {
                MovedBody each = bodies.get(i);
                each.follows = each != body && restsOn(each, body);
            }
            moveRiders(body, dx, dy, 0);
        }
    }

    private void moveRiders(MovedBody body, double dx, double dy, int depth) {
        for (int i = 0; i < body.riders.size() && depth < MOST_IN_ROW; i++) {
            MovedBody rider = body.riders.get(i);
            double x = dx - rider.pushedX;
            double y = dy - rider.pushedY;
            // Two movers with opposite upward directions rest on each other.
            if (rider.follows && rider != moving && rider.isMovable() && (x != 0 || y != 0)) {
                rider.follows = false;
                notePush(rider, dx, dy);
                enlarge(rider, Math.abs(x) + Math.abs(y));
                carry(rider, x, y);
                moveRiders(rider, x, y, depth + 1);
            }
        }
    }

    /** Reports what a move has found. */
    private void report(MovedBody body, BodyMoves own, double velocityX, double velocityY, float tpf) {
        MoveAndSlide move = own.move();
        int floor = move.findTouching(Surface.FLOOR);
        int wall = move.findTouching(Surface.WALL);
        int ceiling = move.findTouching(Surface.CEILING);
        boolean wasOnGround = body.onGround;
        body.crushed = move.end() == MoveAndSlide.End.NO_ROOM;
        body.onGround = floor >= 0 || move.isClimbing();
        body.onWall = wall >= 0;
        body.onCeiling = ceiling >= 0;
        body.groundX = floor < 0 ? 0 : move.touchingNormalX(floor);
        body.groundY = floor < 0 ? 0 : move.touchingNormalY(floor);
        body.wallX = wall < 0 ? 0 : move.touchingNormalX(wall);
        body.wallY = wall < 0 ? 0 : move.touchingNormalY(wall);
        body.ceilingX = ceiling < 0 ? 0 : move.touchingNormalX(ceiling);
        body.ceilingY = ceiling < 0 ? 0 : move.touchingNormalY(ceiling);
        findVelocityLeft(body, move, velocityX, velocityY);
        if (wasOnGround && !body.onGround && body.control.isAddGroundVelocity()) {
            body.leftX += body.groundVelocityX;
            body.leftY += body.groundVelocityY;
        }
        body.ground = floor < 0 ? null : access.collider(world, own.obstacle(floor));
        body.groundVelocityX = 0;
        body.groundVelocityY = 0;
        Collider first = body.colliders.get(0);
        if (floor >= 0 && tpf > 0 && own.findWay(own.obstacle(floor), first.getX(), first.getY())) {
            body.groundVelocityX = own.wayX() / tpf;
            body.groundVelocityY = own.wayY() / tpf;
        }
    }

    /** Finds the velocity that nothing stops: all of it, or what one surface leaves, or none in a corner. */
    private void findVelocityLeft(MovedBody body, MoveAndSlide move, double velocityX, double velocityY) {
        double least = -AWAY * Math.sqrt(velocityX * velocityX + velocityY * velocityY);
        body.leftX = velocityX;
        body.leftY = velocityY;
        if (body.onGround) {
            clip(body, velocityX, velocityY, body.upX, body.upY);
        }
        boolean free = isFree(body, move, least);
        for (int i = 0; i < move.surfaceCount() && !free; i++) {
            if (findStop(body, move, move.pair(i))) {
                clip(body, velocityX, velocityY, stopX, stopY);
                free = isFree(body, move, least);
            }
        }
        body.leftX = free ? body.leftX : 0;
        body.leftY = free ? body.leftY : 0;
    }

    /** Sets the velocity that is left to one without its part against a direction. */
    private static void clip(MovedBody body, double velocityX, double velocityY, double x, double y) {
        double into = Math.min(0, velocityX * x + velocityY * y);
        body.leftX = velocityX - into * x;
        body.leftY = velocityY - into * y;
    }

    /** Whether no surface that the body touches at the end of its move stops the velocity that is left. */
    private boolean isFree(MovedBody body, MoveAndSlide move, double least) {
        boolean free = !body.onGround || body.leftX * body.upX + body.leftY * body.upY >= least;
        for (int i = 0; i < move.surfaceCount() && free; i++) {
            free = !findStop(body, move, move.pair(i)) || body.leftX * stopX + body.leftY * stopY >= least;
        }
        return free;
    }

    /** Finds the direction in which a pair stops velocities at the end of a move; false if it is not touched. */
    private boolean findStop(MovedBody body, MoveAndSlide move, int pair) {
        Surface kind = move.touching(pair);
        stopX = kind == Surface.FLOOR ? body.upX : move.touchingNormalX(pair);
        stopY = kind == Surface.FLOOR ? body.upY : move.touchingNormalY(pair);
        return kind != null;
    }
}
