package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.narrowphase.AxisReport;
import org.junit.jupiter.api.Test;

class AxisChoiceTest {
    private static final AxisReport MANY = new TwoShapes(ConvexPolygon.regular(11, 1), ConvexPolygon.regular(7, 1))
            .place(1.3, 0.4, 0.2).report();

    @Test
    void theDecidingAxisComesFirst() {
        assertEquals(MANY.decidingIndex(), chosen(MANY, 5).get(0));
    }

    @Test
    void theOthersFollowByDescendingSeparation() {
        List<Integer> expected = new ArrayList<>(IntStream.range(0, MANY.axes().size()).boxed().toList());
        expected.remove(Integer.valueOf(MANY.decidingIndex()));
        expected.sort(Comparator.comparingDouble((Integer i) -> -MANY.axes().get(i).separation()));
        expected.add(0, MANY.decidingIndex());
        for (int max = 1; max <= expected.size(); max++) {
            assertEquals(expected.subList(0, max), chosen(MANY, max));
        }
    }

    @Test
    void allAxesAreChosenIfThereAreFewerThanTheLimit() {
        AxisReport few = new TwoShapes(ConvexPolygon.rectangle(2, 1), ConvexPolygon.rectangle(1, 1))
                .place(0.7, 0.2, 0.5).report();
        assertEquals(4, few.axes().size());
        assertEquals(4, chosen(few, 100).size());
    }

    private static List<Integer> chosen(AxisReport report, int maxAxes) {
        AxisChoice choice = new AxisChoice();
        choice.choose(report, maxAxes);
        return IntStream.range(0, choice.count()).map(choice::index).boxed().toList();
    }
}
