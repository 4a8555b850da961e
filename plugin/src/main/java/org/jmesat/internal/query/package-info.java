/**
 * Spatial queries between two steps: rays, overlaps, the nearest body, shape casts.
 *
 * <p><b>Idea.</b> Queries use the broad phase and the poses of the last step; in a handler that is the step of this
 * tick, so what handlers have moved is found where it was. Filters read present values. Each query finds the pieces
 * whose boxes it meets ({@code QueryCandidates}) and tests them exactly. Overlaps and shape casts ask the world's
 * {@code TouchPolicy} where a contact begins, as a step does.
 *
 * <p><b>Data.</b> Bodies are indices, and the caller filters them ({@code QueryBodies}). Results are a {@code Hit}, a
 * {@code HitList} ordered by distance, or {@code BodyHits} ordered by id. Equal distances (the same float) are ordered
 * by id and then by piece. Results are reused, and a query allocates only to grow.
 *
 * <p><b>The life of a query.</b> Users call {@code CollisionQueries} in {@code world}, which checks the arguments and
 * sets the filter. {@code RayQuery}, {@code OverlapQuery}, {@code NearestQuery} or {@code ShapeCast} finds the bodies.
 * {@code CollisionQueries} converts the results to colliders at once, because after a step an index may belong to
 * another collider. If a view records queries, {@code CollisionQueries} adds each to the {@code QueryLog}.
 *
 * <p>{@code NearestQuery} searches a box that grows until no nearer body can lie outside.
 *
 * <p><b>To add a query:</b>
 * <ul>
 * <li>here, a class or a method that finds bodies among the {@code QueryCandidates};
 * <li>in {@code world.CollisionQueries}, a method that calls it;
 * <li>for the record of queries, a constant in {@code world.QueryLog.Kind}, and in {@code world.LoggedQuery} the values
 * that are missing there; {@code debug.QueryDrawing} draws them;
 * <li>in {@code app.SceneQueries}, a method with spatials and vectors;
 * <li>in docs/guides/queries.md, its row.
 * </ul>
 */
package org.jmesat.internal.query;
