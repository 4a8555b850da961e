package org.jmesat.sample.pick;

import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.post.Filter;
import com.jme3.renderer.RenderManager;
import com.jme3.renderer.ViewPort;

/** Swaps red and blue in the picture of a view port, so that a pixel tells whether it was filtered. */
final class SwapFilter extends Filter {
    @Override
    protected void initFilter(AssetManager assets, RenderManager renderManager, ViewPort viewPort, int width,
            int height) {
        material = new Material(assets, "pick/Swap.j3md");
    }

    @Override
    protected Material getMaterial() {
        return material;
    }
}
