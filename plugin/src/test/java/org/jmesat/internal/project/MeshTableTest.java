package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.bounding.BoundingBox;
import com.jme3.scene.Mesh;
import com.jme3.scene.mesh.MorphTarget;
import com.jme3.scene.shape.Box;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MeshTableTest {
    private final MeshTable table = new MeshTable(1);
    private final Mesh mesh = new Box(1, 1, 1);
    private final Mesh equalMesh = new Box(1, 1, 1);
    private int version = 1;
    private final int row = read(mesh);
    private final int equalRow = read(equalMesh);
    private long tick = 1;

    private int read(Mesh added) {
        int addedRow = table.add(added);
        table.update(addedRow, added);
        table.addReading(addedRow, added, 0);
        return addedRow;
    }

    private boolean isCurrent() {
        return table.isCurrent(row, version, mesh, tick++);
    }

    private boolean isEqualCurrent() {
        return table.isCurrent(equalRow, 2, equalMesh, tick++);
    }

    @ParameterizedTest
    @MethodSource("org.jmesat.internal.project.MeshRevisionTest#changes")
    void changingAMeshDoesNotChangeAnEqualMesh(Consumer<Mesh> change) {
        assertTrue(isCurrent());
        change.accept(mesh);
        assertFalse(isCurrent());
        assertTrue(isEqualCurrent());
        assertTrue(table.update(row, mesh));
        version = table.addReading(row, mesh, tick);
        assertTrue(isCurrent());
        assertTrue(isEqualCurrent());
        assertFalse(table.update(equalRow, equalMesh));
    }

    @Test
    void aMeshThatIsEqualToAChangedMeshCanChangeToo() {
        for (Mesh each : new Mesh[] {mesh, equalMesh}) {
            ((BoundingBox) each.getBound()).setXExtent(3);
        }
        assertTrue(table.update(row, mesh));
        assertFalse(isEqualCurrent());
        assertTrue(table.update(equalRow, equalMesh));
    }

    @Test
    void aMeshThatChangesInEachTickAllocatesNothing() {
        BoundingBox bound = (BoundingBox) mesh.getBound();
        assertEquals(0, AllocationMeter.bytesPerRound(() -> {
            bound.setXExtent(bound.getXExtent() + 1);
            assertTrue(table.update(row, mesh));
        }));
        assertTrue(isEqualCurrent());
    }

    @Test
    void aNewMorphTargetChangesAMesh() {
        mesh.addMorphTarget(new MorphTarget());
        assertFalse(isCurrent());
        assertTrue(isEqualCurrent());
    }

    @Test
    void aMeshIsCheckedOncePerTick() {
        assertTrue(table.isCurrent(row, 1, mesh, tick));
        mesh.setBound(null);
        assertTrue(table.isCurrent(row, 1, mesh, tick));
        assertFalse(table.isCurrent(row, 1, mesh, tick + 1));
    }

    @Test
    void aReusedRowIsNotCurrentForTheOldMesh() {
        table.remove(row);
        assertFalse(isCurrent());
        assertEquals(row, read(mesh));
        assertFalse(isCurrent());
        assertTrue(table.isCurrent(row, 3, mesh, tick));
    }
}
