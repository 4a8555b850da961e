/**
 * 2D collision events for jMonkeyEngine scenes, on one page.
 *
 * <p>Data flows one way. Each stage receives its input, fills its output and knows no neighbour:
 *
 * <pre>
 * scene graph → projection → colliders → broad phase → narrow phase (SAT) → contact tracking → events → Controls
 *                                            └── published snapshot → debug view
 * </pre>
 *
 * <p>What a user reads:
 *
 * <ul>
 * <li>{@code app}: the app state that drives a tick, and questions to the scene.
 * <li>{@code control}: what users attach to spatials, and the events that they receive.
 * <li>{@code projection}: how meshes become polygons.
 * <li>{@code world}: colliders, filters, queries and the step, without a scene.
 * <li>{@code contact}: a contact, why one ended, and what counts as touching.
 * <li>{@code narrowphase}: two shapes by themselves: overlap, MTV, contact points, time of impact, and why.
 * <li>{@code geometry}: convex polygons, placed and moving ones, and the tolerance.
 * <li>{@code ledger}: checks the events of a game in its tests.
 * <li>{@code debug}: what draws and explains; {@code debug.lemur} holds the panel.
 * </ul>
 *
 * <p>What a maintainer reads is under {@code internal}, a package for each stage, whose package-info explains it:
 *
 * <ul>
 * <li>{@code project}: from meshes to polygons.
 * <li>{@code scan}: which spatials are colliders.
 * <li>{@code geometry}: flat arrays of polygons.
 * <li>{@code broadphase}: which boxes overlap.
 * <li>{@code sat}: the separating axis test.
 * <li>{@code impact}: when two shapes that move come together.
 * <li>{@code contacts}: which pairs are in contact, and what a tick changed.
 * <li>{@code place}, {@code pairs}, {@code sweep}, {@code query}: the world's own stages: where its shapes are, which
 *     pairs are tested again, what continuous colliders meet, and the answers to queries.
 * <li>{@code threads}: the work of one step on several threads.
 * <li>{@code dispatch}: how events reach listeners.
 * <li>{@code push}: pushes bodies apart.
 * <li>{@code text}: the format of numbers in all texts.
 * <li>{@code diagnose}: why there is no event.
 * <li>{@code saved}: fields of saved controls.
 * </ul>
 *
 * <p><b>Units.</b> Lengths are world units of the scene, angles are radians, times are seconds. The plane is world XY,
 * seen along −Z, with counter-clockwise winding.
 *
 * <p><b>Threads.</b> A tick runs on the thread that updates the application, and so do all handlers, listeners and
 * filters. A world can share the work within a step among several threads; its results are the same, bit for bit, for
 * any number of them, and no code of the game runs on those threads. They are off by default: see
 * {@link org.jmesat.world.CollisionWorld#setWorkerThreads} and
 * {@link org.jmesat.world.CollisionWorld#setWorkerPool}. Setters that an editor calls may be called by any thread.
 * Nothing else is thread-safe unless it says so.
 */
package org.jmesat;
