package org.jmesat.benchmarks.world;

import java.util.List;
import java.util.function.Function;
import org.jmesat.testing.world.MovingBodies;
import org.jmesat.testing.world.WorldWorkload;

/** The measured programs: this project, its peers, and two bare loops as lower bounds. */
public enum Library {
    OURS("ours", OurStepper::new),
    DYN4J("dyn4j tree and GJK", Dyn4jStepper::new),
    JBOX2D("jbox2d", Jbox2dStepper::new),
    GDX_BOX2D("gdx-box2d", GdxBox2dStepper::new),
    MINIE("Minie ghosts", MinieStepper::new),
    BARE("bare loop", BareStepper::new),
    LIMIT("transforms alone", LimitStepper::new);

    /** Number of bodies from which on a tick of some libraries takes more than 1.5 s. */
    private static final int TOO_MANY = 100_000;
    private static final int TOO_MANY_IN_HEAP = 10_000;

    private final String label;
    private final Function<MovingBodies, Stepper> prepare;

    Library(String label, Function<MovingBodies, Stepper> prepare) {
        this.label = label;
        this.prepare = prepare;
    }

    static List<Library> peers() {
        return List.of(DYN4J, JBOX2D, GDX_BOX2D, MINIE);
    }

    String label() {
        return label;
    }

    boolean takes(WorldWorkload workload, int bodies) {
        return switch (this) {
            case JBOX2D -> workload == WorldWorkload.STATIC
                    || bodies < (workload == WorldWorkload.HEAP ? TOO_MANY_IN_HEAP : TOO_MANY);
            case MINIE -> workload == WorldWorkload.STATIC || bodies < TOO_MANY;
            default -> true;
        };
    }

    /** False for the loop that only moves the bodies. */
    boolean findsContacts() {
        return this != LIMIT;
    }

    /**
     * Largest error of the number of pairs, as a share. Libraries that clip a manifold miss some pairs with one body
     * inside the other, jbox2d the most if sizes differ. Bullet moves old contact points instead of finding new ones,
     * and so keeps some pairs too long.
     */
    double mayBeOff() {
        return this == MINIE || this == JBOX2D ? 0.02 : 0.005;
    }

    Stepper prepare(MovingBodies bodies) {
        return prepare.apply(bodies);
    }
}
