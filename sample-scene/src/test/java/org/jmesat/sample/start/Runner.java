package org.jmesat.sample.start;

import com.jme3.math.Vector2f;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;

/** Moves its spatial to the right, and turns round where it hits something. */
public class Runner extends CollisionScript {
    private float speed = 3;

    @Override
    protected void controlUpdate(float tpf) {
        spatial.move(speed * tpf, 0, 0);
    }

    @Override
    public void onCollisionEnter(CollisionEvent event) {
        boolean isAhead = event.getNormal(new Vector2f()).x * speed > 0;
        if (isAhead) {
            speed = -speed;
        }
    }
}
