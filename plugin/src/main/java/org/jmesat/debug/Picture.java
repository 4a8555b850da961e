package org.jmesat.debug;

import com.jme3.font.BitmapFont;
import org.jmesat.app.SatCollisionState;
import org.jmesat.debug.CollisionDebugState.Layer;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.QueryLog;

/** What all views draw in a frame: the tick of a selection, and the settings. */
final class Picture {
    private final PairSelection selection;
    private final TakenOut takenOut = new TakenOut();
    private SatCollisionState state;
    private long queries;
    private ProjectionPlane plane = ProjectionPlane.XY;
    private DebugPalette palette = DebugPalette.STANDARD;
    private Hover hover;
    private long hoverVersion;
    private CoveredArea coveredArea = CoveredArea.NONE;
    private CoveredArea panelArea = CoveredArea.NONE;
    private BitmapFont font;
    private int maxAxes;
    private int layers;
    private long settings;

    Picture(PairSelection selection) {
        this.selection = selection;
    }

    /** Sets whose colliders are drawn, and in which plane. */
    void setState(SatCollisionState newState, ProjectionPlane newPlane) {
        settings += state == newState && plane == newPlane ? 0 : 1;
        state = newState;
        plane = newPlane;
    }

    /** Follows what the world's snapshot does not have: what is disabled or faulty, and the last queries. */
    void update() {
        if (shows(Layer.OUTLINES)) {
            settings += takenOut.update(state, plane) ? 1 : 0;
        } else {
            takenOut.clear();
        }
        QueryLog log = queryLog();
        long now = log == null ? 0 : log.version();
        settings += now == queries ? 0 : 1;
        queries = now;
    }

    /** Releases what was drawn, so that it can be garbage collected. */
    void clear() {
        takenOut.clear();
        state = null;
    }

    TakenOut takenOut() {
        return takenOut;
    }

    /** Returns the log of the last queries, or null if they are not recorded. */
    QueryLog queryLog() {
        return shows(Layer.QUERIES) && state != null ? state.getWorld().getQueries().getLog() : null;
    }

    /** Sets what is drawn: a set of {@link Layer}s, and the most axes. */
    void setContent(int newLayers, int newMaxAxes) {
        settings += layers == newLayers && maxAxes == newMaxAxes ? 0 : 1;
        layers = newLayers;
        maxAxes = newMaxAxes;
    }

    /** Sets how it is drawn. */
    void setStyle(DebugPalette newPalette, BitmapFont newFont) {
        settings += palette == newPalette && font == newFont ? 0 : 1;
        palette = newPalette;
        font = newFont;
    }

    /** Sets what the game's HUD and the panel cover. */
    void setCovered(CoveredArea newArea, CoveredArea newPanelArea) {
        settings += coveredArea.isSame(newArea) && panelArea.isSame(newPanelArea) ? 0 : 1;
        coveredArea = newArea;
        panelArea = newPanelArea;
    }

    /** Sets what is under the cursor. */
    void setHover(Hover newHover) {
        settings += hover == newHover && hoverVersion == hover.version() ? 0 : 1;
        hover = newHover;
        hoverVersion = hover.version();
    }

    /** Returns what is under the cursor; null in a test without a mouse. */
    Hover hover() {
        return hover;
    }

    /** Returns a number that is another one after each change of the settings. */
    long settings() {
        return settings;
    }

    PairSelection selection() {
        return selection;
    }

    /** Returns the state whose colliders are drawn; null in a test without a scene. */
    SatCollisionState state() {
        return state;
    }

    ProjectionPlane plane() {
        return plane;
    }

    CoveredArea coveredArea() {
        return coveredArea;
    }

    CoveredArea panelArea() {
        return panelArea;
    }

    /** Returns the font of labels, or null for the engine's. */
    BitmapFont font() {
        return font;
    }

    int maxAxes() {
        return maxAxes;
    }

    boolean shows(Layer layer) {
        return layer.isIn(layers);
    }
}
