package org.jmesat.internal.step;

import org.jmesat.geometry.PlacedPolygon;

/**
 * The pieces that a query must test: those whose boxes it meets at their poses of the last step, except those of bodies
 * removed since.
 */
final class QueryCandidates {
    private final BodyTable bodies;
    private final PieceStore pieces;
    private final GridBroadPhase broadPhase;
    private final BoxQuery boxes = new BoxQuery();
    /** Slots, keyed by the body's id and the piece's index. */
    private final PairOrder slots = new PairOrder();

    QueryCandidates(BodyTable bodies, PieceStore pieces) {
        this.bodies = bodies;
        this.pieces = pieces;
        broadPhase = pieces.broadPhase();
    }

    void findInBox(double minX, double minY, double maxX, double maxY) {
        boxes.findInBox(broadPhase, minX, minY, maxX, maxY);
        take();
    }

    /** Finds the pieces that a moving box, given by its centre and half extents, meets along a direction. */
    void findAlong(double x, double y, double halfX, double halfY, double unitX, double unitY, double length) {
        boxes.findOnPath(broadPhase, x, y, halfX, halfY, unitX, unitY, length);
        take();
    }

    double estimateDistance(double x, double y) {
        return boxes.estimateDistance(broadPhase, x, y);
    }

    private void take() {
        slots.clear();
        for (int i = 0; i < boxes.count(); i++) {
            int slot = boxes.slot(i);
            int body = pieces.body(slot);
            if ((bodies.rules()[body] & BodyTable.REMOVED) == 0) {
                slots.add(PairOrder.key(bodies.id(body), pieces.piece(slot)), slot);
            }
        }
    }

    /** Sorts by id, then by piece. */
    void sort() {
        slots.sort();
    }

    int count() {
        return slots.count();
    }

    int slot(int i) {
        return slots.value(i);
    }

    int body(int i) {
        return pieces.body(slots.value(i));
    }

    int id(int i) {
        return (int) (slots.key(i) >>> 32);
    }

    int piece(int i) {
        return (int) slots.key(i);
    }

    int slotCount(int body) {
        return bodies.slotCount(body);
    }

    int slot(int body, int piece) {
        return bodies.slot(body, piece);
    }

    /** Whether a piece had a shape and a place at the last step. */
    boolean isPlaced(int body, int piece) {
        return slot(body, piece) >= 0 && pieces.table().count(slot(body, piece)) > 0;
    }

    /** Copies a piece as placed at the last step. */
    void copyPiece(int body, int piece, PlacedPolygon store) {
        bodies.copyPiece(body, piece, pieces.table(), store);
    }

    /** Sets body, id and piece of a hit. */
    void describe(int i, Hit hit) {
        hit.setBody(body(i), id(i), piece(i));
    }

    PieceStore pieces() {
        return pieces;
    }
}
