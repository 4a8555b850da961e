/**
 * Questions about places, between two steps: rays, overlaps, the nearest body, shapes that move.
 *
 * <p><b>Idea.</b> The broad phase of the step serves queries as well. Each query finds the pieces whose boxes it meets
 * ({@code QueryCandidates}) and tests those exactly, with the tolerance of touching that the step has.
 *
 * <p><b>Data.</b> Bodies are indices, and the caller says which of them are seen ({@code QueryBodies}). Results are a
 * {@code Hit}, a {@code HitList} by distance, or {@code BodyHits} by id; equal distances go to the lower id and then to
 * the lower piece. They are filled again and again, and a query allocates only to grow.
 *
 * <p><b>The life of a query.</b> {@code CollisionQueries} in {@code world}, which users call, checks the numbers and
 * sets the filter. {@code RayQuery}, {@code OverlapQuery}, {@code NearestQuery} or {@code ShapeCast} finds the bodies.
 * It turns the results into colliders at once: after a step, an index may be another collider's.
 *
 * <p>{@code NearestQuery} looks in a box that grows until nothing nearer can lie outside.
 */
package org.jmesat.internal.query;
