package org.jmesat.app;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/** Records the project's log messages while open, and keeps them off the console. */
public final class CapturedLog extends Handler implements AutoCloseable {
    private final Logger logger = Logger.getLogger("org.jmesat");
    private final List<LogRecord> records = new ArrayList<>();

    public CapturedLog() {
        logger.addHandler(this);
        logger.setUseParentHandlers(false);
        logger.setLevel(Level.INFO);
    }

    @Override
    public synchronized void publish(LogRecord record) {
        records.add(record);
    }

    public synchronized List<LogRecord> records() {
        return List.copyOf(records);
    }

    /** The messages of level WARNING and above. */
    public List<String> messages() {
        return messages(true);
    }

    /** The messages of level INFO. */
    public List<String> information() {
        return messages(false);
    }

    private List<String> messages(boolean warnings) {
        return records().stream().filter(each -> each.getLevel().intValue() >= Level.WARNING.intValue() == warnings)
                .map(new SimpleFormatter()::formatMessage).toList();
    }

    @Override
    public void flush() {
    }

    @Override
    public void close() {
        logger.setLevel(null);
        logger.setUseParentHandlers(true);
        logger.removeHandler(this);
    }
}
