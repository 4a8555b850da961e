package org.jmesat.narrowphase.peers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.jmesat.testing.HardPair.Kind;
import org.junit.jupiter.api.Test;

/** Quick checks of the documented tables; a run with 20 000 pairs compares them completely. */
class AgreementPageTest {
    @Test
    void ourColumnIsAllZeros() throws IOException {
        String[] lines = AgreementPage.read().split("\n");
        int rows = 0;
        for (int i = 0; i < lines.length; i++) {
            if (lines[i].startsWith("|") && lines[i].split("\\|")[2].strip().equals("ours")) {
                for (int row = i + 2; row < lines.length && lines[row].startsWith("|"); row++) {
                    assertEquals("0", lines[row].split("\\|")[2].strip(), lines[i] + '\n' + lines[row]);
                    rows++;
                }
            }
        }
        assertEquals(Complaint.values().length * (Kind.values().length + 1), rows);
    }

    @Test
    void theKnownPairsAreAsOnThePage() throws IOException {
        assertTrue(AgreementPage.read().contains(KnownPairsTable.write()), KnownPairsTable::write);
    }
}
