/**
 * The scan of the scene: finds the colliders by looking at it, and brings the world up to date with it.
 *
 * <p>It trusts no scene, which may change in any way between two ticks.
 *
 * <p><b>The idea.</b> The engine reports no change of a scene: a Control, user data or a child may appear anywhere, and
 * a loaded or cloned spatial calls nobody. So {@code SceneScanner} looks at every spatial in every tick. What makes
 * that cheap is that nearly all of them are as they were: comparing is fast where the values to compare with lie side
 * by side, and only what differs is looked at closely.
 *
 * <p><b>The data.</b> {@code SceneMirror} keeps a {@code SeenSpatial} for each spatial, and a {@code SeenNode} for each
 * node, with its children in order: what the last close look found. Two tables spare the close look:
 * <ul>
 * <li>{@code SettledRow}, one for each node: its children that are colliders by themselves, with the pose, the mesh and
 * the collider of each. If nothing but the pose has changed, and that only moves and turns the geometry in the plane,
 * the collider follows and no other object of ours is touched.
 * <li>{@code IdleSubtrees}, one for the scene: the spatials that have nothing to do with collisions, with
 * {@code MARKED_ONLY} most of them. A subtree is a range of rows, which the walk skips as a
 * whole.
 * </ul>
 *
 * <p><b>The life of one geometry.</b> It is attached, and the next walk meets a child that is not where the mirror has
 * one. It gets a {@code SeenSpatial}, and Controls, user data and queue bucket decide what it is: here a collider by
 * itself. A {@code SceneCollider} takes in a {@code ScenePart}, the projection of its mesh, and at the end of the scan
 * adds a collider to the world. At the second tick it is looked at closely again, is found in order, and settles: from
 * then on it is a row, until something changes. After a second its projection goes as well ({@code SettledParts}), and
 * is made again for the next close look. When it is detached, the array of its parent's children has another element in
 * its place; the mirror puts it aside, the walk does not meet it elsewhere, and after the walk its collider is removed.
 *
 * <p><b>What tells that nothing has changed.</b> Of a node, the array of its children, which the engine replaces with
 * each change. Of Controls, their number and identity; of user data, its keys and the identity of its values. Of a
 * mesh, the array of its buffers, their data, limits and layout, and the values of its bound, once a tick for all
 * geometries that share it ({@code MeshRevision}); meshes that draw the same vertices share these. Of a world
 * transform, its ten numbers.
 */
package org.jmesat.internal.scan;
