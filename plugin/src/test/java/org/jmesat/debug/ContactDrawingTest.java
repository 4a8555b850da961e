package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which contacts count as in the picture, where a place says little: a long floor, and a mesh with its origin far. */
class ContactDrawingTest {
    private static final int CRATES = 1200;

    private final DebugDrawing picture = new DebugDrawing(DebugPalette.STANDARD.pack(false), null);

    @ParameterizedTest
    @CsvSource({"1, 2, false", "1, 2000, true", "2, 2, false", "2, 2000, true"})
    void onlyContactsInThePictureCount(int piecesOfTheFloor, float halfHeight, boolean hidden) {
        CollisionWorld world = new CollisionWorld();
        Collider floor = world.add("floor");
        ConvexPolygon[] pieces = new ConvexPolygon[piecesOfTheFloor];
        for (int i = 0; i < pieces.length; i++) {
            int left = -3000 + 6000 * i / pieces.length;
            int right = -3000 + 6000 * (i + 1) / pieces.length;
            pieces[i] = ConvexPolygon.hullOf(left, -1, right, -1, right, 0, left, 0);
        }
        floor.setShape(pieces);
        for (int i = 0; i < CRATES; i++) {
            // Each has its place at the origin, and its shape elsewhere.
            int x = 2 * i - CRATES;
            world.add(i).setShape(ConvexPolygon.hullOf(x, -0.25f, x + 1, -0.25f, x + 1, 1, x, 1));
        }
        world.step();
        assertEquals(CRATES, world.getContacts().size());
        picture.view.update(TwoShapes.camera(halfHeight), false);
        picture.outlines.drawOthers(world.getColliders(), null);
        picture.pen.begin();
        picture.contacts.drawOthers(world.getContacts(), null);
        picture.pen.end();
        assertEquals(hidden, picture.contacts.hidden);
        assertEquals(!hidden, picture.pen.mesh().getVertexCount() > 0);
    }
}
