package org.jmesat.narrowphase.peers;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.jmesat.testing.HardPair.Kind;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The same pairs in other libraries, judged by exact arithmetic. {@code -Djmesat.peers.pairs=20000} sets the number of
 * pairs of each kind, {@code -Djmesat.peers.seed} their seed, {@code -Djmesat.peers.tables=target/agreement.md} the
 * file for the tables of docs/internals/agreement.md.
 */
class AgreementTest {
    private static final long PAIRS_OF_PAGE = 20_000;
    private static final long SEED_OF_PAGE = 2026;
    private static final long PAIRS = Long.getLong("jmesat.peers.pairs", 200);
    private static final long SEED = Long.getLong("jmesat.peers.seed", 2026);
    private static final String TABLES = System.getProperty("jmesat.peers.tables");

    private static Agreement agreement;

    @BeforeAll
    static void testAllLibraries() throws IOException {
        agreement = Agreement.on(SEED, PAIRS);
        if (TABLES != null) {
            Files.writeString(Path.of(TABLES), AgreementTables.counts(agreement) + KnownPairsTable.write() + '\n'
                    + AgreementTables.examples(agreement));
        }
    }

    @Test
    void exactArithmeticFindsNoErrorOfOurs() {
        assertAll(Arrays.stream(Complaint.values()).map(complaint -> () ->
                assertEquals(0, agreement.tally.of(Peer.OURS, complaint, 0), () -> complaint.title + ", seed " + SEED
                        + ": " + agreement.worst(Peer.OURS, complaint))));
    }

    @Test
    void everyPairIsJudged() {
        for (Kind kind : Kind.values()) {
            long judged = 0;
            for (Judge.Truth truth : Judge.Truth.values()) {
                judged += agreement.tally.of(kind, truth);
            }
            assertEquals(PAIRS, judged, kind::toString);
        }
    }

    @Test
    void thePageHasTheTablesAndExamplesOfItsRun() throws IOException {
        String page = AgreementPage.read();
        assertTrue(page.contains("| " + PAIRS_OF_PAGE + " pairs of each kind, seed " + SEED_OF_PAGE + " |"), "title");
        if (PAIRS == PAIRS_OF_PAGE && SEED == SEED_OF_PAGE) {
            assertTrue(page.contains(AgreementTables.counts(agreement)), "tables");
            assertTrue(page.contains(AgreementTables.examples(agreement).strip()), "examples");
        }
    }
}
