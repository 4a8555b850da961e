package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import java.nio.FloatBuffer;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.Motion;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.draw.ViewScale;
import org.jmesat.internal.step.WorldAccess;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class MotionDrawingTest {
    private static final float SCALE = 100;

    private final CollisionWorld world = new CollisionWorld();
    private final DebugDrawing picture = new DebugDrawing(DebugPalette.STANDARD.pack(false), null);
    private final Mesh mesh = picture.pen.mesh();
    private final ViewScale view = picture.view;
    private final MotionDrawing drawing = new MotionDrawing(picture);
    private final Collider bullet = world.add("bullet");

    @BeforeEach
    void shape() {
        bullet.setShape(ConvexPolygon.rectangle(2, 1));
        bullet.setContinuous(true);
        view.update(TwoShapes.camera(SCALE), false);
    }

    @Test
    void nothingIsDrawnOfWhatIsNewOrRestsOrWasTeleported() {
        world.step();
        assertEquals(0, draw());
        world.step();
        assertEquals(0, draw());
        bullet.setPosition(7, 7);
        bullet.teleport();
        world.step();
        assertEquals(0, draw());
    }

    @Test
    void nothingIsDrawnOfWhatIsTooFarAwayToBeSwept() {
        bullet.setPosition(1e100, 0);
        world.step();
        bullet.setPosition(2e100, 0);
        world.step();
        assertEquals(0, draw());
    }

    @Test
    void aStraightMotionIsDrawnFromItsStartToItsEnd() {
        world.step();
        bullet.setPosition(20, 8);
        world.step();
        assertTrue(draw() > 0);
        assertBox(-1, -0.5f, 21, 8.5f);
    }

    @Test
    void theMotionBeginsWhereTheGameHasSetIt() {
        world.step();
        bullet.setPosition(20, 0);
        WorldAccess.<CollisionWorld, Collider>get().setSweepStart(bullet, 4, 3, 0, 1);
        world.step();
        assertTrue(draw() > 0);
        PlacedPolygon start = bullet.copyPiece(0, new PlacedPolygon());
        bullet.computeMotion(new Motion()).place(0, start);
        assertEquals(2, start.minY(), 1e-9);
        assertEquals(start.maxY(), box()[3], 4 * view.pixelAt(0, 0, 0));
    }

    private int draw() {
        picture.pen.begin();
        drawing.draw(world);
        picture.pen.end();
        return mesh.getVertexCount();
    }

    /** The lines are a few pixels wide. */
    private void assertBox(float minX, float minY, float maxX, float maxY) {
        float slack = 10 * view.pixelAt(0, 0, 0);
        float[] box = box();
        assertEquals(minX, box[0], slack);
        assertEquals(minY, box[1], slack);
        assertEquals(maxX, box[2], slack + 1);
        assertEquals(maxY, box[3], slack + 0.5f);
    }

    private float[] box() {
        FloatBuffer xyz = mesh.getFloatBuffer(Type.Position);
        float[] box = {Float.MAX_VALUE, Float.MAX_VALUE, -Float.MAX_VALUE, -Float.MAX_VALUE};
        for (int i = 0; i < xyz.limit(); i += 3) {
            box[0] = Math.min(box[0], xyz.get(i));
            box[1] = Math.min(box[1], xyz.get(i + 1));
            box[2] = Math.max(box[2], xyz.get(i));
            box[3] = Math.max(box[3], xyz.get(i + 1));
        }
        return box;
    }
}
