/**
 * The scan of the scene: finds the colliders by looking at it, and brings the world up to date with it. It trusts no
 * scene, which may change in any way between two ticks.
 *
 * <p><b>Idea.</b> The engine reports no change of a scene: a Control, user data or a child may appear anywhere, and a
 * loaded or cloned spatial calls nobody. So every spatial is looked at in every tick. What makes that cheap is that
 * nearly all of them are as they were: what is known of them stands in one flat table, in the order in which they are
 * walked, and comparing needs nothing else. Only what differs is looked at closely.
 *
 * <p><b>Data.</b> {@code SceneTable} has a row for each spatial in the scene: what the last close look has found, and
 * what that makes of it. Its state says how much is to be compared: {@code QUIET} and {@code BARE} spatials have
 * nothing to do with collisions, a {@code SETTLED} geometry is a collider by itself and may move and turn, anything
 * else is looked at closely in each tick. {@code WalkOrder} has the rows in the order of the last walk with the size of
 * each subtree, so that a subtree is a range. {@code SceneWalk} reads the order of the last walk and writes that of
 * this one; {@code QuickLook} compares a range of rows with their spatials; {@code SceneScanner} looks closely and
 * hands the results to the world. A {@code SceneCollider} is a spatial that is to be a collider, a {@code ScenePart}
 * one of its geometries with its outline ({@code internal.project}).
 *
 * <p><b>The life of a geometry.</b>
 * <ol>
 * <li>It is attached: its parent has another array of children than in the last walk. So the children of that node are
 * walked one by one, and this one has no row. It gets one and is looked at closely: {@code SceneScanner.classify} finds
 * from Controls, user data, queue bucket and the body above it what it is; here a collider by itself.
 * <li>{@code visit} gives it a {@code ScenePart} and has its mesh read, its vertices turned and dropped onto the plane,
 * and their hull taken. At the end of the scan {@code SceneCollider.finish} adds a collider to the world, in the order
 * of discovery, with that hull as its piece.
 * <li>At the next tick it is looked at closely again, is as it was, and is {@code SETTLED}. From then on
 * {@code QuickLook} alone follows it, by its row and its {@code Collider}. After 60 ticks its outline goes as well.
 * <li>Its mesh changes, it is scaled, it gets a Control or user data: the row differs, and it is looked at closely. A
 * change that matters to those below, such as a listener or a queue bucket on a node, has the whole subtree looked at.
 * <li>It moves to another node: the walk finds its row by its identity, and all that was known of it is kept.
 * <li>It is detached, in a handler or anywhere: at the next tick the walk does not meet it. After the walk a row that
 * was not met ends its collider (REMOVED or RECONFIGURED), and is let go of. One that is disabled is met, and its
 * collider ends in the walk; one that has no polygon any more ends with INVALID in {@code SceneCollider.finish}.
 * </ol>
 *
 * <p><b>How the walk avoids looking children up.</b> A node whose array of children is the same has the same children,
 * so below it the order of the last walk is followed. Where the array differs, each child is first expected where the
 * last walk had it, and only one that is not there is looked up; runs of children that follow one another are joined.
 * So a node of 10 000 children of which one is new costs two ranges. After a spatial was met twice, the next walk
 * ignores the order and finds all rows by identity.
 *
 * <p><b>What tells that nothing has changed.</b> Of a node, the array of its children, which the engine replaces with
 * each change. Of Controls, their number and identity; of user data that says nothing of collisions, its keys, of other
 * user data its values, too. Of a mesh, the array of its buffers, their data, limits and layout, and the values of its
 * bound, once a tick for all geometries that share it ({@code MeshTable}). Of a world transform, its ten numbers.
 *
 * <p><b>What was measured.</b> Beside the tables that this one replaces (a tree of objects, a table for each node and
 * one for idle subtrees), in one process: 10 000 geometries below 100 nodes, moving, 1.0 of the time of a tick, and
 * standing still 1.1, of 0.3 ms; each below a node of its own, 0.5; six of them coming and going in each tick, 0.9;
 * 8 400 spatials of which none is marked, 1.0; the heap for a box that has a node of its own, 0.8. Most of the time is
 * waiting for objects of the engine to come from memory, so each field that is not compared counts: asking unmarked
 * spatials for their queue bucket, which lies elsewhere in the object than their Controls, cost a third. To look at 32
 * meshes and then at their 32 transforms is faster than to look at each in turn. A mesh that only one geometry has
 * adds half of what the geometry costs: eight objects of the engine. With one flat table of meshes in place of an
 * object for each, and the compared values shared by meshes that are alike, the scan of 10 000 such geometries takes
 * 0.8 of the time.
 *
 * <p><b>What was tried in vain.</b> To stamp each row with the tick in which it was met: whether it was met can be seen
 * from its place in the order. To touch the objects of 32 meshes in short loops ahead of comparing them, so that the
 * processor asks for more of them at once: 0.94 of the time of a mesh for each geometry, within the noise. To compare
 * them in stages, all 32 lists of buffers, then all buffers, then all bounds: no gain either. To take the
 * columns of the table to local variables in the innermost loop.
 */
package org.jmesat.internal.scan;
