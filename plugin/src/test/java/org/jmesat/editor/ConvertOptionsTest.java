package org.jmesat.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The arguments of the program that converts scenes. */
class ConvertOptionsTest {
    @Test
    void aSceneAloneIsConvertedInPlaceToUserDataWithABackup() {
        ConvertOptions options = ConvertOptions.parse("a.j3o");
        assertEquals(List.of(Path.of("a.j3o")), options.scenes());
        assertEquals(List.of(), options.assets());
        assertNull(options.output());
        assertTrue(options.backup());
        assertFalse(options.toControls());
        assertFalse(options.help());
    }

    @Test
    void optionsMayStandAnywhere() {
        ConvertOptions options = ConvertOptions.parse("a.j3o", "--assets", "src", "--to-controls", "b.j3o",
                "--no-backup", "--scripts", "game", "--assets", "target", "--scripts", "menu");
        assertEquals(List.of("game", "menu"), options.scripts());
        assertEquals(List.of(Path.of("a.j3o"), Path.of("b.j3o")), options.scenes());
        assertEquals(List.of(Path.of("src"), Path.of("target")), options.assets());
        assertFalse(options.backup());
        assertTrue(options.toControls());
    }

    @Test
    void whatFollowsTwoDashesIsAScene() {
        assertEquals(List.of(Path.of("--help"), Path.of("-o")), ConvertOptions.parse("--", "--help", "-o").scenes());
    }

    @Test
    void helpNeedsNoScene() {
        assertTrue(ConvertOptions.parse("--help").help());
        assertTrue(ConvertOptions.parse("-h").help());
    }

    @Test
    void theOutputIsAFile() {
        assertEquals(Path.of("b.j3o"), ConvertOptions.parse("a.j3o", "-o", "b.j3o").output());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "                              | no scene was given",
        "--assets src                  | no scene was given",
        "--to-control a.j3o            | unknown option: --to-control",
        "-x a.j3o                      | unknown option: -x",
        "a.j3o -o                      | a value is missing after -o",
        "a.j3o --assets                | a value is missing after --assets",
        "a.j3o --scripts               | a value is missing after --scripts",
        "--scripts game. a.j3o         | --scripts game. is no package",
        "a.j3o --assets pom.xml        | --assets pom.xml is not a folder",
        "a.j3o --assets no/such        | --assets no/such is not a folder",
        "a.j3o b.j3o -o c.j3o          | -o c.j3o is for a single scene, but 2 were given",
        "a.j3o -o b.j3o -o c.j3o       | -o was given twice: b.j3o and c.j3o"})
    void wrongArgumentsAreNamed(String arguments, String message) {
        String[] words = arguments == null ? new String[0] : arguments.split(" ");
        assertEquals(message, assertThrows(IllegalArgumentException.class, () -> ConvertOptions.parse(words))
                .getMessage());
    }

    @Test
    void anEmptyNameIsRefused() {
        assertEquals("the name of a file is empty",
                assertThrows(IllegalArgumentException.class, () -> ConvertOptions.parse("")).getMessage());
    }
}
