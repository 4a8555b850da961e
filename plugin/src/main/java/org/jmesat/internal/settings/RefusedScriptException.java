package org.jmesat.internal.settings;

/** A script that cannot be made. The message is the rest of a sentence about the spatial or text that names it. */
public final class RefusedScriptException extends Exception {
    private static final long serialVersionUID = 1;

    RefusedScriptException(String message) {
        super(message);
    }

    /** The cause is what code of the script has thrown, for the log. */
    RefusedScriptException(String message, Throwable cause) {
        super(message, cause);
    }
}
