package org.jmesat.sample;

/**
 * Thrown for an invalid command line. The message names the argument.
 */
final class UsageException extends Exception {

    private static final long serialVersionUID = 1L;

    UsageException(String message) {
        super(message);
    }
}
