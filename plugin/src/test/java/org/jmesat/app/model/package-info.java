/**
 * A slow, obvious model of the events that a scene raises, and a storm of random changes in which the real thing is
 * held against it. The model knows nothing of the code under test: in each tick it reads the scene from the root down,
 * finds what overlaps, and when what moves straight comes together, by comparing everything with everything on a
 * lattice, and says who is to hear what next.
 */
package org.jmesat.app.model;
