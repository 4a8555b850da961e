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
    public static final QueryFilter ALL = new QueryFilter(false, 0, false, 0, true, null);

    private final boolean masked;
    private final long mask;
    private final boolean categorized;
    private final long category;
    private final boolean triggers;
    private final Predicate<Collider> condition;

    private QueryFilter(boolean masked, long mask, boolean categorized, long category, boolean triggers,
            Predicate<Collider> condition) {
        this.masked = masked;
        this.mask = mask;
        this.categorized = categorized;
        this.category = category;
        this.triggers = triggers;
        this.condition = condition;
    }

    /**
     * Returns a filter that also tests a collider's categories.
     *
     * @param newMask accepts only colliders with one of these categories; replaces the mask of this filter
     * @return a new filter
     */
    public QueryFilter withMask(long newMask) {
        return new QueryFilter(true, newMask, categorized, category, triggers, condition);
    }

    /**
     * Returns a filter that also tests a collider's mask.
     *
     * @param newCategory accepts only colliders whose mask has one of these categories; replaces those of this filter
     * @return a new filter
     */
    public QueryFilter withCategory(long newCategory) {
        return new QueryFilter(masked, mask, true, newCategory, triggers, condition);
    }

    /** {@return a new filter that rejects triggers} */
    public QueryFilter withoutTriggers() {
        return new QueryFilter(masked, mask, categorized, category, false, condition);
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
        return new QueryFilter(masked, mask, categorized, category, triggers,
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
                && (condition == null || condition.test(collider));
    }
}
