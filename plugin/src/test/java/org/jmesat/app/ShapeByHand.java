package org.jmesat.app;

import com.jme3.scene.Node;
import org.jmesat.control.ColliderControl;
import org.jmesat.projection.ColliderShape;

/** Spatials without a mesh, whose shape is set by hand. */
final class ShapeByHand {
    private ShapeByHand() {
    }

    static ColliderControl control(ColliderShape shape) {
        ColliderControl control = new ColliderControl();
        control.setShape(shape);
        return control;
    }

    static Node node(String name, ColliderControl control) {
        Node node = new Node(name);
        node.addControl(control);
        return node;
    }

    static Node ball(float radius) {
        ColliderControl circle = control(ColliderShape.CIRCLE);
        circle.setRadius(radius);
        return node("ball", circle);
    }
}
