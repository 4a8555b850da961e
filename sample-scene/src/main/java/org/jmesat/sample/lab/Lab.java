package org.jmesat.sample.lab;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.narrowphase.ContactManifold;
import org.jmesat.narrowphase.FreePlace;
import org.jmesat.narrowphase.ShapePair;

/**
 * The model: two shapes, the steps of their test, and where the user is in them. Each change of a shape or a switch
 * tests again, and the user stays at the same step if it is still there.
 */
final class Lab {
    /** What the user can switch on and off. */
    enum Switch {
        EARLY_EXIT("E", "early exit"),
        SHARED_AXES("F", "share parallel axes"),
        CIRCLES("B", "bounding circles first"),
        TOUCHING("T", "touching counts"),
        FRAME_OF_A("I", "seen from A"),
        MOTION("M", "motion of B");

        final String key;
        final String title;

        Switch(String key, String title) {
            this.key = key;
            this.title = title;
        }
    }

    /** The kinds of a step. */
    enum Kind {
        /** Nothing is tested yet. */
        START(2.5f),
        /** The bounding circles are compared. */
        CIRCLES(1.2f),
        /** The intervals on one axis are compared. */
        AXIS(1.8f),
        /** What the axes say of two pieces of concave shapes. */
        PIECES(0.5f),
        /** What the axes say of the shapes. */
        VERDICT(0.5f),
        /** Each shape moves by half of the push; or B moves until it meets A. */
        PUSH(1.5f),
        /** The contact points after the push. */
        CONTACT(0.8f);

        /** How long its animation takes. */
        final float seconds;

        Kind(float seconds) {
            this.seconds = seconds;
        }
    }

    /**
     * A step of the test.
     *
     * @param kind its kind
     * @param pair the pieces that it is about
     * @param strip the row of the axis that it is about
     */
    record Step(Kind kind, LabPair pair, int strip) {
    }

    /** How much faster the axes run with {@link #run}, and for how long each step stays. */
    private static final float FASTER = 2.5f;
    private static final float DWELL = 0.4f;

    private Preset preset = Preset.APART;
    private LabShape a;
    private LabShape b;
    private boolean bSelected;
    private int corner = -1;
    private boolean edited;
    private double moveX;
    private double moveY;
    private final Set<Switch> on = EnumSet.of(Switch.EARLY_EXIT, Switch.SHARED_AXES, Switch.TOUCHING);
    private final List<LabPair> pairs = new ArrayList<>();
    private final List<Step> steps = new ArrayList<>();
    /** The last step before push and contact points. */
    private int verdict;
    private double pushX;
    private double pushY;
    private int at;
    private float seconds;
    private boolean running;
    private boolean showingAll;
    private int views;

    /** Creates the lab with the first preset. */
    Lab() {
        choose(Preset.APART);
    }

    /** Puts the shapes of a preset at their start. */
    void choose(Preset newPreset) {
        preset = newPreset;
        a = preset.a();
        b = preset.b();
        corner = -1;
        edited = false;
        moveX = -5.5;
        moveY = 0.4;
        reset();
    }

    /** Goes to the next preset, or the previous one. */
    void choose(int forward) {
        int count = Preset.values().length;
        choose(Preset.values()[(preset.ordinal() + forward + count) % count]);
    }

    /** Goes back to the start; the shapes stay. */
    void reset() {
        views++;
        at = 0;
        seconds = 0;
        running = false;
        showingAll = false;
        changed();
    }

    /** Changes the selected shape, and tests again. */
    void edit(Consumer<LabShape> change) {
        change.accept(selected());
        edited = true;
        changed();
    }

    /** Selects one of the shapes. */
    void select(LabShape shape) {
        corner = shape == selected() ? corner : -1;
        bSelected = shape == b;
    }

    /** Chooses a corner of the selected shape; −1 for none. */
    void chooseCorner(int newCorner) {
        corner = newCorner;
    }

    /** Returns the chosen corner of the selected shape, or −1. */
    int corner() {
        return corner;
    }

    /** Returns the shape that the keys change. */
    LabShape selected() {
        return bSelected ? b : a;
    }

    /** Tests again, after a change of a shape. */
    void changed() {
        boolean wasAtEnd = at > 0 && at >= verdict;
        pairs.clear();
        steps.clear();
        for (int i = 0; i < a.pieces().size(); i++) {
            for (int j = 0; j < b.pieces().size(); j++) {
                pairs.add(new LabPair(a, i, b, j, on, isOn(Switch.MOTION) ? moveX : 0,
                        isOn(Switch.MOTION) ? moveY : 0));
            }
        }
        findPush();
        steps.add(new Step(Kind.START, pairs.get(0), -1));
        pairs.forEach(this::addSteps);
        LabPair deepest = deepest();
        boolean ended = isOn(Switch.EARLY_EXIT) || steps.get(steps.size() - 1).kind() == Kind.CIRCLES;
        if (deepest.isTouching() || !ended || pairs.size() > 1 || isOn(Switch.MOTION)) {
            steps.add(isOn(Switch.MOTION) ? motionStep(Kind.VERDICT)
                    : new Step(Kind.VERDICT, deepest, deepest.deciding()));
        }
        verdict = steps.size() - 1;
        addResponse(deepest);
        at = wasAtEnd ? verdict : Math.min(at, verdict);
    }

    private void addSteps(LabPair pair) {
        if (isOn(Switch.CIRCLES) && !isOn(Switch.MOTION)) {
            steps.add(new Step(Kind.CIRCLES, pair, -1));
        }
        int count = tested(pair);
        for (int i = 0; i < count; i++) {
            steps.add(new Step(Kind.AXIS, pair, i));
        }
        if (pairs.size() > 1 && count > 0 && !(isOn(Switch.EARLY_EXIT) && pair.strips.get(count - 1).separates())) {
            steps.add(new Step(Kind.PIECES, pair, pair.deciding()));
        }
    }

    private void addResponse(LabPair deepest) {
        if (isOn(Switch.MOTION)) {
            if (firstHit() != null) {
                steps.add(motionStep(Kind.PUSH));
            }
        } else if (deepest.isTouching()) {
            if (deepest.test.isOverlapping()) {
                steps.add(new Step(Kind.PUSH, deepest, deepest.deciding()));
            }
            steps.add(new Step(Kind.CONTACT, deepest, deepest.deciding()));
        }
    }

    /** Returns the number of axes of two pieces that the test looks at. */
    int tested(LabPair pair) {
        return isOn(Switch.CIRCLES) && !isOn(Switch.MOTION) && pair.report.isSeparatedByCircles() ? 0
                : isOn(Switch.EARLY_EXIT) ? pair.tested() : pair.strips.size();
    }

    /** A step about the pieces that meet first, with the axis whose gap closes last. */
    private Step motionStep(Kind kind) {
        LabPair pair = firstHit() == null ? deepest() : firstHit();
        return new Step(kind, pair, pair.strips.indexOf(pair.lastGap()));
    }

    /** The MTV of two pieces does not part concave shapes; the free place among all pieces does. */
    private void findPush() {
        pushX = pairs.get(0).test.mtvX();
        pushY = pairs.get(0).test.mtvY();
        if (pairs.size() > 1) {
            FreePlace place = new FreePlace();
            pairs.forEach(pair -> place.add(pair.b, pair.a));
            place.find(Double.POSITIVE_INFINITY);
            pushX = place.x();
            pushY = place.y();
        }
    }

    /** Returns the pair of pieces with the least separation. */
    LabPair deepest() {
        LabPair deepest = pairs.get(0);
        for (LabPair pair : pairs) {
            deepest = pair.test.separation() < deepest.test.separation() ? pair : deepest;
        }
        return deepest;
    }

    /** Returns the pair of pieces that meets first during the move, or null if none does or some overlap before it. */
    LabPair firstHit() {
        LabPair first = null;
        for (LabPair pair : pairs) {
            if (pair.sweep.isOverlapping()) {
                return null;
            }
            first = pair.sweep.isHit() && (first == null || pair.sweep.time() < first.sweep.time()) ? pair : first;
        }
        return first;
    }

    /** Lets time pass. */
    void update(float tpf) {
        Kind kind = step().kind();
        boolean fast = running && kind.ordinal() <= Kind.AXIS.ordinal();
        seconds = Math.min(seconds + tpf * (fast ? FASTER : 1), kind.seconds + DWELL);
        if (running && seconds >= kind.seconds + DWELL) {
            next();
            running = at < steps.size() - 1;
        }
    }

    /** Goes to the next step, if there is one. */
    void next() {
        if (at < steps.size() - 1) {
            at++;
            seconds = 0;
        }
        running = false;
        showingAll = false;
    }

    /** Goes back by a step. */
    void back() {
        show(Math.max(0, at - 1));
    }

    /** Runs through all steps. */
    void run() {
        showingAll = false;
        running = at < steps.size() - 1;
    }

    /** Shows a step as it is at its end. */
    void show(int step) {
        at = step;
        finish();
        showingAll = false;
    }

    /** Shows the axis in a row of the list, if the test comes to it. */
    void showStrip(int strip) {
        for (int i = 0; i < steps.size(); i++) {
            Step each = steps.get(i);
            if (each.kind() == Kind.AXIS && each.pair() == step().pair() && each.strip() == strip) {
                show(i);
                return;
            }
        }
    }

    /** Shows what the axes say of the shapes. */
    void showVerdict() {
        show(verdict);
    }

    /** Shows all axes and the verdict. */
    void showAll() {
        showVerdict();
        showingAll = true;
    }

    /** Ends the animation of the step. */
    void finish() {
        running = false;
        seconds = step().kind().seconds + DWELL;
    }

    void flip(Switch which) {
        if (!on.remove(which)) {
            on.add(which);
        }
        views += which == Switch.MOTION ? 1 : 0;
        changed();
    }

    boolean isOn(Switch which) {
        return on.contains(which);
    }

    /** Sets the move of B during {@link Switch#MOTION}. */
    void setMove(double x, double y) {
        moveX = Math.max(-10, Math.min(10, x));
        moveY = Math.max(-10, Math.min(10, y));
        changed();
    }

    double moveX() {
        return moveX;
    }

    double moveY() {
        return moveY;
    }

    /** Returns whether the shapes are no longer those of the preset. */
    boolean isEdited() {
        return edited;
    }

    Preset preset() {
        return preset;
    }

    LabShape a() {
        return a;
    }

    LabShape b() {
        return b;
    }

    List<LabPair> pairs() {
        return pairs;
    }

    List<Step> steps() {
        return steps;
    }

    Step step() {
        return steps.get(at);
    }

    /** Returns the index of the present step. */
    int at() {
        return at;
    }

    /** Returns how far the animation of the step is, from 0 to 1. */
    float progress() {
        return Math.min(1, seconds / step().kind().seconds);
    }

    /** Returns a number that changes when the picture is to be fitted again. */
    int views() {
        return views;
    }

    boolean isShowingAll() {
        return showingAll;
    }

    /** Returns whether an axis of the present pieces has been looked at. */
    boolean isDone(int strip) {
        boolean done = showingAll && strip < tested(step().pair());
        for (int i = 0; i <= at; i++) {
            Step each = steps.get(i);
            done |= each.kind() == Kind.AXIS && each.pair() == step().pair() && each.strip() == strip;
        }
        return done;
    }

    /** Returns false if the test of the present pieces has ended without a look at an axis. */
    boolean isNeeded(int strip) {
        boolean last = steps.stream().skip(at + 1)
                .noneMatch(each -> each.kind() == Kind.AXIS && each.pair() == step().pair());
        boolean ended = step().kind().ordinal() > Kind.AXIS.ordinal() || last && progress() == 1;
        return !ended || strip < tested(step().pair());
    }

    /** Returns whether the shapes are shown during the push or after it. */
    boolean isPushed() {
        return !isOn(Switch.MOTION) && step().kind().ordinal() >= Kind.PUSH.ordinal() && deepest().test.isOverlapping();
    }

    /** Returns the part of the push by which A moves, the other way. */
    double shareOfA() {
        return isOn(Switch.FRAME_OF_A) ? 0 : 0.5;
    }

    /** Returns x of the shortest move of B that parts the shapes. */
    double pushX() {
        return pushX;
    }

    /** Returns y of the shortest move of B that parts the shapes. */
    double pushY() {
        return pushY;
    }

    /** Returns x and y of each contact point after the push. */
    List<double[]> contacts() {
        List<double[]> points = new ArrayList<>();
        ContactManifold contact = new ContactManifold();
        for (PlacedPolygon pieceA : a.place(-shareOfA() * pushX, -shareOfA() * pushY)) {
            for (PlacedPolygon pieceB : b.place((1 - shareOfA()) * pushX, (1 - shareOfA()) * pushY)) {
                contact.compute(pieceA, pieceB, ShapePair.of(pieceA, pieceB));
                for (int i = 0; i < contact.count(); i++) {
                    points.add(new double[] {contact.x(i), contact.y(i)});
                }
            }
        }
        return points;
    }

    /** Returns the text that explains the step: the question and, when its animation has ended, the answer. */
    String caption() {
        return new LabCaption(this).write();
    }
}
