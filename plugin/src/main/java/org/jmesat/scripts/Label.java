package org.jmesat.scripts;

import com.jme3.bounding.BoundingBox;
import com.jme3.bounding.BoundingVolume;
import com.jme3.font.BitmapText;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.Locale;
import java.util.Objects;
import org.jmesat.internal.geometry.PointText;

/**
 * Writes a text on the screen, with numbers of user data in it: a score, the time that is left, a hint at a sign.
 * Without {@code by} it is always there, {@code delay} seconds after its begin; with {@code by} while such a spatial
 * touches its spatial, with {@code once} only the first time. It is there in a pause, too.
 *
 * <p>The text is in the GUI, in the engine's default font: it neither collides nor is it saved with the scene. In an
 * editor, which does not tell the size of its view, it is at the lower left.
 */
public class Label extends WhileTouchingScript {
    /** Where a label is on the screen. */
    public enum Place {
        /** The upper left corner. */
        TOP_LEFT(0, 0),
        /** The middle of the upper edge. */
        TOP(0.5f, 0),
        /** The upper right corner. */
        TOP_RIGHT(1, 0),
        /** The middle of the screen. */
        CENTER(0.5f, 0.5f),
        /** The lower left corner. */
        BOTTOM_LEFT(0, 1),
        /** The middle of the lower edge. */
        BOTTOM(0.5f, 1),
        /** The lower right corner. */
        BOTTOM_RIGHT(1, 1),
        /** Above the script's spatial, as it is seen. */
        ABOVE(0.5f, 1);

        private final float across;
        private final float down;

        Place(float across, float down) {
            this.across = across;
            this.down = down;
        }
    }

    private static final String FONT = "Interface/Fonts/Default.fnt";
    private static final float DEFAULT_SIZE = 24;
    /** From the edge of the screen, in pixels. */
    private static final float MARGIN = 10;
    private static final int CORNERS = 8;

    private volatile String text = "";
    private volatile String of = "";
    private volatile Place place = Place.TOP_LEFT;
    private volatile int row;
    private volatile float size = DEFAULT_SIZE;
    private volatile ColorRGBA color = ColorRGBA.White;

    /** In the GUI while it is shown; null before. */
    private BitmapText written;
    /** Whether the font cannot be loaded. */
    private boolean failed;
    /** The text that was read last, what is between its braces at the odd places, and the values of that. */
    private String textOf;
    private String[] parts;
    private Object[] values;
    private Vector3f corner = new Vector3f();
    private Vector3f seen = new Vector3f();

    /** Creates a script without a text. */
    public Label() {
    }

    /** {@return the text, as set (not null); by default empty} */
    public String getText() {
        return text;
    }

    /**
     * Sets the text.
     *
     * @param text the text, with keys of user data in braces, such as "Coins: {coins} of 3"; a number that is not there
     *     yet is 0. Null is treated as empty
     */
    public void setText(String text) {
        this.text = Limits.text(text);
    }

    /** {@return the name of the spatial with the numbers; by default empty, for the script's own} */
    public String getOf() {
        return of;
    }

    /**
     * Sets which spatial has the numbers.
     *
     * @param of its name; empty or null for the script's own
     */
    public void setOf(String of) {
        this.of = Limits.text(of);
    }

    /** {@return where the text is; by default {@link Place#TOP_LEFT}} */
    public Place getPlace() {
        return place;
    }

    /**
     * Sets where the text is.
     *
     * @param place the place; null means {@link Place#TOP_LEFT}
     */
    public void setPlace(Place place) {
        this.place = place == null ? Place.TOP_LEFT : place;
    }

    /** {@return the line in which the text begins; by default 0, the first one} */
    public int getRow() {
        return row;
    }

    /**
     * Sets the line in which the text begins, so that several labels have one place.
     *
     * @param row the line, from the edge of the screen inwards, from the middle downwards, and above a spatial upwards;
     *     any integer
     */
    public void setRow(int row) {
        this.row = row;
    }

    /** {@return the height of the letters, in pixels (&gt;0); by default 24} */
    public float getSize() {
        return size;
    }

    /**
     * Sets the height of the letters.
     *
     * @param size in pixels (&gt;0, finite); any other value is reported and replaced by 24
     */
    public void setSize(float size) {
        this.size = Limits.above("size", size, DEFAULT_SIZE);
    }

    /** {@return a copy of the colour; by default white} */
    public ColorRGBA getColor() {
        return color.clone();
    }

    /**
     * Sets the colour.
     *
     * @param color the colour (copied); null, and one with a part that is NaN or infinite, is replaced by white
     */
    public void setColor(ColorRGBA color) {
        this.color = Limits.color(color, ColorRGBA.White);
    }

    @Override
    protected void controlUpdate(float tpf) {
        super.controlUpdate(tpf);
        if (isTimePassing()) {
            show();
        }
    }

    /** Shows the text at once, since no update may follow: another script may have begun a pause. */
    @Override
    public void setEnabled(boolean enabled) {
        super.setEnabled(enabled);
        if (!enabled) {
            hide();
        } else if (isTimePassing() && getSpatial() != null) {
            show();
        }
    }

    private void show() {
        Node gui = isOn() && !text.isEmpty() ? getContext().getGuiNode() : null;
        if (gui == null || !load()) {
            hide();
            return;
        }
        boolean changed = !text.equals(textOf);
        if (changed) {
            textOf = text;
            parts = textOf.split("[{}]", -1);
            for (int i = 1; i < parts.length; i += 2) {
                parts[i] = parts[i].strip();
            }
            values = new Object[parts.length];
            report(null);
        }
        Spatial holder = parts.length > 1 ? findKept(of) : null;
        if (changed && parts.length % 2 == 0) {
            report("has a text with a brace that has no other, " + PointText.quote(textOf));
        }
        for (int i = 1; i < parts.length; i += 2) {
            Object value = holder == null ? null : holder.getUserData(parts[i]);
            changed |= !Objects.equals(value, values[i]);
            values[i] = value;
        }
        if (changed) {
            write();
        }
        if (written.getSize() != size || !written.getColor().equals(color)) {
            written.setSize(size);
            written.setColor(color);
        }
        if (written.getParent() != gui) {
            gui.attachChild(written);
        }
    }

    private boolean load() {
        if (written == null && !failed) {
            try {
                written = new BitmapText(getContext().getAssetManager().loadFont(FONT)) {
                    @Override
                    public void updateLogicalState(float tpf) {
                        super.updateLogicalState(tpf);
                        // Also in a pause, since a window may change its size then.
                        place(getContext().getCamera());
                    }
                };
                written.setName("label of " + getSpatial().getName());
            } catch (RuntimeException e) {
                failed = true;
                report("cannot load the font " + FONT + ", so its text is not shown: add jme3-core's own assets");
            }
        }
        return !failed;
    }

    private void write() {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < parts.length; i++) {
            line.append(i % 2 == 0 ? parts[i] : value(values[i]));
        }
        written.setText(line.toString());
    }

    /** A number with one decimal place, or none if it is whole; 0 for none. */
    private static String value(Object value) {
        if (!(value instanceof Number number)) {
            return value == null ? "0" : PointText.shorten(value.toString());
        }
        double rounded = Math.rint(10 * number.doubleValue()) / 10;
        return String.format(Locale.ROOT, rounded == Math.rint(rounded) ? "%.0f" : "%.1f", rounded);
    }

    private void place(Camera camera) {
        Place used = camera == null ? Place.BOTTOM_LEFT : place;
        float rows = row * written.getLineHeight();
        float right = (camera == null ? 0 : camera.getWidth()) - written.getLineWidth() - MARGIN;
        float top = (camera == null ? 0 : camera.getHeight()) - MARGIN;
        float bottom = MARGIN + written.getHeight();
        seen.set(MARGIN + used.across * (right - MARGIN), top + used.down * (bottom - top), 0);
        if (used == Place.ABOVE) {
            lookAt(camera);
            seen.addLocal(-written.getLineWidth() / 2, written.getHeight(), 0);
        }
        Spatial.CullHint hint = seen.z >= 0 && seen.z <= 1 ? Spatial.CullHint.Never : Spatial.CullHint.Always;
        if (written.getLocalCullHint() != hint) {
            written.setCullHint(hint);
        }
        seen.set(seen.x, seen.y + (used.down == 1 ? rows : -rows), 0);
        if (hint == Spatial.CullHint.Never && !written.getLocalTranslation().equals(seen)) {
            written.setLocalTranslation(seen);
        }
    }

    /** Finds the middle of what is seen of the spatial, and its upper edge; z is from 0 to 1 in front of the camera. */
    private void lookAt(Camera camera) {
        BoundingVolume bound = getSpatial().getWorldBound();
        Vector3f centre = bound == null ? getSpatial().getWorldTranslation() : bound.getCenter();
        camera.getScreenCoordinates(centre, seen);
        for (int i = 0; i < CORNERS && bound instanceof BoundingBox; i++) {
            BoundingBox box = (BoundingBox) bound;
            corner.set(i % 2 == 0 ? box.getXExtent() : -box.getXExtent(),
                    i / 2 % 2 == 0 ? box.getYExtent() : -box.getYExtent(),
                    i / 4 == 0 ? box.getZExtent() : -box.getZExtent()).addLocal(centre);
            seen.y = Math.max(seen.y, camera.getScreenCoordinates(corner, corner).y);
        }
    }

    private void hide() {
        if (written != null) {
            written.removeFromParent();
        }
    }

    @Override
    protected void reset() {
        hide();
        super.reset();
    }

    @Override
    void renew() {
        super.renew();
        written = null;
        failed = false;
        textOf = null;
        corner = new Vector3f();
        seen = new Vector3f();
    }
}
