/**
 * The chapters: small programs with one idea each, to look at and to copy from.
 * {@link org.jmesat.sample.chapters.Chapters} lists them, and {@link org.jmesat.sample.chapters.Chapter} is what they
 * share: shapes, keys, the mouse, and a line of text about the present state.
 */
package org.jmesat.sample.chapters;
