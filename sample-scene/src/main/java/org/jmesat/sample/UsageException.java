package org.jmesat.sample;

/**
 * A command line that the sample does not understand. Its message names the argument at fault.
 */
final class UsageException extends Exception {

    private static final long serialVersionUID = 1L;

    UsageException(String message) {
        super(message);
    }
}
