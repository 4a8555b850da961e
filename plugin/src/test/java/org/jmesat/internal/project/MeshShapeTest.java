package org.jmesat.internal.project;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Mesh;
import com.jme3.scene.mesh.MorphTarget;
import com.jme3.scene.shape.Box;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MeshShapeTest {
    private final ProjectionCache cache = new ProjectionCache();
    private final Mesh mesh = new Box(1, 1, 1);
    private final Mesh equalMesh = new Box(1, 1, 1);
    private final MeshShape shape = cache.shape(mesh, null, false);
    private final MeshShape equalShape = cache.shape(equalMesh, null, false);
    private final int version = shape.version();
    private final int equalVersion = equalShape.version();
    private long tick = 100;

    private boolean isCurrent() {
        return shape.isCurrent(version, mesh, tick++);
    }

    private boolean isEqualCurrent() {
        return equalShape.isCurrent(equalVersion, equalMesh, tick++);
    }

    @ParameterizedTest
    @MethodSource("org.jmesat.internal.project.MeshRevisionTest#changes")
    void changingAMeshDoesNotChangeAnEqualMesh(Consumer<Mesh> change) {
        assertTrue(isCurrent());
        change.accept(mesh);
        assertFalse(isCurrent());
        assertTrue(isEqualCurrent());
        cache.beginTick();
        cache.shape(mesh, shape, false);
        assertNotEquals(version, shape.version());
        assertTrue(shape.isCurrent(shape.version(), mesh, tick));
    }

    @Test
    void aNewMorphTargetChangesAMesh() {
        mesh.addMorphTarget(new MorphTarget());
        assertFalse(isCurrent());
        assertTrue(isEqualCurrent());
    }

    @Test
    void aMeshIsCheckedOncePerTick() {
        assertTrue(shape.isCurrent(version, mesh, tick));
        mesh.setBound(null);
        assertTrue(shape.isCurrent(version, mesh, tick));
        assertFalse(shape.isCurrent(version, mesh, tick + 1));
    }

    @Test
    void aRetiredShapeIsNotCurrent() {
        shape.retire();
        assertFalse(isCurrent());
        assertFalse(shape.isCurrent(version, null, tick));
    }
}
