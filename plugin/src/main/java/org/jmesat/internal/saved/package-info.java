/**
 * Reads settings from saved scenes and user data, and writes polygons as text. An invalid value is reported and
 * replaced by its default, so that the scene still loads.
 */
package org.jmesat.internal.saved;
