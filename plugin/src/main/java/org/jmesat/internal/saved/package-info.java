/**
 * Reading of saved and typed settings without losing a scene: an invalid field is reported and replaced by its default.
 */
package org.jmesat.internal.saved;
