/**
 * What kind of application runs us: a game, or an editor that shows a scene without playing it. {@code CaughtFailure}
 * keeps the exceptions of the debug states from an editor, which would answer them by removing all app states; the
 * collision state has {@code app.TickFaults}.
 */
package org.jmesat.internal.host;
