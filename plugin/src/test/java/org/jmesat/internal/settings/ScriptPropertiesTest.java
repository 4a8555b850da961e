package org.jmesat.internal.settings;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.math.Vector4f;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.control.CollisionScript;
import org.jmesat.scripts.ScriptOfTests;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScriptPropertiesTest {
    private final Every script = new Every();

    @Test
    void aPropertyOfEachTypeIsSet() {
        assertEquals(List.of(), set(script, "flag=True, count=-7, big=9007199254740993, delay=.5, exact=1e-300, "
                + "by='a \\'b\\'', policy=exclusive, flat=(1, -2), place=(1, 2, 3), four=(1, 2, 3, 4), tint=#ff800033, "
                + "names=['a', b, 3], tags=[], enabled=false"));
        assertTrue(script.flag);
        assertEquals(-7, script.count);
        assertEquals(9007199254740993L, script.big);
        assertEquals(0.5f, script.delay);
        assertEquals(1e-300, script.exact);
        assertEquals("a 'b'", script.by);
        assertEquals(TouchPolicy.EXCLUSIVE, script.policy);
        assertEquals(new Vector2f(1, -2), script.flat);
        assertEquals(new Vector3f(1, 2, 3), script.place);
        assertEquals(new Vector4f(1, 2, 3, 4), script.four);
        assertEquals(new ColorRGBA(1, 128 / 255f, 0, 0.2f), script.tint);
        assertArrayEquals(new String[] {"a", "b", "3"}, script.names);
        assertEquals(List.of(), script.tags);
        assertEquals(false, script.isEnabled());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            dely=1          | no property dely; the nearest is delay
            spatal=1        | no property spatal; the nearest is flat
            spatial='door'  | spatial of the type Spatial, which no text can give
            context=a       | context of the type ScriptContext, which no text can give
            flag=1          | flag=1 instead of true or false
            flag=yes        | flag=yes instead of true or false
            delay='x'       | delay='x' instead of a number
            delay=(1, 2)    | delay=(1, 2) instead of a number
            delay=NaN       | delay=NaN instead of a number
            delay=1e39      | delay=1e39 instead of a number from -3.4e38 to 3.4e38
            exact=-1e309    | exact=-1e309 instead of a number from -1.7e308 to 1.7e308
            count=2.5       | count=2.5 instead of an integer
            count=a         | count=a instead of an integer
            count=2147483648| count=2147483648 instead of an integer from -2147483648 to 2147483647
            count=1e999999999| count=1e999999999 instead of an integer from -2147483648 to 2147483647
            count=1e-999999999| count=1e-999999999 instead of an integer
            by=(1, 2)       | by=(1, 2) instead of a text in quotes
            by=#ff8000      | by=#ff8000 instead of a text in quotes
            policy=INCLUSVE | policy=INCLUSVE instead of one of INCLUSIVE, EXCLUSIVE; the nearest is INCLUSIVE
            policy='exclude'| policy='exclude' instead of one of INCLUSIVE, EXCLUSIVE; the nearest is EXCLUSIVE
            policy=1        | policy=1 instead of one of INCLUSIVE, EXCLUSIVE
            flat=(1, 2, 3)  | flat=(1, 2, 3) instead of a vector of 2 numbers, such as (1, 2)
            place=(1, 2)    | place=(1, 2) instead of a vector of 3 numbers, such as (1, 2, 3)
            place=(1, 2, 1e39)| place=(1, 2, 1e39) instead of a vector of 3 numbers, such as (1, 2, 3)
            place=1         | place=1 instead of a vector of 3 numbers, such as (1, 2, 3)
            four=#ff8000    | four=#ff8000 instead of a vector of 4 numbers, such as (1, 2, 3, 4)
            tint=(1, 2)     | tint=(1, 2) instead of a colour, such as #ff8000 or (1, 0.5, 0)
            tint='red'      | tint='red' instead of a colour, such as #ff8000 or (1, 0.5, 0)
            names=[(1, 2)]  | names=[(1, 2)] instead of a list of texts, such as ['a', 'b']
            tags=['a', #ff8000]| tags=['a', #ff8000] instead of a list of texts, such as ['a', 'b']
            delay=-1        | delay=-1, which it refuses: java.lang.IllegalArgumentException: not -1.0
            """)
    void aValueThatIsNotValidIsAProblemAndChangesNothing(String property, String problem) throws Exception {
        assertEquals(List.of("its script Every has " + problem), set(script, property));
        assertEquals(new ScriptProperties.Difference(List.of(), List.of()),
                ScriptProperties.read(script, new Every()));
    }

    @Test
    void theOthersAreSetAndAPropertyThatIsGivenTwiceKeepsItsFirstValue() {
        assertEquals(List.of("its script Every has no property a; the nearest is by",
                "its script Every has count twice; the first value is used",
                "its script Every has delay=x instead of a number",
                "its script Every has delay twice; the first value is used"),
                set(script, "a=1, count=1, count=2, delay=x, delay=2, by='end'"));
        assertEquals(1, script.count);
        assertEquals(0, script.delay);
        assertEquals("end", script.by);
    }

    @Test
    void aTextIsAListOfOneAndWordsAndNumbersAreTexts() {
        assertEquals(List.of(), set(script, "tags='red', names=7, by=player, policy='EXCLUSIVE '"));
        assertEquals(List.of("red"), script.tags);
        assertArrayEquals(new String[] {"7"}, script.names);
        assertEquals("player", script.by);
        assertEquals(TouchPolicy.EXCLUSIVE, script.policy);
    }

    @Test
    void anIntegerMayBeWrittenAsANumberWithoutAFraction() {
        assertEquals(List.of(), set(script, "count=2e3, big=-7.0"));
        assertEquals(2000, script.count);
        assertEquals(-7, script.big);
    }

    @Test
    void anIntegerOutOfRangeIsAProblem() {
        String range = "-9223372036854775809 instead of an integer from -9223372036854775808 to 9223372036854775807";
        assertEquals(List.of("its script Every has big=" + range), set(script, "big=-9223372036854775809"));
        assertEquals(List.of(), set(script, "big=-9223372036854775808, count=-2147483648"));
        assertEquals(Long.MIN_VALUE, script.big);
        assertEquals(Integer.MIN_VALUE, script.count);
    }

    @Test
    void aClassThatIsNotPublicHasNoProperties() {
        assertEquals(List.of("its script HiddenScript has level=1, but its class is not public"),
                set(ScriptOfTests.hidden(), "level=1"));
    }

    @Test
    void aColorIsAVectorOfThreeOrFourNumbersOrSixOrEightDigits() {
        assertEquals(List.of(), set(script, "tint=(0.1, 0.2, 3)"));
        assertEquals(new ColorRGBA(0.1f, 0.2f, 3, 1), script.tint);
        assertEquals(List.of(), set(script, "tint=(0.1, 0.2, 3, 0)"));
        assertEquals(new ColorRGBA(0.1f, 0.2f, 3, 0), script.tint);
        assertEquals(List.of(), set(script, "tint=#FF00ff"));
        assertEquals(new ColorRGBA(1, 0, 1, 1), script.tint);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            both=1       | java.lang.Integer | 1
            both=1.5     | java.lang.Float   | 1.5
            both='1'     | java.lang.String  | 1
            both=word    | java.lang.String  | word
            both=(1,2,3) | com.jme3.math.Vector3f | (1.0, 2.0, 3.0)
            known=1      | java.lang.Float   | 1.0
            URL=a        | java.lang.String  | a
            many=LEFT    | org.jmesat.internal.settings.Many | LEFT
            many=Left    | org.jmesat.internal.settings.Many | Left
            many=left    | org.jmesat.internal.settings.Many | Left
            failing=3    | java.lang.Integer | 3
            """)
    void ofOverloadedSettersTheOneOfTheGetterOrTheNarrowestTypeIsCalled(String property, String type, String value) {
        Odd odd = new Odd();
        assertEquals(List.of(), set(odd, property));
        assertEquals(1, odd.calls.size());
        assertEquals(type, odd.calls.get(0).getClass().getName());
        assertEquals(value, odd.calls.get(0).toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            fluent=1        | no property fluent; the nearest is broken
            shared=1        | no property shared; the nearest is enabled
            pair=1          | no property pair; the nearest is many
            hidden=1        | no property hidden; the nearest is broken
            class=1         | no property class; the nearest is many
            boxed=1         | boxed of the type Integer, which no text can give
            numbers=[1]     | numbers of the type List, which no text can give
            both=#ff8000    | both=#ff8000 instead of an integer
            error=1         | error=1, which it refuses: java.lang.AssertionError: 1
            many=Q          | many=Q instead of a constant of Many; the nearest is A
            level=12        | level=12, which it changes to 9
            level=-3        | level=-3, which it changes to 0
            """)
    void whatNoSetterAcceptsIsAProblem(String property, String problem) {
        Odd odd = new Odd();
        assertEquals(List.of("its script Odd has " + problem), set(odd, property));
        assertEquals(List.of(), odd.calls);
    }

    @Test
    void anEnumThatCannotBeInitializedIsAProblemOfItsPropertyAlone() {
        Odd odd = new Odd();
        List<String> problems = set(odd, "broken=A, level=3");
        assertEquals(1, problems.size(), problems.toString());
        assertTrue(problems.get(0).startsWith("its script Odd has broken=A, which cannot be "
                + "set: java.lang."), problems.get(0));
        assertEquals(3, odd.level);
    }

    @Test
    void aLongValueIsShortenedInAProblem() {
        String digits = "1".repeat(60_000);
        assertEquals(List.of("its script Every has count=" + digits.substring(0, 40) + "\u2026 instead of an integer "
                + "from -2147483648 to 2147483647"), set(script, "count=" + digits));
        assertTrue(set(script, "a".repeat(60_000) + "=1").get(0).length() < 200);
    }

    @Test
    void whatDiffersFromANewScriptIsReadInAlphabeticalOrder() throws Exception {
        String text = "big=9007199254740993, by='it\\'s', count=-7, delay=0.1, enabled=false, exact=1e-300, flag=true, "
                + "flat=(-0, 1e10), four=(1, 2, 3, 4), names=['a', ''], place=(1, 2.5, 3), policy=EXCLUSIVE, "
                + "tags=['b'], tint=(1, 0.5, 0)";
        assertEquals(List.of(), set(script, text));
        ScriptProperties.Difference difference = ScriptProperties.read(script, new Every());
        assertEquals(text, String.join(", ", difference.properties().stream().map(Object::toString).toList()));
        assertEquals(List.of(), difference.withoutText());
    }

    @Test
    void whatNoTextCanSayIsReadByName() throws Exception {
        script.delay = Float.NaN;
        script.exact = Double.NEGATIVE_INFINITY;
        script.by = null;
        script.place = new Vector3f(0, 0, Float.POSITIVE_INFINITY);
        script.tags = new ArrayList<>();
        script.tags.add(null);
        script.tint = null;
        script.count = 3;
        ScriptProperties.Difference difference = ScriptProperties.read(script, new Every());
        assertEquals(List.of("by", "delay", "exact", "place", "tags", "tint"), difference.withoutText());
        assertEquals("[count=3]", difference.properties().toString());
    }

    @Test
    void aGetterThatThrowsHasNoText() throws Exception {
        assertEquals(new ScriptProperties.Difference(List.of(), List.of("failing")),
                ScriptProperties.read(new Odd(), new Odd()));
    }

    @Test
    void onlyScriptsOfTheSameClassAreCompared() {
        String message = assertThrows(IllegalArgumentException.class,
                () -> ScriptProperties.read(script, new Odd())).getMessage();
        assertTrue(message.contains("Every") && message.contains("Odd"), message);
    }

    @ParameterizedTest
    @ValueSource(longs = {3, 20261123})
    void whatIsReadIsSetToTheSameBits(long seed) throws Exception {
        Random random = new Random(seed);
        for (int i = 0; i < 3000; i++) {
            Every one = new Every();
            one.count = random.nextInt();
            one.big = random.nextLong();
            one.delay = Math.abs(single(random));
            one.exact = twice(random);
            one.flag = random.nextBoolean();
            one.flat = new Vector2f(single(random), single(random));
            one.place = new Vector3f(single(random), single(random), single(random));
            one.four = new Vector4f(single(random), single(random), single(random), single(random));
            one.tint = new ColorRGBA(single(random), single(random), single(random), random.nextInt(2));
            one.by = new String(new char[] {(char) random.nextInt(128), (char) random.nextInt(65536)});
            one.names = new String[] {one.by, "'"};
            one.tags = List.of(one.by);
            ScriptProperties.Difference difference = ScriptProperties.read(one, new Every());
            assertEquals(List.of(), difference.withoutText());
            Every other = new Every();
            assertEquals(List.of(), set(other, String.join(",", difference.properties().stream()
                    .map(Object::toString).toList())), () -> "seed " + seed);
            int step = i;
            assertEquals(new ScriptProperties.Difference(List.of(), List.of()), ScriptProperties.read(one, other),
                    () -> "seed " + seed + ", step " + step);
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "-0.0, -0", "100, 100", "0.1, 0.1", "16777216, 1.6777216e7", "1234567, 1234567", "0.001, 0.001",
        "1e-4, 1e-4", "1e7, 1e7", "1.4E-45, 1e-45", "3.4028235E38, 3.4028235e38", "-2.5e-8, -2.5e-8",
        "1.17549435E-38, 1.1754944e-38"})
    void aNumberHasTheFewestDigits(float value, String text) {
        assertEquals(text, ShortestNumber.of(value));
    }

    @Test
    void noNumberWithFewerDigitsReadsBackToTheSameBits() {
        long seed = 20261123;
        Random random = new Random(seed);
        for (int i = 0; i < 20_000; i++) {
            // Powers of two have neighbours at different distances.
            float value = i % 4 == 0 ? Math.scalb(1f, random.nextInt(276) - 149) : Math.abs(single(random));
            String text = ShortestNumber.of(value);
            assertEquals(value, Float.parseFloat(text), text);
            assertShortest(new BigDecimal(text), new BigDecimal(value), each -> each.floatValue() == value, seed);
            double large = i % 4 == 0 ? Math.scalb(1.0, random.nextInt(2098) - 1074) : Math.abs(twice(random));
            text = ShortestNumber.of(large);
            assertEquals(large, Double.parseDouble(text), text);
            assertShortest(new BigDecimal(text), new BigDecimal(large), each -> each.doubleValue() == large, seed);
        }
        assertEquals("2e23", ShortestNumber.of(2e23));
        assertEquals("5e-324", ShortestNumber.of(Double.MIN_VALUE));
    }

    /** The numbers with a digit less that enclose the exact value are other numbers. */
    private static void assertShortest(BigDecimal text, BigDecimal exact, Predicate<BigDecimal> same, long seed) {
        int digits = text.stripTrailingZeros().precision() - 1;
        for (RoundingMode mode : List.of(RoundingMode.DOWN, RoundingMode.UP)) {
            assertFalse(digits > 0 && same.test(exact.round(new MathContext(digits, mode))),
                    () -> "seed " + seed + ' ' + text);
        }
    }

    private static float single(Random random) {
        float value = Float.intBitsToFloat(random.nextInt());
        return Float.isFinite(value) ? value : random.nextInt(100);
    }

    private static double twice(Random random) {
        double value = Double.longBitsToDouble(random.nextLong());
        return Double.isFinite(value) ? value : random.nextInt(100);
    }

    private static List<String> set(CollisionScript script, String properties) {
        ScriptText text = ScriptText.parse("Any(" + properties + ")");
        assertNull(text.problem(), properties);
        return ScriptProperties.set(script, text.items().get(0).properties());
    }
}
