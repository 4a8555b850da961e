/** What kind of application runs us: a game, or an editor that shows a scene without playing it. */
package org.jmesat.internal.host;
