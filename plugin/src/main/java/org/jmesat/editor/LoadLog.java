package org.jmesat.editor;

import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/**
 * Collects what the engine logs while it reads a scene, instead of printing it. The importer throws nothing when it
 * cannot create an object: it logs the exception, and null or a default value takes the place of the object.
 */
final class LoadLog extends Handler implements AutoCloseable {
    /** A strong reference: a logger that is collected loses its handlers. */
    private static final Logger ENGINE = Logger.getLogger("com.jme3");
    /** Its only warning is about a parameter that the definition of a material lacks, which is dropped. */
    private static final String MATERIAL = "com.jme3.material.Material";

    private final Thread thread = Thread.currentThread();
    private final boolean printed = ENGINE.getUseParentHandlers();
    private final List<LogRecord> losses = new ArrayList<>();

    /** Collects from now on, what this thread logs. */
    LoadLog() {
        ENGINE.addHandler(this);
        ENGINE.setUseParentHandlers(false);
    }

    @Override
    public void publish(LogRecord entry) {
        boolean loss = entry.getLevel().intValue() >= Level.SEVERE.intValue()
                || entry.getLevel() == Level.WARNING && MATERIAL.equals(entry.getLoggerName());
        if (loss && Thread.currentThread() == thread) {
            losses.add(entry);
        }
    }

    /** The names of classes that could not be found, without repetition. */
    List<String> missingClasses() {
        return losses.stream().map(LogRecord::getThrown).filter(LoadLog::isAboutAClass)
                .map(thrown -> thrown.getMessage().replace('/', '.')).distinct().toList();
    }

    /** What else was lost, in the engine's words. */
    List<String> otherLosses() {
        return losses.stream().filter(each -> !isAboutAClass(each.getThrown())).map(LoadLog::text).distinct().toList();
    }

    private static boolean isAboutAClass(Throwable thrown) {
        return (thrown instanceof ClassNotFoundException || thrown instanceof NoClassDefFoundError)
                && thrown.getMessage() != null;
    }

    private static String text(LogRecord entry) {
        Throwable thrown = entry.getThrown();
        if (thrown != null) {
            return thrown.toString();
        }
        String message = String.valueOf(entry.getMessage());
        return entry.getParameters() == null ? message : MessageFormat.format(message, entry.getParameters());
    }

    @Override
    public void flush() {
    }

    @Override
    public void close() {
        ENGINE.removeHandler(this);
        ENGINE.setUseParentHandlers(printed);
    }
}
