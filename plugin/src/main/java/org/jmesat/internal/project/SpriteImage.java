package org.jmesat.internal.project;

import com.jme3.texture.Image;
import java.util.LinkedHashMap;
import java.util.Map;

/** The outlines of the tiles of one image, each found once. */
final class SpriteImage {
    /** A texture that scrolls has a new tile in each frame, so the least recently used ones are dropped. */
    private static final int MOST_TILES = 1 << 12;

    private final Image image;
    private final Map<TileKey, TileOutline> tiles = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<TileKey, TileOutline> eldest) {
            return size() > MOST_TILES;
        }
    };
    private long usedTick;
    private boolean dropped;

    SpriteImage(Image image) {
        this.image = image;
    }

    /** Whether a tile's outline is known. */
    boolean knows(TileKey key) {
        return tiles.containsKey(key);
    }

    /** The outline of a tile. */
    TileOutline tile(TileKey key) {
        TileOutline outline = tiles.get(key);
        if (outline == null) {
            outline = new TileOutline(image, key);
            tiles.put(key, outline);
        }
        return outline;
    }

    /** Notes that the outlines are in use, so that they are kept in a tick. */
    public void use(long tick) {
        usedTick = tick;
    }

    boolean isOlderThan(long tick) {
        return usedTick < tick;
    }

    void drop() {
        dropped = true;
    }

    /** {@return whether the cache has dropped it, so that what was found in it may be out of date} */
    public boolean isDropped() {
        return dropped;
    }
}
