package org.jmesat.sample.chapters;

import java.util.List;
import org.jmesat.sample.Sample;

/** The chapters, in the order in which they are read. */
public final class Chapters {
    static final Sample TOUCHING = chapter("touching", "Touching",
            "Does an exact touch count as a collision? The policy decides, and turning the pair changes nothing.",
            Touching::new);
    static final Sample MODES = chapter("modes", "Projection modes",
            "One car, five ways to make polygons of it: watch which balls are lit where they cross its outline.",
            Modes::new);
    static final Sample SILHOUETTE = chapter("silhouette", "Silhouette",
            "The model at the left turns in space; the silhouette at the right is what collides.", Silhouette::new);
    static final Sample PLANES = chapter("planes", "Planes",
            "Blocks collide if their shadows do: each of the three planes sees other collisions in the same scene.",
            Planes::new);
    static final Sample LAYERS = chapter("layers", "Layers and filters",
            "Balls bounce if their layers collide, and pass through each other if they do not.", Layers::new);
    static final Sample TRIGGERS = chapter("triggers", "Triggers",
            "The zone counts who is inside, and nobody stops.", Triggers::new);
    static final Sample BULLET = chapter("continuous", "Fast bullets",
            "Between two ticks a fast bullet can pass a thin wall; a continuous one is swept from tick to tick.",
            Bullet::new);
    static final Sample STACK = chapter("stack", "A stack that settles",
            "PushApart moves boxes apart until they touch: they stack and come to rest.", Stack::new);
    static final Sample QUERIES = chapter("queries", "Queries",
            "Ask the world what is there: a ray, the nearest point, an overlap, a shape that moves.", Queries::new);
    static final Sample CROWD = chapter("crowd", "Crowd",
            "Thousands of colliders drift and light up in contact; the bars show the stages of each tick.", Crowd::new);

    /** All chapters. */
    public static final List<Sample> ALL = List.of(TOUCHING, MODES, SILHOUETTE, PLANES, LAYERS, TRIGGERS, BULLET, STACK,
            QUERIES, CROWD);

    private Chapters() {
    }

    private static Sample chapter(String name, String title, String sentence, Sample.Factory factory) {
        return new Sample(name, title, sentence, 300, 215, 1, factory);
    }
}
