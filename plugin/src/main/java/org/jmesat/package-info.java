/**
 * 2D collision events for jMonkeyEngine scenes, on one page.
 *
 * <p>Data flows one way. Each stage receives its input, fills its output, and knows only the stages that it is built on
 * ({@code ArchitectureTest} holds the arrows):
 *
 * <pre>
 * scene graph → projection → colliders → broad phase → narrow phase (SAT) → contact tracking → events → Controls
 *                                            └── snapshot, pulled by the debug view
 * </pre>
 *
 * <p>What a user reads:
 *
 * <ul>
 * <li>{@code app}: the app state that drives a tick, and questions to the scene.
 * <li>{@code control}: what users attach to spatials, and the events that they receive.
 * <li>{@code projection}: the setting: one hull for each geometry, or one for all of a body.
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
 * <li>{@code place}: where bodies and their pieces are.
 * <li>{@code pairs}: what is remembered of each pair from step to step, and which are tested again.
 * <li>{@code sweep}: what continuous colliders meet on their way.
 * <li>{@code query}: rays, overlaps, the nearest, moving shapes.
 * <li>{@code threads}: the work of one step on several threads.
 * <li>{@code dispatch}: how events reach listeners.
 * <li>{@code push}: pushes bodies apart.
 * <li>{@code text}: the format of numbers in all texts.
 * <li>{@code diagnose}: why there is no event.
 * <li>{@code saved}: fields of saved controls.
 * </ul>
 *
 * <p><b>From a vertex to an event</b>, with the class that a reader begins with:
 *
 * <ol>
 * <li>{@code app.SatCollisionState} runs a tick, {@code SceneTick} its parts in their order.
 * <li>{@code scan.SceneScanner} finds the spatials that are colliders.
 * <li>{@code project.ProjectedGeometry} reads the mesh, drops the vertices onto the plane and takes their hull.
 * <li>{@code scan.SceneCollider} gives that hull to a {@code world.Collider} as a piece.
 * <li>{@code world.WorldStages} runs a step: {@code place.PlaceStep} places the pieces and their boxes;
 * {@code pairs.PairStep} finds the boxes that overlap ({@code broadphase.GridBroadPhase}) and tests the pairs of them
 * ({@code sat.Sat}); {@code sweep.SweepStep} looks at what was passed.
 * <li>{@code pairs.PairReport} tells {@code contacts.ContactTracker} which contacts begin and end.
 * <li>{@code dispatch.EventDispatcher} delivers: to {@code control.CollisionListener}s, EXIT before ENTER before STAY.
 * </ol>
 *
 * <p><b>Words.</b> A <i>step</i> is the world's part of a tick. A <i>body</i> is a collider inside the step, known by
 * an index; a <i>piece</i> is one of its convex shapes, known by a <i>slot</i>. A <i>row</i> is an entry of a flat
 * table. Of a pair, <i>A</i> is the body of lower id. A <i>fat box</i> holds where a piece will be in the next steps as
 * well; a <i>term</i> is a step that searches for all pairs and those that keep them. All shapes are polygons, segments
 * or points with a <i>rounding</i>; where another kind would go is told by {@code geometry}.
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
