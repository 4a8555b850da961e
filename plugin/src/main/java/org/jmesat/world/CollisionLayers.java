package org.jmesat.world;

import java.util.Arrays;
import java.util.Objects;

/**
 * The layers of a world: their names, and which of them collide. Layer n is bit n of a collider's category and mask.
 *
 * <p>Two colliders can collide if any layer of one collides with any layer of the other and their masks agree. By
 * default every layer collides with every layer, itself included, and a collider is in layer 0, named "default". A
 * change takes effect at the next step. Not thread-safe.
 */
public final class CollisionLayers {
    /** The number of layers. */
    public static final int COUNT = Long.SIZE;

    private final CollisionWorld world;
    private final String[] names = new String[COUNT];
    private final long[] masks = new long[COUNT];
    private long nameRevision;

    CollisionLayers(CollisionWorld world) {
        this.world = world;
        names[0] = "default";
        Arrays.fill(masks, -1);
    }

    /**
     * Names a layer.
     *
     * @param layer the layer (0 to 63)
     * @param name the name, case-sensitive, without commas, and without blanks at its ends; null removes the name
     * @throws IllegalArgumentException if there is no such layer, if the name is empty, contains a comma or begins or
     *     ends with a blank, or if another layer has this name
     * @throws IllegalStateException if called during a step
     */
    public void setName(int layer, String name) {
        requireLayer(layer);
        world.requireNotStepping();
        if (name != null) {
            if (name.isEmpty() || name.indexOf(',') >= 0 || !name.equals(name.strip())) {
                throw new IllegalArgumentException("Layer " + layer + " cannot be called '" + name
                        + "': a name must not be empty, contain a comma, or begin or end with a blank");
            }
            int other = indexOf(name);
            if (other >= 0 && other != layer) {
                throw new IllegalArgumentException(
                        "Layer " + layer + " cannot be called '" + name + "': layer " + other + " has that name");
            }
        }
        if (!Objects.equals(name, names[layer])) {
            names[layer] = name;
            nameRevision++;
        }
    }

    /**
     * Returns the name of a layer.
     *
     * @param layer the layer (0 to 63)
     * @return the name, or null if it has none
     * @throws IllegalArgumentException if there is no such layer
     */
    public String getName(int layer) {
        requireLayer(layer);
        return names[layer];
    }

    /**
     * Returns the layer of a name.
     *
     * @param name the name (not null), case-sensitive
     * @return the layer, or −1 if no layer has this name
     */
    public int indexOf(String name) {
        Objects.requireNonNull(name, "name");
        for (int layer = 0; layer < COUNT; layer++) {
            if (name.equals(names[layer])) {
                return layer;
            }
        }
        return -1;
    }

    /**
     * Returns the bits of layers, to use as a category or a mask.
     *
     * @param layers the names of the layers (not null)
     * @return one bit for each layer
     * @throws IllegalArgumentException if no layer has one of the names
     */
    public long bitsOf(String... layers) {
        Objects.requireNonNull(layers, "layers");
        long bits = 0;
        for (String layer : layers) {
            bits |= 1L << requireNamed(layer);
        }
        return bits;
    }

    /** {@return a number that grows when a name changes; compare it to know whether cached bits are stale} */
    public long getNameRevision() {
        return nameRevision;
    }

    /**
     * Sets whether two layers collide, in either order.
     *
     * @param a one layer (0 to 63)
     * @param b the other (0 to 63), or the same
     * @param colliding false to keep them apart
     * @throws IllegalArgumentException if there is no such layer
     * @throws IllegalStateException if called during a step
     */
    public void setColliding(int a, int b, boolean colliding) {
        requireLayer(a);
        requireLayer(b);
        world.requireNotStepping();
        world.stages().noteSettings();
        if (colliding) {
            masks[a] |= 1L << b;
            masks[b] |= 1L << a;
        } else {
            masks[a] &= ~(1L << b);
            masks[b] &= ~(1L << a);
        }
    }

    /**
     * Sets whether two layers collide, in either order.
     *
     * @param a the name of one layer (not null)
     * @param b the name of the other (not null), or the same
     * @param colliding false to keep them apart
     * @throws IllegalArgumentException if no layer has one of the names
     * @throws IllegalStateException if called during a step
     */
    public void setColliding(String a, String b, boolean colliding) {
        setColliding(requireNamed(a), requireNamed(b), colliding);
    }

    /**
     * Sets whether a layer collides with all layers, itself included, or with none.
     *
     * @param layer the layer (0 to 63)
     * @param colliding true for all layers, false for none
     * @throws IllegalArgumentException if there is no such layer
     * @throws IllegalStateException if called during a step
     */
    public void setCollidingWithAll(int layer, boolean colliding) {
        for (int other = 0; other < COUNT; other++) {
            setColliding(layer, other, colliding);
        }
    }

    /**
     * Sets whether a layer collides with all layers, itself included, or with none.
     *
     * @param layer the name of the layer (not null)
     * @param colliding true for all layers, false for none
     * @throws IllegalArgumentException if no layer has this name
     * @throws IllegalStateException if called during a step
     */
    public void setCollidingWithAll(String layer, boolean colliding) {
        setCollidingWithAll(requireNamed(layer), colliding);
    }

    /**
     * Returns whether two layers collide, in either order.
     *
     * @param a one layer (0 to 63)
     * @param b the other (0 to 63), or the same
     * @return true if they collide
     * @throws IllegalArgumentException if there is no such layer
     */
    public boolean isColliding(int a, int b) {
        requireLayer(b);
        return (getMask(a) & 1L << b) != 0;
    }

    /**
     * Returns the layers that a layer collides with.
     *
     * @param layer the layer (0 to 63)
     * @return one bit for each layer
     * @throws IllegalArgumentException if there is no such layer
     */
    public long getMask(int layer) {
        requireLayer(layer);
        return masks[layer];
    }

    /** Whether any layer of category A collides with any layer of category B. */
    boolean allows(long categoryA, long categoryB) {
        for (long rest = categoryA; rest != 0; rest &= rest - 1) {
            if ((masks[Long.numberOfTrailingZeros(rest)] & categoryB) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether layer 0 collides with itself; this decides most pairs. */
    boolean allowsDefault() {
        return (masks[0] & 1) != 0;
    }

    /**
     * Describes layers as text.
     *
     * @param bits one bit for each layer
     * @return for example "layer 3", "layers 0 (default), 3" or "no layer"
     */
    public String describe(long bits) {
        StringBuilder text = new StringBuilder(
                bits == 0 ? "no layer" : Long.bitCount(bits) == 1 ? "layer " : "layers ");
        for (long rest = bits; rest != 0; rest &= rest - 1) {
            int layer = Long.numberOfTrailingZeros(rest);
            text.append(rest == bits ? "" : ", ").append(layer);
            if (names[layer] != null) {
                text.append(" (").append(names[layer]).append(')');
            }
        }
        return text.toString();
    }

    private static void requireLayer(int layer) {
        if (layer < 0 || layer >= COUNT) {
            throw new IllegalArgumentException("There is no layer " + layer + ", only 0 to " + (COUNT - 1));
        }
    }

    private int requireNamed(String name) {
        int layer = indexOf(name);
        if (layer < 0) {
            throw new IllegalArgumentException("There is no layer '" + name + "'");
        }
        return layer;
    }
}
