package org.jmesat.sample.lab;

/** The situations that the lab begins with. */
enum Preset {
    APART("Apart", "which direction has a gap between their shadows?",
            new LabShape(-1.5, 0.1, 0.2, 0, pentagon()), new LabShape(1.4, -0.1, 0.1, 0, triangle())),
    NEARLY("Nearly", "only the last direction has a gap.",
            new LabShape(-0.9, 0.1, 0.2, 0, pentagon()), new LabShape(0.75, -0.1, 0.1, 0, triangle())),
    OVERLAP("Overlap", "no gap. Which way out is the shortest?",
            new LabShape(-0.6, 0.1, 0.2, 0, pentagon()), new LabShape(0.6, -0.1, 0.1, 0, triangle())),
    PARALLEL_EDGES("Parallel edges", "does touching count? Press T.",
            new LabShape(-1.25, -0.25, 0, 0, box(2.5f, 2)), new LabShape(0.75, 0.25, 0, 0, box(1.5f, 1.5f))),
    CONTAINMENT("Containment", "the overlap is the nearer way out.",
            new LabShape(0, -0.2, 0.15, 0, hexagon()), new LabShape(0.75, 0.1, 0.4, 0, box(0.8f, 0.6f))),
    TIE("Tie", "two directions are equally good.",
            new LabShape(-0.6, -0.6, 0, 0, box(2, 2)), new LabShape(0.6, 0.6, 0, 0, box(2, 2))),
    CIRCLE_AND_CORNER("Circle and corner", "one more axis, from the centre to the nearest corner.",
            new LabShape(-1, -0.6, 0.1, 0, box(2, 1.6f)), new LabShape(0.6, 0.98, 0, 0.85f, 0, 0)),
    CROSS("Cross of two rectangles", "no corner lies in the other.",
            new LabShape(0, 0, 0.35, 0, box(4, 0.9f)), new LabShape(0.3, 0.1, 1.75, 0, box(3.4f, 0.8f))),
    CONCAVE_GAP("Concave gap", "A is split into convex pieces.",
            new LabShape(0, 0, 0.12, 0, -1.8f, -1.6f, 1.8f, -1.6f, 1.8f, 1.4f, 0.9f, 1.4f, 0.9f, -0.7f, -0.9f, -0.7f,
                    -0.9f, 1.4f, -1.8f, 1.4f),
            new LabShape(-0.1, 0.55, 0.5, 0, box(0.9f, 1.1f)));

    final String title;
    final String lesson;
    private final LabShape a;
    private final LabShape b;

    Preset(String title, String lesson, LabShape a, LabShape b) {
        this.title = title;
        this.lesson = lesson;
        this.a = a;
        this.b = b;
    }

    /** Returns a copy of A as it is at the start. */
    LabShape a() {
        return new LabShape(a);
    }

    /** Returns a copy of B as it is at the start. */
    LabShape b() {
        return new LabShape(b);
    }

    private static float[] pentagon() {
        return new float[] {0.4f, 1.25f, -1.05f, 0.75f, -1.05f, -0.75f, 0.4f, -1.25f, 1.3f, 0};
    }

    private static float[] triangle() {
        return new float[] {1.4f, -0.6f, 0.1f, 1.3f, -0.9f, -1};
    }

    private static float[] hexagon() {
        return new float[] {-2, -1, 0, -1.6f, 1.8f, -1, 2, 0.8f, 0.2f, 1.7f, -1.8f, 1.1f};
    }

    private static float[] box(float width, float height) {
        return new float[] {-width / 2, -height / 2, width / 2, -height / 2, width / 2, height / 2, -width / 2,
            height / 2};
    }
}
