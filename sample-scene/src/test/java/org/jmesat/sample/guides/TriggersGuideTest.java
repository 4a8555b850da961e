package org.jmesat.sample.guides;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.export.binary.BinaryExporter;
import com.jme3.export.binary.BinaryImporter;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.junit.jupiter.api.Test;

/** Contains the code of docs/guides/triggers-and-scripts.md, and tests that it behaves as the page says. */
class TriggersGuideTest extends PageScene {
    @Test
    void aTriggerReportsAndDoesNotPush() {
        Geometry player = box("player", 1, 1, 0, 0);
        Geometry zone = box("zone", 4, 4, 0, 0);
        ColliderControl control = new ColliderControl();
        control.setTrigger(true);
        zone.addControl(control);
        zone.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                log.add(event.getOther().getName() + " is in the zone");
            }
        });
        frame();
        assertEquals(List.of("player is in the zone"), log);
        assertEquals(0, player.getLocalTranslation().x);
    }

    @Test
    void aScriptSaysWhyItIgnoresAnEvent() {
        Geometry player = box("player", 1, 1, 0, 0);
        Geometry chest = box("chest", 1, 1, 0.5f, 0);
        chest.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                if (event.getOther().getUserData("key") == null) {
                    note("{} has no key", event.getOther());
                }
            }
        });
        frame();
        String why = state.diagnose(player, chest);
        assertTrue(why.endsWith(" on Geometry 'chest' ignored ENTER (tick 1): Geometry 'player' has no key."), why);
    }

    @Test
    void aSensorFieldDoesNotCollideWithItsOwnBody() {
        Node guard = new Node("guard");
        guard.attachChild(box("torso", 1, 2, 0, 0));
        Geometry field = box("field", 6, 6, 0, 0);
        guard.attachChild(field);
        rootNode.attachChild(guard);
        ColliderControl body = new ColliderControl();
        body.setGroup(-1);
        guard.addControl(body);
        ColliderControl sensor = new ColliderControl();
        sensor.setTrigger(true);
        sensor.setGroup(-1);
        field.addControl(sensor);
        state.addCollisionListener(listener());
        box("thief", 1, 1, 2, 0);
        frame();
        assertEquals(List.of("ENTER field thief"), log);
    }

    @Test
    void aScriptIsSavedWithItsProperty() throws IOException {
        Geometry coin = box("coin", 1, 1, 0, 0);
        Coin script = new Coin();
        script.setValue(5);
        coin.addControl(script);
        coin.removeFromParent();
        ByteArrayOutputStream saved = new ByteArrayOutputStream();
        BinaryExporter.getInstance().save(coin, saved);
        Spatial loaded = (Spatial) BinaryImporter.getInstance().load(new ByteArrayInputStream(saved.toByteArray()));
        rootNode.attachChild(loaded);
        Geometry player = box("player", 1, 1, 0.5f, 0);
        player.setUserData("money", 10);
        frame();
        assertEquals(15, player.<Integer>getUserData("money"));
        assertTrue(loaded.getParent() == null);
    }
}
