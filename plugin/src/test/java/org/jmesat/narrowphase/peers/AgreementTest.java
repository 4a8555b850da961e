package org.jmesat.narrowphase.peers;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/**
 * The same pairs in other libraries, judged by exact arithmetic. {@code -Djmesat.peers.pairs=20000} says how many of
 * each kind, {@code -Djmesat.peers.seed} which, {@code -Djmesat.peers.tables=target/agreement.md} where to leave the
 * tables of docs/agreement.md.
 */
class AgreementTest {
    private static final long PAIRS = Long.getLong("jmesat.peers.pairs", 200);
    private static final long SEED = Long.getLong("jmesat.peers.seed", 2026);
    private static final String TABLES = System.getProperty("jmesat.peers.tables");

    @Test
    void exactArithmeticFindsNoFaultWithUs() throws IOException {
        Agreement agreement = Agreement.on(SEED, PAIRS);
        String tables = AgreementTables.of(agreement);
        if (TABLES != null) {
            Files.writeString(Path.of(TABLES), tables);
        }
        assertAll(Arrays.stream(Complaint.values()).map(complaint -> () ->
                assertEquals(0, agreement.tally.of(Peer.OURS, complaint, 0), () -> complaint.title + ", seed " + SEED
                        + ": " + agreement.worst(Peer.OURS, complaint))));
    }
}
