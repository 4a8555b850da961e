package org.jmesat.sample.level;

import com.jme3.app.Application;
import com.jme3.app.SimpleApplication;
import com.jme3.app.state.BaseAppState;
import com.jme3.font.BitmapText;
import com.jme3.math.ColorRGBA;
import java.util.function.IntSupplier;

/** Shows coins and health below the title, and how the game has ended. */
final class ScoreState extends BaseAppState {
    private static final float MARGIN = 14;
    private static final float SIZE = 24;

    private final LevelGame game;
    private final IntSupplier coveredTop;
    private BitmapText text;

    ScoreState(LevelGame game, IntSupplier coveredTop) {
        this.game = game;
        this.coveredTop = coveredTop;
    }

    /** The line of text. */
    static String describe(LevelGame game) {
        String score = "coins " + game.coins() + " of 5     health " + game.health();
        return game.isWon() ? score + "     You won!  R: again"
                : game.isLost() ? score + "     You lost.  R: again" : score;
    }

    @Override
    public void update(float tpf) {
        String line = describe(game);
        if (!line.equals(text.getText())) {
            text.setText(line);
        }
        text.setLocalTranslation(MARGIN, getApplication().getCamera().getHeight() - coveredTop.getAsInt() - MARGIN, 0);
    }

    @Override
    protected void initialize(Application app) {
        text = new BitmapText(app.getAssetManager().loadFont("Interface/Fonts/Default.fnt"));
        text.setSize(SIZE);
        text.setColor(new ColorRGBA(1, 0.95f, 0.7f, 1));
    }

    @Override
    protected void cleanup(Application app) {
    }

    @Override
    protected void onEnable() {
        ((SimpleApplication) getApplication()).getGuiNode().attachChild(text);
    }

    @Override
    protected void onDisable() {
        text.removeFromParent();
    }
}
