/**
 * The panel of the debug view: lists the pairs of the last tick and explains one of them, axis by axis.
 *
 * <p>Attach {@link org.jmesat.debug.lemur.AxisPanelState}, which is the only public type. This is the only package that
 * uses Lemur; without Lemur on the class path everything else works.
 *
 * <p>The state passes the selected pair to {@code PanelView}, which attaches an {@code AxisPanel} to the GUI node and
 * claims the cursor. The panel has four parts: {@code PairList}, {@code PairDetail}, {@code AxisTable} and
 * {@code ProblemList}. Each part consists of {@code TextCell}s, all drawn by one {@code TextSheet}, and of rectangles
 * ({@code Fill}).
 */
package org.jmesat.debug.lemur;
