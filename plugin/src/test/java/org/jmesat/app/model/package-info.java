/**
 * A slow, simple model of the events of a scene, and a storm of random changes that compares the code under test with
 * the model. The model shares no code with it: in each tick it reads the scene from the root down, compares all pairs
 * on a lattice to find overlaps and times of impact, and predicts the next call of a handler.
 */
package org.jmesat.app.model;
