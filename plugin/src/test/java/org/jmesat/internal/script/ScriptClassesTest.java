package org.jmesat.internal.script;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.jmesat.control.CollisionScript;
import org.junit.jupiter.api.Test;

public class ScriptClassesTest {
    public static class Coin extends CollisionScript {
    }

    @Test
    void aNestedClassIsFound() throws Exception {
        ScriptClasses classes = new ScriptClasses(getClass().getClassLoader(), List.of(getClass().getPackageName()));
        assertEquals(Coin.class, classes.find("ScriptClassesTest$Coin"));
        assertEquals(Coin.class, classes.make(classes.find(Coin.class.getName())).getClass());
    }
}
