package org.jmesat.world;

import org.jmesat.internal.step.QueryBodies;

/** The bodies that the filter of the present query accepts. */
final class FilteredBodies implements QueryBodies {
    private final CollisionWorld world;
    private final WorldStages stages;
    /** Null between two queries. */
    private QueryFilter filter;
    private boolean filtering;
    /** The body whose depth the found ones must overlap, or −1 to ignore depth. */
    private int caster = -1;
    private boolean solid;
    /** Null for a shape that is no collider. */
    private Collider mover;

    FilteredBodies(CollisionWorld world, WorldStages stages) {
        this.world = world;
        this.stages = stages;
    }

    void begin(QueryFilter newFilter) {
        filter = newFilter;
        caster = -1;
        solid = false;
    }

    /** Accepts only what is solid for a collider; for null, all but triggers. */
    void setSolidFor(Collider collider) {
        solid = true;
        mover = collider;
    }

    void end() {
        filter = null;
    }

    /** Accepts only bodies that overlap a body in depth; −1 to ignore depth. */
    void setCaster(int body) {
        caster = body;
    }

    /** Whether the filter is being asked. */
    boolean isFiltering() {
        return filtering;
    }

    @Override
    public boolean accepts(int body) {
        if (caster >= 0 && !stages.bodies.depths().overlap(caster, body, false)
                || solid && !isSolid(stages.colliders.get(body))) {
            return false;
        }
        filtering = true;
        try {
            return filter.accepts(stages.colliders.get(body));
        } catch (RuntimeException | Error thrown) {
            filter = null;
            throw thrown;
        } finally {
            filtering = false;
        }
    }

    private boolean isSolid(Collider collider) {
        return !collider.isTrigger() && (mover == null || !mover.isOneWay() && !collider.isOneWay()
                || world.isSolid(mover, collider));
    }

    @Override
    public float minDepth(int body) {
        Collider collider = stages.colliders.get(body);
        return stages.bodies.depths() == null ? collider.getElevation() : collider.getMinDepth();
    }

    @Override
    public float maxDepth(int body) {
        Collider collider = stages.colliders.get(body);
        return stages.bodies.depths() == null ? collider.getElevation() : collider.getMaxDepth();
    }
}
