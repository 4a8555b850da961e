package org.jmesat.app;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.internal.diagnose.Checklist.Link;
import org.jmesat.internal.diagnose.Checklist;
import org.jmesat.internal.diagnose.PairDiagnosis;
import org.jmesat.internal.scan.SpatialName;

/** Answers why a pair raises no event, also while the state runs no ticks. */
final class SceneDiagnosis {
    private final SatCollisionState state;
    private final SceneTick tick;

    SceneDiagnosis(SatCollisionState state, SceneTick tick) {
        this.state = state;
        this.tick = tick;
    }

    List<PairCheck> check(Spatial a, Spatial b) {
        Checklist list = checklist(a, b);
        List<PairCheck> checks = new ArrayList<>();
        for (Link link : Link.values()) {
            checks.add(new PairCheck(PairCheck.Link.valueOf(link.name()),
                    PairCheck.Result.valueOf(list.result(link).name()), list.text(link)));
        }
        return checks;
    }

    String write(Spatial a, Spatial b) {
        return checklist(a, b).sentence();
    }

    List<Spatial> find(String part, int limit, List<Spatial> store) {
        if (limit < 0) {
            throw new IllegalArgumentException("The limit is negative: " + limit);
        }
        store.clear();
        new SpatialSearch(tick.world, tick.scanner, part, limit).find(store);
        return store;
    }

    private Checklist checklist(Spatial a, Spatial b) {
        if (a == b) {
            throw new IllegalArgumentException("A spatial cannot collide with itself: " + SpatialName.of(a));
        }
        String idle = tick.status.idle();
        if (idle != null) {
            return Checklist.idle("The SatCollisionState " + idle + ".");
        }
        Checklist list = new PairDiagnosis(tick.world, tick.scanner, tick.settings.isMarkedOnly(), tick.listeners,
                tick.dispatcher, tick.heap).check(a, b);
        if (state.isPaused()) {
            list.announce("The SatCollisionState is paused since tick " + tick.world.getTick());
        }
        return list;
    }
}
