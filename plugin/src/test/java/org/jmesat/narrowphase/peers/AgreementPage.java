package org.jmesat.narrowphase.peers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The page with the tables and examples. */
final class AgreementPage {
    private AgreementPage() {
    }

    /** Its text with Unix line ends. */
    static String read() throws IOException {
        return Files.readString(Path.of("..", "docs", "internals", "agreement.md")).replace("\r\n", "\n");
    }
}
