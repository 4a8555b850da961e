package org.jmesat.debug;

import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;
import com.jme3.font.BitmapFont;
import com.jme3.input.KeyInput;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import org.jmesat.app.SatCollisionState;
import org.jmesat.internal.text.Property;

/**
 * Draws the colliders of a {@link SatCollisionState} as they were at its last tick, and explains why a pair does or
 * does not collide. Hidden at first; a key shows and hides it.
 *
 * <ul>
 * <li>The outline of each collider is amber while it touches another, else slate blue. A segment is drawn as a line and
 * a point as a cross. While the user has chosen a pair, all others are dimmed.
 * <li>One pair is explained, see {@link PairSelection}. Its deciding axis, or the one that a panel
 * {@linkplain PairSelection#showAxis shows}, is drawn beside it as a number line with an arrowhead at the greater end.
 * It shows the projection interval of A, nearer to the pair, and that of B. The band on the axis is the gap between the
 * intervals or, when they overlap, the shortest push along the axis that separates them. A bar that does not fit into
 * the picture ends in dashes.
 * <li>A separating axis is green. If there is none, the axis of least overlap is white. Dotted lines lead from the
 * shapes to the intervals, and the edge perpendicular to the axis has its colour and its name. Other axes are grey.
 * <li>Each side of the pair has one colour: A is red, and B has the colour of sand. Its outline, its letter, its
 * interval and the names of its edges have it, and the piece that decides is filled with it. A chosen spatial without a
 * collider has its letter, too.
 * <li>If the depths of the two differ, B has a thin outline at the depth of A, too. If the two overlap without a
 * contact, as those that are filtered do, both outlines have yellow dashes.
 * <li>A dotted green line, perpendicular to the separating axis, goes through the middle of the gap.
 * <li>If the pair touches, its contact points and the normals at them, from A to B, are magenta. The white arrow from
 * the mean of the contact points is the minimum translation vector of the body that can move: of B, or of A if only B
 * is fixed. It is as long as the white band, and its label has its length. If it is too short to be seen, a longer
 * arrow, not to scale, is drawn beside the contact.
 * </ul>
 *
 * <p>The view lies in the plane, at the depth of each collider's spatial: in XZ an outline is on the ground if the
 * spatial's origin is. It shows the values of the tick, drawn over everything else. Under a perspective camera, or if a
 * collider has moved since the tick, an outline may lie beside its mesh.
 *
 * <p>The view is a separate scene in each view port that shows the colliders, see {@link #setViewPort}, never part of a
 * user's scene. Attach this state before or after the collision state. The setters may be called at any time and
 * from any thread, and take effect in the next frame. A setter replaces an invalid value and logs a warning.
 */
public class CollisionDebugState extends BaseAppState {
    /**
     * What is drawn besides the explanation of the selected pair. Each layer is a property of this state that is
     * switched on and off; code that switches any of them, such as a menu, finds all of them here.
     */
    public enum Layer {
        /** See {@link #setOutlines}. */
        OUTLINES(CollisionDebugState::isOutlines, CollisionDebugState::setOutlines),
        /** See {@link #setPieces}. */
        PIECES(CollisionDebugState::isPieces, CollisionDebugState::setPieces),
        /** See {@link #setContacts}. */
        CONTACTS(CollisionDebugState::isContacts, CollisionDebugState::setContacts),
        /** See {@link #setBoxes}. */
        BOXES(CollisionDebugState::isBoxes, CollisionDebugState::setBoxes),
        /** See {@link #setNames}. */
        NAMES(CollisionDebugState::isNames, CollisionDebugState::setNames),
        /** See {@link #setMotion}. */
        MOTION(CollisionDebugState::isMotion, CollisionDebugState::setMotion),
        /** See {@link #setQueries}. */
        QUERIES(CollisionDebugState::isQueries, CollisionDebugState::setQueries),
        /** See {@link #setSleeping}. */
        SLEEPING(CollisionDebugState::isSleeping, CollisionDebugState::setSleeping),
        /** See {@link #setAllAxes}. */
        ALL_AXES(CollisionDebugState::isAllAxes, CollisionDebugState::setAllAxes);

        private final String title = name().toLowerCase(Locale.ROOT).replace('_', ' ');
        private final Predicate<CollisionDebugState> getter;
        private final BiConsumer<CollisionDebugState, Boolean> setter;

        Layer(Predicate<CollisionDebugState> getter, BiConsumer<CollisionDebugState, Boolean> setter) {
            this.getter = getter;
            this.setter = setter;
        }

        /**
         * {@return whether a view draws this layer}
         *
         * @param view the view (not null)
         */
        public boolean isShown(CollisionDebugState view) {
            return getter.test(view);
        }

        /**
         * Sets whether a view draws this layer.
         *
         * @param view the view (not null)
         * @param shown true to draw it
         */
        public void setShown(CollisionDebugState view, boolean shown) {
            setter.accept(view, shown);
        }

        /** {@return the name as in a text, such as "all axes"} */
        @Override
        public String toString() {
            return title;
        }
    }

    // An editor's sheet has a row for each field whose getter and setter have its name, in this order.
    private volatile boolean visible;
    private String status;
    private volatile String pairA = "";
    private volatile String pairB = "";
    private String explanation;
    private volatile boolean outlines = true;
    private volatile boolean pieces;
    private volatile boolean contacts = true;
    private volatile boolean boxes;
    private volatile boolean names;
    private volatile boolean motion;
    private volatile boolean queries;
    private volatile boolean sleeping;
    private volatile boolean allAxes;
    private volatile DebugPalette palette = DebugPalette.STANDARD;
    private volatile int maxAxes = 8;
    /** Declared for the sheet alone: the value is that of {@link #isEnabled}. */
    private boolean enabled;
    // Not in the sheet, since an editor has no keys and no mouse for us.
    private volatile boolean mousePicks = true;
    private volatile ViewPort chosenViewPort;
    private volatile BitmapFont labelFont;
    volatile CoveredArea coveredArea = CoveredArea.NONE;
    volatile CoveredArea panelArea = CoveredArea.NONE;
    final DebugOverlay overlay = new DebugOverlay(this);

    /** Creates a hidden view of the first collision state attached to the application. */
    public CollisionDebugState() {
    }

    /**
     * {@return the state whose collisions are drawn: as set, or else the first one attached to the application}
     * Null if there is none, or if none is set and this state is disabled.
     */
    public SatCollisionState getCollisionState() {
        return overlay.followed.get();
    }

    /**
     * Sets the state whose collisions are drawn.
     *
     * @param state the state, attached or not; null for the first one attached to the application
     */
    public void setCollisionState(SatCollisionState state) {
        overlay.followed.source = state;
    }

    /**
     * {@return the selection of the explained pair, the same instance each time; other code may choose its pair}
     * It follows the collision state while the view is visible, and is {@linkplain PairSelection#reset reset} when the
     * view is hidden.
     */
    public PairSelection getSelection() {
        return overlay.followed.selection;
    }

    /** {@return whether so many contacts are in view that none but that of the pair is drawn} */
    public boolean areContactsHidden() {
        return overlay.areContactsHidden();
    }

    /** {@return whether the view is visible while this state is attached and enabled; at first false} */
    public boolean isVisible() {
        return visible;
    }

    /**
     * Shows or hides the view, as the key does.
     *
     * @param visible true to show it
     */
    public void setVisible(boolean visible) {
        this.visible = visible;
    }

    /**
     * {@return what the view shows: the numbers of colliders and contacts, and the pair; or why it shows nothing}
     * For an editor's sheet: the text follows the scene. Any thread may call this.
     */
    public String getStatus() {
        return overlay.texts.status();
    }

    /**
     * Does nothing: an editor's sheet shows no property that cannot be set.
     *
     * @param status ignored
     */
    public void setStatus(String status) {
    }

    /** {@return the name that was set for A, by default empty} */
    public String getPairA() {
        return pairA;
    }

    /**
     * Sets by name which spatial is A of the explained pair, as {@link PairSelection#chooseA} does. The name is that of
     * the spatial, or the end of its path, such as "house/door". Of several, the first collider in the order of the
     * scene is chosen; of a node, the first collider below it. If nothing has the name, {@link #getStatus} says so,
     * with the nearest one, and what gets the name later is chosen then.
     *
     * @param name a name or path; blank or null to choose no A
     */
    public void setPairA(String name) {
        pairA = name == null ? "" : name;
    }

    /** {@return the name that was set for B, by default empty} */
    public String getPairB() {
        return pairB;
    }

    /**
     * Sets by name which spatial is B of the explained pair, as {@link #setPairA} does for A. If both have the same
     * name, B is another spatial of that name.
     *
     * @param name a name or path; blank or null to choose no B
     */
    public void setPairB(String name) {
        pairB = name == null ? "" : name;
    }

    /**
     * {@return why the explained pair does or does not collide, in one line}
     * It has the answer of {@link SatCollisionState#diagnose}, the deciding axis, and the checks that hold. For an
     * editor's sheet: while it is read, the text is composed again twice a second, or less often if that takes long.
     * The first reading, and the first one after a while, may return "..."; the text is then composed in the next
     * frame. Any thread may call this.
     */
    public String getExplanation() {
        return overlay.texts.explanation();
    }

    /**
     * Does nothing: an editor's sheet shows no property that cannot be set.
     *
     * @param explanation ignored
     */
    public void setExplanation(String explanation) {
    }

    /** {@return whether outlines are drawn; by default true} */
    public boolean isOutlines() {
        return outlines;
    }

    /**
     * Sets whether the outlines of all colliders are drawn, and those of what a disabled control takes out or what has
     * no polygon. The outlines of the selected pair are always drawn. A body of several pieces has one outline, without
     * the edges that its pieces share.
     *
     * @param outlines false for the selected pair only
     */
    public void setOutlines(boolean outlines) {
        this.outlines = outlines;
    }

    /** {@return whether all edges of the pieces of bodies are drawn; by default false} */
    public boolean isPieces() {
        return pieces;
    }

    /**
     * Sets whether all edges of the convex pieces of bodies are drawn, thinner than outlines.
     *
     * @param pieces true to draw them
     */
    public void setPieces(boolean pieces) {
        this.pieces = pieces;
    }

    /** {@return whether the contacts of all pairs are drawn; by default true} */
    public boolean isContacts() {
        return contacts;
    }

    /**
     * Sets whether the contact points of all pairs are drawn, with the normals from A to B. Those of the selected pair
     * are always drawn. With more than 1000 contacts in the picture, the others are left out.
     *
     * @param contacts false for the selected pair only
     */
    public void setContacts(boolean contacts) {
        this.contacts = contacts;
    }

    /** {@return whether boxes are drawn; by default false} */
    public boolean isBoxes() {
        return boxes;
    }

    /**
     * Sets whether the bounding boxes of pieces are drawn, and dotted the enlarged ones: a pair whose enlarged boxes
     * are apart is not tested.
     *
     * @param boxes true to draw them
     */
    public void setBoxes(boolean boxes) {
        this.boxes = boxes;
    }

    /** {@return whether names are written; by default false} */
    public boolean isNames() {
        return names;
    }

    /**
     * Sets whether the names of colliders are written on them, or the id of one without a name. If there is no place
     * for all, some are left out.
     *
     * @param names true to write them
     */
    public void setNames(boolean names) {
        this.names = names;
    }

    /** {@return whether the motion of continuous colliders is drawn; by default false} */
    public boolean isMotion() {
        return motion;
    }

    /**
     * Sets whether the last step of each continuous collider is drawn: dotted where it began, dashed the paths of its
     * corners, and an arrow as long as the velocity per tick.
     *
     * @param motion true to draw it
     */
    public void setMotion(boolean motion) {
        this.motion = motion;
    }

    /** {@return whether the last queries are drawn; by default false} */
    public boolean isQueries() {
        return queries;
    }

    /**
     * Sets whether the last rays, casts and other queries of the world are drawn, with what they hit.
     *
     * @param queries true to draw them
     */
    public void setQueries(boolean queries) {
        this.queries = queries;
    }

    /** {@return whether sleeping pieces are marked; by default false} */
    public boolean isSleeping() {
        return sleeping;
    }

    /**
     * Sets whether pieces that sleep are marked by a Z. Their pairs are not tested again until one of them moves.
     *
     * @param sleeping true to mark them
     */
    public void setSleeping(boolean sleeping) {
        this.sleeping = sleeping;
    }

    /** {@return whether several axes of the pair are drawn at once; by default false} */
    public boolean isAllAxes() {
        return allAxes;
    }

    /**
     * Sets whether the candidate axes of the selected pair are drawn all at once, at most {@link #getMaxAxes}, or only
     * one: the deciding axis. An axis for which there is no room beside the shapes and the other axes is left out; a
     * label says how many of how many are drawn.
     *
     * @param allAxes true for all
     */
    public void setAllAxes(boolean allAxes) {
        this.allAxes = allAxes;
    }

    /** {@return the colours, by default {@link DebugPalette#STANDARD}} */
    public DebugPalette getPalette() {
        return palette;
    }

    /**
     * Sets the colours.
     *
     * @param palette the colours; null counts as {@link DebugPalette#STANDARD}
     */
    public void setPalette(DebugPalette palette) {
        this.palette = palette == null ? DebugPalette.STANDARD : palette;
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
        coveredArea = coveredArea.with(minX, minY, maxX, maxY);
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
        panelArea = panelArea.with(minX, minY, maxX, maxY);
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

    /** {@return the greatest number of axes that are drawn, at first 8} */
    public int getMaxAxes() {
        return maxAxes;
    }

    /**
     * Sets how many axes are drawn: the deciding one first, then the others by descending separation.
     *
     * @param maxAxes the greatest number of axes (≥1; a smaller value counts as 1)
     */
    public void setMaxAxes(int maxAxes) {
        this.maxAxes = maxAxes >= 1 ? maxAxes : Property.replace("maxAxes", maxAxes, 1);
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
        return overlay.keys.toggle.code();
    }

    /**
     * Sets the key that shows and hides the view.
     *
     * @param toggleKey a code of {@link KeyInput}; 0 for none; a negative value counts as 0. The keys of jMonkeyEngine
     *     itself (C, M, F5, F6) and values above 255 are refused: the key does not change
     */
    public void setToggleKey(int toggleKey) {
        overlay.keys.toggle.set(toggleKey);
    }

    /**
     * {@return the code of the key that chooses the next pair while the view is visible; 0 for none}
     * It is a code of {@link KeyInput}, at first {@link KeyInput#KEY_PGDN}.
     */
    public int getNextPairKey() {
        return overlay.keys.nextPair.code();
    }

    /**
     * Sets the key that chooses the next pair while the view is visible. When hidden, the key is left to the game.
     *
     * @param nextPairKey a code as for {@link #setToggleKey}
     */
    public void setNextPairKey(int nextPairKey) {
        overlay.keys.nextPair.set(nextPairKey);
    }

    /**
     * {@return the code of the key that chooses the previous pair while the view is visible; 0 for none}
     * It is a code of {@link KeyInput}, at first {@link KeyInput#KEY_PGUP}.
     */
    public int getPreviousPairKey() {
        return overlay.keys.previousPair.code();
    }

    /**
     * Sets the key that chooses the previous pair while the view is visible. When hidden, the key is left to the game.
     *
     * @param previousPairKey a code as for {@link #setToggleKey}
     */
    public void setPreviousPairKey(int previousPairKey) {
        overlay.keys.previousPair.set(previousPairKey);
    }

    /**
     * {@return the code of the key that goes back to the deepest pair while the view is visible; 0 for none}
     * It is a code of {@link KeyInput}, at first {@link KeyInput#KEY_HOME}.
     */
    public int getAutomaticPairKey() {
        return overlay.keys.automaticPair.code();
    }

    /**
     * Sets the key that goes back to the deepest pair while the view is visible. When hidden, the key is left
     * to the game.
     *
     * @param automaticPairKey a code as for {@link #setToggleKey}
     */
    public void setAutomaticPairKey(int automaticPairKey) {
        overlay.keys.automaticPair.set(automaticPairKey);
    }

    /**
     * {@return the code of the key that makes the camera look along the axis of the plane, and back; 0 for none}
     * It is a code of {@link KeyInput}, at first {@link KeyInput#KEY_END}.
     */
    public int getLookAlongKey() {
        return overlay.keys.lookAlong.code();
    }

    /**
     * Sets the key that makes the camera look along the axis of the plane while the view is visible, so that outlines
     * of different depths lie as they collide. Pressed again, and when the view is hidden, the camera gets the location
     * and the rotation back that it had. It is that of the first view port that shows the colliders; in a GUI, the key
     * does nothing. Meanwhile it follows the pair, if there is one, whatever the game does with it. A game whose camera
     * must not be moved sets no key.
     *
     * @param lookAlongKey a code as for {@link #setToggleKey}
     */
    public void setLookAlongKey(int lookAlongKey) {
        overlay.keys.lookAlong.set(lookAlongKey);
    }

    /**
     * {@return the code of the key that moves the camera to the pair, and back; 0 for none}
     * It is a code of {@link KeyInput}, at first {@link KeyInput#KEY_INSERT}.
     */
    public int getGoToPairKey() {
        return overlay.keys.goToPair.code();
    }

    /**
     * Sets the key that moves the camera to the pair while the view is visible. It keeps its direction, or that of
     * {@link #setLookAlongKey}, and goes back in the same way.
     *
     * @param goToPairKey a code as for {@link #setToggleKey}
     */
    public void setGoToPairKey(int goToPairKey) {
        overlay.keys.goToPair.set(goToPairKey);
    }

    @Override
    protected void initialize(Application app) {
        overlay.open(app);
    }

    @Override
    protected void onEnable() {
        overlay.enable();
    }

    /**
     * Follows the collision state; does nothing while not attached.
     *
     * @param tpf time per frame, in seconds
     */
    @Override
    public void update(float tpf) {
        if (!isInitialized() && getApplication() != null && getStateManager().hasState(this)) {
            // If another thread detaches and attaches this within a frame, the engine cleans it up after initializing
            // it.
            initialize(getStateManager(), getApplication());
        }
        if (isInitialized()) {
            overlay.update(getStateManager(), tpf);
        }
    }

    /**
     * Draws the last tick, even if the collision state is updated after this state. Does nothing while not attached,
     * and in an editor, where the view is drawn with the scene.
     *
     * @param renderManager knows the view ports; if null, nothing is drawn
     */
    @Override
    public void render(RenderManager renderManager) {
        if (isInitialized()) {
            overlay.render(renderManager);
        }
    }

    @Override
    protected void onDisable() {
        overlay.disable();
    }

    @Override
    protected void cleanup(Application app) {
        overlay.close();
    }

    /** A rectangle of the window that a panel or the game's HUD covers, in pixels from the lower left corner. */
    record CoveredArea(float minX, float minY, float maxX, float maxY) {
        /** Covers no pixel, as do all whose maximum is not above their minimum. */
        static final CoveredArea NONE = new CoveredArea(0, 0, 0, 0);

        /** Returns a rectangle, this one if it is the same. A record's own equals takes 15 ms when first called. */
        CoveredArea with(float newMinX, float newMinY, float newMaxX, float newMaxY) {
            return minX == newMinX && minY == newMinY && maxX == newMaxX && maxY == newMaxY ? this
                    : new CoveredArea(newMinX, newMinY, newMaxX, newMaxY);
        }
    }
}
