package org.jmesat.world;

import org.jmesat.internal.step.QueryBodies;

/** The bodies that the filter of the present query accepts. */
final class FilteredBodies implements QueryBodies {
    private final WorldStages stages;
    /** Null between two queries. */
    private QueryFilter filter;
    private boolean filtering;
    /** The body whose depth the found ones must overlap, or −1 to ignore depth. */
    private int caster = -1;
    private boolean solid;

    FilteredBodies(WorldStages stages) {
        this.stages = stages;
    }

    void begin(QueryFilter newFilter) {
        filter = newFilter;
        caster = -1;
        solid = false;
    }

    /** Accepts no triggers. */
    void setSolid() {
        solid = true;
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
                || solid && stages.colliders.get(body).isTrigger()) {
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
