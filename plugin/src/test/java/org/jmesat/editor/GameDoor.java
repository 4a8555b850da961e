package org.jmesat.editor;

import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.control.AbstractControl;

/** A Control of a game, which has nothing to do with collisions; public, because loading creates it by class name. */
public final class GameDoor extends AbstractControl {
    @Override
    protected void controlUpdate(float tpf) {
    }

    @Override
    protected void controlRender(RenderManager renderManager, ViewPort viewPort) {
    }
}
