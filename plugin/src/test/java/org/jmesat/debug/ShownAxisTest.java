package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.narrowphase.Axis;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ShownAxisTest {
    private final TwoShapes shapes = new TwoShapes(ConvexPolygon.rectangle(2, 1), ConvexPolygon.regular(5, 1));
    private final PairSelection selection = shapes.selection();

    @BeforeEach
    void aPairIsExplained() {
        shapes.place(1.2, 0.3, 0.2);
    }

    @Test
    void atFirstItIsTheDecidingOne() {
        assertNull(selection.shownAxis());
    }

    @Test
    void anAxisIsFollowedByItsEdgesFromTickToTick() {
        for (int i = 0; i < selection.report().axes().size(); i++) {
            Axis axis = selection.report().axes().get(i);
            int ofA = axis.edgeOfA();
            int ofB = axis.edgeOfB();
            selection.showAxis(axis);
            shapes.place(1.2 + 0.01 * i, 0.3, 0.2 + 0.01 * i);

            assertEquals(ofA, selection.shownAxis().edgeOfA());
            assertEquals(ofB, selection.shownAxis().edgeOfB());
        }
    }

    @Test
    void parallelEdgesThatPartKeepACommonEdge() {
        TwoShapes squares = new TwoShapes(ConvexPolygon.rectangle(1, 1), ConvexPolygon.rectangle(1, 1));
        squares.place(0.9, 0.1, 0);
        Axis both = squares.report().axes().get(1);
        int edge = both.edgeOfA();
        squares.selection().showAxis(both);
        squares.place(0.9, 0.1, 0.2);

        assertEquals(edge, squares.selection().shownAxis().edgeOfA());
    }

    @Test
    void onlyAnotherAxisIsAChange() {
        long version = selection.version();
        selection.showAxis(null);
        assertEquals(version, selection.version());

        selection.showAxis(selection.report().axes().get(2));
        assertEquals(version + 1, selection.version());
        selection.showAxis(selection.report().axes().get(2));
        assertEquals(version + 1, selection.version());
        assertSame(selection.report().axes().get(2), selection.shownAxis());

        selection.showAxis(null);
        assertEquals(version + 2, selection.version());
        assertNull(selection.shownAxis());
    }

    @Test
    void anotherPairShowsItsDecidingAxis() {
        selection.showAxis(selection.report().axes().get(2));
        selection.clear();
        shapes.place(1.2, 0.3, 0.2);

        assertNull(selection.shownAxis());
    }
}
