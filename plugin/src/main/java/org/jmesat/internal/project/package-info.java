/**
 * From meshes to convex polygons in the XY plane: read what a mesh draws, turn it as the scene does, drop z, take the
 * hull. It trusts no mesh: what cannot be projected is an ordinary result with a reason.
 *
 * <p>Work is done again only when something changed. Reading is kept per mesh, hulls per geometry; moving a geometry
 * and turning it about Z costs nothing here.
 */
package org.jmesat.internal.project;
