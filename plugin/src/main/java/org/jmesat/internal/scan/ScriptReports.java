package org.jmesat.internal.scan;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.control.CollisionScript;
import org.jmesat.internal.dispatch.ScenePresence;

/**
 * The problems that scripts have reported themselves. Each lasts while the script has its spatial, and this is in the
 * scene.
 */
final class ScriptReports {
    private record Report(CollisionScript script, Spatial spatial, String problem) {
    }

    private final List<Report> reports = new ArrayList<>();

    /** Sets the problem of a script; null for none. */
    void set(CollisionScript script, Spatial spatial, String problem) {
        if (reports.isEmpty() && problem == null) {
            // Otherwise the lambda would allocate in each tick.
            return;
        }
        reports.removeIf(report -> report.script == script);
        if (problem != null && spatial != null) {
            reports.add(new Report(script, spatial, problem));
        }
    }

    /** Whether a script has a problem. */
    boolean has(CollisionScript script) {
        for (int i = 0; i < reports.size(); i++) {
            if (reports.get(i).script == script) {
                return true;
            }
        }
        return false;
    }

    /** Reports all problems, and drops those of scripts that ended and of spatials that have left the scene. */
    void report(SceneProblems problems, ScenePresence presence) {
        for (int i = reports.size() - 1; i >= 0; i--) {
            if (!presence.isInScene(reports.get(i).spatial) || hasEnded(reports.get(i))) {
                reports.remove(i);
            }
        }
        for (int i = 0; i < reports.size(); i++) {
            problems.report(reports.get(i).spatial, reports.get(i).problem);
        }
    }

    private static boolean hasEnded(Report report) {
        try {
            return report.script.getSpatial() != report.spatial;
        } catch (RuntimeException | Error e) {
            // Thrown by a script that overrides the getter.
            return true;
        }
    }

    void clear() {
        reports.clear();
    }
}
