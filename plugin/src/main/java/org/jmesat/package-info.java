/**
 * 2D collision events for jMonkeyEngine scenes, on one page.
 *
 * <p>Data flows one way. Each stage receives its input, fills its output, and knows only the stages that it is built
 * on:
 *
 * <pre>
 * scene graph → projection → colliders → broad phase → narrow phase (SAT) → contact tracking → events → Controls
 *                                            └── snapshot, pulled by the debug view
 * </pre>
 *
 * <p><b>A tick</b> runs in the update of the app state: tick listeners ({@code beforeTick}), scan of the scene,
 * projection, broad phase, narrow phase, comparison with the last tick, events (EXIT, ENTER, STAY; the EXIT of a
 * pass-through follows its ENTER), tick listeners ({@code afterTick}). Controls and {@code simpleUpdate} run later, so
 * what they move is tested one frame later.
 *
 * <p><b>Units.</b> Unless a method says otherwise, lengths are world units of the scene, angles are radians, times are
 * seconds, and a {@code Vector3f} is in world space. A {@code Vector2f}, an x and a y are in the coordinates of the
 * {@linkplain org.jmesat.projection.ProjectionPlane plane}, which are those of world XY unless another plane is set;
 * winding and angles are counter-clockwise. Of the settings of {@link org.jmesat.control.ColliderControl}, size,
 * radius, offset and vertices are in the spatial's own units, and the angle is in degrees.
 *
 * <p><b>Threads.</b> A tick, and all handlers, listeners and filters, run on the thread that updates the application. A
 * world can share the work within a step among several threads. They run no code of the game, and the results are the
 * same, bit for bit, for any number of them. They are off at first: see
 * {@link org.jmesat.world.CollisionWorld#setWorkerThreads} and {@link org.jmesat.world.CollisionWorld#setWorkerPool}.
 * Setters that an editor calls may be called by any thread. Nothing else is thread-safe unless it says so.
 *
 * <p><b>Packages for users:</b>
 *
 * <ul>
 * <li>{@link org.jmesat.app}: the app state that runs ticks, and queries to the scene.
 * <li>{@link org.jmesat.control}: what users attach to spatials, and the events that they receive.
 * <li>{@link org.jmesat.scripts}: ready-made scripts, which a scene can name in its user data.
 * <li>{@link org.jmesat.projection}: the plane, and what convex shapes a body gets: hulls, outlines, sprites or basic
 * shapes.
 * <li>{@link org.jmesat.world}: colliders, filters, queries and the step, without a scene.
 * <li>{@link org.jmesat.contact}: a contact, why it ended, and whether touching counts.
 * <li>{@link org.jmesat.narrowphase}: two shapes without a world: overlap, MTV, contact points, time of impact,
 * explanation.
 * <li>{@link org.jmesat.geometry}: convex polygons, placed and moving, and the tolerance.
 * <li>{@link org.jmesat.ledger}: checks the events of a game in its tests.
 * <li>{@link org.jmesat.debug}: draws and explains collisions; {@link org.jmesat.debug.lemur} has the panel.
 * <li>{@link org.jmesat.editor}: turns Controls in a saved scene into user data, and back.
 * </ul>
 *
 * <p><b>Packages for maintainers</b> are under {@code internal} and are not in the Javadoc. Most are stages of a tick,
 * the others help them. Each package-info explains its package:
 *
 * <ul>
 * <li>{@code scan}: finds the colliders in the scene.
 * <li>{@code settings}: what user data says about collisions, and the scripts that it names.
 * <li>{@code project}: makes polygons of meshes.
 * <li>{@code bake}: finds the exact outline of a mesh as convex pieces, with the optional library JTS.
 * <li>{@code geometry}: flat arrays of polygons.
 * <li>{@code sat}: the separating axis test, and the time of impact of two moving shapes.
 * <li>{@code step}: one step of a world, on one or several threads: bodies, boxes, pairs, sweeps and contacts; and
 * queries between two steps.
 * <li>{@code dispatch}: delivers events to listeners, and pushes bodies apart.
 * <li>{@code diagnose}: says why there is no event.
 * <li>{@code draw}: draws lines and text with few meshes, for the debug view.
 * <li>{@code text}: values as text: for people, in saved scenes and in user data; the properties of Controls.
 * </ul>
 *
 * <p><b>From a vertex to an event</b>, with the class to begin with:
 *
 * <ol>
 * <li>{@code app.SatCollisionState} runs a tick; {@code app.SceneTick} has its parts in their order.
 * <li>{@code scan.SceneScanner} finds the spatials that are colliders.
 * <li>{@code project.ProjectedGeometry} reads a mesh, projects the vertices onto the plane and takes their hull, or
 * other convex pieces.
 * <li>{@code scan.SceneCollider} passes them to a {@code world.Collider}; {@code scan.PieceUpload} copies the pieces.
 * <li>{@code world.WorldStages} runs a step: {@code step.PlaceStep} places the pieces and their boxes;
 * {@code step.PairStep} finds the boxes that overlap ({@code GridBroadPhase}) and tests their pairs
 * ({@code sat.Sat}); {@code step.SweepStep} finds what continuous colliders passed.
 * <li>{@code step.PairReport} reports to {@code ContactTracker} which contacts begin, last and end.
 * <li>{@code dispatch.EventDispatcher} delivers the events to {@code control.CollisionListener}s.
 * </ol>
 *
 * <p><b>Where to look</b> for what concerns several packages:
 *
 * <ul>
 * <li>What a package may import: {@code ArchitectureTest} in {@code plugin/src/test/java/org/jmesat} lists it, and
 * {@code docs/internals/architecture.md} has the rules in words.
 * <li>Memory: a tick is <i>steady</i> if no collider or listener is new, no outline of a mesh or sprite is computed,
 * and no array or pool grows or shrinks. Bodies may move and turn, so that hulls are computed, and contacts may begin
 * and end. A steady tick allocates nothing. The tests are {@code SteadyTickTest} and {@code SteadyShapesTest} in {@code
 * app}, {@code WorkloadAllocationTest} in {@code world}, {@code PushApartMemoryTest} in {@code control}, and {@code
 * SteadyViewTest} in {@code debug.lemur}. Tables grow when something is added, most of them in a method {@code
 * ensureCapacity}. Contacts with their points, audiences, the pairs of pushes and the buffers of new shapes come from
 * pools; all handlers share one event object. {@code step.PairTrim} says when tables of pairs shrink.
 * <li>Which parts of a step run on several threads, and why any number of them gives the same results: {@code step}.
 * <li>What is known of a pair, what wakes a resting one, and how an EXIT gets its reason: {@code step}.
 * <li>When a body goes to rest: {@code step}.
 * <li>When a pair is explained: {@link org.jmesat.debug}.
 * <li>Where the settings of a script are saved, and who reads them: {@code settings}.
 * <li>What happens when a handler removes a collider: {@code dispatch}; in the step: {@link org.jmesat.world}.
 * <li>How to add a kind of shape, a property, a layer of the overlay, a ready-made script, a query, an exit reason or a
 * mode: {@code docs/internals/changing.md}.
 * </ul>
 *
 * <p><b>Words.</b> A <i>step</i> is the world's part of a tick. A <i>collider</i> is a spatial that collides, or its
 * {@code Collider} in the world. A <i>body</i> is a collider inside the step, known by its index; a <i>piece</i> is one
 * of its convex shapes, known by its <i>slot</i>. A <i>row</i> is an entry of a flat table. In a pair, <i>A</i> is the
 * body of lower id, unless a caller chose A and B. All shapes are polygons, segments or points with a <i>rounding</i>
 * ({@link org.jmesat.geometry}).
 */
package org.jmesat;
