package org.jmesat.benchmarks.pairs;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.dyn4j.collision.narrowphase.Gjk;
import org.dyn4j.collision.narrowphase.Sat;
import org.jbox2d.common.Settings;

/** The measured libraries: this project and its peers, some with two algorithms. */
public enum Library {
    OURS("ours", Integer.MAX_VALUE, OurPairs::new, OurPairs::new),
    DYN4J_SAT("dyn4j SAT", Integer.MAX_VALUE, set -> new Dyn4jPairs(set, new Sat()),
            set -> new Dyn4jPairs(set, new Sat())),
    DYN4J_GJK("dyn4j GJK", Integer.MAX_VALUE, set -> new Dyn4jPairs(set, new Gjk()),
            set -> new Dyn4jPairs(set, new Gjk())),
    JBOX2D_SAT("jbox2d collidePolygons", Settings.maxPolygonVertices, Jbox2dManifolds::new, Jbox2dManifolds::new),
    JBOX2D_GJK("jbox2d testOverlap", Settings.maxPolygonVertices, Jbox2dDistances::new, null),
    LIBGDX("libGDX Intersector", Integer.MAX_VALUE, LibgdxPairs::new, LibgdxPairs::new),
    JTS("JTS prepared", Integer.MAX_VALUE, JtsPairs::new, null);

    private final String label;
    private final int mostCorners;
    private final Function<PairSet, OverlapTest> overlap;
    private final Function<PairSet, MtvTest> mtv;

    Library(String label, int mostCorners, Function<PairSet, OverlapTest> overlap, Function<PairSet, MtvTest> mtv) {
        this.label = label;
        this.mostCorners = mostCorners;
        this.overlap = overlap;
        this.mtv = mtv;
    }

    static List<Library> peers() {
        return Arrays.stream(values()).filter(library -> library != OURS).toList();
    }

    String label() {
        return label;
    }

    boolean takes(Workload workload) {
        return workload.most() <= mostCorners;
    }

    boolean findsMtv() {
        return mtv != null;
    }

    OverlapTest prepareOverlap(PairSet set) {
        return overlap.apply(set);
    }

    MtvTest prepareMtv(PairSet set) {
        return mtv.apply(set);
    }
}
