/**
 * The panel of the debug view: lists the pairs of the last tick and explains one of them, axis by axis.
 *
 * <p>Attach {@link org.jmesat.debug.lemur.AxisPanelState}; {@link org.jmesat.debug.lemur.PanelSide} says at which side
 * of the window it is at first. This is the only package that uses Lemur; without Lemur on the class path everything
 * else works.
 *
 * <p>The state fills a {@code PanelFeed}, what there is to show, and has {@code PanelView} attach an {@code AxisPanel}
 * to the GUI node, claim the cursor and pause the fly camera. The panel has a {@code PanelFrame}, which the user moves
 * by its {@code TitleBar}, and from top to bottom {@code LayerRow}, {@code SearchBox}, {@code PairList},
 * {@code PairDetail}, {@code Checklist}, {@code AxisTable} and {@code ProblemList}. Each is a {@code Part}, with one
 * method that places and writes all that it shows. It is called in each frame, so no part reports or notices changes: a
 * click changes a field, and the next frame shows it. With nothing to change, that takes 0.03 ms.
 *
 * <p>Parts consist of {@code TextCell}s, all drawn by one {@code TextSheet}, of rectangles ({@code Fill}), and of rows
 * and buttons ({@code RowPanel}). Lemur finds the row under the mouse; wheel and keys come from {@code PanelInput}.
 * What is not private is read by tests.
 */
package org.jmesat.debug.lemur;
