package org.jmesat.benchmarks.world;

import java.util.Iterator;
import org.dyn4j.collision.CollisionPair;
import org.dyn4j.collision.broadphase.AABBExpansionMethod;
import org.dyn4j.collision.broadphase.AABBProducer;
import org.dyn4j.collision.broadphase.BroadphaseFilter;
import org.dyn4j.collision.broadphase.DynamicAABBTree;
import org.dyn4j.collision.broadphase.StaticValueAABBExpansionMethod;
import org.dyn4j.collision.narrowphase.Gjk;
import org.dyn4j.collision.narrowphase.Penetration;
import org.dyn4j.geometry.AABB;
import org.dyn4j.geometry.Polygon;
import org.dyn4j.geometry.Transform;
import org.dyn4j.geometry.Vector2;
import org.jmesat.testing.world.MovingBodies;

/**
 * dyn4j without its world, which would do more work: its dynamic tree with the world's margin, and GJK for every pair
 * of the tree. It keeps no contacts and has no events. If only some bodies move, only these query the tree.
 */
final class Dyn4jStepper implements Stepper {
    /** The default of its world. */
    private static final double MARGIN = 0.2;

    private record Item(int index, Polygon shape, Transform transform) {
        @Override
        public boolean equals(Object other) {
            return this == other;
        }

        @Override
        public int hashCode() {
            return index;
        }
    }

    private static final class Boxes implements AABBProducer<Item> {
        @Override
        public AABB compute(Item item) {
            return item.shape.createAABB(item.transform);
        }

        @Override
        public void compute(Item item, AABB result) {
            item.shape.computeAABB(item.transform, result);
        }
    }

    private final MovingBodies bodies;
    private final Item[] items;
    private final Boxes boxes = new Boxes();
    private final DynamicAABBTree<Item> tree;
    private final Gjk gjk = new Gjk();
    private final Penetration penetration = new Penetration();
    private final AABB box = new AABB(0, 0, 0, 0);
    private int contacts;
    private double sum;

    Dyn4jStepper(MovingBodies bodies) {
        this.bodies = bodies;
        int movers = bodies.movers();
        BroadphaseFilter<Item> all = (a, b) -> a != b && (a.index < movers || b.index < movers);
        AABBExpansionMethod<Item> margin = new StaticValueAABBExpansionMethod<>(MARGIN);
        tree = new DynamicAABBTree<>(all, boxes, margin);
        tree.setUpdateTrackingEnabled(false);
        items = new Item[bodies.count()];
        for (int i = 0; i < items.length; i++) {
            float[] xy = bodies.corners(i);
            Vector2[] corners = new Vector2[xy.length / 2];
            for (int j = 0; j < corners.length; j++) {
                corners[j] = new Vector2(xy[2 * j], xy[2 * j + 1]);
            }
            items[i] = new Item(i, new Polygon(corners), new Transform());
            place(i);
            tree.add(items[i]);
        }
    }

    private void place(int body) {
        Transform transform = items[body].transform;
        transform.identity();
        transform.rotate(bodies.angle()[body]);
        transform.setTranslation(bodies.x()[body], bodies.y()[body]);
    }

    @Override
    public void step() {
        contacts = 0;
        for (int i = 0; i < bodies.movers(); i++) {
            place(i);
            tree.update(items[i]);
        }
        if (bodies.movers() == bodies.count()) {
            for (Iterator<CollisionPair<Item>> pairs = tree.detectIterator(true); pairs.hasNext();) {
                CollisionPair<Item> pair = pairs.next();
                test(pair.getFirst(), pair.getSecond());
            }
        } else {
            for (int i = 0; i < bodies.movers(); i++) {
                boxes.compute(items[i], box);
                for (Iterator<Item> others = tree.detectIterator(box); others.hasNext();) {
                    Item other = others.next();
                    if (other.index > i) {
                        test(items[i], other);
                    }
                }
            }
        }
    }

    private void test(Item a, Item b) {
        if (gjk.detect(a.shape, a.transform, b.shape, b.transform, penetration)) {
            contacts++;
            sum += penetration.getDepth() + penetration.getNormal().x + penetration.getNormal().y;
        }
    }

    @Override
    public int contacts() {
        if (Double.isNaN(sum)) {
            throw new IllegalStateException("A penetration is no number");
        }
        return contacts;
    }
}
