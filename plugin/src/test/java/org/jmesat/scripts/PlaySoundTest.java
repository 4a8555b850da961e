package org.jmesat.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.asset.plugins.FileLocator;
import com.jme3.audio.AudioNode;
import com.jme3.audio.AudioRenderer;
import com.jme3.audio.AudioSource;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockito.Mockito;

/** A sound, heard by a renderer that writes down what it is asked. */
class PlaySoundTest extends ReadyMadeScene {
    @TempDir
    private Path assets;

    private final Geometry player = scene.cube("player", 5, 0);
    private final Geometry coin = scene.cube("coin", 0, 0);
    private final List<String> heard = new ArrayList<>();
    private AudioNode playing;

    @BeforeEach
    void writeSounds() throws IOException {
        writeWave(assets.resolve("mono.wav"), 1);
        writeWave(assets.resolve("stereo.wav"), 2);
        Files.writeString(assets.resolve("broken.wav"), "no sound");
        scene.step(() -> scene.run().application().getAssetManager()
                .registerLocator(assets.toString(), FileLocator.class));
    }

    /** A file of 100 samples of 16 bits. */
    private static void writeWave(Path file, int channels) throws IOException {
        int size = 100 * 2 * channels;
        ByteBuffer bytes = ByteBuffer.allocate(44 + size).order(ByteOrder.LITTLE_ENDIAN);
        bytes.put("RIFF".getBytes("US-ASCII")).putInt(36 + size).put("WAVEfmt ".getBytes("US-ASCII")).putInt(16);
        bytes.putShort((short) 1).putShort((short) channels).putInt(8000).putInt(8000 * 2 * channels);
        bytes.putShort((short) (2 * channels)).putShort((short) 16).put("data".getBytes("US-ASCII")).putInt(size);
        try (OutputStream out = Files.newOutputStream(file)) {
            out.write(bytes.array());
        }
    }

    private void listen() {
        AudioRenderer renderer = Mockito.mock(AudioRenderer.class, call -> {
            if (call.getMethod().getName().matches("playSource|stopSource")) {
                AudioNode node = (AudioNode) call.getArgument(0);
                boolean plays = call.getMethod().getName().equals("playSource");
                if (plays || node.getStatus() == AudioSource.Status.Playing) {
                    heard.add(plays ? "play " + node.getVolume() : "stop");
                }
                node.setStatus(plays ? AudioSource.Status.Playing : AudioSource.Status.Stopped);
                playing = node;
            }
            return null;
        });
        scene.run().setAudioRenderer(renderer);
    }

    private void begin(String scripts, boolean asControls) {
        give(coin, scripts, asControls);
        scene.attach(player, coin);
        scene.frame();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void eachTouchPlaysTheSoundFromItsBeginning(boolean asControls) {
        listen();
        begin("PlaySound(file='mono.wav', volume=0.5)", asControls);
        move(player, 0.5f);
        assertEquals(List.of("play 0.5"), heard);
        move(player, 5);
        move(player, 0.5f);
        assertEquals(List.of("play 0.5", "stop", "play 0.5"), heard);
        assertNull(playing.getParent());
        assertTrue(!playing.isPositional());
        assertEquals(List.of(), problems());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aPositionalSoundComesFromItsPlaceUnlessItIsStereo(boolean asControls) {
        listen();
        begin("PlaySound(file='mono.wav', positional=true)", asControls);
        scene.frame(() -> coin.setLocalTranslation(0.25f, 0, 3));
        move(player, 0.5f);
        assertTrue(playing.isPositional());
        assertEquals(new Vector3f(0.25f, 0, 3), playing.getPosition());
        Geometry other = scene.cube("other", 20, 0);
        give(other, "PlaySound(file='stereo.wav', positional=true)", asControls);
        scene.attach(other);
        move(player, 20);
        scene.frame();
        assertTrue(!playing.isPositional());
        assertEquals(List.of("Geometry 'other' (/Root Node/other): its script PlaySound plays 'stereo.wav' everywhere, "
                + "since it has more than one channel."), problems());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theSoundOfATakenCoinGoesOnAndThatOfAnAppStateThatGoesStops(boolean asControls) {
        listen();
        begin("PlaySound(file='mono.wav'), DetachOnHit", asControls);
        move(player, 0.5f);
        scene.frames(3);
        assertNull(coin.getParent());
        assertEquals(List.of("play 1.0"), heard);
        scene.step(() -> {
            player.setLocalTranslation(5, 0, 0);
            coin.setUserData("jmesat.scripts", asControls ? null : "PlaySound(file='mono.wav')");
            coin.removeControl(DetachOnHit.class);
        });
        scene.attach(coin);
        scene.frame();
        move(player, 0.5f);
        scene.step(() -> scene.state().setEnabled(false));
        scene.frame();
        assertEquals("stop", heard.get(heard.size() - 1));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aSoundStopsWhenTheAppStateIsDetached(boolean asControls) {
        listen();
        begin("PlaySound(file='mono.wav')", asControls);
        move(player, 0.5f);
        scene.step(() -> scene.run().application().getStateManager().detach(scene.state()));
        scene.frame();
        assertEquals(List.of("play 1.0", "stop"), heard);
        scene.step(() -> scene.run().application().getStateManager().attach(scene.state()));
        scene.frames(2);
        assertEquals(List.of("play 1.0", "stop", "play 1.0"), heard, "the touch begins again");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void byDelayOnceAndPause(boolean asControls) {
        listen();
        begin("PlaySound(file='mono.wav', by='hero', once=true, delay=" + 2 * HeadlessRun.TPF + ')', asControls);
        move(player, 0.5f);
        scene.frames(4);
        assertEquals(List.of(), heard);
        scene.step(() -> player.setName("hero"));
        move(player, 5);
        move(player, 0.5f);
        scene.step(() -> scene.state().setPaused(true));
        scene.frames(4);
        assertEquals(List.of(), heard);
        scene.step(() -> scene.state().setPaused(false));
        scene.frames(2);
        assertEquals(List.of("play 1.0"), heard);
        move(player, 5);
        move(player, 0.5f);
        scene.frames(4);
        assertEquals(List.of("play 1.0"), heard);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void withoutAudioNothingIsPlayedAndABadFileIsAProblem(boolean asControls) {
        begin("PlaySound(file='mono.wav'), PlaySound, PlaySound(file='missing.wav'), PlaySound(file='broken.wav')",
                asControls);
        move(player, 0.5f);
        scene.frame();
        assertEquals("[Geometry 'coin' (/Root Node/coin): its script PlaySound finds no file "
                + "'missing.wav' among the assets; its script PlaySound cannot play 'broken.wav': "
                + "File is not a WAVE file.]", problems().toString());
    }
}
