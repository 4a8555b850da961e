package org.jmesat.debug;

import com.jme3.app.state.BaseAppState;
import com.jme3.font.BitmapFont;
import com.jme3.input.KeyInput;
import com.jme3.renderer.ViewPort;
import org.jmesat.app.SatCollisionState;

/** The settings of the view that only a game needs, since an editor has no keys and no mouse for us. */
abstract class GameViewSettings extends BaseAppState {
    private volatile boolean mousePicks = true;
    private volatile ViewPort chosenViewPort;
    private volatile BitmapFont labelFont;
    private volatile CoveredArea coveredArea = CoveredArea.NONE;
    private volatile CoveredArea panelArea = CoveredArea.NONE;

    /** {@return what draws the view, the same instance each time} */
    abstract DebugOverlay overlay();

    /**
     * {@return the state whose collisions are drawn: as set, or else the first one attached to the application}
     * Null if there is none, or if none is set and this state is disabled.
     */
    public SatCollisionState getCollisionState() {
        return overlay().followed().get();
    }

    /**
     * Sets the state whose collisions are drawn.
     *
     * @param state the state, attached or not; null for the first one attached to the application
     */
    public void setCollisionState(SatCollisionState state) {
        overlay().followed().set(state);
    }

    /**
     * {@return the selection of the explained pair, the same instance each time; other code may choose its pair}
     * It follows the collision state while the view is visible, and is {@linkplain PairSelection#reset reset} when the
     * view is hidden.
     */
    public PairSelection getSelection() {
        return overlay().followed().selection();
    }

    /** {@return the font of names and other labels in the scene; null for the engine's} */
    public BitmapFont getFont() {
        return labelFont;
    }

    /**
     * Sets the font of names and other labels in the scene, for instance one with the letters of another script. It is
     * drawn at its own size, or twice as large in windows of 1440 pixels and more.
     *
     * @param font the font; null for the engine's
     */
    public void setFont(BitmapFont font) {
        labelFont = font;
    }

    /**
     * Sets which rectangle of the window the game's HUD covers, so that nothing important is drawn there. By default
     * none. The coordinates are pixels from the lower left corner.
     *
     * @param minX the left end
     * @param minY the lower end
     * @param maxX the right end; if not above minX, nothing is covered
     * @param maxY the upper end; if not above minY, nothing is covered
     */
    public void setCoveredArea(float minX, float minY, float maxX, float maxY) {
        coveredArea = CoveredArea.of(minX, minY, maxX, maxY);
    }

    /**
     * Sets which rectangle of the window a panel covers, beside the {@linkplain #setCoveredArea covered area} of the
     * game. Our own panel sets it while it is shown, so a game has no need to call this.
     *
     * @param minX the left end
     * @param minY the lower end
     * @param maxX the right end; if not above minX, nothing is covered
     * @param maxY the upper end; if not above minY, nothing is covered
     */
    public void setPanelArea(float minX, float minY, float maxX, float maxY) {
        panelArea = CoveredArea.of(minX, minY, maxX, maxY);
    }

    final CoveredArea panelArea() {
        return panelArea;
    }

    final CoveredArea coveredArea() {
        return coveredArea;
    }

    /** {@return the view port that was set, or null, the default: each that shows the colliders} */
    public ViewPort getViewPort() {
        return chosenViewPort;
    }

    /**
     * Sets the only view port in which to draw. By default the view is drawn in each enabled view port of the window,
     * main or GUI, one of whose scenes is the root of the collision state, or is above or below that root: so in all
     * parts of a split screen, but in no picture that is rendered to a texture.
     *
     * @param viewPort the view port; null for the default
     */
    public void setViewPort(ViewPort viewPort) {
        chosenViewPort = viewPort;
    }

    /** {@return whether the mouse picks colliders in the scene while the view is visible; by default true} */
    public boolean isPicking() {
        return mousePicks;
    }

    /**
     * Sets whether the mouse picks colliders in the scene while the view is visible. A click with the left button
     * chooses A, and with shift B; what is under the cursor is named. While the cursor is hidden, the middle of the
     * view port is picked. The game gets its clicks all the same; those that a GUI consumes pick nothing.
     *
     * @param picking false to leave the mouse to the game
     */
    public void setPicking(boolean picking) {
        mousePicks = picking;
    }

    /**
     * {@return the code of the key that shows and hides the view; 0 for none}
     * It is a code of {@link KeyInput}, at first {@link KeyInput#KEY_F3}.
     */
    public int getToggleKey() {
        return overlay().keys().toggle.code();
    }

    /**
     * Sets the key that shows and hides the view.
     *
     * @param toggleKey a code of {@link KeyInput}; 0 for none; a negative value counts as 0. The keys of jMonkeyEngine
     *     itself (C, M, F5, F6) and values above 255 are refused: the key does not change
     */
    public void setToggleKey(int toggleKey) {
        overlay().keys().toggle.set(toggleKey);
    }

    /**
     * {@return the code of the key that chooses the next pair while the view is visible; 0 for none}
     * It is a code of {@link KeyInput}, at first {@link KeyInput#KEY_PGDN}.
     */
    public int getNextPairKey() {
        return overlay().keys().nextPair.code();
    }

    /**
     * Sets the key that chooses the next pair while the view is visible. When hidden, the key is left to the game.
     *
     * @param nextPairKey a code as for {@link #setToggleKey}
     */
    public void setNextPairKey(int nextPairKey) {
        overlay().keys().nextPair.set(nextPairKey);
    }

    /**
     * {@return the code of the key that chooses the previous pair while the view is visible; 0 for none}
     * It is a code of {@link KeyInput}, at first {@link KeyInput#KEY_PGUP}.
     */
    public int getPreviousPairKey() {
        return overlay().keys().previousPair.code();
    }

    /**
     * Sets the key that chooses the previous pair while the view is visible. When hidden, the key is left to the game.
     *
     * @param previousPairKey a code as for {@link #setToggleKey}
     */
    public void setPreviousPairKey(int previousPairKey) {
        overlay().keys().previousPair.set(previousPairKey);
    }

    /**
     * {@return the code of the key that goes back to the deepest pair while the view is visible; 0 for none}
     * It is a code of {@link KeyInput}, at first {@link KeyInput#KEY_HOME}.
     */
    public int getAutomaticPairKey() {
        return overlay().keys().automaticPair.code();
    }

    /**
     * Sets the key that goes back to the deepest pair while the view is visible. When hidden, the key is left
     * to the game.
     *
     * @param automaticPairKey a code as for {@link #setToggleKey}
     */
    public void setAutomaticPairKey(int automaticPairKey) {
        overlay().keys().automaticPair.set(automaticPairKey);
    }
}
