package org.jmesat.debug.lemur;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.font.BitmapFont;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jmesat.app.PairExplanation;
import org.jmesat.app.SatCollisionState;
import org.jmesat.contact.Contact;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.PairCheck;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.debug.DrawnLabel;
import org.jmesat.debug.PairSelection;
import org.jmesat.internal.text.NumberText;
import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.AxisReport;
import org.jmesat.testing.Rounds;
import org.jmesat.world.Collider;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/**
 * Everything on the panel and each number in the scene is of the tick in the title: each frame is compared with a fresh
 * explanation of the pair.
 */
class OneTruthTest {
    private static final long SEED = 20261128;
    private static final int FRAMES = Rounds.of(10_000);
    private static final int BODIES = 8;
    /** For so many frames after a setting has changed, it may not have been read yet. */
    private static final int UNREAD = 20;

    @AutoClose
    private final PanelRun run = PanelRun.withLemur();

    private final Random random = new Random(SEED);
    private final CollisionDebugState overlay = new CollisionDebugState();
    private final List<Geometry> bodies = new ArrayList<>();
    private int events;
    private int apart;
    private int filtered;
    private int pushes;
    private int edges;
    private int depths;
    private BitmapFont font;

    @Test
    void eachNumberInARandomLifeIsOfTheTickInTheTitle() {
        overlay.setVisible(true);
        run.attach(overlay);
        for (int i = 0; i < BODIES; i++) {
            bodies.add(run.disc("body " + i, 3 + i % 4, i, 0));
        }
        run.settle();
        font = run.ask(() -> run.application().getAssetManager().loadFont("Interface/Fonts/Default.fnt"));
        run.click(run.panel().checks.heading);
        int sinceChange = UNREAD;
        for (int i = 0; i < FRAMES; i++) {
            boolean change = random.nextInt(200) == 0;
            sinceChange = change ? 0 : sinceChange + 1;
            run.step(() -> live(change));
            if (i % 500 == 250) {
                // A panel of this height has room for the pairs or the checks.
                run.click(run.panel().checks.heading);
            }
            run.frame();
            String text = "frame " + i + ", seed " + SEED;
            boolean read = sinceChange > UNREAD;
            run.step(() -> compare(text, read));
        }
        assertTrue(Math.min(events, Math.min(apart, filtered)) > FRAMES / 50,
                events + " events, " + apart + " apart, " + filtered + " filtered");
        assertTrue(Math.min(pushes, Math.min(edges, depths)) > FRAMES / 10,
                pushes + " labels of pushes, " + edges + " of edges, " + depths + " depths in the list");
    }

    private void live(boolean change) {
        for (Geometry each : bodies) {
            if (random.nextInt(3) > 0) {
                each.move(0.05f * (float) random.nextGaussian(), 0.05f * (float) random.nextGaussian(), 0);
                each.rotate(0, 0, 0.02f * (float) random.nextGaussian());
            }
            if (each.getLocalTranslation().length() > 4) {
                each.getLocalTranslation().multLocal(0.9f);
                each.setLocalTranslation(each.getLocalTranslation());
            }
        }
        if (random.nextInt(50) == 0) {
            Geometry a = bodies.get(random.nextInt(BODIES));
            Geometry b = bodies.get(random.nextInt(BODIES));
            if (a == b) {
                overlay.getSelection().clear();
            } else {
                overlay.getSelection().choose(a, b);
            }
        }
        if (change) {
            Geometry each = bodies.get(random.nextInt(BODIES));
            if (each.getControl(ColliderControl.class) == null) {
                each.addControl(new ColliderControl());
            }
            each.getControl(ColliderControl.class).setMask(random.nextInt(2) - 1);
        }
    }

    private void compare(String text, boolean read) {
        SatCollisionState state = run.collisions();
        PairSelection selection = overlay.getSelection();
        PairExplanation shown = selection.explanation();
        AxisPanel panel = run.panel();
        assertEquals("tick " + state.getTick(), panel.title.tick.text(), text);
        assertEquals(state.getTick(), selection.tick(), text);
        if (!shown.isPresent()) {
            return;
        }
        assertEquals(state.getTick(), shown.getTick(), text);
        PairExplanation fresh = state.explain(selection.spatialA(), selection.spatialB());
        AxisReport axes = fresh.axes();
        assertEquals(axes == null, shown.axes() == null, text);
        if (axes != null) {
            assertEquals(axes.separation(), shown.axes().separation(), text);
            assertEquals(PairDetail.NARRATOR.appendVerdict(new StringBuilder(), axes).toString(),
                    PanelText.of(panel.detail.numbers), text);
            assertTrue(panel.axes.isShown(), text);
            for (int i = 0; i < panel.axes.rows.shown; i++) {
                String number = panel.axes.rows.get(i).separation.text();
                assertTrue(axes.axes().stream().anyMatch(each -> isRounded(number, each.separation())), text + number);
            }
            assertTrue(isRounded(panel.axes.rows.get(0).separation.text(), axes.deciding().separation()), text);
        }
        compareDepths(text, selection, panel.pairs);
        compareLabels(text, fresh);
        if (fresh.getContact() != null) {
            assertEquals(fresh.getContact().getDepth(), selection.pairDepth(selection.pairIndex()), text);
        }
        if (read) {
            assertEquals(fresh.appendVerdict(new StringBuilder()).toString(), PanelText.of(panel.detail.verdict), text);
            for (PairCheck each : fresh.getChecks()) {
                assertEquals(each.result(), shown.getResult(each.link()), text + each);
                assertEquals(each.text(), shown.append(new StringBuilder(), each.link()).toString(), text);
            }
            events += fresh.getBroken() == null || fresh.getContact() != null ? 1 : 0;
            apart += fresh.getBroken() == PairCheck.Link.AXIS || fresh.getBroken() == PairCheck.Link.BOXES ? 1 : 0;
            filtered += fresh.getBroken() == PairCheck.Link.LAYERS ? 1 : 0;
        }
    }

    /** The depths in the list are those of the world's contacts. */
    private void compareDepths(String text, PairSelection selection, PairList list) {
        for (int i = 0; list.isShown() && i < list.rows.shown && list.rows.first + i < selection.contactCount(); i++) {
            int index = list.rows.first + i;
            Contact<Collider> contact = run.collisions().getWorld()
                    .getContact(selection.pairA(index), selection.pairB(index));
            String number = list.rows.get(i).state.text();
            assertTrue(isRounded(number, contact.getDepth()), text + ": " + contact.getDepth() + " as " + number);
            depths++;
        }
    }

    /** The labels in the scene that have numbers: the push, and the edges that the shown axis is perpendicular to. */
    private void compareLabels(String text, PairExplanation fresh) {
        Node drawn = (Node) run.application().getViewPort().getScenes().stream()
                .filter(each -> "jme-sat debug view".equals(each.getName())).findFirst().orElseThrow();
        for (DrawnLabel each : DrawnLabel.of(drawn.getChild("jme-sat debug labels"), font)) {
            String label = each.text().replace(" ", "");
            if (label.startsWith("push")) {
                assertEquals(NumberText.append(new StringBuilder("pushB"), fresh.getContact().getDepth()).toString(),
                        label, text);
                pushes++;
            } else if (label.matches("[AB][0-9]+")) {
                Axis axis = fresh.axes().deciding();
                assertEquals(label.charAt(0) == 'A' ? axis.edgeOfA() : axis.edgeOfB(),
                        Integer.parseInt(label.substring(1)), text + label);
                edges++;
            }
        }
    }

    /** Whether a text is a number, rounded to the digits that it has. */
    private static boolean isRounded(String text, double number) {
        BigDecimal shown = new BigDecimal(text);
        return Math.abs(shown.doubleValue() - number) <= 0.5001 * shown.ulp().doubleValue();
    }
}
