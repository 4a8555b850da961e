package org.jmesat.editor;

/** A script that is not converted. The message is the reason, a clause. */
final class KeptScriptException extends Exception {
    private static final long serialVersionUID = 1;

    KeptScriptException(String message) {
        super(message, null, false, false);
    }
}
