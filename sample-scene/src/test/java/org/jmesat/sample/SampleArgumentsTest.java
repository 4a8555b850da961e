package org.jmesat.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SampleArgumentsTest {

    private static final Sample WITH_VIEWS = new Sample("views", "Views", "Four.", 10, 20, 4, null);

    private static SampleArguments parse(String... args) throws UsageException {
        return SampleArguments.parse(SampleScene.MODELS, args);
    }

    @Test
    void withoutArgumentsAWindowRunsWithoutALimit() throws UsageException {
        assertEquals(new SampleArguments(false, false, false, 0, null, 1), parse());
    }

    @Test
    void everyArgumentIsReadWhateverTheOrder() throws UsageException {
        SampleArguments expected = new SampleArguments(true, false, true, 42, Path.of("a b.png"), 1);
        assertEquals(expected,
                parse("--ticks", "42", "--screenshot", "a b.png", "--debug", "--help"));
        assertEquals(expected,
                parse("--help", "--debug", "--screenshot", "a b.png", "--ticks", "42"));
    }

    @Test
    void headlessMayHaveTicks() throws UsageException {
        assertEquals(new SampleArguments(false, true, false, 7, null, 1),
                parse("--headless", "--ticks", "7"));
    }

    @Test
    void theLastOfSeveralValuesCounts() throws UsageException {
        assertEquals(9, parse("--ticks", "1", "--ticks", "9").ticks());
    }

    @ParameterizedTest
    @ValueSource(strings = {"--fullscreen", "-h", "help", "", "--Ticks", "--ticks=5", "12", "--view"})
    void anUnknownArgumentIsNamed(String argument) {
        UsageException e = assertThrows(UsageException.class, () -> parse(argument));
        assertEquals("unknown argument: " + argument, e.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "1.5", "ten", "1e3", "0x10", "99999999999999999999", " 5"})
    void anInvalidTickCountIsNamed(String value) {
        UsageException e = assertThrows(UsageException.class, () -> parse("--ticks", value));
        assertTrue(e.getMessage().startsWith("--ticks ") && e.getMessage().contains('"' + value + '"'),
                e.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"--ticks", "--screenshot"})
    void aMissingValueIsNamed(String argument) {
        UsageException e = assertThrows(UsageException.class, () -> parse(argument));
        assertEquals(argument + " needs a value", e.getMessage());
    }

    @ParameterizedTest
    @CsvSource({"--ticks,--debug", "--screenshot,--debug", "--screenshot,''"})
    void anArgumentOrAnEmptyWordIsNoValue(String argument, String next) {
        UsageException e = assertThrows(UsageException.class, () -> parse(argument, next));
        assertEquals(argument + " needs a value, not \"" + next + "\"", e.getMessage());
    }

    @Test
    void anInvalidFileNameIsNamed() {
        UsageException e = assertThrows(UsageException.class, () -> parse("--screenshot", "a\0b"));
        assertTrue(e.getMessage().startsWith("--screenshot needs a file name"), e.getMessage());
    }

    @Test
    void aScreenshotIsRefusedWithHeadless() {
        UsageException e = assertThrows(UsageException.class,
                () -> parse("--screenshot", "a.png", "--headless"));
        assertTrue(e.getMessage().contains("--headless"), e.getMessage());
    }

    @Test
    void aSampleWithViewsReadsTheView() throws UsageException {
        assertEquals(3, SampleArguments.parse(WITH_VIEWS, "--view", "3").view());
        assertEquals(1, SampleArguments.parse(WITH_VIEWS, "--debug").view());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "5", "north"})
    void aViewThatTheSampleDoesNotHaveIsNamed(String value) {
        UsageException e = assertThrows(UsageException.class,
                () -> SampleArguments.parse(WITH_VIEWS, "--view", value));
        assertEquals("--view needs a whole number from 1 to 4, not \"" + value + "\"", e.getMessage());
    }

    @Test
    void theUsageNamesEveryArgumentOfTheSample() {
        String usage = SampleArguments.usage(SampleScene.MODELS);
        for (String argument : new String[] {"SampleScene", "--headless", "--ticks N", "--screenshot FILE", "--debug",
            "--help"}) {
            assertTrue(usage.contains(argument), argument);
        }
        assertFalse(usage.contains("--view"), usage);
        assertTrue(SampleArguments.usage(WITH_VIEWS).contains("--view N"));
    }
}
