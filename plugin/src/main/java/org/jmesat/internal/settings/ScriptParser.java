package org.jmesat.internal.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jmesat.internal.geometry.PointText;
import org.jmesat.internal.settings.ScriptValue.Kind;

/**
 * Reads the text of {@code jmesat.scripts}:
 *
 * <pre>
 * scripts  = [ script { "," script } [ "," ] ]
 * script   = name [ "(" [ property { "," property } ] ")" ]
 * name     = identifier { "." identifier }
 * property = identifier "=" value
 * value    = text | number | word | color | vector | list
 * text     = "'" { character | escape } "'"  or the same in double quotes
 * escape   = "\" followed by a quote, "\", "n" (new line) or "t" (tab)
 * number   = [ "+" | "-" ] digits, with a decimal point and an exponent as in Java
 * word     = identifier
 * color    = "#" and six or eight hexadecimal digits: red, green, blue, opacity
 * vector   = "(" number "," number { "," number } ")", of two to four numbers
 * list     = "[" [ value { "," value } ] "]", of values other than lists
 * </pre>
 *
 * <p>An identifier is one of Java. Spaces and line ends may stand between any two of these. The first mistake ends the
 * text: the scripts before it are valid.
 */
final class ScriptParser {
    /** Longer texts are refused, so that no scene takes long to read. */
    static final int MAX_LENGTH = 65_536;
    /** Further scripts of a spatial are refused. */
    static final int MAX_SCRIPTS = 64;
    private static final int LEAST_VECTOR = 2;
    private static final int LONGEST_VECTOR = 4;
    private static final String VECTOR_RULE = ", since a vector has two to four numbers";
    /** Word processors make these of straight ones. */
    private static final String TYPOGRAPHIC_QUOTES = "\u2018\u2019\u201a\u201c\u201d\u201e\u00b4\u0060";
    private static final Pattern NUMBER = Pattern.compile("[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]+)?");
    private static final int RGB = 6;
    private static final int RGBA = 8;

    /** A mistake; the message is the rest of a sentence about the text. */
    private static final class Mistake extends Exception {
        private static final long serialVersionUID = 1;

        Mistake(String message) {
            super(message, null, false, false);
        }
    }

    private final String text;
    private int at;

    ScriptParser(String text) {
        this.text = text;
    }

    ScriptText parse() {
        List<ScriptText.Item> items = new ArrayList<>();
        try {
            if (text.length() > MAX_LENGTH) {
                throw new Mistake("has more than " + MAX_LENGTH + " characters");
            }
            skipSpaces();
            while (at < text.length()) {
                ScriptText.Item item = readItem();
                if (items.size() == MAX_SCRIPTS) {
                    throw new Mistake("names more than " + MAX_SCRIPTS + " scripts");
                }
                if (at < text.length()) {
                    expect(',', "a comma");
                }
                items.add(item);
            }
        } catch (Mistake e) {
            return new ScriptText(List.copyOf(items), e.getMessage());
        }
        return new ScriptText(List.copyOf(items), null);
    }

    private ScriptText.Item readItem() throws Mistake {
        StringBuilder name = new StringBuilder(readIdentifier("the name of a script"));
        while (accept('.')) {
            name.append('.').append(readIdentifier("a name after the dot"));
        }
        List<ScriptText.Property> properties = new ArrayList<>();
        int open = at;
        if (accept('(')) {
            while (!accept(')')) {
                requireClosed(open, at == text.length());
                if (!properties.isEmpty()) {
                    expect(',', "a comma or )");
                    requireClosed(open, at == text.length());
                }
                requireNoNumber(properties.isEmpty());
                String property = readIdentifier(properties.isEmpty() ? "a property or )" : "a property");
                // The next script.
                requireClosed(open, peek() == '(' || peek() == '.');
                expect('=', "=");
                properties.add(new ScriptText.Property(property, readValue(true)));
            }
        }
        return new ScriptText.Item(name.toString(), List.copyOf(properties));
    }

    private static void requireClosed(int open, boolean isNot) throws Mistake {
        if (isNot) {
            throw new Mistake("has no closing parenthesis for the one at character " + (open + 1));
        }
    }

    /** Refuses a number in the place of a property, as in Health(100), each=0,5 and move=0, 2, 0. */
    private void requireNoNumber(boolean first) throws Mistake {
        if (isNumberStart(peek())) {
            throw mistake("a property", first ? ", such as delay=2"
                    : ": a decimal number is written 0.5, a vector (1, 2, 3)");
        }
    }

    private ScriptValue readValue(boolean list) throws Mistake {
        char first = peek();
        if (TYPOGRAPHIC_QUOTES.indexOf(first) >= 0) {
            throw mistake("a value", ": quotes are ' or \"");
        }
        if (first == '\'' || first == '"') {
            return readText(first);
        }
        if (first == '#') {
            return readColor();
        }
        if (accept('(')) {
            return readVector();
        }
        if (list && accept('[')) {
            return readList();
        }
        if (isNumberStart(first)) {
            return readNumber();
        }
        return ScriptValue.of(Kind.WORD, readIdentifier(list ? "a value" : "a value other than a list"));
    }

    private ScriptValue readText(char quote) throws Mistake {
        int start = at++;
        StringBuilder content = new StringBuilder();
        while (at < text.length() && text.charAt(at) != quote) {
            char each = text.charAt(at++);
            content.append(each == '\\' ? readEscape() : each);
        }
        if (at == text.length()) {
            throw new Mistake("has no closing quote for the text that begins at character " + (start + 1));
        }
        at++;
        skipSpaces();
        return ScriptValue.of(Kind.TEXT, content.toString());
    }

    private char readEscape() throws Mistake {
        char escaped = at < text.length() ? text.charAt(at) : 0;
        char meant = switch (escaped) {
            case '\'', '"', '\\' -> escaped;
            case 'n' -> '\n';
            case 't' -> '\t';
            default -> throw mistake("one of ' \" \\ n t", " after a backslash");
        };
        at++;
        return meant;
    }

    private ScriptValue readColor() throws Mistake {
        int start = at++;
        while (at < text.length() && Character.digit(text.charAt(at), 16) >= 0 && text.charAt(at) < 128) {
            at++;
        }
        int digits = at - start - 1;
        if (digits != RGB && digits != RGBA) {
            at = start;
            throw mistake("a colour of 6 or 8 digits", ", such as #ff8000");
        }
        String color = text.substring(start, at);
        skipSpaces();
        return ScriptValue.of(Kind.COLOR, color);
    }

    private ScriptValue readVector() throws Mistake {
        List<ScriptValue> numbers = new ArrayList<>();
        do {
            if (!isNumberStart(peek())) {
                throw mistake("a number");
            }
            numbers.add(readNumber());
        } while (numbers.size() < LONGEST_VECTOR && accept(','));
        if (numbers.size() < LEAST_VECTOR) {
            expect(',', "a comma", VECTOR_RULE);
        }
        expect(')', numbers.size() < LONGEST_VECTOR ? "a comma or )" : ")", VECTOR_RULE);
        return ScriptValue.of(Kind.VECTOR, numbers);
    }

    private ScriptValue readList() throws Mistake {
        List<ScriptValue> values = new ArrayList<>();
        while (!accept(']')) {
            if (!values.isEmpty()) {
                expect(',', "a comma or ]");
            }
            values.add(readValue(false));
        }
        return ScriptValue.of(Kind.LIST, values);
    }

    private static boolean isNumberStart(char each) {
        return each >= '0' && each <= '9' || each == '-' || each == '+' || each == '.';
    }

    private ScriptValue readNumber() throws Mistake {
        Matcher number = NUMBER.matcher(text).region(at, text.length());
        if (!number.lookingAt() || number.end() < text.length() && isIdentifierPart(text.charAt(number.end()))) {
            throw mistake("a number", ", such as 2.5");
        }
        at = number.end();
        skipSpaces();
        return ScriptValue.of(Kind.NUMBER, number.group());
    }

    private static boolean isIdentifierPart(char each) {
        return Character.isJavaIdentifierPart(each) && !Character.isIdentifierIgnorable(each);
    }

    private String readIdentifier(String expected) throws Mistake {
        int start = at;
        if (!Character.isJavaIdentifierStart(peek())) {
            throw mistake(expected);
        }
        while (at < text.length() && isIdentifierPart(text.charAt(at))) {
            at++;
        }
        String identifier = text.substring(start, at);
        skipSpaces();
        return identifier;
    }

    /** The next character; 0 at the end. */
    private char peek() {
        return at < text.length() ? text.charAt(at) : 0;
    }

    private boolean accept(char expected) {
        boolean accepted = peek() == expected;
        if (accepted) {
            at++;
            skipSpaces();
        }
        return accepted;
    }

    private void expect(char expected, String description) throws Mistake {
        expect(expected, description, "");
    }

    private void expect(char expected, String description, String rule) throws Mistake {
        if (!accept(expected)) {
            throw mistake(description, rule);
        }
    }

    /** Skips spaces, also those that do not break a line, as in text that was copied from a page. */
    private void skipSpaces() {
        while (at < text.length() && isSpace(text.charAt(at))) {
            at++;
        }
    }

    private static boolean isSpace(char each) {
        return Character.isWhitespace(each) || Character.isSpaceChar(each);
    }

    private Mistake mistake(String expected) {
        return mistake(expected, "");
    }

    /** The expected is a noun with its article; the rule is the end of the sentence. */
    private Mistake mistake(String expected, String rule) {
        String found = at == text.length() ? "ends" : "has " + found() + " at character " + (at + 1);
        return new Mistake(found + " where " + expected + " is expected" + rule);
    }

    /** The next word, number or colour, shortened, or the next character. */
    private String found() {
        int end = at + 1;
        char first = text.charAt(at);
        if (first == '#' || isNumberStart(first) || isIdentifierPart(first)) {
            while (end < text.length() && (isIdentifierPart(text.charAt(end)) || text.charAt(end) == '.')) {
                end++;
            }
            return PointText.shorten(text.substring(at, end));
        }
        int character = text.codePointAt(at);
        return isVisible(character) ? Character.toString(character) : String.format("U+%04X", character);
    }

    private static boolean isVisible(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.PRIVATE_USE, Character.UNASSIGNED,
                    Character.SPACE_SEPARATOR, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
