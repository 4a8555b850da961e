package org.jmesat.benchmarks;

import com.jme3.app.SimpleApplication;
import com.jme3.app.state.AppState;
import com.jme3.app.state.AppStateManager;

/** An application that is never started, for app states that the caller updates. */
public final class IdleApplication extends SimpleApplication {
    private IdleApplication() {
    }

    /** Initializes an app state like a running application, and returns it. */
    public static <T extends AppState> T initialize(T state) {
        IdleApplication application = new IdleApplication();
        state.initialize(new AppStateManager(application), application);
        return state;
    }

    @Override
    public void simpleInitApp() {
        // Never called.
    }
}
