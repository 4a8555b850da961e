package org.jmesat.internal.project;

import com.jme3.texture.Image;
import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The outlines of the tiles of one image, each found once. By the image's data, since an image may get other data.
 */
final class SpriteImage extends UseCache.Entry<ByteBuffer> {
    /** A texture that scrolls has a new tile in each frame, so the least recently used ones are dropped. */
    private static final int MOST_TILES = 1 << 12;

    private final Map<TileKey, TileOutline> tiles = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<TileKey, TileOutline> eldest) {
            return size() > MOST_TILES;
        }
    };

    SpriteImage(ByteBuffer data) {
        super(data);
    }

    /** Whether a tile's outline is known. */
    boolean knows(TileKey key) {
        return tiles.containsKey(key);
    }

    /** The outline of a tile of the image. */
    TileOutline tile(Image image, TileKey key) {
        TileOutline outline = tiles.get(key);
        if (outline == null) {
            outline = new TileOutline(image, key);
            tiles.put(key, outline);
        }
        return outline;
    }
}
