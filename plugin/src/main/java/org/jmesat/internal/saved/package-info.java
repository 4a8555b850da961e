/**
 * Reading what was saved or typed without losing a scene. It trusts no field of a file: what cannot be used is reported
 * and replaced by its default.
 */
package org.jmesat.internal.saved;
