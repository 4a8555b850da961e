/**
 * Which pairs touch, since when, and what changed: the difference between two ticks.
 *
 * <p>The stage knows pairs of bodies by their ids and nothing of scenes, shapes' origins or listeners. It trusts the
 * pairs of a tick to arrive in ascending order of (lower id, higher id), and keeps that order in everything it reports.
 */
package org.jmesat.contact;
