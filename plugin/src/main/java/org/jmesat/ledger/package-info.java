/**
 * A listener for tests: it checks that the events of an app state come as they should, and gives a hash of them.
 */
package org.jmesat.ledger;
