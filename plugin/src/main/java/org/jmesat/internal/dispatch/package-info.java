/**
 * How events reach listeners.
 */
package org.jmesat.internal.dispatch;
