package org.jmesat.editor;

import com.jme3.material.MatParam;
import com.jme3.material.Material;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.control.Control;
import java.nio.Buffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Compares a scene with what was read back from its file: the spatials with their settings, transforms, user data,
 * Controls and lights, and the meshes and materials of geometries.
 */
final class SceneComparison {
    private SceneComparison() {
    }

    /** Returns the path of the first spatial that differs, and what differs in it; null if the scenes are the same. */
    static String findDifference(Spatial expected, Spatial actual) {
        String at = SceneReader.path(expected);
        Map<String, Object> before = describe(expected);
        Map<String, Object> after = describe(actual);
        for (Map.Entry<String, Object> each : before.entrySet()) {
            if (!each.getValue().equals(after.get(each.getKey()))) {
                return at + ": " + each.getKey() + " is " + after.get(each.getKey()) + " instead of " + each.getValue();
            }
        }
        if (!before.keySet().equals(after.keySet())) {
            return at + ": " + after.keySet() + " instead of " + before.keySet();
        }
        if (expected instanceof Node node) {
            for (int i = 0; i < node.getQuantity(); i++) {
                String difference = findDifference(node.getChild(i), ((Node) actual).getChild(i));
                if (difference != null) {
                    return difference;
                }
            }
        }
        return null;
    }

    private static Map<String, Object> describe(Spatial spatial) {
        Map<String, Object> all = new TreeMap<>();
        all.put("class", spatial.getClass().getName());
        all.put("name", String.valueOf(spatial.getName()));
        all.put("transform", spatial.getLocalTransform().toString());
        all.put("hints", List.of(spatial.getLocalCullHint(), spatial.getLocalBatchHint(),
                spatial.getLocalQueueBucket(), spatial.getLocalShadowMode()));
        List<String> lights = new ArrayList<>();
        spatial.getLocalLightList().forEach(each -> lights.add(each.getClass().getName() + " " + each.getColor()));
        all.put("lights", lights);
        List<String> controls = new ArrayList<>();
        for (int i = 0; i < spatial.getNumControls(); i++) {
            Control control = spatial.getControl(i);
            controls.add(String.valueOf(control == null ? null : control.getClass().getName()));
        }
        all.put("Controls", controls);
        for (String key : spatial.getUserDataKeys()) {
            all.put("user data " + key, text(spatial.getUserData(key)));
        }
        if (spatial instanceof Node node) {
            all.put("number of children", node.getQuantity());
        }
        if (spatial instanceof Geometry geometry) {
            describe(geometry.getMesh(), all);
            describe(geometry.getMaterial(), all);
        }
        return all;
    }

    private static void describe(Mesh mesh, Map<String, Object> all) {
        all.put("mesh", mesh == null ? "none" : mesh.getClass().getName() + " " + mesh.getMode());
        for (VertexBuffer each : mesh == null ? new VertexBuffer[0] : mesh.getBufferList().getArray()) {
            Buffer data = each.getData();
            if (data != null) {
                data.rewind();
            }
            all.put("buffer " + each.getBufferType(), List.of(each.getNumComponents(), each.getFormat(),
                    data == null ? 0 : data.limit(), data == null ? 0 : data.hashCode()));
        }
    }

    private static void describe(Material material, Map<String, Object> all) {
        all.put("material", material == null ? "none" : material.getMaterialDef().getAssetName());
        if (material != null) {
            all.put("parameters of the material", material.getParams().stream().map(MatParam::getName).sorted()
                    .toList());
        }
    }

    /** A number, truth value or text as such; anything else by its class, since it need not have a text of its own. */
    private static String text(Object value) {
        return Stream.of(Number.class, Boolean.class, String.class).anyMatch(each -> each.isInstance(value))
                ? value.getClass().getSimpleName() + " " + value
                : String.valueOf(value == null ? null : value.getClass());
    }
}
