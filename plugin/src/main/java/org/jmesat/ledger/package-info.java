/**
 * A listener for tests, which checks the events of an app state and computes their hash.
 */
package org.jmesat.ledger;
