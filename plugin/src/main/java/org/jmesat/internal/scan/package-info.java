/**
 * The scan of the scene: finds the colliders, and updates the world. It relies on no notification, since a scene may
 * change in any way between two ticks.
 *
 * <p><b>Idea.</b> The engine does not report changes of a scene: a Control, user data or a child may appear anywhere,
 * and loading or cloning a spatial triggers no callback. So every tick checks every spatial. This is cheap because
 * nearly all spatials are unchanged: their last state is in one flat table, and a comparison needs nothing else. Only a
 * spatial that differs gets a full scan.
 *
 * <p><b>Data.</b> {@code SceneTable} has a row for each spatial in the scene, with the results of its last full scan.
 * The row's state determines how much is compared. {@code QUIET} spatials have nothing to do with collisions, except
 * that their Controls may be listeners, or are nodes inside a body. A {@code SETTLED} geometry is a collider by itself,
 * marked or not, or belongs to a body; it may move and turn. A {@code BODY} is a node that is a collider, or a spatial
 * with a shape set by hand. All others get a full scan in each tick: whatever has a problem, a dynamic, animated or
 * sliced mesh, sprites or listeners named in user data. {@code SceneWalk} walks the scene and compares spatials
 * with their rows. {@code FullScan} does the full scans and passes the results to the world, and takes out what is no
 * collider any more. {@code ListenerScan} collects the listeners of each collider, and holds those that user data asks
 * for ({@code SpatialListeners}). A {@code SceneCollider} is a spatial that is a collider; a {@code ScenePart} is one
 * of its geometries, or its shape set by hand, with its pieces ({@code internal.project}). {@code PieceUpload} copies
 * the pieces to the {@code Collider}.
 *
 * <p><b>The life of a geometry.</b>
 * <ol>
 * <li>It is attached. The engine gives its parent a new array of children at each change, so the parent gets a full
 * scan. The new geometry has no row; it gets one and a full scan. {@code FullScan.classify} determines its role from
 * Controls, user data, queue bucket and the body above it; here it is a collider by itself.
 * <li>{@code visit} gives it a {@code ScenePart}, which reads the mesh, projects the vertices onto the plane and
 * computes their convex hull. At the end of the scan {@code SceneCollider.finish} adds a collider to the world, in the
 * order of discovery, with that hull as its piece.
 * <li>As nothing is wrong with it, the full scan makes it {@code SETTLED}. From then on only {@code SceneWalk}
 * handles it, by its row and its {@code Collider}. Some 60 ticks later its outline is dropped, unless it belongs to a
 * body.
 * <li>Its mesh changes, it is scaled, or a Control, its user data or a property of its ColliderControl changes: the row
 * differs, and it gets a full scan. A change that matters to descendants, such as a listener on a node, causes full
 * scans of the whole subtree.
 * <li>It moves to another node: the walk finds its row by identity, and the row is kept.
 * <li>It is detached, in a handler or elsewhere: at the next tick the walk does not visit it, and its row is removed.
 * If it is disabled instead, the walk visits it. In both cases {@code FullScan} removes its collider after the walk,
 * with REMOVED, DISABLED or RECONFIGURED. If it has no polygon left, {@code SceneCollider.finish} removes its collider,
 * with INVALID.
 * </ol>
 *
 * <p><b>How a body is followed.</b> The walk reaches a {@code BODY} before its geometries. If its settings are
 * unchanged, its collider gets the new position and an empty list of parts. Each geometry below adds its part to the
 * list: a settled one by its row, which is projected again only if its angle or its offset from the body differs; any
 * other one by a full scan. So a change below a node costs a full scan of what changed, and not of the body. After the
 * children, the collider is finished if its parts are others, or have changed, moved or turned. Below a node that gets
 * a full scan itself, such as one with a problem, settled geometries are followed too, unless its settings say that
 * their pieces are others ({@code SceneCollider.steady}).
 *
 * <p><b>How the walk avoids hash lookups.</b> Each row has the row that the last walk visited next. The walk expects
 * this one, and looks up a spatial only if the expected row is that of another: one lookup where a spatial was removed,
 * two where one is new. A row has the number of the walk that visited it last, so a spatial that is in the scene twice
 * is noticed.
 *
 * <p><b>How a change is noticed.</b> A node: by the array of its children, which the engine replaces at each change.
 * Controls: by number and identity, and a ColliderControl by its count of changes. User data: by its keys, and by the
 * values of those that concern collisions. A mesh: by the array of its buffers, their data, limits and layout, the
 * values of its bound, and the engine's note that a buffer was written, once a tick for all geometries that share it
 * ({@code MeshRevision}). A world transform: by its ten numbers.
 *
 * <p><b>What was measured.</b> Time relative to the former tables (a tree of objects, a table for each node and one for
 * idle subtrees), in one process: a tick with 10 000 geometries below 100 nodes, moving, 1.0, and standing still, 1.1
 * (of 0.3 ms); each below a node of its own, 0.5; six of them added and removed in each tick, 0.9; 8 400 spatials of
 * which none is marked, 1.0. The heap for a box that has a node of its own: 0.8. Most of the time is cache misses on
 * the engine's objects, so each field that is not compared counts: reading the queue bucket of unmarked spatials, which
 * is on another cache line than their Controls, cost a third. A mesh of its own adds half of a geometry's cost: eight
 * objects of the engine. With one flat table of meshes instead of an object for each, and with equal values shared
 * between meshes, the scan of 10 000 such geometries takes 0.8 of the time. A marked geometry that settles costs as
 * much as an unmarked one; before, a tick with 1 000 or 2 000 of them, of which a fifth moved, took 2.5 times as long.
 * The scan of a node with a control and one geometry takes twice as long as that of a geometry by itself, and with four
 * geometries 6.5 times; before bodies settled, 4.7 and 12 times. The order of the last walk in flat arrays, of which
 * unchanged parts were followed and copied as ranges, was twice the code: with 200 to 2 000 geometries of shared meshes
 * a scan takes 0.9 to 1.0 of its time, with 2 000 meshes of their own up to 1.4.
 *
 * <p><b>Tried without success.</b> Touching the objects of 32 meshes in short loops before comparing them, to overlap
 * cache misses: 0.94 of the time for meshes of their own, within the noise. Comparing them in stages, all 32 lists of
 * buffers, then all buffers, then all bounds: no gain. Copying the columns of the table to local variables in the
 * innermost loop: no gain.
 */
package org.jmesat.internal.scan;
