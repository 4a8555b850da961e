/** Settings for projecting meshes to polygons. {@code internal.project} does the projection. */
package org.jmesat.projection;
