/**
 * How meshes become polygons: the settings that a game chooses. The work is done in {@code internal.project}.
 */
package org.jmesat.projection;
