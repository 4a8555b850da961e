package org.jmesat.debug;

import org.jmesat.internal.draw.ViewScale;

/** Draws the outlines of what is disabled, dotted, and of what is faulty, crossed out. */
final class TakenOutDrawing {
    /** In pixels. */
    private static final float WIDTH = 2;
    private static final float MARGIN = 16;

    private final ViewScale view;
    private final KindPen kinds;

    TakenOutDrawing(ViewScale view, KindPen kinds) {
        this.view = view;
        this.kinds = kinds;
    }

    void draw(TakenOut takenOut) {
        for (int i = 0; i < takenOut.count(); i++) {
            TakenOut.Entry entry = takenOut.get(i);
            if (!entry.outlines().isEmpty()
                    && view.mayShow(entry.minX(), entry.minY(), entry.maxX(), entry.maxY(), entry.depth(), MARGIN)) {
                draw(entry);
            }
        }
    }

    private void draw(TakenOut.Entry entry) {
        for (int i = 0; i < entry.outlines().size(); i++) {
            double[] corners = entry.outlines().get(i);
            kinds.outline(entry.kind(), false, WIDTH, corners, corners.length / 2, entry.depth());
        }
        if (entry.kind() == ColliderKind.FAULTY) {
            kinds.cross(ColliderKind.FAULTY, entry.minX(), entry.minY(), entry.maxX(), entry.maxY(), entry.depth());
        }
    }
}
