package org.jmesat.debug;

import com.jme3.app.Application;
import com.jme3.renderer.RenderManager;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jmesat.app.SatCollisionState;

/**
 * Draws the colliders of a {@link SatCollisionState} as they were at its last tick, and explains why a pair does or
 * does not collide. Hidden at first; a key shows and hides it.
 *
 * <ul>
 * <li>The outline of each collider is amber while it touches another, else slate blue. A segment is drawn as a line and
 * a point as a cross.
 * <li>One pair is explained, see {@link PairSelection}. Its deciding axis, or the one that a panel
 * {@linkplain PairSelection#showAxis shows}, is drawn beside it as a number line with an arrowhead at the greater end.
 * It shows the projection interval of A in red, nearer to the pair, and that of B in a lighter red. The band on the
 * axis is the gap between the intervals or, when they overlap, the shortest push along the axis that separates them. A
 * bar that does not fit into the picture ends in dashes.
 * <li>A separating axis is green. If there is none, the axis of least overlap is white. Dotted lines lead from the
 * shapes to the intervals, and the edge perpendicular to the axis has its colour and its name. Other axes are grey.
 * <li>Of a body of several pieces, the one that decides has the colour of its interval.
 * <li>A dotted green line, perpendicular to the separating axis, goes through the middle of the gap.
 * <li>If the pair touches, its contact points and the normals at them, from A to B, are magenta. The white arrow from
 * the mean of the contact points is the minimum translation vector of B, as long as the white band; A would move the
 * other way. If it is too short to be seen, a longer arrow, not to scale, is drawn beside it with its true length.
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
public class CollisionDebugState extends GameViewSettings {
    private static final Logger LOGGER = Logger.getLogger(CollisionDebugState.class.getName());

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
    private final DebugOverlay overlay = new DebugOverlay(this);

    @Override
    final DebugOverlay overlay() {
        return overlay;
    }

    /** Creates a hidden view of the first collision state attached to the application. */
    public CollisionDebugState() {
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
        return overlay.status();
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
     * editor's sheet: the text is composed again twice a second while it is read; the first reading after a while may
     * return "..." and has it composed in the next frame. Any thread may call this.
     */
    public String getExplanation() {
        return overlay.explanation();
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
     * one: the deciding axis.
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
        this.maxAxes = Math.max(1, maxAxes);
        if (maxAxes < 1) {
            report("maxAxes", maxAxes, 1);
        }
    }

    static void report(String property, int given, int used) {
        LOGGER.log(Level.WARNING, () -> property + " cannot be " + given + "; using " + used);
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

    Hover hover() {
        return overlay.hover();
    }

    @Override
    protected void onDisable() {
        overlay.disable();
    }

    @Override
    protected void cleanup(Application app) {
        overlay.close();
    }
}
