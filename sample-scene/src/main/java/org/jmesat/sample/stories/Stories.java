package org.jmesat.sample.stories;

import java.util.List;
import org.jmesat.sample.Sample;

/** The programs of the stories. */
public final class Stories {
    /** Bullets pass a wall. */
    static final Sample BULLET = story("bullet", "Bullets through a wall",
            "The shots pass the wall, although both collide. Press F3, click the wall and shift-click a shot.",
            BulletThroughWall::new);
    /** A crate floats above a ditch. */
    static final Sample CRATE = story("crate", "A crate on air",
            "The crate stops above the ditch. Press F3 and click it: what does it stand on?", FloatingCrate::new);
    /** A coin is not picked up. */
    static final Sample COIN = story("coin", "The coin that stays",
            "The player walks through the coin. Press F3, click the player and shift-click the coin.",
            MissedPickup::new);
    /** A player is pushed off a ledge. */
    static final Sample LEDGE = story("ledge", "Pushed off the ledge",
            "The player sinks in, then shoots sideways. Press F3, click the ledge and shift-click the player.",
            PushedSideways::new);

    /** All of them. */
    public static final List<Sample> ALL = List.of(BULLET, CRATE, COIN, LEDGE);

    private Stories() {
    }

    private static Sample story(String name, String title, String sentence, Sample.Factory factory) {
        return new Sample("story-" + name, title, sentence, 600, 120, 1, factory);
    }
}
