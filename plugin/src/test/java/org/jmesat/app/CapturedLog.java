package org.jmesat.app;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/** What the project logs while this is open, kept off the console. */
public final class CapturedLog extends Handler implements AutoCloseable {
    private final Logger logger = Logger.getLogger("org.jmesat");
    private final List<LogRecord> records = new ArrayList<>();

    public CapturedLog() {
        logger.addHandler(this);
        logger.setUseParentHandlers(false);
    }

    @Override
    public synchronized void publish(LogRecord record) {
        records.add(record);
    }

    public synchronized List<LogRecord> records() {
        return List.copyOf(records);
    }

    public List<String> messages() {
        return records().stream().map(new SimpleFormatter()::formatMessage).toList();
    }

    @Override
    public void flush() {
    }

    @Override
    public void close() {
        logger.setUseParentHandlers(true);
        logger.removeHandler(this);
    }
}
