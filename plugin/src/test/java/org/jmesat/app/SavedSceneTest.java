package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;

import com.jme3.export.binary.BinaryExporter;
import com.jme3.export.binary.BinaryImporter;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.projection.ProjectionMode;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Colliders of loaded and cloned scenes work, although the engine does not call setSpatial for them. */
class SavedSceneTest {
    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final Node level = CollisionScene.node("level");

    /** A script of a game; public, because loading creates it by class name. */
    public static final class Bell extends CollisionScript {
        static final List<String> RUNG = new ArrayList<>();

        @Override
        public void onCollisionEnter(CollisionEvent event) {
            RUNG.add(event.getSelf().getName() + " by " + event.getOther().getName());
        }
    }

    @BeforeEach
    void buildLevel() {
        Bell.RUNG.clear();
        Node body = CollisionScene.node("body", scene.cube("left", 0, 0), scene.cube("right", 4, 0));
        ColliderControl control = new ColliderControl();
        control.setMode(ProjectionMode.SINGLE_HULL);
        body.addControl(control);
        body.addControl(new Bell());
        Spatial stone = scene.cube("stone", 2, 0);
        Spatial ghost = scene.cube("ghost", 2, 0);
        ghost.setUserData("jmesat.collider", false);
        level.attachChild(body);
        level.attachChild(stone);
        level.attachChild(ghost);
    }

    private Node savedAndLoaded() {
        return scene.run().ask(() -> {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            BinaryExporter.getInstance().save(level, bytes);
            BinaryImporter importer = BinaryImporter.getInstance();
            importer.setAssetManager(scene.run().application().getAssetManager());
            return (Node) importer.load(bytes.toByteArray());
        });
    }

    @Test
    void aSavedAndLoadedSceneCollidesAsItDidBefore() {
        Node loaded = savedAndLoaded();
        assertNotSame(level, loaded);
        scene.attach(loaded);
        scene.frames(2);
        assertEquals(List.of("1 ENTER body stone", "2 STAY body stone"), scene.events());
        assertEquals(List.of("body by stone"), Bell.RUNG);
    }

    @Test
    void aCloneCollidesOnItsOwn() {
        scene.attach(level);
        scene.frame();
        Node twin = scene.run().ask(() -> (Node) level.clone());
        twin.setLocalTranslation(0, 50, 0);
        twin.getChild("body").setName("body of the twin");
        twin.getChild("stone").setName("stone of the twin");
        scene.attach(twin);
        scene.frame();
        assertEquals(List.of("1 ENTER body stone", "2 ENTER body of the twin stone of the twin", "2 STAY body stone"),
                scene.events());
        assertEquals(List.of("body by stone", "body of the twin by stone of the twin"), Bell.RUNG);
    }

    @Test
    void theSettingsOfACloneAreItsOwn() {
        Node twin = (Node) level.clone();
        twin.setLocalTranslation(0, 50, 0);
        twin.getChild("body").getControl(ColliderControl.class).setMode(ProjectionMode.HULL_PER_GEOMETRY);
        scene.attach(level, twin);
        scene.frame();
        assertEquals(List.of("1 ENTER body stone"), scene.events());
    }

    @Test
    void aCloneOfAGeometryThatIsInContactStartsWithAnEnter() {
        scene.attach(level);
        scene.frame();
        scene.events();
        Spatial twin = scene.run().ask(() -> level.getChild("stone").clone());
        twin.setName("twin");
        twin.setLocalTranslation(2, 0.8f, 0);
        scene.attach(twin);
        scene.frame();
        assertEquals(List.of("2 ENTER body twin", "2 ENTER stone twin", "2 STAY body stone"), scene.events());
    }
}
