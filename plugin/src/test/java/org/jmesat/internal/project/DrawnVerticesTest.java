package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.scene.Mesh;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Quad;
import org.junit.jupiter.api.Test;

class DrawnVerticesTest {

    private static void assertCounts(DrawnVertices drawn) {
        Mesh box = new Box(1, 1, 1);
        Mesh quad = new Quad(1, 1);
        for (int round = 0; round < 4; round++) {
            DefectReport report = new DefectReport();
            drawn.collect(quad, 4, report);
            assertEquals(4, drawn.count(), "round " + round);
            assertEquals(3, drawn.lastElement(), "round " + round);
            drawn.collect(box, 24, report);
            assertEquals(24, drawn.count(), "round " + round);
            assertEquals(23, drawn.lastElement(), "round " + round);
        }
    }

    @Test
    void theCountOfAMeshIsIndependentOfEarlierMeshes() {
        assertCounts(new DrawnVertices());
    }
}
