package org.jmesat.internal.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.io.IOException;
import java.util.List;
import org.jmesat.control.ColliderControl;
import org.jmesat.scripts.Door;
import org.jmesat.scripts.TouchScript;
import org.jmesat.testing.FileFormat;
import org.junit.jupiter.api.Test;

/** What is a property, and its default in the classes of a game. */
class PropertyTest {
    /** Begins with another value than its superclass. */
    public static class SlowDoor extends Door {
        public SlowDoor() {
            setSeconds(5);
        }
    }

    /** Begins with other values than its superclass, of which there are no objects. */
    public static class LateTouch extends TouchScript {
        private String word = "";

        public LateTouch() {
            setDelay(2);
            setOnce(true);
        }

        public void setWord(String word) {
            this.word = word;
        }

        public String getWord() {
            return word;
        }

        @Override
        protected void act(Spatial other) {
        }
    }

    @Test
    void theFieldsThatAGameAddsAreItsOwn() {
        assertEquals(List.of("by", "delay", "once"),
                Property.of(LateTouch.class).stream().map(Property::name).toList());
    }

    /** The setter of the polygons changes the shape. */
    @Test
    void thePolygonsOfAColliderAreReadBeforeItsShape() {
        List<String> names = Property.of(ColliderControl.class).stream().map(Property::name).toList();
        assertEquals(names.stream().sorted().toList(), names);
    }

    /** A file leaves out a value that is the default of the plugin's class. */
    @Test
    void aSubclassWithOtherDefaultsLoadsTheValuesThatWereSaved() throws IOException {
        for (FileFormat format : FileFormat.values()) {
            Node node = new Node();
            Door door = new SlowDoor();
            door.setSeconds(1);
            node.addControl(door);
            TouchScript touch = new LateTouch();
            touch.setDelay(0);
            touch.setOnce(false);
            node.addControl(touch);
            Node loaded = format.saveAndLoad(node);
            assertEquals(1, loaded.getControl(Door.class).getSeconds());
            assertEquals(0, loaded.getControl(TouchScript.class).getDelay());
            assertEquals(false, loaded.getControl(TouchScript.class).isOnce());
        }
    }
}
