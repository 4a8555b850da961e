/**
 * Collision response: pushes overlapping bodies apart, for {@link org.jmesat.control.PushApart}.
 */
package org.jmesat.internal.push;
