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
 * <ul>
 * <li>{@code geometry}: convex polygons, hulls, exact orientation and every tolerance of the project.
 * <li>{@code broadphase}: which boxes overlap, so that the rest is never tested.
 * <li>{@code narrowphase}: the separating axis theorem, contact points, and the report that explains a verdict.
 * <li>{@code contact}: which pairs touch now and touched before; ENTER, STAY and EXIT.
 * <li>{@code world}: colliders, filters and the step that runs the stages above. It needs no scene.
 * <li>{@code projection}: from meshes to polygons in the XY plane.
 * <li>{@code control}: what users attach to spatials, and the delivery of events to them.
 * <li>{@code app}: the app state that drives a tick.
 * <li>{@code debug}: what draws and explains; {@code debug.lemur} holds the panel.
 * </ul>
 *
 * <p><b>Units.</b> Lengths are world units of the scene, angles are radians, times are seconds. The plane is world XY,
 * seen along −Z, with counter-clockwise winding.
 *
 * <p><b>Threads.</b> A tick runs on the thread that updates the application, and so do all handlers, listeners and
 * filters. A world can share the work within a step among several threads; its results are the same, bit for bit, for any
 * number of them, and no code of the game runs on those threads. They are off by default: see
 * {@link org.jmesat.world.CollisionWorld#setWorkerThreads} and
 * {@link org.jmesat.world.CollisionWorld#setWorkerPool}. Setters that an editor calls may be called by any thread. Nothing
 * else is thread-safe unless it says so.
 */
package org.jmesat;
