package org.jmesat.sample.level;

import com.jme3.math.FastMath;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Random;
import javax.sound.sampled.AudioFileFormat;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;

/** The sounds of the level, which are computed. */
enum LevelSound {
    /** Two notes, the second of them higher and longer. */
    COIN(0.4f) {
        @Override
        float at(float seconds) {
            float note = seconds < 0.07f ? 988 : 1319;
            return FastMath.sin(FastMath.TWO_PI * note * seconds) * FastMath.exp(-7 * seconds);
        }
    },
    /** A dull blow: a falling tone and noise. */
    HIT(0.3f) {
        private final Random random = new Random(1);

        @Override
        float at(float seconds) {
            float tone = FastMath.sin(FastMath.TWO_PI * (60 * seconds + 12 * (1 - FastMath.exp(-12 * seconds))));
            return (0.7f * tone + 0.3f * (random.nextFloat() * 2 - 1)) * FastMath.exp(-9 * seconds);
        }
    };

    private static final int RATE = 11_025;
    private static final float VOLUME = 0.6f * Short.MAX_VALUE;

    private final float length;

    /** Of some seconds. */
    LevelSound(float length) {
        this.length = length;
    }

    /** The amplitude, -1 to 1; asked in the order of time. */
    abstract float at(float seconds);

    /** The path among the assets. */
    String asset() {
        return "Sounds/" + name().toLowerCase(Locale.ROOT) + ".wav";
    }

    void write(Path file) throws IOException {
        byte[] samples = new byte[2 * (int) (length * RATE)];
        for (int i = 0; i < samples.length; i += 2) {
            int sample = (int) (VOLUME * at(i / 2f / RATE));
            samples[i] = (byte) sample;
            samples[i + 1] = (byte) (sample >> 8);
        }
        AudioFormat format = new AudioFormat(RATE, 16, 1, true, false);
        AudioInputStream stream =
                new AudioInputStream(new ByteArrayInputStream(samples), format, samples.length / 2);
        AudioSystem.write(stream, AudioFileFormat.Type.WAVE, file.toFile());
    }
}
