package org.jmesat.scripts;

import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.ScriptContext;
import org.jmesat.internal.geometry.PointText;
import org.jmesat.internal.text.NearestName;

/**
 * The base of the ready-made scripts that touches concern: whose touch counts, after which time, and whether more than
 * one does. {@link TouchScript} acts at a touch, {@link WhileTouchingScript} as long as it lasts.
 */
public abstract class FilteredScript extends CollisionScript {
    private static final String TAGS = "jmesat.tags";
    /** A search of a large scene takes long. */
    static final int SEARCH_EVERY = 32;
    /** What is noted of a touch that comes too late. */
    static final String DONE = "once: it has acted already";
    /** What is noted of another collider of a body that touches. */
    static final String SAME_BODY = "the same body touches it already";
    /** What is noted of a body that cannot be moved or removed. */
    static final String FIXED = "the other one is fixed";

    private volatile String by = "";
    private volatile float delay;
    private volatile boolean once;
    /** The words of {@link #wordsOf}; none for everything. */
    private List<String> words = List.of();
    private String wordsOf = "";
    /** What is noted of a spatial that matches no word; made with the words, since it is noted often. */
    private String mismatch = "";
    /** What {@link #findKept} found last; null for nothing. */
    private Spatial kept;
    /** How often it was not in the scene since it was found. */
    private int misses;
    private boolean reported;

    /** Creates an enabled script for everything that touches, without a delay. */
    protected FilteredScript() {
    }

    /** {@return what counts as touching, as in {@link #setBy}; by default everything, an empty text} */
    public String getBy() {
        return by;
    }

    /**
     * Sets what counts as touching. What is below the script's own spatial never counts.
     *
     * @param by words separated by commas. A word means a spatial of that name or one below it, a collider in the layer
     *     of that name, or a spatial whose user data {@code jmesat.tags} (a text, separated by commas) contains it. An
     *     empty text means everything; null is treated as empty
     */
    public void setBy(String by) {
        this.by = Limits.text(by);
    }

    /** {@return the time from the touch to the action, in seconds (≥0)} */
    public float getDelay() {
        return delay;
    }

    /**
     * Sets the time from the touch to the action.
     *
     * @param seconds the time (≥0, finite); any other value is reported and replaced by 0
     */
    public void setDelay(float seconds) {
        delay = Limits.atLeastZero("delay", seconds);
    }

    /** {@return whether only the first touch counts} */
    public boolean isOnce() {
        return once;
    }

    /**
     * Sets whether only the first touch counts, until the script is made again or its spatial is set again.
     *
     * @param once true for the first one only
     */
    public void setOnce(boolean once) {
        this.once = once;
    }

    /**
     * Whether a contact counts for this script: it has a context, and the other spatial matches {@code by} and is not a
     * part of its own. Notes why it does not.
     */
    final boolean matches(CollisionEvent event) {
        if (getContext() == null) {
            return false;
        }
        Spatial other = event.getOther();
        boolean matches = matches(other);
        if (!matches && !ignores(isWithin(other, getSpatial()), "the other one is a part of its own spatial")) {
            note(mismatch, other.getName());
        }
        return matches;
    }

    /** Notes why an event is ignored, if the reason applies; returns whether it does. */
    final boolean ignores(boolean applies, String reason) {
        if (applies) {
            note(reason);
        }
        return applies;
    }

    /** Whether a spatial matches {@code by} and is not a part of the script's own. Called with a context only. */
    final boolean matches(Spatial other) {
        if (isWithin(other, getSpatial())) {
            return false;
        }
        if (!wordsOf.equals(by)) {
            wordsOf = by;
            words = Stream.of(wordsOf.split(",")).map(String::strip).filter(word -> !word.isEmpty()).toList();
            mismatch = "by: '{}' is not '" + PointText.shorten(wordsOf) + "'";
        }
        for (int i = 0; i < words.size(); i++) {
            if (hasNameOrTag(other, words.get(i)) || getContext().isInLayer(other, words.get(i))) {
                return true;
            }
        }
        return words.isEmpty();
    }

    private static boolean hasNameOrTag(Spatial other, String word) {
        for (Spatial each = other; each != null; each = each.getParent()) {
            if (isNamed(each, word)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a spatial has a name or a tag itself. */
    static boolean isNamed(Spatial spatial, String word) {
        return word.equals(spatial.getName()) || spatial.getUserData(TAGS) instanceof String tags
                && contains(tags, word);
    }

    /** Whether a text with commas has a word; allocates nothing, since it may be asked in each tick. */
    private static boolean contains(String text, String word) {
        for (int at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
            if (isEnd(text, at - 1, -1) && isEnd(text, at + word.length(), 1)) {
                return true;
            }
        }
        return false;
    }

    /** Whether only spaces are between a place and a comma or the end of the text. */
    private static boolean isEnd(String text, int from, int step) {
        int at = from;
        while (at >= 0 && at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at += step;
        }
        return at < 0 || at == text.length() || text.charAt(at) == ',';
    }

    /** Whether a spatial is another one or below it. */
    static boolean isWithin(Spatial spatial, Spatial top) {
        return spatial == top || top instanceof Node node && spatial.hasAncestor(node);
    }

    /** Whether time passes: the script has a context, and its app state is not paused. */
    final boolean isTimePassing() {
        ScriptContext context = getContext();
        return context != null && !context.isPaused();
    }

    /** Finds the spatial that a property names; reports a problem and returns null if there is none. */
    final Spatial find(String name) {
        // A look at the scene tells that a name is needed.
        Spatial found = name.isEmpty() ? null : getContext().find(name);
        report(found != null || name.isEmpty() ? null : missing(name));
        return found;
    }

    /** Finds the spatial that a property names; the script's own for an empty name. */
    final Spatial findOrOwn(String name) {
        return name.isEmpty() ? getSpatial() : find(name);
    }

    /**
     * Finds a spatial in each frame: without a search while the one that was found last is in the scene. When it has
     * left, it is still the one unless another has its name, since its numbers still count. Then, and while there is
     * none, not each call searches.
     */
    final Spatial findKept(String name) {
        if (name.isEmpty()) {
            return getSpatial();
        }
        boolean known = kept != null && name.equals(kept.getName());
        if (known && isWithin(kept, getContext().getRoot())) {
            misses = 0;
        } else if (misses++ % SEARCH_EVERY == 0) {
            Spatial found = known ? getContext().find(name) : find(name);
            kept = known && found == null ? kept : found;
        }
        return kept;
    }

    /** The number in user data of a spatial; null if it has none. Anything else there is a problem. */
    final Number findNumber(Spatial holder, String key) {
        Object value = holder.getUserData(key);
        report(value == null || value instanceof Number ? null : "finds " + key + " = " + value
                + " in the user data of '" + holder.getName() + "' instead of a number");
        return value instanceof Number number ? number : null;
    }

    /** The scripts of a spatial that are of a class, in a new list. */
    final <T> List<T> findScripts(Spatial spatial, Class<T> type) {
        return getContext().findScripts(spatial, new ArrayList<>()).stream().filter(type::isInstance).map(type::cast)
                .toList();
    }

    /** Puts a spatial at the place of another one, in the plane, and skips its sweep on the way. */
    final void teleport(Spatial moved, Vector3f place) {
        getContext().move(moved, place.subtract(moved.getWorldTranslation()));
        getContext().teleport(moved);
    }

    /** The problem of a name that no spatial has. */
    final String missing(String name) {
        Set<String> names = new LinkedHashSet<>();
        getContext().getRoot().breadthFirstTraversal(each -> names.add(String.valueOf(each.getName())));
        return "finds no spatial '" + PointText.shorten(name) + "'" + NearestName.hint(name, names);
    }

    /** Whether the last report of this script was a problem. */
    final boolean hasReported() {
        return reported;
    }

    /** Reports a problem of this script, the rest of a sentence about it; null ends the last one. */
    final void report(String problem) {
        reported = problem != null;
        getContext().report(this, problem == null ? null
                : "its script " + getClass().getSimpleName() + ' ' + problem);
    }

    /** Forgets all touches, so that the script begins again. Called while it still has its spatial and context. */
    protected void reset() {
        renew();
    }

    /** Gives the script the state of a new one, which it shares with no other; changes nothing else. */
    void renew() {
        kept = null;
        misses = 0;
    }

    /** A clone has the same properties, and knows no touch. */
    @Override
    public Object jmeClone() {
        FilteredScript clone = (FilteredScript) super.jmeClone();
        clone.renew();
        return clone;
    }

    /** Called when the script has both its spatial and its context, before the first event. */
    protected void start() {
        // Most scripts only wait for touches.
    }

    @Override
    public void setSpatial(Spatial spatial) {
        reset();
        super.setSpatial(spatial);
        startIfReady();
    }

    @Override
    public void setContext(ScriptContext context) {
        if (context == null) {
            reset();
        }
        super.setContext(context);
        startIfReady();
    }

    private void startIfReady() {
        if (getContext() != null && getSpatial() != null) {
            start();
        }
    }
}
