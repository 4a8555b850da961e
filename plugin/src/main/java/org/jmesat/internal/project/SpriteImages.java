package org.jmesat.internal.project;

import com.jme3.texture.Image;
import java.nio.ByteBuffer;
import java.util.IdentityHashMap;
import java.util.Map;

/** The cache of outlines: for each data buffer of an image in use, those of its tiles. */
final class SpriteImages {
    /** By data and not by image, since an image may get other data. */
    private final Map<ByteBuffer, SpriteImage> images = new IdentityHashMap<>();

    /** Creates an empty cache. */
    public SpriteImages() {
    }

    /** The outlines of the image of a texture without a problem. */
    SpriteImage get(SpriteTexture texture) {
        return images.computeIfAbsent(AlphaReader.data(texture.image()), data -> new SpriteImage(texture.image()));
    }

    /** Drops all images that were not used since a tick began. */
    public void dropOlderThan(long tick) {
        images.values().removeIf(image -> {
            boolean old = image.isOlderThan(tick);
            if (old) {
                image.drop();
            }
            return old;
        });
    }

    /** Drops an image (may be null), so that its pixels are read again. */
    public void drop(Image image) {
        ByteBuffer data = image == null ? null : AlphaReader.data(image);
        SpriteImage known = data == null ? null : images.remove(data);
        if (known != null) {
            known.drop();
        }
    }
}
