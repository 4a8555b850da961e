package org.jmesat.narrowphase.peers;

import org.dyn4j.collision.narrowphase.NarrowphaseDetector;
import org.dyn4j.collision.narrowphase.Penetration;
import org.dyn4j.geometry.Circle;
import org.dyn4j.geometry.Convex;
import org.dyn4j.geometry.Polygon;
import org.dyn4j.geometry.Rotation;
import org.dyn4j.geometry.Segment;
import org.dyn4j.geometry.Transform;
import org.dyn4j.geometry.Vector2;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.Buffers;
import org.jmesat.testing.HardPair.Pose;
import org.jmesat.testing.HardPair;

/** A detector of dyn4j on its polygons, segments and circles, with its transforms. dyn4j has no points. */
final class Dyn4jAnswers implements Peer.Answers {
    private final NarrowphaseDetector detector;
    private final Penetration found = new Penetration();

    Dyn4jAnswers(NarrowphaseDetector detector) {
        this.detector = detector;
    }

    @Override
    public Answer ask(HardPair pair) {
        Convex a;
        Convex b;
        try {
            a = shape(pair.a());
            b = shape(pair.b());
        } catch (IllegalArgumentException e) {
            return Answer.REFUSED;
        }
        try {
            return ask(a, transform(pair.poseA()), b, transform(pair.poseB()));
        } catch (RuntimeException e) {
            return Answer.THREW;
        }
    }

    /** Gets verdict and push in one call; dyn4j's normal points from A to B. */
    private Answer ask(Convex a, Transform poseA, Convex b, Transform poseB) {
        found.clear();
        if (!detector.detect(a, poseA, b, poseB, found)) {
            return Answer.APART;
        }
        Vector2 normal = found.getNormal();
        return Answer.overlap(found.getDepth(), normal.x * found.getDepth(), normal.y * found.getDepth());
    }

    /**
     * The same corners in dyn4j's own class.
     *
     * @throws IllegalArgumentException if dyn4j does not have the shape
     */
    private static Convex shape(ConvexPolygon polygon) {
        Vector2[] corners = new Vector2[polygon.getVertexCount()];
        for (int i = 0; i < corners.length; i++) {
            corners[i] = new Vector2(polygon.getX(i), polygon.getY(i));
        }
        if (corners.length == 1) {
            return circle(Buffers.of(polygon).rounding(), corners[0]);
        }
        return corners.length == 2 ? new Segment(corners[0], corners[1]) : new Polygon(corners);
    }

    private static Circle circle(double radius, Vector2 centre) {
        Circle circle = new Circle(radius);
        circle.translate(centre);
        return circle;
    }

    private static Transform transform(Pose pose) {
        Transform transform = new Transform();
        transform.setRotation(Rotation.of(new Vector2(pose.cos(), pose.sin())));
        transform.setTranslation(pose.x(), pose.y());
        return transform;
    }
}
