package org.jmesat.sample.stories;

import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.system.JmeContext;
import java.io.PrintStream;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.PushApart;
import org.jmesat.sample.Sample;
import org.jmesat.sample.SampleArguments;

/** "My crate floats above the floor." The floor is one concave mesh, and its hull fills the ditch. */
final class FloatingCrate extends Story {
    private static final float FALL = 2;

    private Geometry crate;

    FloatingCrate(Sample sample, SampleArguments arguments, JmeContext.Type type, PrintStream out) {
        super(sample, arguments, type, out);
    }

    @Override
    void build() {
        Geometry floor = add("floor", ditch(), 0, 0, new ColorRGBA(0.2f, 0.25f, 0.2f, 1));
        ColliderControl fixed = new ColliderControl();
        fixed.setFixed(true);
        floor.addControl(fixed);
        crate = box("crate", 1, 1, -1, 2.5f, new ColorRGBA(0.4f, 0.22f, 0.08f, 1));
        crate.addControl(new PushApart());
    }

    /** A floor with a ditch of width 4 and depth 2 in its middle. */
    private static Mesh ditch() {
        Mesh mesh = new Mesh();
        mesh.setBuffer(Type.Position, 3, new float[] {-4, -3, 0, 4, -3, 0, 4, 0, 0, 2, 0, 0, 2, -2, 0, -2, -2, 0,
            -2, 0, 0, -4, 0, 0, -4, -2, 0, 4, -2, 0});
        mesh.setBuffer(Type.Index, 3, new short[] {0, 1, 9, 0, 9, 8, 8, 5, 6, 8, 6, 7, 4, 9, 2, 4, 2, 3});
        mesh.updateBound();
        return mesh;
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        crate.move(0, -FALL * tpf, 0);
    }
}
