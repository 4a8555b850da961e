/**
 * The panel of the debug view: lists the pairs of the last tick and explains one of them, axis by axis.
 *
 * <p>Attach {@link org.jmesat.debug.lemur.AxisPanelState}; {@link org.jmesat.debug.lemur.PanelSide} says at which side
 * of the window it is at first. This is the only package that uses Lemur; without Lemur on the class path everything
 * else works.
 *
 * <p>The state passes a {@code PanelFeed}, what there is to show, to {@code PanelView}, which attaches an
 * {@code AxisPanel} to the GUI node, claims the cursor and pauses the fly camera. The panel has a {@code PanelFrame},
 * which the user moves by its {@code TitleBar}, and from top to bottom {@code LayerRow}, {@code SearchBox},
 * {@code PairList}, {@code PairDetail}, {@code Checklist}, {@code AxisTable} and {@code ProblemList}. Each part
 * consists of {@code TextCell}s, all drawn by one {@code TextSheet}, and of rectangles ({@code Fill}). Lemur finds the
 * row under the mouse; wheel and keys come from {@code PanelInput}. Parts that are not private are read by tests.
 */
package org.jmesat.debug.lemur;
