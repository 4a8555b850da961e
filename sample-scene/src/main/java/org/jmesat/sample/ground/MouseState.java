package org.jmesat.sample.ground;

import com.jme3.app.Application;
import com.jme3.app.state.BaseAppState;
import com.jme3.input.InputManager;
import com.jme3.input.MouseInput;
import com.jme3.input.controls.ActionListener;
import com.jme3.input.controls.MouseButtonTrigger;
import com.jme3.math.Vector2f;
import com.jme3.scene.Spatial;
import java.util.function.IntSupplier;
import org.jmesat.app.SceneHit;
import org.jmesat.world.QueryFilter;

/**
 * The mouse: the body under it is marked, and a click sends the walker to that point of the ground.
 *
 * <p>For a query a collider is flat, at the height of its spatial, here on the ground. So a body is under the mouse
 * where the mouse points at its outline, not at its mesh above.
 */
final class MouseState extends BaseAppState implements ActionListener {

    private static final String WALK = "ground-walk";

    private final GroundGame game;
    private final IntSupplier coveredPixels;
    private final QueryFilter bodies = QueryFilter.ALL.withoutTriggers();
    private final SceneHit hit = new SceneHit();
    private final Mark mark = new Mark();

    /**
     * @param coveredPixels returns the number of pixels at the right edge of the window where the mouse is ignored
     */
    MouseState(GroundGame game, IntSupplier coveredPixels) {
        this.game = game;
        this.coveredPixels = coveredPixels;
    }

    /** The spatial under the mouse, or null. */
    Spatial marked() {
        return mark.spatial();
    }

    @Override
    public void update(float tpf) {
        hit.clear();
        if (isFree()) {
            game.collisions().getQueries().pick(getApplication().getCamera(), cursor(), bodies, hit);
        }
        mark.move(hit.getSpatial());
    }

    @Override
    public void onAction(String name, boolean isPressed, float tpf) {
        if (isPressed && isFree()) {
            game.click(getApplication().getCamera(), cursor());
        }
    }

    private boolean isFree() {
        return cursor().x < getApplication().getCamera().getWidth() - coveredPixels.getAsInt();
    }

    private Vector2f cursor() {
        return getApplication().getInputManager().getCursorPosition();
    }

    @Override
    protected void initialize(Application app) {
    }

    @Override
    protected void cleanup(Application app) {
    }

    @Override
    protected void onEnable() {
        InputManager input = getApplication().getInputManager();
        input.addMapping(WALK, new MouseButtonTrigger(MouseInput.BUTTON_LEFT));
        input.addListener(this, WALK);
    }

    @Override
    protected void onDisable() {
        InputManager input = getApplication().getInputManager();
        input.removeListener(this);
        input.deleteMapping(WALK);
        mark.move(null);
    }
}
