/**
 * What kind of application runs us: a game, or an editor that shows a scene without playing it. And what app states do
 * with exceptions, since an editor answers them by removing all app states ({@code CaughtFailure}).
 */
package org.jmesat.internal.host;
