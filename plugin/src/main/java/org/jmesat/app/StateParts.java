package org.jmesat.app;

/** The parts of an app state, which know each other. */
final class StateParts {
    final SceneTick tick;
    final FrameClock clock;
    final SceneDiagnosis diagnosis;
    final SceneQueries queries;

    StateParts(SatCollisionState state) {
        tick = new SceneTick(state);
        clock = new FrameClock(state, tick);
        diagnosis = new SceneDiagnosis(state, tick);
        queries = new SceneQueries(tick.world, tick.scanner::plane, tick::colliderOf);
    }
}
