package org.jmesat.internal.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jmesat.internal.settings.ScriptValue.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScriptParserTest {
    private static final int FUZZ = 102_000;
    private static final Pattern POSITION = Pattern.compile("at character (\\d+)");
    /** The grammar as one expression; it has no recursion, since lists hold no lists. */
    private static final Pattern GRAMMAR = grammar();
    private static final String LETTERS = "ab1.,=()[]'\"#-+ \\\n\t$_eE0fé\u00a0\u0000\ud83d\ude00‘:;{}<>";
    private static final String[] VALID = {"game.Coin, DetachOnHit(delay=0.5, by='player')",
        "A(a=1, b=-2.5e3, c=(1, 2), d=(1, 2, 3, 4), e=[], f=['x', #ff8000, (1, 2), word], g=#01234567)",
        "A(text='it\\'s', other=\"say \\\"no\\\"\\n\\t\\\\\"), B , C ( ) ,", ""};

    private static Pattern grammar() {
        String space = "[\\s\\u00a0\\x1c-\\x1f]*";
        String id = "(?:[\\p{L}_$][\\p{L}\\p{N}_$]*" + space + ")";
        String number = "(?:[+-]?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:[eE][+-]?[0-9]+)?(?![\\p{L}\\p{N}_$])" + space + ")";
        String text = "(?:(?:'(?:[^'\\\\]|\\\\['\"\\\\nt])*'|\"(?:[^\"\\\\]|\\\\['\"\\\\nt])*\")" + space + ")";
        String color = "(?:#[0-9a-fA-F]{6}(?:[0-9a-fA-F]{2})?(?![0-9a-fA-F])" + space + ")";
        String comma = "," + space;
        String vector = "(?:\\(" + space + number + "(?:" + comma + number + "){1,3}\\)" + space + ")";
        String single = "(?:" + String.join("|", text, number, id, color, vector) + ")";
        String list = "(?:\\[" + space + "(?:" + single + "(?:" + comma + single + ")*)?\\]" + space + ")";
        String property = id + "=" + space + "(?:" + single + "|" + list + ")";
        String script = id + "(?:\\." + space + id + ")*(?:\\(" + space + "(?:" + property + "(?:" + comma + property
                + ")*)?\\)" + space + ")?";
        return Pattern.compile(space + "(?:" + script + "(?:" + comma + script + ")*(?:" + comma + ")?)?");
    }

    @Test
    void aTextNamesScriptsWithProperties() {
        ScriptText text = ScriptText.parse(" game.Coin ,\n DetachOnHit (delay = .5, by='player')");
        assertNull(text.problem());
        assertEquals(List.of(new ScriptText.Item("game.Coin", List.of()), new ScriptText.Item("DetachOnHit", List.of(
                new ScriptText.Property("delay", ScriptValue.of(Kind.NUMBER, ".5")),
                new ScriptText.Property("by", ScriptValue.of(Kind.TEXT, "player"))))), text.items());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'a'                     | TEXT   | a
            "it's"                  | TEXT   | it's
            'it\\'s'                | TEXT   | it's
            'a\\\\b'                | TEXT   | a\\b
            "say \\"no\\""          | TEXT   | say "no"
            ''                      | TEXT   | ``
            -2.5e3                  | NUMBER | -2.5e3
            +.5                     | NUMBER | +.5
            7.                      | NUMBER | 7.
            true                    | WORD   | true
            NaN                     | WORD   | NaN
            #ff8000                 | COLOR  | #ff8000
            #FF800033               | COLOR  | #FF800033
            """)
    void aSimpleValueHasAKindAndAText(String written, Kind kind, String content) {
        assertEquals(ScriptValue.of(kind, content), only(written));
    }

    @Test
    void newLinesAndTabsAreWrittenWithABackslash() {
        assertEquals(ScriptValue.of(Kind.TEXT, "a\n\tb"), only("'a\\n\\tb'"));
        assertEquals("'a\\n\\tb'", ScriptValue.of(Kind.TEXT, "a\n\tb").toString());
    }

    @Test
    void vectorsAndListsHaveParts() {
        assertEquals(List.of(number("1"), number("-2")), only("( 1 ,-2 )").parts());
        assertEquals(Kind.VECTOR, only("(1, 2, 3, 4)").kind());
        ScriptValue list = only("[ 'a', (1, 2), b ]");
        assertEquals(Kind.LIST, list.kind());
        assertEquals(List.of(Kind.TEXT, Kind.VECTOR, Kind.WORD), list.parts().stream().map(ScriptValue::kind).toList());
        assertEquals(List.of(), only("[]").parts());
    }

    /** As text that was copied from a page of the web. */
    @Test
    void aSpaceThatBreaksNoLineIsASpace() {
        assertEquals(ScriptText.parse("A(a=1), B"), ScriptText.parse("A(a\u00a0=\u00a01),\u00a0B\u00a0"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            ,                   | has , at character 1 where the name of a script is expected
            Coin Door           | has Door at character 6 where a comma is expected
            game.               | ends where a name after the dot is expected
            game..Coin          | has .Coin at character 6 where a name after the dot is expected
            Coin)               | has ) at character 5 where a comma is expected
            Coin(               | has no closing parenthesis for the one at character 5
            Coin(delay)         | has ) at character 11 where = is expected
            Coin(delay=)        | has ) at character 12 where a value is expected
            Coin(delay=1,)      | has ) at character 14 where a property is expected
            Coin(delay=1        | has no closing parenthesis for the one at character 5
            Coin(delay=1 by=2)  | has by at character 14 where a comma or ) is expected
            Coin(delay=2s)      | has 2s at character 12 where a number is expected, such as 2.5
            Coin(delay=-)       | has - at character 12 where a number is expected, such as 2.5
            Coin(delay=1e)      | has 1e at character 12 where a number is expected, such as 2.5
            Coin(by='player)    | has no closing quote for the text that begins at character 9
            Coin(by='a\\x')     | has x at character 12 where one of ' " \\ n t is expected after a backslash
            Coin(by='a\\        | ends where one of ' " \\ n t is expected after a backslash
            Coin(by=‘player’)   | has ‘ at character 9 where a value is expected: quotes are ' or "
            Coin(by=´player´)   | has ´ at character 9 where a value is expected: quotes are ' or "
            Coin(5)             | has 5 at character 6 where a property is expected, such as delay=2
            Coin(delay=0,5)     | has 5 at character 14 where a property is expected: a decimal number \
            is written DECIMAL
            Coin(at=1, 2, 3)    | has 2 at character 12 where a property is expected: a decimal number \
            is written DECIMAL
            Coin(tint=#ff80)    | has #ff80 at character 11 where a colour of 6 or 8 digits is expected, such as COLOR
            Coin(at=(1))        | has ) at character 11 where a comma is expected, since VECTORS
            Coin(at=(1, 2, 3, 4, 5)) | has , at character 20 where ) is expected, since VECTORS
            Coin(at=(1, 2 3))   | has 3 at character 15 where a comma or ) is expected, since VECTORS
            Coin(at=(1, a))     | has a at character 13 where a number is expected
            Coin(by=['a' 'b'])  | has ' at character 14 where a comma or ] is expected
            Coin(by=[['a']])    | has [ at character 10 where a value other than a list is expected
            Coin(by='a',        | has no closing parenthesis for the one at character 5
            Coin(by='a', Door(delay=1) | has no closing parenthesis for the one at character 5
            Coin(a.Door)        | has no closing parenthesis for the one at character 5
            """)
    void theFirstMistakeIsReportedWithItsPosition(String text, String problem) {
        String whole = problem.replace("VECTORS", "a vector has two to four numbers").replace("COLOR", "#ff8000")
                .replace("DECIMAL", "0.5, a vector (1, 2, 3)");
        assertEquals(whole, ScriptText.parse(text).problem());
    }

    @Test
    void anInvisibleCharacterIsReportedByItsNumber() {
        assertEquals("has U+0000 at character 5 where a comma is expected", ScriptText.parse("Coin\0").problem());
        assertEquals("has U+200B at character 5 where a comma is expected", ScriptText.parse("Coin\u200b").problem());
        assertEquals("has U+D83D at character 5 where a comma is expected", ScriptText.parse("Coin\ud83d").problem());
    }

    @Test
    void aLongWordIsShortenedInAProblem() {
        assertEquals("has " + "a".repeat(40) + "\u2026 at character 6 where a comma is expected",
                ScriptText.parse("Coin " + "a".repeat(60_000)).problem());
    }

    @Test
    void theScriptsBeforeAMistakeAreValid() {
        ScriptText text = ScriptText.parse("Coin, Door(by='a'), Conveyor(");
        assertEquals("Coin, Door(by='a')", ScriptText.write(text.items()));
        assertEquals("has no closing parenthesis for the one at character 29", text.problem());
    }

    @Test
    void moreThan64ScriptsAreRefused() {
        assertNull(ScriptText.parse("Coin,".repeat(64)).problem());
        ScriptText text = ScriptText.parse("Coin,".repeat(1000));
        assertEquals(64, text.items().size());
        assertEquals("names more than 64 scripts", text.problem());
    }

    @Test
    void aTextOfMoreThan65536CharactersIsRefused() {
        String name = "a".repeat(65_536);
        assertEquals(name, ScriptText.parse(name).items().get(0).name());
        assertEquals(new ScriptText(List.of(), "has more than 65536 characters"), ScriptText.parse(name + ' '));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 20, 20261123})
    void anyTextIsReadWithoutAnExceptionAndAsTheGrammarSays(long seed) {
        Random random = new Random(seed);
        int valid = 0;
        for (int i = 0; i < FUZZ / 3; i++) {
            String text = i % 4 == 0 ? noise(random) : damage(VALID[random.nextInt(VALID.length)], random);
            String about = "seed " + seed + ", text " + ScriptValue.quote(text);
            ScriptText read = ScriptText.parse(text);
            assertEquals(GRAMMAR.matcher(text).matches(), read.problem() == null,
                    () -> about + ": " + read.problem());
            valid += read.problem() == null ? 1 : 0;
            if (read.problem() != null) {
                Matcher position = POSITION.matcher(read.problem());
                boolean within = position.find() && Integer.parseInt(position.group(1)) >= 1
                        && Integer.parseInt(position.group(1)) <= text.length();
                assertTrue(within || read.problem().startsWith("ends where "), () -> about + ": " + read.problem());
            }
            assertEquals(new ScriptText(read.items(), null), ScriptText.parse(ScriptText.write(read.items())), about);
        }
        assertTrue(valid > 1000, "only " + valid + " texts were valid");
    }

    private static String noise(Random random) {
        StringBuilder text = new StringBuilder();
        for (int n = random.nextInt(24); n > 0; n--) {
            text.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
        }
        return text.toString();
    }

    /** Deletes, repeats, inserts or replaces a few characters, or cuts the text off. */
    private static String damage(String valid, Random random) {
        StringBuilder text = new StringBuilder(valid);
        for (int n = random.nextInt(4); n > 0; n--) {
            int at = random.nextInt(text.length() + 1);
            int end = Math.min(text.length(), at + random.nextInt(6));
            char letter = LETTERS.charAt(random.nextInt(LETTERS.length()));
            switch (random.nextInt(5)) {
                case 0 -> text.delete(at, end);
                case 1 -> text.insert(at, text.substring(at, end));
                case 2 -> text.insert(at, letter);
                case 3 -> text.replace(at, Math.min(text.length(), at + 1), String.valueOf(letter));
                default -> text.setLength(random.nextInt(8) == 0 ? at : text.length());
            }
        }
        return text.toString();
    }

    @ParameterizedTest
    @ValueSource(longs = {2, 20261123})
    void whatIsWrittenIsReadTheSame(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < FUZZ / 5; i++) {
            List<ScriptText.Item> items = new ArrayList<>();
            for (int n = random.nextInt(4); n > 0; n--) {
                items.add(randomItem(random));
            }
            String text = ScriptText.write(items);
            assertEquals(new ScriptText(items, null), ScriptText.parse(text), () -> "seed " + seed + ": " + text);
        }
    }

    private static ScriptText.Item randomItem(Random random) {
        List<ScriptText.Property> properties = new ArrayList<>();
        for (int n = random.nextInt(4); n > 0; n--) {
            properties.add(new ScriptText.Property(word(random), randomValue(random, true)));
        }
        return new ScriptText.Item(random.nextBoolean() ? word(random) : word(random) + '.' + word(random), properties);
    }

    private static ScriptValue randomValue(Random random, boolean list) {
        Kind kind = Kind.values()[random.nextInt(list ? 6 : 5)];
        List<ScriptValue> parts = new ArrayList<>();
        switch (kind) {
            case TEXT:
                return ScriptValue.of(kind, noise(random));
            case WORD:
                return ScriptValue.of(kind, word(random));
            case NUMBER:
                return number(String.valueOf(random.nextGaussian() * Math.pow(10, random.nextInt(40) - 20)));
            case COLOR:
                return ScriptValue.of(kind, String.format(random.nextBoolean() ? "#%08x" : "#%06x",
                        random.nextInt(0x1000000)));
            case VECTOR:
                for (int n = 2 + random.nextInt(3); n > 0; n--) {
                    parts.add(number(String.valueOf(random.nextFloat())));
                }
                break;
            default:
                for (int n = random.nextInt(4); n > 0; n--) {
                    parts.add(randomValue(random, false));
                }
        }
        return ScriptValue.of(kind, parts);
    }

    private static String word(Random random) {
        String first = "abcXYZ_$é";
        String other = first + "0189";
        StringBuilder word = new StringBuilder().append(first.charAt(random.nextInt(first.length())));
        for (int n = random.nextInt(6); n > 0; n--) {
            word.append(other.charAt(random.nextInt(other.length())));
        }
        return word.toString();
    }

    private static ScriptValue number(String text) {
        return ScriptValue.of(Kind.NUMBER, text);
    }

    private static ScriptValue only(String value) {
        ScriptText text = ScriptText.parse("A(a=" + value + ")");
        assertNull(text.problem(), value);
        assertNotNull(text.items().get(0));
        return text.items().get(0).properties().get(0).value();
    }
}
