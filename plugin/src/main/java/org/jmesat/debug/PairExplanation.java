package org.jmesat.debug;

import com.jme3.scene.Spatial;
import java.util.List;
import java.util.Locale;
import org.jmesat.app.PairCheck;
import org.jmesat.app.SatCollisionState;
import org.jmesat.narrowphase.AxisNarrator;

/**
 * The text that says why a pair does or does not collide, in one line: the answer, the axis, and the checks. It is
 * composed only while somebody reads it, and then twice a second or when the pair is another one, since the checks
 * create sentences; seldom while the pair rests in contact, since then all triangles of both are read. A pause does not
 * stop that, since the checks see what the scene is now.
 */
final class PairExplanation {
    static final String NO_PAIR = "no pair: see pairA and pairB";

    /** What the first reading after a while returns. */
    private static final String UNREAD = "...";
    /** How long after a reading the text is composed: an editor's sheet reads it once a second. */
    private static final float SECONDS_READ = 3;
    private static final float SECONDS_BETWEEN_PAIRS = 0.1f;
    private static final float SECONDS = 0.5f;
    private static final float SECONDS_AT_REST = 5;
    private static final String BETWEEN = "  |  ";
    private static final AxisNarrator NARRATOR = new AxisNarrator("A", "B");

    private final StringBuilder line = new StringBuilder();
    private volatile String text = DebugStatus.NOT_ATTACHED;
    private volatile boolean read;
    private Spatial a;
    private Spatial b;
    private boolean touching;
    private double separation;
    private boolean composed;
    private float age;
    private float unread = Float.POSITIVE_INFINITY;

    /** Returns the text, and asks the next update for a new one; any thread may call this. */
    String text() {
        read = true;
        return text;
    }

    /** Sets a text that is no explanation, and releases the pair. */
    void set(String newText) {
        text = newText;
        a = null;
        b = null;
        composed = false;
    }

    /** Composes the text, if somebody reads it and it may be another one. */
    void update(SatCollisionState state, PairSelection selection, float tpf) {
        age += tpf;
        unread = read ? 0 : unread + tpf;
        read = false;
        Spatial newA = selection.spatialA();
        Spatial newB = selection.spatialB();
        boolean newTouching = selection.contact() != null;
        double newSeparation = selection.report() == null ? 0 : selection.report().separation();
        boolean other = newA != a || newB != b || newTouching != touching;
        boolean resting = touching && separation == newSeparation;
        float seconds = other ? SECONDS_BETWEEN_PAIRS : resting ? SECONDS_AT_REST : SECONDS;
        if (composed && age < seconds) {
            return;
        }
        if (unread > SECONDS_READ) {
            set(UNREAD);
            return;
        }
        a = newA;
        b = newB;
        touching = newTouching;
        separation = newSeparation;
        composed = true;
        age = 0;
        text = a == null || b == null || a == b ? NO_PAIR : compose(state, selection);
    }

    private String compose(SatCollisionState state, PairSelection selection) {
        line.setLength(0);
        DebugStatus.appendName(line.append("A = "), selection.a(), a);
        DebugStatus.appendName(line.append(", B = "), selection.b(), b);
        line.append(BETWEEN).append(state.diagnose(a, b));
        if (selection.report() != null) {
            NARRATOR.appendVerdict(line.append(BETWEEN), selection.report());
            int end = line.length();
            NARRATOR.appendConsequence(line.append("; "), selection.report());
            line.setLength(line.length() == end + 2 ? end : line.length());
        }
        List<PairCheck> checks = state.check(a, b);
        for (PairCheck check : checks) {
            if (check.result() == PairCheck.Result.PASSED || check.result() == PairCheck.Result.NOTED) {
                line.append(BETWEEN).append(check.link().name().toLowerCase(Locale.ROOT).replace('_', ' '));
                line.append(": ").append(check.text());
            }
        }
        return line.toString();
    }
}
