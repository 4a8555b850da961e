package org.jmesat.editor;

/** A scene that is not converted. The message is the reason, as the rest of a sentence about the file. */
final class RefusedSceneException extends Exception {
    private static final long serialVersionUID = 1;

    RefusedSceneException(String reason) {
        super(reason);
    }

    RefusedSceneException(String reason, Throwable cause) {
        super(reason, cause);
    }
}
