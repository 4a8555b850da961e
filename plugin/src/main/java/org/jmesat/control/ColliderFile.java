package org.jmesat.control;

import com.jme3.export.OutputCapsule;
import com.jme3.math.Vector2f;
import java.io.IOException;
import java.util.List;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.internal.geometry.PointText;
import org.jmesat.internal.saved.PolygonText;
import org.jmesat.internal.saved.SavedFields;
import org.jmesat.projection.ColliderShape;
import org.jmesat.projection.ProjectionMode;

/**
 * Saves the settings of a {@link ColliderControl}, and reads them. Vectors and polygons are saved as text, since jME's
 * XML reader loses the fields that follow an object that cannot be read.
 */
final class ColliderFile {
    private static final String SIZE = "1.0, 1.0";
    private static final float RADIUS = 0.5f;
    private static final String OFFSET = "0.0, 0.0";
    private static final String SLICE = "-Infinity, Infinity";

    private ColliderFile() {
    }

    static void write(ColliderControl control, OutputCapsule capsule) throws IOException {
        capsule.write(control.getMode().name(), "mode", ProjectionMode.DEFAULT.name());
        capsule.write(control.getShape().name(), "shape", ColliderShape.MESH.name());
        capsule.write(PointText.write(control.getSize()), "size", SIZE);
        capsule.write(control.getRadius(), "radius", RADIUS);
        capsule.write(PointText.write(control.getOffset()), "offset", OFFSET);
        capsule.write(control.getAngle(), "angle", 0f);
        capsule.write(control.getVertices(), "vertices", "");
        capsule.write(PolygonText.write(control.getPolygon()), "polygon", "");
        capsule.write(PointText.write(control.getSlice()), "slice", SLICE);
        capsule.write(control.getMaxVertices(), "maxVertices", 0);
        capsule.write(control.getBaked(), "baked", "");
        capsule.write(control.isFixed(), "fixed", false);
        capsule.write(control.isTrigger(), "trigger", false);
        capsule.write(control.isDynamic(), "dynamic", false);
        capsule.write(control.isContinuous(), "continuous", false);
        capsule.write(control.getCategory(), "category", 1L);
        capsule.write(control.getMask(), "mask", -1L);
        capsule.write(control.getGroup(), "group", 0);
        capsule.write(control.getDepthMargin(), "depthMargin", 0f);
        capsule.write(control.getLayers(), "layers", "");
        capsule.write(control.getCollidesWith(), "collidesWith", "");
    }

    static void read(ColliderControl control, SavedFields saved) {
        control.setMode(readMode(saved));
        control.setSize(readVector(saved, "size", SIZE));
        control.setRadius(saved.readFloat("radius", RADIUS));
        control.setOffset(readVector(saved, "offset", OFFSET));
        control.setAngle(saved.readFloat("angle", 0));
        control.setVertices(saved.readString("vertices", ""));
        control.setPolygon(readPolygon(saved).toArray(new ConvexPolygon[0]));
        control.setShape(readShape(saved));
        control.setSlice(readVector(saved, "slice", SLICE));
        control.setMaxVertices(saved.readInt("maxVertices", 0));
        control.setBaked(saved.readString("baked", ""));
        control.setFixed(saved.readBoolean("fixed", false));
        control.setTrigger(saved.readBoolean("trigger", false));
        control.setDynamic(saved.readBoolean("dynamic", false));
        control.setContinuous(saved.readBoolean("continuous", false));
        control.setCategory(saved.readLong("category", 1L));
        control.setMask(saved.readLong("mask", -1L));
        control.setGroup(saved.readInt("group", 0));
        control.setDepthMargin(saved.readFloat("depthMargin", 0));
        control.setLayers(saved.readString("layers", ""));
        control.setCollidesWith(saved.readString("collidesWith", ""));
    }

    private static ProjectionMode readMode(SavedFields saved) {
        String name = saved.readString("mode", null);
        ProjectionMode mode = ProjectionMode.named(name);
        if (name != null && !mode.name().equals(name)) {
            saved.report("mode", name, mode);
        }
        return mode;
    }

    private static ColliderShape readShape(SavedFields saved) {
        String name = saved.readString("shape", null);
        ColliderShape shape = ColliderShape.named(name);
        if (name != null && !shape.name().equals(name)) {
            saved.report("shape", name, shape);
        }
        return shape;
    }

    private static Vector2f readVector(SavedFields saved, String name, String defaultText) {
        String text = saved.readString(name, defaultText);
        Vector2f vector = text == null ? null : PointText.readPoint(text);
        if (vector == null) {
            saved.report(name, text, defaultText);
            return PointText.readPoint(defaultText);
        }
        return vector;
    }

    private static List<ConvexPolygon> readPolygon(SavedFields saved) {
        String text = saved.readString("polygon", "");
        try {
            return text == null ? List.of() : PolygonText.read(text);
        } catch (IllegalArgumentException e) {
            saved.report("polygon", text, "none");
            return List.of();
        }
    }
}
