package org.jmesat.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.asset.AssetManager;
import com.jme3.bounding.BoundingBox;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.system.JmeSystem;
import com.jme3.texture.Texture;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SampleModelTest {

    private static final AssetManager ASSETS = JmeSystem.newAssetManager(
            JmeSystem.getPlatformAssetConfigURL());

    @ParameterizedTest
    @EnumSource(SampleModel.class)
    void everyModelLoadsCentredAtItsSize(SampleModel model) {
        Node pivot = model.load(ASSETS);
        assertEquals(model.title(), pivot.getName());
        assertNull(pivot.getParent());
        pivot.updateGeometricState();
        BoundingBox box = (BoundingBox) pivot.getWorldBound();
        Vector3f extent = box.getExtent(new Vector3f());
        float longest = 2 * Math.max(extent.x, Math.max(extent.y, extent.z));
        assertTrue(longest > 2f && longest < 3f, "longest side " + longest);
        assertEquals(0f, box.getCenter().length(), 1e-3f, "centre " + box.getCenter());
    }

    @ParameterizedTest
    @EnumSource(SampleModel.class)
    void everyGeometryHasALitMaterialOfItsOwnWithNoTextureMissing(SampleModel model) {
        List<Geometry> geometries = new ArrayList<>();
        model.load(ASSETS).depthFirstTraversal(spatial -> {
            if (spatial instanceof Geometry geometry) {
                geometries.add(geometry);
            }
        });
        assertFalse(geometries.isEmpty());
        for (Geometry geometry : geometries) {
            assertTrue(geometry.getMesh().getTriangleCount() > 20, geometry.getName());
            assertEquals("Phong Lighting", geometry.getMaterial().getMaterialDef().getName());
            assertNotNull(geometry.getMaterial().getParam("Diffuse"), geometry.getName());
            Texture texture = geometry.getMaterial().getParamValue("DiffuseMap");
            assertTrue(texture == null || texture.getImage() != null, geometry.getName());
        }
        assertEquals(geometries.size(), geometries.stream().map(Geometry::getMaterial).distinct().count());
    }
}
