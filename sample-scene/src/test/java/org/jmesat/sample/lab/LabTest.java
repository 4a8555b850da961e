package org.jmesat.sample.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.input.KeyInput;
import com.jme3.input.event.KeyInputEvent;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.narrowphase.FreePlace;
import org.jmesat.narrowphase.ShapePair;
import org.jmesat.narrowphase.Sweep;
import org.jmesat.sample.lab.Lab.Kind;
import org.jmesat.sample.lab.Lab.Step;
import org.jmesat.sample.lab.Lab.Switch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The model of the lab against the product, asked again, and against plain projections of the corners. */
class LabTest {
    private static final double CLOSE = 1e-5;

    private final Lab lab = new Lab();
    private final LabInput input = new LabInput(lab, null);

    private List<String> captions() {
        List<String> captions = new ArrayList<>();
        for (int i = 0; i < lab.steps().size(); i++) {
            lab.show(i);
            captions.add(lab.caption());
        }
        return captions;
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }

    /** The end of a shape's shadow in a direction. */
    private static double reach(PlacedPolygon shape, double x, double y) {
        double reach = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < shape.count(); i++) {
            reach = Math.max(reach, x * shape.x()[i] + y * shape.y()[i] + shape.rounding());
        }
        return reach;
    }

    @ParameterizedTest
    @EnumSource
    void eachAxisOfEachPresetSaysWhatItsProjectionsSay(Preset preset) {
        for (int choice = 0; choice < 8; choice++) {
            lab.choose(preset);
            set(Switch.EARLY_EXIT, (choice & 1) != 0);
            set(Switch.SHARED_AXES, (choice & 2) != 0);
            set(Switch.TOUCHING, (choice & 4) != 0);
            int axes = 0;
            for (int i = 0; i < lab.steps().size(); i++) {
                lab.show(i);
                if (lab.step().kind() == Kind.AXIS) {
                    assertAxis(lab.step(), lab.caption());
                    axes++;
                }
            }
            assertTrue(axes > 0);
            for (LabPair pair : lab.pairs()) {
                assertEquals(!pair.isTouching(), pair.strips.stream().anyMatch(LabPair.Strip::separates));
                assertEquals(lab.isOn(Switch.TOUCHING) ? ShapePair.touch(pair.a, pair.b)
                        : ShapePair.overlap(pair.a, pair.b), pair.isTouching());
            }
        }
    }

    private void set(Switch which, boolean on) {
        if (lab.isOn(which) != on) {
            lab.flip(which);
        }
    }

    private void assertAxis(Step step, String caption) {
        LabPair pair = step.pair();
        LabPair.Strip strip = pair.strips.get(step.strip());
        double x = strip.axis().x();
        double y = strip.axis().y();
        assertPerpendicular(pair.a, strip.edgeOfA(), x, y);
        assertPerpendicular(pair.b, strip.edgeOfB(), x, y);
        double forth = -reach(pair.b, -x, -y) - reach(pair.a, x, y);
        double back = -reach(pair.a, -x, -y) - reach(pair.b, x, y);
        double separation = Math.max(forth, back);
        assertEquals(separation, strip.axis().separation(), CLOSE, strip.name());
        int left = pair.strips.size() - 1 - step.strip();
        String rest = !lab.isOn(Switch.EARLY_EXIT) ? "." : ": one is enough. A line fits between "
                + (lab.pairs().size() > 1 ? "the pieces" : "them") + ", so they "
                + (Math.abs(separation) < CLOSE ? "do not overlap" : "cannot touch")
                + (left == 0 ? "." : left == 1 ? "; the other axis is not needed."
                : "; the other " + left + " axes are not needed.");
        String answer = caption.substring(caption.indexOf('\n') + 1);
        if (Math.abs(separation) < CLOSE) {
            assertEquals(lab.isOn(Switch.TOUCHING) ? "They touch, and that counts: no gap."
                    : "They only touch; with T off that is a gap" + rest, answer);
        } else {
            double a = reach(pair.a, x, y) + reach(pair.a, -x, -y);
            double b = reach(pair.b, x, y) + reach(pair.b, -x, -y);
            assertEquals(-separation > Math.min(a, b) + CLOSE ? "Yes. The way out on this axis is "
                    + number(-separation) + (a > b ? ": B's shadow lies inside A's." : ": A's shadow lies inside B's.")
                    : separation < 0 ? "Yes, by " + number(-separation) + '.'
                    : "No, a gap of " + number(separation) + rest, answer);
        }
        assertTrue(strip.edgeOfA() < 0 || caption.contains(pair.nameA(strip.edgeOfA())), caption);
        assertTrue(strip.edgeOfB() < 0 || caption.contains(pair.nameB(strip.edgeOfB())), caption);
    }

    private static void assertPerpendicular(PlacedPolygon shape, int edge, double x, double y) {
        if (edge >= 0) {
            int next = (edge + 1) % shape.count();
            assertEquals(0, (shape.x()[next] - shape.x()[edge]) * x + (shape.y()[next] - shape.y()[edge]) * y, CLOSE);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"OVERLAP", "CONTAINMENT", "TIE", "CROSS"})
    void theVerdictNamesTheShortestPush(Preset preset) {
        lab.choose(preset);
        LabPair pair = lab.pairs().get(0);
        ShapePair test = ShapePair.of(lab.a().place(0, 0).get(0), lab.b().place(0, 0).get(0));
        double least = pair.strips.stream().mapToDouble(strip -> -strip.axis().separation()).min().orElseThrow();
        assertEquals(test.depth(), least, CLOSE);
        lab.showVerdict();
        String best = pair.strips.get(lab.step().strip()).name();
        assertEquals(least, -pair.strips.get(lab.step().strip()).axis().separation(), CLOSE);
        String tie = preset == Preset.TIE ? " A tie: A3+B1 is as good." : "";
        assertEquals("No gap on " + pair.strips.size() + " axes, so no line fits: they overlap.\nLeast: " + best
                + ", push " + number(test.depth()) + ", the minimum translation vector (MTV)." + tie, lab.caption());
        assertHalvesPart();
    }

    /** After half of the push each, the shapes touch and no longer overlap. */
    private void assertHalvesPart() {
        List<PlacedPolygon> a = lab.a().place(-0.5 * lab.pushX(), -0.5 * lab.pushY());
        List<PlacedPolygon> b = lab.b().place(0.5 * lab.pushX(), 0.5 * lab.pushY());
        boolean touching = false;
        for (PlacedPolygon pieceA : a) {
            for (PlacedPolygon pieceB : b) {
                assertFalse(ShapePair.overlap(pieceA, pieceB));
                touching |= ShapePair.touch(pieceA, pieceB);
            }
        }
        assertTrue(touching);
        for (double[] point : lab.contacts()) {
            assertTrue(isOn(a, point) && isOn(b, point));
        }
        lab.show(lab.steps().size() - 1);
        assertEquals(Kind.CONTACT, lab.step().kind());
        assertTrue(lab.caption().startsWith(lab.contacts().size() == 1 ? "The contact point" : "Contact points"));
        lab.back();
        assertEquals(Kind.PUSH, lab.step().kind());
        assertTrue(lab.caption().contains("B moves by " + number(0.5 * Math.hypot(lab.pushX(), lab.pushY())) + ','));
    }

    private static boolean isOn(List<PlacedPolygon> pieces, double[] point) {
        PlacedPolygon dot = PlacedPolygon.of(ConvexPolygon.hullOf(0, 0), point[0], point[1], 0);
        return pieces.stream().anyMatch(piece -> Math.abs(ShapePair.of(piece, dot).separation()) < CLOSE);
    }

    /** Parallel edges touch along a line, which has two ends; after a turn, a corner touches. */
    @Test
    void onlyWhatTouchesIsAContactPoint() {
        lab.choose(Preset.PARALLEL_EDGES);
        assertEquals(2, lab.contacts().size());
        lab.edit(shape -> shape.turn(0.1));
        assertEquals(1, lab.contacts().size());
    }

    /** An edge of a piece has the number of that of the outline; both sides of a cut have its name. */
    @Test
    void anEdgeHasOneNameInAllPieces() {
        lab.choose(Preset.CONCAVE_GAP);
        double[] outline = lab.a().outline(0, 0);
        List<String> names = new ArrayList<>();
        for (LabPair pair : lab.pairs()) {
            for (int i = 0; i < pair.a.count(); i++) {
                names.add(pair.nameA(i));
                for (int k = 0; k < outline.length / 2; k++) {
                    int from = 2 * k;
                    int to = (from + 2) % outline.length;
                    int next = (i + 1) % pair.a.count();
                    boolean same = Math.hypot(outline[from] - pair.a.x()[i], outline[from + 1] - pair.a.y()[i]) < CLOSE
                            && Math.hypot(outline[to] - pair.a.x()[next], outline[to + 1] - pair.a.y()[next]) < CLOSE;
                    assertEquals(same, pair.nameA(i).equals("A" + k), pair.nameA(i));
                }
            }
        }
        assertEquals(List.of("A cut 1", "A cut 1", "A cut 2", "A cut 2"),
                names.stream().filter(name -> name.contains("cut")).sorted().toList());
    }

    @Test
    void concaveShapesArePushedOutOfAllPieces() {
        lab.choose(Preset.CONCAVE_GAP);
        assertEquals("Each pair of pieces has a gap: A and B cannot touch.", captions().get(lab.steps().size() - 1)
                .lines().findFirst().orElseThrow());
        lab.b().move(0.1, -0.9);
        lab.changed();
        FreePlace place = new FreePlace();
        lab.pairs().forEach(pair -> place.add(pair.b, pair.a));
        assertTrue(place.find(10));
        double push = Math.hypot(place.x(), place.y());
        assertTrue(push > 0.1);
        lab.showVerdict();
        assertTrue(lab.caption().endsWith("push " + number(push) + '.'), lab.caption());
        assertHalvesPart();
    }

    /** The distance of the origin from the border of the difference is the push, or the distance. */
    @ParameterizedTest
    @EnumSource
    void theDifferenceIsAsFarFromTheOriginAsTheShapesFromTouching(Preset preset) {
        lab.choose(preset);
        PlacedPolygon origin = PlacedPolygon.of(ConvexPolygon.hullOf(0, 0), 0, 0, 0);
        for (LabPair pair : lab.pairs()) {
            assertEquals(pair.test.separation(), ShapePair.of(pair.difference(), origin).separation(), CLOSE);
        }
    }

    @ParameterizedTest
    @EnumSource
    void theMotionMeetsWhenTheSweepSays(Preset preset) {
        lab.choose(preset);
        lab.flip(Switch.MOTION);
        double first = 2;
        boolean overlapping = false;
        for (int i = 0; i < lab.a().pieces().size(); i++) {
            Sweep sweep = Sweep.of(lab.a().pieces().get(i), lab.a().motion(0, 0), lab.b().pieces().get(0),
                    lab.b().motion(lab.moveX(), lab.moveY()));
            first = sweep.isHit() ? Math.min(first, sweep.time()) : first;
            overlapping |= sweep.isOverlapping();
        }
        lab.showVerdict();
        assertTrue(lab.caption().startsWith(overlapping ? "They overlap before the move"
                : first > 1 ? "They do not meet" : "They meet at " + number(first) + " of the move"), lab.caption());
        for (LabPair pair : lab.pairs()) {
            for (LabPair.Strip strip : pair.strips) {
                assertFalse(strip.separates() && (overlapping || pair.sweep.isHit()), strip.name());
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void theWordsOfAMotionAreTrueOfItsStartItsEndAndTheTimeOfImpact(Preset preset) {
        Random random = new Random(preset.ordinal());
        lab.flip(Switch.MOTION);
        for (int i = 0; i < 60; i++) {
            lab.choose(preset);
            set(Switch.SHARED_AXES, random.nextBoolean());
            if (i % 3 == 2) {
                lab.edit(LabShape::switchRounding);
            }
            if (i > 0) {
                lab.b().move(random.nextGaussian(), random.nextGaussian());
                lab.setMove(4 * random.nextGaussian(), 4 * random.nextGaussian());
            }
            for (LabPair pair : lab.pairs()) {
                pair.strips.forEach(strip -> assertMotion(pair, strip));
                boolean sharp = lab.a().rounding() + lab.b().rounding() == 0;
                assertEquals(sharp && pair.sweep.isHit() && !pair.test.isTouching(),
                        sharp && pair.strips.stream().anyMatch(strip -> strip.end() != null && pair.closesLast(strip)));
            }
        }
    }

    private void assertMotion(LabPair pair, LabPair.Strip strip) {
        if (strip.end() == null) {
            assertTrue(strip.edgeOfA() < 0 && strip.edgeOfB() < 0, strip.name());
            return;
        }
        int start = sideOfGap(pair, strip, 0);
        int end = sideOfGap(pair, strip, 1);
        boolean last = pair.closesLast(strip);
        assertEquals(last ? "closes last: " + number(pair.sweep.time()) : start == 0 ? end == 0 ? "no gap" : "gap opens"
                : end == 0 ? "gap closes" : start == end ? "gap stays" : "crosses", pair.result(strip), strip.name());
        if (pair.sweep.isHit()) {
            double gap = Math.max(gap(pair, strip, pair.sweep.time(), 1), gap(pair, strip, pair.sweep.time(), -1));
            assertEquals(last ? 0 : Math.min(0, gap), gap, CLOSE, strip.name());
        }
        if (last) {
            assertTrue(start != 0 && end != start, strip.name());
        }
    }

    /** Returns 1 or −1 for a gap on either side of A, seen along the axis, and 0 for none. */
    private int sideOfGap(LabPair pair, LabPair.Strip strip, double time) {
        return gap(pair, strip, time, 1) > pair.test.tolerance() ? 1
                : gap(pair, strip, time, -1) > pair.test.tolerance() ? -1 : 0;
    }

    private double gap(LabPair pair, LabPair.Strip strip, double time, int side) {
        double x = side * strip.axis().x();
        double y = side * strip.axis().y();
        return time * (lab.moveX() * x + lab.moveY() * y) - reach(pair.b, -x, -y) - reach(pair.a, x, y);
    }

    @Test
    void theLineBetweenCornersStaysInTheListDuringAMotion() {
        lab.choose(Preset.CIRCLE_AND_CORNER);
        lab.flip(Switch.MOTION);
        lab.setMove(-1, -1);
        LabPair pair = lab.firstHit();
        LabPair.Strip centre = pair.strips.get(pair.strips.size() - 1);
        assertEquals("centre", centre.name());
        assertEquals("closes last: " + number(pair.sweep.time()), pair.result(centre));
        lab.showVerdict();
        assertTrue(lab.caption().startsWith("They meet at " + number(pair.sweep.time()) + " of the move, the time of "
                + "impact: the last gap closes, on the line from the circle's centre to the nearest "
                + "corner."), lab.caption());
    }

    /** The first gap that stays ends the test, and the other rows stay marked to the last step. */
    @Test
    void aGapThatStaysDuringAMotionIsEnough() {
        lab.flip(Switch.MOTION);
        lab.setMove(0.5, 1);
        LabPair pair = lab.pairs().get(0);
        int tested = pair.tested();
        assertTrue(tested < pair.strips.size());
        lab.showVerdict();
        assertEquals("They do not meet during the move.\nThe gap on the axis of " + pair.strips.get(tested - 1).name()
                + " stays: one is enough.", lab.caption());
        assertRowsLookedAt(tested);
        lab.showAll();
        assertRowsLookedAt(tested);
    }

    private void assertRowsLookedAt(int tested) {
        for (int i = 0; i < lab.step().pair().strips.size(); i++) {
            assertEquals(i < tested, lab.isDone(i), "row " + i);
            assertEquals(i < tested, lab.isNeeded(i), "row " + i);
        }
    }

    @Test
    void allAxesAtOnceAreThoseThatTheTestLooksAt() {
        lab.showAll();
        assertRowsLookedAt(lab.pairs().get(0).tested());
        lab.flip(Switch.EARLY_EXIT);
        assertRowsLookedAt(8);
        lab.flip(Switch.CIRCLES);
        lab.b().move(3, 0);
        lab.changed();
        lab.showAll();
        assertRowsLookedAt(0);
    }

    @Test
    void seenFromATheWholePushMovesB() {
        lab.choose(Preset.OVERLAP);
        lab.flip(Switch.FRAME_OF_A);
        assertEquals(Kind.PUSH, lab.steps().get(lab.steps().size() - 2).kind());
        lab.show(lab.steps().size() - 2);
        assertTrue(lab.caption().startsWith("B moves by " + number(Math.hypot(lab.pushX(), lab.pushY()))
                + ", the whole push"), lab.caption());
        assertTrue(lab.isPushed());
        for (double[] point : lab.contacts()) {
            assertTrue(isOn(lab.a().place(0, 0), point) && isOn(lab.b().place(lab.pushX(), lab.pushY()), point));
        }
    }

    @Test
    void aCornerIsNotDraggedAcrossAnotherEdge() {
        lab.choose(Preset.TIE);
        lab.edit(shape -> shape.setCorner(0, 0, -1));
        assertEquals(0, lab.a().outline(0, 0)[0], CLOSE);
        lab.edit(shape -> shape.setCorner(0, 1, 0));
        assertEquals(0, lab.a().outline(0, 0)[0], CLOSE, "its sides would cross the edge on the right");
    }

    /** The pieces that meet first have parted again at the end, where others overlap. */
    @Test
    void anyPiecesThatOverlapAtTheEndAreFoundThere() {
        lab.choose(Preset.CONCAVE_GAP);
        lab.flip(Switch.MOTION);
        lab.setMove(-1.5, -3);
        assertFalse(lab.firstHit().isOverlappingAtEnd());
        PlacedPolygon end = lab.b().place(-1.5, -3).get(0);
        assertTrue(lab.a().place(0, 0).stream().anyMatch(piece -> ShapePair.overlap(piece, end)));
        lab.showVerdict();
        assertTrue(lab.caption().endsWith("A test at the end alone would find them too deep."), lab.caption());
    }

    @Test
    void aMotionThatBeginsWithATouchAndPartsSaysSo() {
        lab.choose(Preset.PARALLEL_EDGES);
        lab.flip(Switch.MOTION);
        lab.setMove(3, 0);
        assertTrue(captions().get(1).endsWith("Yes: now a touch, at the end a gap of 3.00."), captions().get(1));
        lab.setMove(0, 3);
        assertTrue(captions().get(1).endsWith("Yes: now a touch, at the end a touch."), captions().get(1));
        assertEquals("They touch at the start, and come no closer.", captions().get(3));
        lab.flip(Switch.TOUCHING);
        assertTrue(captions().get(1).endsWith("They do not overlap on the way."), captions().get(1));
        assertEquals("They touch at the start, and come no closer.", captions().get(2));
    }

    @Test
    void aMotionThatEndsInATouchSaysSoAndWhetherThatCounts() {
        lab.choose(Preset.PARALLEL_EDGES);
        lab.b().move(2, 0);
        lab.flip(Switch.MOTION);
        lab.setMove(-2, 0);
        lab.showVerdict();
        assertEquals("They touch at the end of the move, and not before.\nThe time of impact is 1.", lab.caption());
        lab.flip(Switch.TOUCHING);
        lab.showVerdict();
        assertEquals("They touch at the end of the move, and not before.\n"
                + "With T off a touch does not count: they do not collide.", lab.caption());
        lab.setMove(-2.01, 0);
        lab.showVerdict();
        assertTrue(lab.caption().endsWith("A test at the end alone would find them too deep."), lab.caption());
    }

    /** B goes through A, and ends beyond it, in touch with its far side. */
    @Test
    void aMotionThatEndsInATouchBeyondNamesTheFirstContactAndWhatTheEndWouldSay() {
        lab.choose(Preset.PARALLEL_EDGES);
        lab.flip(Switch.MOTION);
        lab.b().move(2, 0);
        lab.setMove(-6, 0);
        lab.showVerdict();
        assertEquals("They meet at 0.33 of the move, the time of impact: the last gap closes, on the "
                + "axis of A2+B0.\n"
                + "A test at the end alone would find a touch only.", lab.caption());
        lab.flip(Switch.TOUCHING);
        assertTrue(lab.caption().endsWith("nothing: B has passed by."), lab.caption());
    }

    /** Two of the three pieces of A are met: each has its time, and the first one is that of the whole. */
    @Test
    void theTimeOfImpactOfAConcaveShapeIsTheFirstOfItsPieces() {
        lab.choose(Preset.CONCAVE_GAP);
        lab.flip(Switch.MOTION);
        lab.setMove(-1.5, -3);
        List<String> captions = captions();
        assertTrue(captions.contains("Pair 2 of 3. These two pieces meet at 0.13 of the move."), captions::toString);
        assertTrue(captions.contains("Pair 3 of 3. These two pieces meet at 0.21 of the move."), captions::toString);
        lab.showVerdict();
        assertTrue(lab.caption().startsWith("They meet at 0.13 of the move, the time of impact: the first contact of "
                + "two pieces."), lab.caption());
    }

    /** B slides down along the left wall, which it touches, onto the floor. */
    @Test
    void piecesThatTouchAtTheStartDoNotHideThatOthersMeet() {
        lab.choose(Preset.CONCAVE_GAP);
        lab.flip(Switch.MOTION);
        lab.a().turn(-lab.a().angle());
        lab.b().turn(-lab.b().angle());
        lab.b().move(-0.35, 0);
        lab.setMove(0, -2);
        lab.showVerdict();
        assertTrue(lab.caption().startsWith("Two pieces touch at the start. Others meet at 0.35 of the move"),
                lab.caption());
    }

    @Test
    void circlesThatAreApartNeedNoAxis() {
        lab.b().move(3, 0);
        lab.changed();
        lab.flip(Switch.CIRCLES);
        assertEquals(List.of("Bounding circles, a cheap test first: are they apart?\n"
                + "Yes, so they cannot touch, and no axis is needed."), captions().subList(1, lab.steps().size()));
    }

    @Test
    void withoutEarlyExitAllAxesAreListedWithTheirGaps() {
        lab.flip(Switch.EARLY_EXIT);
        String last = captions().get(lab.steps().size() - 1);
        long gaps = lab.pairs().get(0).strips.stream().filter(strip -> strip.axis().separation() > 0).count();
        assertTrue(last.startsWith("A gap on " + gaps + " of 8 axes: they cannot touch."), last);
        assertEquals(10, lab.steps().size());
    }

    @ParameterizedTest
    @CsvSource({"1, true, 1, true, Only the line between the centres: 1 axis to try.",
        "1, false, 1, false, Only the line between the closest corners: 1 axis to try.",
        "1, false, 1, true, Only the line from the circle's centre to the nearest corner: 1 axis to try.",
        "2, true, 2, true, 'The edges'' axes, and the line between the closest corners: 3 axes to try.'",
        "1, false, 2, false, So 1 axis is enough: parallel edges have one.",
        "3, false, 1, true, So 3 axes are enough."})
    void theStartNamesTheLineBetweenCornersIfItIsAnAxis(int a, boolean roundA, int b, boolean roundB, String expected) {
        become(lab.a(), a, roundA);
        become(lab.b(), b, roundB);
        assertTrue(lab.caption().endsWith(expected + " Press Space."), lab.caption());
    }

    private void become(LabShape shape, int count, boolean round) {
        lab.select(shape);
        lab.edit(each -> each.setCount(count));
        if (shape.rounding() > 0 != round) {
            lab.edit(LabShape::switchRounding);
        }
    }

    /** With touching off, a touch is a gap: the pieces do not overlap, but touch they do. */
    @Test
    void shapesThatTouchAreNotSaidToBeUnableTo() {
        lab.choose(Preset.PARALLEL_EDGES);
        lab.flip(Switch.TOUCHING);
        lab.flip(Switch.EARLY_EXIT);
        lab.showVerdict();
        assertEquals("A gap on 1 of 2 axes: they do not overlap. One gap would have been enough.\nThe widest: A2+B0.",
                lab.caption());
        touchAPiece();
        List<String> captions = captions();
        assertEquals("Each pair of pieces has a gap: A and B do not overlap.\nThe closest only touch.",
                captions.get(captions.size() - 1));
        assertEquals(1, captions.stream().filter(line -> line.endsWith("two pieces do not overlap.")).count());
        lab.flip(Switch.TOUCHING);
        lab.showVerdict();
        assertEquals("1 of 3 pairs of pieces has no gap: A and B touch.", lab.caption());
    }

    /** B, upright, touches the left arm of A from the right. */
    private void touchAPiece() {
        lab.choose(Preset.CONCAVE_GAP);
        lab.edit(shape -> shape.turn(-shape.angle()));
        lab.select(lab.b());
        lab.edit(shape -> shape.turn(-shape.angle()));
        lab.edit(shape -> shape.move(-0.45 - shape.x(), 0));
    }

    @Test
    void circlesThatTouchAreNotSaidToBeUnableTo() {
        lab.edit(shape -> shape.setCount(1));
        lab.select(lab.b());
        lab.edit(shape -> shape.setCount(1));
        lab.edit(shape -> shape.move(lab.a().x() + 2 * shape.rounding() - shape.x(), lab.a().y() - shape.y()));
        lab.flip(Switch.TOUCHING);
        lab.flip(Switch.CIRCLES);
        assertTrue(captions().get(1).endsWith("Yes, so they do not overlap, and no axis is needed."), lab.caption());
    }

    @Test
    void twoRectanglesHaveFourAxesOrEight() {
        lab.choose(Preset.CROSS);
        assertEquals(4, lab.pairs().get(0).strips.size());
        lab.flip(Switch.SHARED_AXES);
        assertEquals(8, lab.pairs().get(0).strips.size());
        lab.choose(Preset.TIE);
        assertEquals(8, lab.pairs().get(0).strips.size());
        lab.flip(Switch.SHARED_AXES);
        assertEquals(2, lab.pairs().get(0).strips.size());
    }

    @Test
    void aCornerPulledInwardsGivesPieces() {
        lab.choose(Preset.TIE);
        lab.edit(shape -> shape.addCorner(-0.6, -1.2));
        int pieces = lab.a().pieces().size();
        assertTrue(pieces > 1);
        assertEquals(pieces, lab.pairs().size());
        assertTrue(lab.caption().contains(pieces + " pairs of convex pieces"), lab.caption());
    }

    @Test
    void deleteRemovesOnlyAChosenCorner() {
        double[] outline = lab.a().outline(0, 0);
        press(KeyInput.KEY_DELETE, ' ');
        assertEquals(5, lab.a().count(), "none is chosen at the start");
        lab.chooseCorner(1);
        press(KeyInput.KEY_X, 'x');
        press(KeyInput.KEY_DELETE, ' ');
        press(KeyInput.KEY_X, 'x');
        press(KeyInput.KEY_DELETE, ' ');
        assertEquals(List.of(5, 3), List.of(lab.a().count(), lab.b().count()), "nor after the other shape is selected");
        lab.chooseCorner(1);
        press(KeyInput.KEY_DELETE, ' ');
        press(KeyInput.KEY_DELETE, ' ');
        assertEquals(4, lab.a().count(), "the next one is not chosen");
        assertEquals(outline[4], lab.a().outline(0, 0)[2]);
        for (int unchoose : new int[] {KeyInput.KEY_ADD, KeyInput.KEY_TAB}) {
            lab.chooseCorner(1);
            press(unchoose, unchoose == KeyInput.KEY_ADD ? '+' : '\t');
            assertEquals(-1, lab.corner(), "these are new corners");
        }
    }

    private void press(int key, char sign) {
        input.onKeyEvent(new KeyInputEvent(key, sign, true, false));
    }

    @Test
    void aHeadlessRunPrintsTheCaptionsOfAllPresets() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        assertEquals(0, LabScene.SAMPLE.run(new String[] {"--headless", "--ticks", "50"}, true, new PrintStream(out),
                new PrintStream(err)));
        for (Preset preset : Preset.values()) {
            lab.choose(preset);
            assertTrue(out.toString().contains(String.join(System.lineSeparator(),
                    String.join("\n", captions()).split("\n"))), preset.title);
        }
        assertTrue(out.toString().contains("50 ticks, 0 colliders"), out.toString());
        assertEquals("", err.toString());
    }

    @Test
    void theRunEndsAtTheLastStep() {
        lab.choose(Preset.OVERLAP);
        lab.run();
        for (int i = 0; i < 2000; i++) {
            lab.update(0.02f);
        }
        assertEquals(Kind.CONTACT, lab.step().kind());
        lab.reset();
        assertEquals(Kind.START, lab.step().kind());
    }

    @Test
    void anAnswerWaitsForItsAnimation() {
        lab.next();
        assertEquals(1, lab.caption().lines().count());
        lab.update(5);
        assertEquals(2, lab.caption().lines().count());
    }

    /** Corners over each other, crossed sides, one corner left, far away: nothing throws. */
    @Test
    void sillyInputIsHarmless() {
        Random random = new Random(7);
        for (int i = 0; i < 3000; i++) {
            LabShape shape = random.nextBoolean() ? lab.a() : lab.b();
            int corner = random.nextInt(shape.count());
            double[] outline = lab.b().outline(0, 0);
            switch (random.nextInt(10)) {
                case 0, 1 -> shape.setCorner(corner, random.nextGaussian(), random.nextGaussian());
                case 2 -> shape.setCorner(corner, outline[0], outline[1]);
                case 3 -> shape.addCorner(random.nextInt(3), random.nextInt(3));
                case 4, 5 -> shape.removeCorner(corner);
                case 6 -> shape.switchRounding();
                case 7 -> shape.setCount(random.nextInt(15));
                case 8 -> lab.flip(Switch.values()[random.nextInt(Switch.values().length)]);
                default -> {
                    shape.move(random.nextGaussian() * 1e3, 0);
                    shape.move(random.nextGaussian(), random.nextGaussian());
                    shape.turn(random.nextGaussian());
                }
            }
            lab.changed();
            lab.show(random.nextInt(lab.steps().size()));
            assertFalse(lab.caption().isBlank());
            lab.pairs().forEach(LabPair::difference);
        }
    }
}
