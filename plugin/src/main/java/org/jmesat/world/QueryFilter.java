package org.jmesat.world;

import java.util.Objects;
import java.util.function.Predicate;

/**
 * What a query sees of a world. An instance never changes, so one that is made once serves any number of queries:
 *
 * <pre>
 * QueryFilter walls = QueryFilter.ALL.withMask(WALLS).withoutTriggers();
 * QueryFilter othersOnly = QueryFilter.ALL.and(collider -&gt; collider != mine);
 * </pre>
 */
public final class QueryFilter {
    /** Sees every collider, triggers included. */
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
     * Returns a filter that also asks which categories a collider belongs to.
     *
     * @param newMask sees only colliders that belong to one of these categories; in place of the mask it had
     * @return a new filter
     */
    public QueryFilter withMask(long newMask) {
        return new QueryFilter(true, newMask, categorized, category, triggers, condition);
    }

    /**
     * Returns a filter that also asks what a collider can collide with.
     *
     * @param newCategory sees only colliders whose own mask has one of these categories; in place of those it had
     * @return a new filter
     */
    public QueryFilter withCategory(long newCategory) {
        return new QueryFilter(masked, mask, true, newCategory, triggers, condition);
    }

    /** {@return a new filter that does not see triggers} */
    public QueryFilter withoutTriggers() {
        return new QueryFilter(masked, mask, categorized, category, false, condition);
    }

    /**
     * Returns a filter that asks one more thing. It is asked last, in no particular order and maybe more than once,
     * must answer the same each time, and must not query the world itself. What it throws, the query throws.
     *
     * @param newCondition tells which colliders are seen, of those that this filter sees (not null)
     * @return a new filter
     */
    public QueryFilter and(Predicate<Collider> newCondition) {
        Objects.requireNonNull(newCondition, "condition");
        return new QueryFilter(masked, mask, categorized, category, triggers,
                condition == null ? newCondition : condition.and(newCondition));
    }

    /**
     * Tells whether a collider is seen, by what it is now.
     *
     * @param collider the collider (not null)
     * @return true when it is
     */
    public boolean accepts(Collider collider) {
        Objects.requireNonNull(collider, "collider");
        return (!masked || (collider.getCategory() & mask) != 0)
                && (!categorized || (collider.getMask() & category) != 0)
                && (triggers || !collider.isTrigger())
                && (condition == null || condition.test(collider));
    }
}
