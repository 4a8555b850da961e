/**
 * What draws collisions and explains them. Views pull a snapshot of the last tick; nothing before this stage knows that
 * it exists, and nothing of it lies under a user's spatial.
 */
package org.jmesat.debug;
