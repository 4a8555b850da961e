package org.jmesat.benchmarks;

import com.jme3.renderer.Renderer;
import com.jme3.system.NullRenderer;
import java.lang.reflect.Proxy;

/**
 * A renderer that draws nothing. Unlike for the engine's own {@link NullRenderer}, which it calls, the engine culls and
 * sorts the scene and prepares each geometry, as for a real one.
 */
public final class IdleRenderer {
    private IdleRenderer() {
    }

    /** Creates a renderer. */
    public static Renderer create() {
        NullRenderer renderer = new NullRenderer();
        renderer.initialize();
        return (Renderer) Proxy.newProxyInstance(Renderer.class.getClassLoader(), new Class<?>[] {Renderer.class},
                (proxy, method, arguments) -> method.invoke(renderer, arguments));
    }
}
