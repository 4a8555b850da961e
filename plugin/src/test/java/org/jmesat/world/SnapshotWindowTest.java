package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.jmesat.contact.Contact;
import org.jmesat.contact.ExitReason;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SnapshotWindowTest {
    private final CollisionWorld world = new CollisionWorld();
    private final CollisionSnapshot snapshot = new CollisionSnapshot();
    private final SnapshotWindow window = new SnapshotWindow();
    /** The side of the square that random bodies are in. */
    private double side = 20;

    private Collider box(double x, double y) {
        Collider box = world.add("box at " + x + " " + y);
        box.setShape(ConvexPolygon.rectangle(2, 2));
        box.setPosition(x, y);
        return box;
    }

    private List<Object> shown() {
        List<Object> owners = new ArrayList<>();
        for (int i = 0; i < snapshot.outlineCount(); i++) {
            owners.add(snapshot.outline(i).collider().getOwner());
        }
        return owners;
    }

    @Test
    void onlyPiecesThatMeetTheWindowHaveAnOutline() {
        Collider left = box(0, 0);
        Collider right = box(10, 0);
        world.step();
        window.set(9.5, 0, 20, 1);
        snapshot.update(world, window);
        assertEquals(List.of("box at 10.0 0.0"), shown());
        assertEquals(0, snapshot.firstOutline(right));
        assertEquals(1, snapshot.endOutline(right));
        assertEquals(snapshot.firstOutline(left), snapshot.endOutline(left));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 1e6, -1048576, 1e9})
    void aWindowThatTouchesAPieceExactlyAtItsSideShowsIt(double far) {
        box(far, far);
        world.step();
        for (int sign = -1; sign <= 1; sign += 2) {
            for (boolean beyond : new boolean[] {false, true}) {
                double side = far + sign * 1;
                double near = beyond ? Math.nextAfter(side, sign * Double.MAX_VALUE) : side;
                double away = far + sign * 3;
                window.set(Math.min(near, away), far - 9, Math.max(near, away), far + 9);
                snapshot.update(world, window);
                assertEquals(beyond ? 0 : 1, snapshot.outlineCount(), window::toString);
                window.set(far - 9, Math.min(near, away), far + 9, Math.max(near, away));
                snapshot.update(world, window);
                assertEquals(beyond ? 0 : 1, snapshot.outlineCount(), window::toString);
            }
        }
    }

    @Test
    void anEmptyWindowShowsNoOutlineButAllPairs() {
        box(0, 0);
        box(1, 0);
        world.step();
        window.setEmpty();
        snapshot.setContactsCopied(true);
        snapshot.update(world, window);
        assertTrue(window.isEmpty());
        assertEquals(0, snapshot.outlineCount());
        assertEquals(0, snapshot.markCount());
        assertEquals(1, snapshot.contactCount());
        assertEquals(1, snapshot.depth(0));
    }

    @Test
    void aMovedWindowIsNoticedWithoutATick() {
        box(0, 0);
        box(10, 0);
        world.step();
        window.set(-1, -1, 1, 1);
        assertTrue(snapshot.update(world, window));
        assertFalse(snapshot.update(world, window));
        window.set(8, -1, 9, 1);
        assertTrue(snapshot.update(world, window));
        assertEquals(List.of("box at 10.0 0.0"), shown());
        assertTrue(snapshot.update(world));
        assertEquals(2, snapshot.outlineCount());
        assertFalse(snapshot.update(world));
    }

    @Test
    void theWindowOfASnapshotIsACopy() {
        box(0, 0);
        world.step();
        window.set(-1, -1, 1, 1);
        snapshot.update(world, window);
        window.setEmpty();
        assertTrue(snapshot.update(world, window));
        assertEquals(0, snapshot.outlineCount());
    }

    @Test
    void theWindowOfTwoViewPortsIsTheBoxAroundBoth() {
        window.setEmpty();
        window.include(0, 0, 1, 1);
        assertEquals("(0.0, 0.0) to (1.0, 1.0)", window.toString());
        window.include(5, -3, 6, 0.5);
        assertEquals("(0.0, -3.0) to (6.0, 1.0)", window.toString());
        SnapshotWindow copy = new SnapshotWindow();
        assertTrue(copy.isAll());
        assertFalse(copy.isSame(window));
        copy.set(window);
        assertTrue(copy.isSame(window));
        assertEquals(List.of(0.0, -3.0, 6.0, 1.0), List.of(copy.minX(), copy.minY(), copy.maxX(), copy.maxY()));
        window.include(0, 0, 0, Double.POSITIVE_INFINITY);
        assertFalse(window.isAll());
        window.setAll();
        assertEquals("everywhere", window.toString());
        window.setEmpty();
        assertEquals("nowhere", window.toString());
    }

    /** Compared with a loop over all pieces and all contacts of the world. */
    @ParameterizedTest
    @CsvSource({"1, 0, 0, 20", "2, 0, 0, 60", "3, 1000000, 0, 20", "4, -1000000, 0, 60", "5, 0, 0.25, 20",
            "6, 1048576, 0.25, 60", "7, -1048576, 0.125, 20"})
    void aWindowShowsWhatALoopOverAllPiecesAndContactsFinds(long seed, double origin, double grid, double width) {
        Random random = new Random(seed);
        side = width;
        CollisionSnapshot whole = new CollisionSnapshot();
        List<Collider> all = new ArrayList<>();
        snapshot.setContactsCopied(true);
        snapshot.setFatBoxesCopied(true);
        int cut = 0;
        for (int tick = 0; tick < 60; tick++) {
            while (all.size() < 200) {
                all.add(randomBody(random, grid));
            }
            for (Collider collider : all) {
                if (collider.getId() % 3 > 0 && random.nextInt(4) > 0 || collider.getX() == 0) {
                    collider.setPosition(origin + coordinate(random, grid), origin + coordinate(random, grid));
                    collider.setAngle(grid > 0 ? 0 : 6 * random.nextDouble());
                }
            }
            if (tick % 5 == 4) {
                world.remove(all.remove(random.nextInt(all.size())), ExitReason.REMOVED);
            }
            world.step();
            for (int i = 0; i < 4; i++) {
                randomWindow(random, origin, grid, all);
                snapshot.update(world, window);
                String label = "seed " + seed + ", tick " + tick + ", window " + window;
                cut += requireOutlines(all, label);
                requireMarks(label);
                whole.update(world);
                requireSamePairs(whole, label);
            }
        }
        assertTrue(cut > 300, "only " + cut + " pieces were at the side of a window");
    }

    private void requireSamePairs(CollisionSnapshot whole, String label) {
        assertEquals(whole.contactCount(), snapshot.contactCount(), label);
        assertEquals(whole.pairCount(), snapshot.pairCount(), label);
        for (int i = 0; i < whole.pairCount(); i++) {
            assertSame(whole.a(i), snapshot.a(i), label);
            assertSame(whole.b(i), snapshot.b(i), label);
        }
    }

    private Collider randomBody(Random random, double grid) {
        Collider collider = world.add(world.getColliders().size());
        collider.setFixed(random.nextInt(4) == 0);
        collider.setTrigger(random.nextInt(4) == 0);
        collider.setContinuous(random.nextInt(9) == 0);
        ConvexPolygon[] pieces = new ConvexPolygon[random.nextInt(6) == 0 ? 3 : 1];
        for (int i = 0; i < pieces.length; i++) {
            float x = i * 0.5f;
            float half = 0.25f + random.nextInt(4) * 0.25f;
            pieces[i] = grid > 0 ? ConvexPolygon.of(x - half, -half, x + half, -half, x + half, half, x - half, half)
                    : random.nextInt(4) == 0 ? ConvexPolygon.circle(half)
                    : ConvexPolygon.regular(3 + random.nextInt(4), half);
        }
        collider.setShape(pieces);
        return collider;
    }

    private double coordinate(Random random, double grid) {
        double number = 1 + side * random.nextDouble();
        return grid > 0 ? grid * Math.round(number / grid) : number;
    }

    /** One in three windows touches a side of a piece exactly; one in ten has no side on the left. */
    private void randomWindow(Random random, double origin, double grid, List<Collider> all) {
        double x = origin + coordinate(random, grid);
        double y = origin + coordinate(random, grid);
        if (random.nextInt(3) == 0) {
            PlacedPolygon piece = all.get(random.nextInt(all.size())).getPiece(0);
            x = piece.count() > 0 ? piece.maxX() : x;
        }
        double width = grid > 0 ? grid * random.nextInt((int) (2 * side)) : side / 2 * random.nextDouble();
        double height = grid > 0 ? grid * random.nextInt((int) (2 * side)) : side / 2 * random.nextDouble();
        window.set(random.nextInt(10) == 0 ? Double.NEGATIVE_INFINITY : x, y, x + width, y + height);
    }

    private boolean meets(PlacedPolygon piece) {
        return piece.count() > 0 && piece.minX() <= window.maxX() && piece.maxX() >= window.minX()
                && piece.minY() <= window.maxY() && piece.maxY() >= window.minY();
    }

    /** Returns the number of outlines that the side of the window cuts or touches. */
    private int requireOutlines(List<Collider> all, String label) {
        int outline = 0;
        int cut = 0;
        PieceOutline actual = new PieceOutline();
        for (Collider collider : all) {
            int first = outline;
            for (int i = 0; i < collider.getPieceCount(); i++) {
                PlacedPolygon piece = collider.getPiece(i);
                if (!meets(piece)) {
                    continue;
                }
                assertTrue(outline < snapshot.outlineCount(), label);
                snapshot.outline(outline++, actual);
                assertSame(collider, actual.collider(), label);
                assertEquals(i, actual.piece(), label);
                assertEquals(List.of(collider.isFixed(), collider.isTrigger(), collider.isContinuous()),
                        List.of(actual.isFixed(), actual.isTrigger(), actual.isContinuous()), label);
                List<Contact<Collider>> contacts = new ArrayList<>();
                world.getContacts(collider, contacts);
                assertEquals(!contacts.isEmpty(), actual.isTouching(), label);
                double slack = 1e-15 * (Math.abs(window.maxX()) + 30);
                assertEquals(piece.minX(), actual.minX(), slack, label);
                assertEquals(piece.minY(), actual.minY(), slack, label);
                assertEquals(piece.maxX(), actual.maxX(), slack, label);
                assertEquals(piece.maxY(), actual.maxY(), slack, label);
                assertTrue(actual.fatMinX() <= actual.minX() && actual.fatMinY() <= actual.minY()
                        && actual.fatMaxX() >= actual.maxX() && actual.fatMaxY() >= actual.maxY(), label);
                cut += piece.minX() < window.minX() || piece.maxX() > window.maxX() || piece.minX() == window.maxX()
                        || piece.maxX() == window.minX() ? 1 : 0;
            }
            assertEquals(outline - first, snapshot.endOutline(collider) - snapshot.firstOutline(collider), label);
            assertTrue(outline == first || snapshot.firstOutline(collider) == first, label);
        }
        assertEquals(outline, snapshot.outlineCount(), label);
        return cut;
    }

    private void requireMarks(String label) {
        ContactMark actual = new ContactMark();
        int mark = 0;
        for (Contact<Collider> contact : world.getContacts()) {
            if (meets(contact.getA().getPiece(contact.getPieceA()))
                    && meets(contact.getB().getPiece(contact.getPieceB()))) {
                assertTrue(mark < snapshot.markCount(), label);
                snapshot.mark(mark++, actual);
                assertSame(contact.getA(), actual.a(), label);
                assertSame(contact.getB(), actual.b(), label);
                assertEquals(contact.getDepth(), actual.depth(), label);
                assertEquals(contact.getNormalX(), actual.normalX(), label);
                assertEquals(contact.getNormalY(), actual.normalY(), label);
                assertEquals(contact.getA().isTrigger() || contact.getB().isTrigger(), actual.isTrigger(), label);
                assertEquals(contact.getSinceTick() == world.getTick(), actual.isNew(), label);
                assertEquals(contact.getManifold().count(), actual.pointCount(), label);
                for (int i = 0; i < actual.pointCount(); i++) {
                    assertEquals(contact.getManifold().x(i), actual.pointX(i), label);
                    assertEquals(contact.getManifold().y(i), actual.pointY(i), label);
                }
            }
        }
        assertEquals(mark, snapshot.markCount(), label);
    }

    @Test
    void tooManyContactsToTellApartAreNotCopied() {
        for (int i = 0; i <= CollisionSnapshot.MOST_MARKS; i++) {
            box(1.5 * i, 0);
        }
        world.step();
        snapshot.setContactsCopied(true);
        snapshot.update(world, window);
        assertEquals(CollisionSnapshot.MOST_MARKS, snapshot.contactCount());
        assertEquals(CollisionSnapshot.MOST_MARKS, snapshot.markCount());
        assertFalse(snapshot.areMarksHidden());
        box(-1.5, 0);
        world.step();
        snapshot.update(world, window);
        assertEquals(0, snapshot.markCount());
        assertTrue(snapshot.areMarksHidden());
        window.set(-9, -9, 9, 9);
        snapshot.update(world, window);
        assertEquals(7, snapshot.markCount());
        assertFalse(snapshot.areMarksHidden());
        snapshot.clear();
        assertEquals(0, snapshot.markCount());
        assertFalse(snapshot.areMarksHidden());
    }

    /** Compared with a full sort; on a grid, thousands of contacts have the same few depths. */
    @ParameterizedTest
    @CsvSource({"1, 0", "2, 0.25", "3, 0.5", "4, 1"})
    void aPageOfPairsIsThatOfAFullSort(long seed, double grid) {
        Random random = new Random(seed);
        for (int i = 0; i < 400; i++) {
            box(coordinate(random, grid), coordinate(random, grid));
        }
        world.step();
        snapshot.update(world);
        List<Contact<Collider>> sorted = new ArrayList<>(world.getContacts());
        sorted.sort(Comparator.comparingDouble((Contact<Collider> contact) -> -contact.getDepth()));
        assertTrue(sorted.size() > 1000, "only " + sorted.size() + " contacts");
        assertEquals(sorted.size(), snapshot.contactCount());
        for (int asked = 0; asked < 1000; asked++) {
            int pair = asked < sorted.size() && seed % 2 == 0 ? asked : random.nextInt(sorted.size());
            String label = "seed " + seed + ", pair " + pair;
            assertSame(sorted.get(pair).getA(), snapshot.a(pair), label);
            assertSame(sorted.get(pair).getB(), snapshot.b(pair), label);
            assertEquals(sorted.get(pair).getDepth(), snapshot.depth(pair), label);
            assertEquals(pair, snapshot.find(snapshot.b(pair), snapshot.a(pair)), label);
        }
        for (int pair = snapshot.contactCount() + 1; pair < snapshot.pairCount(); pair++) {
            int order = Integer.compare(snapshot.a(pair - 1).getId(), snapshot.a(pair).getId());
            assertTrue(order < 0 || order == 0 && snapshot.b(pair - 1).getId() < snapshot.b(pair).getId());
        }
    }
}
