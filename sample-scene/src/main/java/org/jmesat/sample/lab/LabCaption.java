package org.jmesat.sample.lab;

import java.util.Locale;
import java.util.function.Predicate;
import org.jmesat.narrowphase.Axis;
import org.jmesat.sample.lab.Lab.Kind;
import org.jmesat.sample.lab.Lab.Switch;

/** Writes the captions: what is asked in a step, and the answer with the numbers of the report. */
final class LabCaption {
    /** Below this, a number would read 0.00. */
    private static final double VISIBLE = 0.005;

    private final Lab lab;
    private final LabPair pair;

    LabCaption(Lab lab) {
        this.lab = lab;
        pair = lab.step().pair();
    }

    /** Returns the question of the step and, when its animation has ended, the answer, a line each. */
    String write() {
        Lab.Step step = lab.step();
        return switch (step.kind()) {
            case START -> title() + '\n' + start();
            case CIRCLES -> pieces("Bounding circles, ") + "a cheap test first: are they apart?" + answer(circles());
            case AXIS -> question(pair.strips.get(step.strip())) + answer(axis(pair.strips.get(step.strip())));
            case PIECES -> pieces("") + (lab.isOn(Switch.MOTION) ? piecesMotion() : piecesVerdict());
            case VERDICT -> lab.isOn(Switch.MOTION) ? motionVerdict() : verdict();
            case CONTACT -> contact();
            case PUSH -> lab.isOn(Switch.MOTION) ? impact() : push();
        };
    }

    /** Returns a number with two decimals. */
    static String number(double value) {
        return Math.abs(value) < VISIBLE ? "less than 0.01" : String.format(Locale.ROOT, "%.2f", value);
    }

    /** Returns the time of impact with two decimals. */
    static String time(LabPair hit) {
        return String.format(Locale.ROOT, "%.2f", hit.sweep.time());
    }

    private String answer(String answer) {
        return lab.progress() < 1 ? "" : '\n' + answer;
    }

    private String title() {
        Preset preset = lab.preset();
        boolean motion = lab.isOn(Switch.MOTION);
        String lesson = motion ? ": does B meet A on its way?" : lab.isEdited() ? "." : ": " + preset.lesson;
        return (lab.isEdited() ? "Your own shapes" : preset.ordinal() + 1 + " of " + Preset.values().length + ". "
                + preset.title) + lesson;
    }

    private String start() {
        boolean frameOfA = lab.isOn(Switch.FRAME_OF_A);
        return lab.isOn(Switch.MOTION) ? (frameOfA ? "A stands still here. " : "")
                + "B moves along the arrow. Pale in the list: the shadow of its whole way. Press Space."
                : frameOfA ? "A stands still here, so the directions of its edges never change. A push moves B only."
                : lab.pairs().size() > 1
                ? "The theorem holds for convex shapes only, so " + lab.pairs().size()
                + " pairs of convex pieces are tested. Press Space."
                : pair.strips.stream().anyMatch(strip -> strip.edgeOfA() < 0 && strip.edgeOfB() < 0)
                ? (pair.strips.size() == 1 ? "Only " : "The edges' axes, and ") + line() + ": "
                + count(pair.strips.size()) + " to try. Press Space."
                : "If a line fits between them, it can be turned parallel to an edge, and still fits. So "
                + count(pair.strips.size()) + (pair.strips.size() == 1 ? " is enough" : " are enough")
                + (pair.strips.size() < LabPair.edges(pair.a) + LabPair.edges(pair.b)
                ? ": parallel edges have one." : ".") + " Press Space.";
    }

    /** The line between corners, which round shapes and points need besides the edges' axes. */
    private String line() {
        int centres = (LabPair.isCircle(pair.a) ? 1 : 0) + (LabPair.isCircle(pair.b) ? 1 : 0);
        return centres == 2 ? "the line between the centres"
                : centres == 1 ? "the line from the circle's centre to the nearest corner"
                : "the line between the closest corners";
    }

    private static String count(int axes) {
        return axes == 1 ? "1 axis" : axes + " axes";
    }

    /** The pieces of concave shapes. */
    private String pieces(String otherwise) {
        return lab.pairs().size() == 1 ? otherwise
                : "Pair " + (lab.pairs().indexOf(pair) + 1) + " of " + lab.pairs().size() + ". " + otherwise;
    }

    private String circles() {
        return pair.report.isSeparatedByCircles()
                ? "Yes, so they " + apart(pair.test.isTouching()) + ", and no axis is needed."
                : "No, so the axes must tell.";
    }

    /** What a gap says: with {@link Switch#TOUCHING} off, a touch is a gap as well. */
    private static String apart(boolean touching) {
        return touching ? "do not overlap" : "cannot touch";
    }

    private String question(LabPair.Strip strip) {
        String shadows = lab.isOn(Switch.MOTION) ? "does A's shadow meet that of B's whole way (pale)?"
                : "do the shadows overlap?";
        if (strip.edgeOfA() < 0 && strip.edgeOfB() < 0) {
            return "On " + line() + ", " + (strip.end() != null ? shadows : "do the shadows overlap at the start?");
        }
        if (strip.edgeOfA() >= 0 && strip.edgeOfB() >= 0) {
            return pair.nameA(strip.edgeOfA()) + " and " + pair.nameB(strip.edgeOfB())
                    + " are parallel: one axis. On it, " + shadows;
        }
        return (strip.name().contains("cut") ? "" : "Edge ") + strip.name() + ". Perpendicular to it, " + shadows;
    }

    private String axis(LabPair.Strip strip) {
        Axis axis = strip.axis();
        if (lab.isOn(Switch.MOTION)) {
            return sweptAxis(strip);
        }
        if (!axis.separates()) {
            return pair.isTouch(axis) ? "They touch, and that counts: no gap."
                    : strip.isNested() ? "Yes. The way out on this axis is " + number(-axis.separation())
                    + (axis.maxA() > axis.maxB() ? ": B's shadow lies inside A's." : ": A's shadow lies inside B's.")
                    : "Yes, by " + number(-axis.separation()) + '.';
        }
        return (pair.isTouch(axis) ? "They only touch; with T off that is a gap" : "No, a gap of "
                + number(axis.separation())) + enough(strip);
    }

    private String enough(LabPair.Strip strip) {
        int left = pair.strips.size() - 1 - pair.strips.indexOf(strip);
        String rest = left == 0 ? "." : left == 1 ? "; the other axis is not needed."
                : "; the other " + left + " axes are not needed.";
        return !lab.isOn(Switch.EARLY_EXIT) ? "." : ": one is enough. A line fits between "
                + (lab.pairs().size() > 1 ? "the pieces" : "them")
                + ", so they " + apart(pair.isTouch(strip.axis())) + rest;
    }

    private String sweptAxis(LabPair.Strip strip) {
        Axis end = strip.end();
        String last = pair.closesLast(strip) ? " This gap closes last, at " + time(pair) + " of the move." : "";
        if (end == null) {
            return "Now there is " + amount(strip.axis()) + ". The line turns on the way." + last;
        }
        if (strip.separates()) {
            return pair.isTouch(strip.axis()) || pair.isTouch(end)
                    ? "No: with T off a touch is a gap, and a gap stays to the end. They do not overlap on the way."
                    : "No: a gap of " + number(Math.min(strip.axis().separation(), end.separation()))
                    + " stays to the end. They cannot meet during this move.";
        }
        return "Yes: now " + amount(strip.axis()) + (strip.crosses() ? " on one side, at the end " + amount(end)
                + " on the other." : ", at the end " + amount(end) + '.') + last;
    }

    private String amount(Axis axis) {
        return pair.isTouch(axis) ? "a touch"
                : (axis.separation() > 0 ? "a gap of " : "an overlap of ") + number(Math.abs(axis.separation()));
    }

    private String piecesVerdict() {
        return pair.isTouching() ? "No gap on " + count(pair.strips.size()) + ": these two pieces "
                + (pair.test.isOverlapping() ? "overlap by " + number(pair.test.depth()) : "touch") + '.'
                : pair.report.isSeparatedByCircles() && lab.isOn(Switch.CIRCLES) ? "The bounding circles are apart."
                : "There is a gap: these two pieces " + apart(pair.test.isTouching()) + '.';
    }

    private String piecesMotion() {
        return "These two pieces " + (pair.sweep.isOverlapping() ? "overlap before the move."
                : pair.sweep.isHit() ? "meet at " + time(pair) + " of the move."
                : pair.test.isTouching() ? "touch at the start, and come no closer."
                : "do not meet during the move.");
    }

    private String verdict() {
        LabPair deepest = lab.deepest();
        if (lab.pairs().size() > 1) {
            long meeting = lab.pairs().stream().filter(LabPair::isTouching).count();
            return meeting == 0 ? "Each pair of pieces has a gap: A and B " + apart(deepest.test.isTouching())
                    + (deepest.test.isTouching() ? ".\nThe closest only touch."
                    : ".\nThe closest are " + number(deepest.test.distance()) + " apart.")
                    : meeting + " of " + lab.pairs().size() + " pairs of pieces " + (meeting == 1 ? "has" : "have")
                    + " no gap: A and B "
                    + (deepest.test.isOverlapping() ? "overlap.\nThe shortest way out of all pieces: push "
                    + number(Math.hypot(lab.pushX(), lab.pushY())) : "touch") + '.';
        }
        String least = pair.strips.get(pair.deciding()).name();
        if (!pair.isTouching()) {
            long gaps = pair.strips.stream().filter(LabPair.Strip::separates).count();
            return "A gap on " + gaps + " of " + count(pair.strips.size()) + ": they " + apart(pair.test.isTouching())
                    + ". One gap would have been enough.\nThe widest: " + least
                    + (pair.test.isTouching() ? "." : ", " + number(pair.report.separation()) + '.');
        }
        String none = "No gap on " + count(pair.strips.size()) + ", so no line fits: they ";
        if (!pair.test.isOverlapping()) {
            return none + "touch, at " + least + ".\nNothing is to be pushed.";
        }
        return none + "overlap.\nLeast: " + least + ", push " + number(pair.test.depth())
                + ", the minimum translation vector (MTV)." + tie();
    }

    /** Names another axis that is as good. */
    private String tie() {
        return pair.report.runnerUp().filter(next -> pair.report.margin() <= pair.test.tolerance())
                .map(next -> pair.strips.stream().filter(strip -> strip.axis() == next).findFirst()
                .map(strip -> " A tie: " + strip.name() + " is as good.").orElse(" A tie: the other way is as good."))
                .orElse("");
    }

    private String contact() {
        Axis axis = pair.report.deciding();
        String face = lab.pairs().size() > 1 ? "" : axis.edge() < 0 ? ", on " + line()
                : ", on edge " + (axis.edgeOfA() >= 0 ? pair.nameA(axis.edge()) : pair.nameB(axis.edge()));
        return (lab.contacts().size() == 1 ? "The contact point, for physics: where they touch"
                : "Contact points, for physics: the ends of the line where they touch")
                + (pair.test.isOverlapping() ? " after the push" : "") + face + '.';
    }

    private String push() {
        String ofB = number((1 - lab.shareOfA()) * Math.hypot(lab.pushX(), lab.pushY()));
        return "B moves by " + ofB + (lab.shareOfA() == 0 ? ", the whole push: A stands still here."
                : ", half of the push, and A the other way.")
                + answer("Now they only touch. No shorter push parts them.");
    }

    private String motionVerdict() {
        LabPair hit = lab.firstHit();
        boolean tooDeep = any(LabPair::isOverlappingAtEnd);
        boolean touchAtEnd = !tooDeep && any(LabPair::isTouchAtEnd);
        boolean counts = lab.isOn(Switch.TOUCHING);
        if (hit != null && !(touchAtEnd && time(hit).equals("1.00"))) {
            return (any(each -> each.test.isTouching()) && !hit.test.isTouching()
                    ? "Two pieces touch at the start. Others meet at " + time(hit) + " of the move, the time of impact."
                    : "They meet at " + time(hit) + " of the move, the time of impact: " + (lab.pairs().size() > 1
                    ? "the first contact of two pieces." : "the last gap closes, on "
                    + axisOf(hit.lastGap()) + "."))
                    + "\nA test at the end alone would find "
                    + (tooDeep ? "them too deep." : touchAtEnd && counts ? "a touch only."
                    : "nothing: B has passed by.");
        }
        return any(each -> each.sweep.isOverlapping()) ? "They overlap before the move.\nThe time of impact is 0."
                : any(each -> each.test.isTouching()) ? "They touch at the start, and come no closer."
                : touchAtEnd ? "They touch at the end of the move, and not before.\n"
                + (counts ? "The time of impact is 1." : "With T off a touch does not count: they do not collide.")
                : "They do not meet during the move.\n" + gapsDuringTheMove();
    }

    private String gapsDuringTheMove() {
        boolean stay = lab.pairs().stream().allMatch(each -> each.strips.stream().anyMatch(LabPair.Strip::separates));
        return !stay ? "At each moment some axis has a gap, though not the same one all the time."
                : lab.pairs().size() > 1 ? "Each pair of pieces has a gap that stays: one is enough."
                : "The gap on " + axisOf(pair.strips.get(pair.tested() - 1)) + " stays: one is enough.";
    }

    /** The axis of an edge, or the line between corners, also when it is not in the list. */
    private String axisOf(LabPair.Strip strip) {
        return strip == null || strip.edgeOfA() < 0 && strip.edgeOfB() < 0 ? line() : "the axis of " + strip.name();
    }

    private boolean any(Predicate<LabPair> condition) {
        return lab.pairs().stream().anyMatch(condition);
    }

    private String impact() {
        return "B stops at " + time(pair) + " of its way."
                + answer("There they only touch. Dashed: where it began and would have ended.");
    }
}
