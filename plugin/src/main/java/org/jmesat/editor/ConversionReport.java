package org.jmesat.editor;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.internal.dispatch.SpatialName;
import org.jmesat.internal.text.NumberText;

/** What a conversion of a scene has changed, and what it has left. Its text has a line for each remark. */
public final class ConversionReport {
    private final List<Spatial> spatials = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();
    private int colliders;
    private int pushAparts;
    private int movers;
    private int scripts;

    ConversionReport() {
    }

    /** Counts the conversion of a collider. */
    void addCollider(Spatial spatial) {
        colliders++;
        add(spatial);
    }

    /** Counts the conversion of a PushApart. */
    void addPushApart(Spatial spatial) {
        pushAparts++;
        add(spatial);
    }

    /** Counts the conversion of a CharacterMover. */
    void addMover(Spatial spatial) {
        movers++;
        add(spatial);
    }

    /** Counts the conversion of a script. */
    void addScript(Spatial spatial) {
        scripts++;
        add(spatial);
    }

    /** All conversions of a spatial follow each other. */
    private void add(Spatial spatial) {
        if (spatials.isEmpty() || spatials.get(spatials.size() - 1) != spatial) {
            spatials.add(spatial);
        }
    }

    /** Adds a remark on a spatial: the rest of a sentence about it, without its full stop. */
    void remark(Spatial spatial, String text) {
        remarks.add(SpatialName.withPath(spatial) + ": " + text + '.');
    }

    /** {@return the spatials that were changed, each once, parents before children; cannot be changed} */
    public List<Spatial> getSpatials() {
        return List.copyOf(spatials);
    }

    /** {@return the number of colliders that were converted (≥0)} */
    public int getColliderCount() {
        return colliders;
    }

    /** {@return the number of {@link org.jmesat.control.PushApart} that were converted (≥0)} */
    public int getPushApartCount() {
        return pushAparts;
    }

    /** {@return the number of {@link org.jmesat.control.CharacterMover} that were converted (≥0)} */
    public int getMoverCount() {
        return movers;
    }

    /** {@return the number of {@linkplain org.jmesat.control.CollisionScript scripts} that were converted (≥0)} */
    public int getScriptCount() {
        return scripts;
    }

    /** {@return a sentence for each thing that was left as it was, or that had no effect before; cannot be changed} */
    public List<String> getRemarks() {
        return List.copyOf(remarks);
    }

    /** The numbers, as in "1 collider, 2 PushApart and 0 scripts on 2 spatials"; movers only if there are any. */
    String counts() {
        return NumberText.count(colliders, "collider") + ", " + pushAparts + " PushApart"
                + (movers > 0 ? ", " + movers + " CharacterMover and " : " and ")
                + NumberText.count(scripts, "script") + " on " + NumberText.count(spatials.size(), "spatial");
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("Converted ").append(counts()).append('.');
        remarks.forEach(each -> text.append('\n').append(each));
        return text.toString();
    }
}
