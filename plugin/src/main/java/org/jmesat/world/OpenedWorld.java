package org.jmesat.world;

import java.util.BitSet;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import org.jmesat.contact.Contact;
import org.jmesat.internal.geometry.PolygonBuffer;
import org.jmesat.internal.step.BodyDepths;
import org.jmesat.internal.step.BodyMoves;
import org.jmesat.internal.step.StepLock;
import org.jmesat.internal.step.TrackedContact;
import org.jmesat.internal.step.WorldAccess;

/** What this package opens to other packages of the project, but not to users. */
final class OpenedWorld extends WorldAccess<CollisionWorld, Collider> {
    @Override
    public StepLock lock(CollisionWorld world) {
        return world.lock();
    }

    @Override
    public void hold(CollisionWorld world, Collider a, double movedAX, double movedAY, Collider b, double movedBX,
            double movedBY) {
        world.hold(a, movedAX, movedAY, b, movedBX, movedBY);
    }

    @Override
    public void withdraw(CollisionWorld world, Contact<Collider> contact) {
        world.withdraw(contact);
    }

    @Override
    public void setSweepStart(Collider collider, double x, double y, double cos, double sin) {
        collider.setSweepStart(x, y, cos, sin);
    }

    @Override
    public boolean hasOneWay(CollisionWorld world) {
        return world.stages().bodies.hasOneWay();
    }

    @Override
    public void setSolidFor(Collider collider, Predicate<Collider> others) {
        collider.setSolidFor(others);
    }

    @Override
    public void setShift(Collider collider, double dx, double dy) {
        if (!collider.isRemoved() && Double.isFinite(dx) && Double.isFinite(dy)) {
            collider.stages().pairs.setShift(collider.index(), dx, dy);
        }
    }

    @Override
    public void setPieceCount(Collider collider, int count) {
        collider.setPieceCount(count);
    }

    @Override
    public void setPiece(Collider collider, int piece, PolygonBuffer polygon, double dx, double dy) {
        collider.setPiece(piece, polygon, dx, dy);
    }

    @Override
    public void place(CollisionWorld world) {
        world.requireNotStepping();
        world.stages().place();
    }

    @Override
    public BodyMoves createMoves(CollisionWorld world) {
        return world.stages().createMoves();
    }

    @Override
    public void letPass(CollisionWorld world, Collider a, Collider b) {
        if (world.getContact(a, b) instanceof TrackedContact<Collider> contact) {
            contact.setSolid(false);
        }
    }

    @Override
    public int index(Collider collider) {
        return collider.index();
    }

    @Override
    public Collider collider(CollisionWorld world, int index) {
        return world.stages().colliders.get(index);
    }

    @Override
    public long revision(CollisionWorld world) {
        return world.revision();
    }

    @Override
    public void markTouching(CollisionWorld world, BitSet ids) {
        world.stages().tracker.markTouching(ids);
    }

    @Override
    public void forEachNear(CollisionWorld world, BiConsumer<Collider, Collider> action) {
        world.stages().pairs.forEachNear(action);
    }

    @Override
    public boolean isSleeping(Collider collider, int piece) {
        WorldStages stages = collider.stages();
        return stages.pieces.isResting(stages.bodies.slot(collider.index(), piece));
    }

    @Override
    public void copyFatBox(Collider collider, int piece, double[] store) {
        WorldStages stages = collider.stages();
        stages.pieces.copyBox(stages.bodies.slot(collider.index(), piece), store);
    }

    @Override
    public int copyCorners(Collider collider, int piece, double[] store) {
        WorldStages stages = collider.stages();
        int slot = collider.isRemoved() ? -1 : stages.bodies.slot(collider.index(), piece);
        return slot < 0 ? 0 : stages.pieces.table().copyCorners(slot, store);
    }
}
