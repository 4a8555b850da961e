package org.jmesat.editor;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Damages the content of a file in one of several ways, chosen by chance. */
final class FileDamage {
    private static final int LONGEST = 24;
    private static final int SIGNATURE = 0x4A4D4533;
    private static final Pattern TEXT = Pattern.compile("[\\x20-\\x7e]{3,}");
    private static final Pattern VALUE = Pattern.compile("(?<==\")[^\"]*(?=\")");
    private static final String[] VALUES = {"", " ", "NaN", "-1", "Infinity", "1e39", "99999999999999999999", "true",
        "no", "1, 2", "0 0, 0 0, 0 0", "1 1 rounded -1", ";", "null", "\u2028", "POLYGON", "OUTLINE", "SPRITE",
        "CAPSULE", "0", "3"};

    private final Random random;
    private final boolean xml;

    FileDamage(long seed, boolean xml) {
        random = new Random(seed);
        this.xml = xml;
    }

    /** Returns a damaged copy. */
    byte[] damage(byte[] file) {
        byte[] damaged = file.clone();
        do {
            damaged = damageOnce(damaged);
        } while (random.nextInt(3) == 0);
        return damaged;
    }

    private byte[] damageOnce(byte[] file) {
        if (file.length < 2 * LONGEST) {
            return file;
        }
        int at = random.nextInt(file.length - LONGEST);
        int length = 1 + random.nextInt(LONGEST - 1);
        return switch (random.nextInt(20)) {
            case 0 -> Arrays.copyOf(file, at);
            case 1 -> join(Arrays.copyOf(file, at), garbage(length), Arrays.copyOfRange(file, at, file.length));
            case 2 -> join(Arrays.copyOf(file, at), Arrays.copyOfRange(file, at + length, file.length));
            case 3 -> join(Arrays.copyOf(file, at), garbage(length), Arrays.copyOfRange(file, at + length,
                    file.length));
            case 4, 5, 6, 7 -> flipBits(file.clone(), at, 1 + random.nextInt(3));
            case 8, 9 -> flipBits(file.clone(), at, 1);
            default -> replaceText(file);
        };
    }

    private byte[] garbage(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }

    private byte[] flipBits(byte[] file, int at, int count) {
        for (int i = 0; i < count; i++) {
            file[at + i] ^= (byte) (1 << random.nextInt(8));
        }
        return file;
    }

    /** Replaces a text, such as the name of a field, a key or a value, by one of another part or of another type. */
    private byte[] replaceText(byte[] file) {
        String text = new String(file, StandardCharsets.ISO_8859_1);
        Matcher found = (xml ? VALUE : TEXT).matcher(text);
        long count = found.results().count();
        if (count == 0) {
            return file;
        }
        int chosen = random.nextInt((int) count);
        found.reset();
        for (int i = 0; i <= chosen; i++) {
            found.find();
        }
        String other = VALUES[random.nextInt(VALUES.length)];
        String old = found.group();
        // In a binary file, a text has its length in front of it, which is usually to stay right.
        if (!xml && random.nextInt(8) > 0) {
            other = (other + old.substring(Math.min(other.length(), old.length()))).substring(0, old.length());
        }
        return (text.substring(0, found.start()) + other + text.substring(found.end()))
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    private static byte[] join(byte[]... parts) {
        ByteBuffer all = ByteBuffer.allocate(Arrays.stream(parts).mapToInt(part -> part.length).sum());
        for (byte[] part : parts) {
            all.put(part);
        }
        return all.array();
    }

    /**
     * Whether the lengths in the header of a binary file fit the file. The importer trusts them: with a wrong one it
     * reads gigabytes of nothing before it fails, and nothing of ours is reached.
     */
    static boolean hasReadableHeader(byte[] file) {
        ByteBuffer in = ByteBuffer.wrap(file);
        try {
            if (in.getInt() != SIGNATURE) {
                return false;
            }
            in.getInt();
            int classes = in.getInt();
            if (classes < 0 || classes > 255) {
                return false;
            }
            for (int i = 0; i < classes; i++) {
                in.get();
                skip(in, 4 * (in.get() & 0xff));
                skip(in, in.getInt());
                int fields = in.getInt();
                if (fields < 0 || fields > file.length) {
                    return false;
                }
                for (int j = 0; j < fields; j++) {
                    in.getShort();
                    skip(in, in.getInt());
                }
            }
            int locations = in.getInt();
            return locations >= 0 && locations <= file.length;
        } catch (RuntimeException e) {
            return false;
        }
    }

    private static void skip(ByteBuffer in, int count) {
        if (count < 0) {
            throw new IllegalArgumentException();
        }
        in.position(in.position() + count);
    }
}
