package org.jmesat.world;

import java.util.Objects;
import java.util.function.Predicate;

/**
 * The filter of a query. Instances are immutable, so create one once and reuse it:
 *
 * <pre>
 * QueryFilter walls = QueryFilter.ALL.withMask(WALLS).withoutTriggers();
 * QueryFilter othersOnly = QueryFilter.ALL.and(collider -&gt; collider != mine);
 * </pre>
 */
public final class QueryFilter {
    /** Accepts every collider, triggers included. */
    public static final QueryFilter ALL = new QueryFilter(false, 0, false, 0, true, Float.NEGATIVE_INFINITY,
            Float.POSITIVE_INFINITY, null);

    private final boolean masked;
    private final long mask;
    private final boolean categorized;
    private final long category;
    private final boolean triggers;
    private final float minDepth;
    private final float maxDepth;
    private final Predicate<Collider> condition;

    private QueryFilter(boolean masked, long mask, boolean categorized, long category, boolean triggers,
            float minDepth, float maxDepth, Predicate<Collider> condition) {
        this.masked = masked;
        this.mask = mask;
        this.categorized = categorized;
        this.category = category;
        this.triggers = triggers;
        this.minDepth = minDepth;
        this.maxDepth = maxDepth;
        this.condition = condition;
    }

    /**
     * Returns a filter that also tests a collider's categories.
     *
     * @param newMask accepts only colliders with one of these categories; replaces the mask of this filter
     * @return a new filter
     */
    public QueryFilter withMask(long newMask) {
        return new QueryFilter(true, newMask, categorized, category, triggers, minDepth, maxDepth, condition);
    }

    /**
     * Returns a filter that also tests a collider's mask.
     *
     * @param newCategory accepts only colliders whose mask has one of these categories; replaces those of this filter
     * @return a new filter
     */
    public QueryFilter withCategory(long newCategory) {
        return new QueryFilter(masked, mask, true, newCategory, triggers, minDepth, maxDepth, condition);
    }

    /** {@return a new filter that rejects triggers} */
    public QueryFilter withoutTriggers() {
        return new QueryFilter(masked, mask, categorized, category, false, minDepth, maxDepth, condition);
    }

    /**
     * Returns a filter that also tests a collider's {@linkplain Collider#setDepthRange range of depth}, with or without
     * the {@linkplain CollisionWorld#setDepthTest depth test}. Unlike in contacts, touching counts: a collider that
     * ends exactly where the range begins is accepted.
     *
     * @param min the least depth, a coordinate along the plane's axis in world units; may be −∞
     * @param max the greatest depth (≥ min); may be +∞; replaces the range of this filter
     * @return a new filter
     * @throws IllegalArgumentException if a value is NaN or min is greater than max
     */
    public QueryFilter withDepth(float min, float max) {
        if (!(min <= max)) {
            throw new IllegalArgumentException("The depth of a query cannot be from " + min + " to " + max);
        }
        return new QueryFilter(masked, mask, categorized, category, triggers, min, max, condition);
    }

    /**
     * Returns a filter with an additional condition. A query tests it last, in any order and maybe several times for
     * one collider; it must give the same answer each time and must not query the world. The query throws its
     * exceptions.
     *
     * @param newCondition accepts a collider that this filter accepts (not null)
     * @return a new filter
     */
    public QueryFilter and(Predicate<Collider> newCondition) {
        Objects.requireNonNull(newCondition, "condition");
        return new QueryFilter(masked, mask, categorized, category, triggers, minDepth, maxDepth,
                condition == null ? newCondition : condition.and(newCondition));
    }

    /**
     * Tests a collider by its present settings.
     *
     * @param collider the collider (not null)
     * @return true if it is accepted
     */
    public boolean accepts(Collider collider) {
        Objects.requireNonNull(collider, "collider");
        return (!masked || (collider.getCategory() & mask) != 0)
                && (!categorized || (collider.getMask() & category) != 0)
                && (triggers || !collider.isTrigger())
                && collider.getMinDepth() <= maxDepth && minDepth <= collider.getMaxDepth()
                && (condition == null || condition.test(collider));
    }
}
