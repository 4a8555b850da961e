package org.jmesat.debug.lemur;

import com.jme3.scene.Spatial;
import com.jme3.scene.control.AbstractControl;
import com.jme3.scene.control.Control;
import java.util.Arrays;
import org.jmesat.app.SatCollisionState;
import org.jmesat.debug.PairSelection;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;

/**
 * What the checks of a pair depend on: settings, listeners and the branches of the scene, as a hash; and how both sides
 * lie to each other, as numbers. A check creates lists and sentences, and reads all triangles of two bodies that touch;
 * comparing its inputs with those of the last check allocates nothing.
 */
final class CheckInputs {
    /** A side must have moved, turned or sunk in by this share of the distance of both to count as moved. */
    private static final double MOVED = 1e-4;
    private static final int NUMBERS = 6;
    private static final String[] USER_DATA = {"jmesat.collider", "jmesat.enabled"};

    private long hash;
    private final double[] numbers = new double[NUMBERS];
    /** Scratch: the inputs now. */
    private long newHash;
    private final double[] newNumbers = new double[NUMBERS];

    /** Reads the inputs; the other methods compare with them. */
    void read(SatCollisionState state, PairSelection selection) {
        newHash = 0;
        addState(state);
        addSide(state, selection.a(), selection.spatialA());
        addSide(state, selection.b(), selection.spatialB());
        boolean both = isPresent(selection.a()) && isPresent(selection.b()) && selection.a() != selection.b();
        if (both) {
            add(decide(state.getWorld(), selection.a(), selection.b()));
        }
        measure(state.getWorld(), selection, both);
    }

    /** Returns whether settings, listeners or the scene differ from the last inputs kept. */
    boolean isChanged() {
        return newHash != hash;
    }

    /** Returns whether the sides lie differently to each other than at the last inputs kept. */
    boolean isMoved() {
        double tolerance = MOVED * (Math.abs(numbers[0]) + Math.abs(numbers[1]));
        for (int i = 0; i < NUMBERS; i++) {
            // The angle, as its cosine and sine, is a share already.
            if (!(Math.abs(newNumbers[i] - numbers[i]) <= (i == 2 || i == 3 ? MOVED : tolerance))) {
                return true;
            }
        }
        return false;
    }

    /** Keeps the inputs of a check. */
    void keep() {
        hash = newHash;
        System.arraycopy(newNumbers, 0, numbers, 0, NUMBERS);
    }

    private void add(long value) {
        newHash = (newHash ^ value) * 0x9E3779B97F4A7C15L;
        newHash ^= newHash >>> 29;
    }

    private void add(boolean value) {
        add(value ? 1 : 2);
    }

    private void addIdentity(Object object) {
        add(System.identityHashCode(object));
    }

    private void addState(SatCollisionState state) {
        CollisionWorld world = state.getWorld();
        addIdentity(state);
        addIdentity(state.getRoot());
        add(state.isInitialized());
        add(state.isEnabled());
        add(state.isPaused() ? world.getTick() : -1);
        add(state.getListenerRevision());
        add(world.getTouchPolicy().ordinal());
        add(world.isDepthTest());
        addIdentity(world.getPairFilter());
        add(world.getLayers().getNameRevision());
    }

    private void addSide(SatCollisionState state, Collider collider, Spatial spatial) {
        addIdentity(collider);
        if (isPresent(collider)) {
            add(collider.getCategory());
            add(collider.getMask());
            add(collider.getGroup());
            add(collider.isFixed());
            add(collider.isTrigger());
            add(collider.isContinuous());
            add(collider.getPieceCount());
        }
        if (spatial != null) {
            String problem = state.getProblem(spatial);
            add(problem == null ? 0 : problem.hashCode());
        }
        for (Spatial each = spatial; each != null; each = each.getParent()) {
            addSpatial(each);
        }
    }

    private static boolean isPresent(Collider collider) {
        return collider != null && !collider.isRemoved();
    }

    private void addSpatial(Spatial spatial) {
        addIdentity(spatial);
        add(spatial.getName() == null ? 0 : spatial.getName().hashCode());
        for (String key : USER_DATA) {
            Object value = spatial.getUserData(key);
            add(value == null ? 0 : value.hashCode());
        }
        for (int i = 0; i < spatial.getNumControls(); i++) {
            Control control = spatial.getControl(i);
            addIdentity(control);
            add(!(control instanceof AbstractControl switchable) || switchable.isEnabled());
        }
    }

    /** The rule that decides, which the game's own filter may change at any time; it may throw. */
    private static int decide(CollisionWorld world, Collider a, Collider b) {
        try {
            return world.decide(a, b).ordinal();
        } catch (RuntimeException e) {
            return -1;
        }
    }

    /** Measures where B is in A's frame, and by how much they overlap in the plane and in depth. */
    private void measure(CollisionWorld world, PairSelection selection, boolean both) {
        if (!both) {
            Arrays.fill(newNumbers, 0);
            return;
        }
        Collider a = selection.a();
        Collider b = selection.b();
        double dx = b.getX() - a.getX();
        double dy = b.getY() - a.getY();
        newNumbers[0] = a.getCos() * dx + a.getSin() * dy;
        newNumbers[1] = a.getCos() * dy - a.getSin() * dx;
        newNumbers[2] = a.getCos() * b.getCos() + a.getSin() * b.getSin();
        newNumbers[3] = a.getCos() * b.getSin() - a.getSin() * b.getCos();
        newNumbers[4] = selection.report() == null ? 0 : selection.report().separation();
        double depth = world.computeDepthSeparation(a, b);
        newNumbers[5] = Double.isFinite(depth) ? depth : 0;
    }
}
