package org.jmesat.narrowphase.peers;

import org.dyn4j.collision.narrowphase.NarrowphaseDetector;
import org.dyn4j.collision.narrowphase.Penetration;
import org.dyn4j.geometry.Convex;
import org.dyn4j.geometry.Polygon;
import org.dyn4j.geometry.Rotation;
import org.dyn4j.geometry.Segment;
import org.dyn4j.geometry.Transform;
import org.dyn4j.geometry.Vector2;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.testing.HurtfulPair;
import org.jmesat.testing.HurtfulPair.Pose;

/** A detector of dyn4j on its polygons and segments, with its transforms. It has no points. */
final class Dyn4jAnswers implements Peer.Answers {
    private final NarrowphaseDetector detector;
    private final Penetration found = new Penetration();

    Dyn4jAnswers(NarrowphaseDetector detector) {
        this.detector = detector;
    }

    @Override
    public Answer ask(HurtfulPair pair) {
        Convex a;
        Convex b;
        try {
            a = shape(pair.a());
            b = shape(pair.b());
        } catch (IllegalArgumentException e) {
            return Answer.REFUSED;
        }
        try {
            return ask(detector, a, transform(pair.poseA()), b, transform(pair.poseB()), found);
        } catch (RuntimeException e) {
            return Answer.THREW;
        }
    }

    /** Asks for verdict and push at once; the normal points from A to B. */
    static Answer ask(NarrowphaseDetector detector, Convex a, Transform poseA, Convex b, Transform poseB,
            Penetration found) {
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
     * @throws IllegalArgumentException if dyn4j has none for them
     */
    static Convex shape(ConvexPolygon polygon) {
        Vector2[] corners = new Vector2[polygon.getVertexCount()];
        for (int i = 0; i < corners.length; i++) {
            corners[i] = new Vector2(polygon.getX(i), polygon.getY(i));
        }
        return corners.length == 2 ? new Segment(corners[0], corners[1]) : new Polygon(corners);
    }

    private static Transform transform(Pose pose) {
        Transform transform = new Transform();
        transform.setRotation(Rotation.of(new Vector2(pose.cos(), pose.sin())));
        transform.setTranslation(pose.x(), pose.y());
        return transform;
    }
}
