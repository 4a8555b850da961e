package org.jmesat.benchmarks.pairs;

import org.jbox2d.collision.shapes.PolygonShape;
import org.jbox2d.common.Transform;
import org.jbox2d.common.Vec2;

/** The pairs as jbox2d shapes, without its usual skin of 0.01, which would make near misses overlap. */
final class Jbox2dShapes {
    private final PolygonShape[] shapes;
    private final Transform[] transforms;

    Jbox2dShapes(PairSet set) {
        shapes = new PolygonShape[2 * set.pairs()];
        transforms = new Transform[shapes.length];
        for (int i = 0; i < shapes.length; i++) {
            float[] xy = set.corners(i);
            Vec2[] corners = new Vec2[xy.length / 2];
            for (int j = 0; j < corners.length; j++) {
                corners[j] = new Vec2(xy[2 * j], xy[2 * j + 1]);
            }
            shapes[i] = new PolygonShape();
            shapes[i].set(corners, corners.length);
            shapes[i].m_radius = 0;
            transforms[i] = new Transform();
            transforms[i].p.set(set.x(i), set.y(i));
            transforms[i].q.c = (float) set.cos(i);
            transforms[i].q.s = (float) set.sin(i);
        }
    }

    int count() {
        return shapes.length;
    }

    PolygonShape shape(int i) {
        return shapes[i];
    }

    Transform transform(int i) {
        return transforms[i];
    }
}
