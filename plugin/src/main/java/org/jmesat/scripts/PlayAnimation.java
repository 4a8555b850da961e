package org.jmesat.scripts;

import com.jme3.anim.AnimComposer;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.List;

/**
 * Plays an animation of a model when something touches its spatial, and another one when the last touch has ended: a
 * chest that opens, an enemy that flinches.
 */
public class PlayAnimation extends WhileTouchingScript {
    private volatile String animation = "";
    private volatile String of = "";
    private volatile boolean loop;
    private volatile String back = "";

    /** Creates a script without an animation, which does nothing. */
    public PlayAnimation() {
    }

    /** {@return the name of the animation that begins with the touch; by default empty, for none} */
    public String getAnimation() {
        return animation;
    }

    /**
     * Sets the animation that begins with the touch.
     *
     * @param animation the name of an action or a clip of the model's {@link AnimComposer}; empty or null for none
     */
    public void setAnimation(String animation) {
        this.animation = Limits.text(animation);
    }

    /** {@return the name of the model; by default empty, for the script's own spatial} */
    public String getOf() {
        return of;
    }

    /**
     * Sets the model. Its {@link AnimComposer} is the first one at or below that spatial.
     *
     * @param of its name; empty or null for the script's own spatial
     */
    public void setOf(String of) {
        this.of = Limits.text(of);
    }

    /** {@return whether the animation is repeated; by default false} */
    public boolean isLoop() {
        return loop;
    }

    /**
     * Sets whether the animation is repeated until another one begins.
     *
     * @param loop true to repeat it, false to play it once and keep its last pose
     */
    public void setLoop(boolean loop) {
        this.loop = loop;
    }

    /** {@return the name of the animation after the last touch; by default empty, for none} */
    public String getBack() {
        return back;
    }

    /**
     * Sets the animation that begins when the last touch has ended, and is repeated.
     *
     * @param back the name of an action or a clip; empty or null for none
     */
    public void setBack(String back) {
        this.back = Limits.text(back);
    }

    @Override
    protected void begin() {
        play(animation, loop);
    }

    @Override
    protected void end() {
        play(back, true);
    }

    private void play(String name, boolean repeated) {
        Spatial model = name.isEmpty() ? null : findOrOwn(of);
        if (model == null) {
            return;
        }
        AnimComposer composer = findComposer(model);
        if (composer == null) {
            report("finds no AnimComposer in '" + model.getName() + "'");
        } else if (!composer.hasAction(name) && !composer.hasAnimClip(name)) {
            List<String> names = composer.getAnimClipsNames().stream().sorted().toList();
            report("finds no animation '" + name + "' in '" + model.getName() + "', which has "
                    + (names.isEmpty() ? "none" : String.join(", ", names)));
        } else {
            report(null);
            composer.setCurrentAction(name, AnimComposer.DEFAULT_LAYER, repeated);
        }
    }

    private static AnimComposer findComposer(Spatial spatial) {
        AnimComposer composer = spatial.getControl(AnimComposer.class);
        if (composer == null && spatial instanceof Node node) {
            for (int i = 0; i < node.getQuantity() && composer == null; i++) {
                composer = findComposer(node.getChild(i));
            }
        }
        return composer;
    }
}
