package org.jmesat.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SampleArgumentsTest {

    @Test
    void withoutArgumentsAWindowRunsWithoutALimit() throws UsageException {
        assertEquals(new SampleArguments(false, false, false, 0, null), SampleArguments.parse());
    }

    @Test
    void everyArgumentIsReadWhateverTheOrder() throws UsageException {
        SampleArguments expected = new SampleArguments(true, false, true, 42, Path.of("a b.png"));
        assertEquals(expected,
                SampleArguments.parse("--ticks", "42", "--screenshot", "a b.png", "--debug", "--help"));
        assertEquals(expected,
                SampleArguments.parse("--help", "--debug", "--screenshot", "a b.png", "--ticks", "42"));
    }

    @Test
    void headlessMayHaveTicks() throws UsageException {
        assertEquals(new SampleArguments(false, true, false, 7, null),
                SampleArguments.parse("--headless", "--ticks", "7"));
    }

    @Test
    void theLastOfSeveralValuesCounts() throws UsageException {
        assertEquals(9, SampleArguments.parse("--ticks", "1", "--ticks", "9").ticks());
    }

    @ParameterizedTest
    @ValueSource(strings = {"--fullscreen", "-h", "help", "", "--Ticks", "--ticks=5", "12"})
    void anUnknownArgumentIsNamed(String argument) {
        UsageException e = assertThrows(UsageException.class, () -> SampleArguments.parse(argument));
        assertEquals("unknown argument: " + argument, e.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "1.5", "ten", "1e3", "0x10", "99999999999999999999", " 5"})
    void anInvalidTickCountIsNamed(String value) {
        UsageException e = assertThrows(UsageException.class, () -> SampleArguments.parse("--ticks", value));
        assertTrue(e.getMessage().startsWith("--ticks ") && e.getMessage().contains('"' + value + '"'),
                e.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"--ticks", "--screenshot"})
    void aMissingValueIsNamed(String argument) {
        UsageException e = assertThrows(UsageException.class, () -> SampleArguments.parse(argument));
        assertEquals(argument + " needs a value", e.getMessage());
    }

    @ParameterizedTest
    @CsvSource({"--ticks,--debug", "--screenshot,--debug", "--screenshot,''"})
    void anArgumentOrAnEmptyWordIsNoValue(String argument, String next) {
        UsageException e = assertThrows(UsageException.class, () -> SampleArguments.parse(argument, next));
        assertEquals(argument + " needs a value, not \"" + next + "\"", e.getMessage());
    }

    @Test
    void anInvalidFileNameIsNamed() {
        UsageException e = assertThrows(UsageException.class, () -> SampleArguments.parse("--screenshot", "a\0b"));
        assertTrue(e.getMessage().startsWith("--screenshot needs a file name"), e.getMessage());
    }

    @Test
    void aScreenshotIsRefusedWithHeadless() {
        UsageException e = assertThrows(UsageException.class,
                () -> SampleArguments.parse("--screenshot", "a.png", "--headless"));
        assertTrue(e.getMessage().contains("--headless"), e.getMessage());
    }

    @Test
    void theUsageNamesEveryArgument() {
        for (String argument : new String[] {"--headless", "--ticks N", "--screenshot FILE", "--debug", "--help"}) {
            assertTrue(SampleArguments.USAGE.contains(argument), argument);
        }
    }
}
