package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.scene.Geometry;
import java.util.List;
import org.jmesat.contact.Contact;
import org.jmesat.internal.step.WorldAccess;
import org.jmesat.world.Collider;
import org.jmesat.world.CollisionWorld;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** A game withdraws a contact of the app state's world after its ENTER was delivered. */
class WithdrawnInASceneTest {
    @AutoClose
    private final CollisionScene scene = new CollisionScene();
    private final Geometry a = scene.cube("a", 0, 0);
    private final Geometry b = scene.cube("b", 0.5f, 0);
    private final Geometry c = scene.cube("c", 9, 0);
    private final Geometry d = scene.cube("d", 9.5f, 0);

    @Test
    void itsListenersHearNothingOfTheNextContactOfItsIndex() {
        b.addControl(scene.log().script("script"));
        scene.attach(a, b);
        scene.frame();
        int index = scene.run().ask(() -> {
            CollisionWorld world = scene.state().getWorld();
            Contact<Collider> contact = world.getContacts().get(0);
            WorldAccess.<CollisionWorld, Collider>get().withdraw(world, contact);
            return contact.getIndex();
        });
        scene.frame(() -> b.move(0, 9, 0));
        scene.frames(3);
        scene.events();
        scene.attach(c, d);
        scene.frame();
        assertEquals(index, scene.run().ask(() -> scene.state().getWorld().getContacts().get(0).getIndex()));
        scene.frame();
        scene.frame(() -> d.move(9, 0, 0));
        assertEquals(List.of("6 ENTER c d", "7 STAY c d", "8 EXIT c d SEPARATED"), scene.events());
    }
}
