package org.jmesat.scripts;

import com.jme3.asset.AssetNotFoundException;
import com.jme3.audio.AudioContext;
import com.jme3.audio.AudioData.DataType;
import com.jme3.audio.AudioNode;
import com.jme3.audio.AudioSource;
import com.jme3.scene.Spatial;
import org.jmesat.internal.geometry.PointText;

/**
 * Plays a sound at a touch, from its beginning even if it is still playing. A sound goes on when its spatial leaves the
 * scene, such as that of a coin that was taken; it stops when the app state is disabled. In an application without
 * audio it plays nothing.
 */
public class PlaySound extends TouchScript {
    private volatile String file = "";
    private volatile float volume = 1;
    private volatile boolean positional;

    /** Never attached, so that it is not saved with the scene. Null if there is no such file. */
    private AudioNode sound;
    /** The file that was looked for; null before. */
    private String soughtFile;

    /** Creates a script without a file, which does nothing. */
    public PlaySound() {
    }

    /** {@return the file; by default empty, for none} */
    public String getFile() {
        return file;
    }

    /**
     * Sets the file.
     *
     * @param file its path among the assets, such as "Sounds/coin.wav"; empty or null for none
     */
    public void setFile(String file) {
        this.file = Limits.text(file);
    }

    /** {@return the volume (≥0); by default 1} */
    public float getVolume() {
        return volume;
    }

    /**
     * Sets the volume.
     *
     * @param volume a factor (≥0, finite), 1 for the volume of the file; any other value is reported and replaced by 0
     */
    public void setVolume(float volume) {
        this.volume = Limits.atLeastZero("volume", volume);
    }

    /** {@return whether the sound comes from its spatial's place; by default false} */
    public boolean isPositional() {
        return positional;
    }

    /**
     * Sets whether the sound comes from its spatial's place, where that is at the touch.
     *
     * @param positional true for that; then the file has one channel. False for a sound that is as loud everywhere
     */
    public void setPositional(boolean positional) {
        this.positional = positional;
    }

    /** Loads the file, so that the first touch need not wait, and a missing file is known at once. */
    @Override
    protected void start() {
        load();
    }

    private void load() {
        if (file.equals(soughtFile)) {
            return;
        }
        soughtFile = file;
        sound = null;
        String problem = null;
        if (!file.isEmpty()) {
            try {
                sound = new AudioNode(getContext().getAssetManager(), file, DataType.Buffer);
            } catch (AssetNotFoundException e) {
                problem = "finds no file '" + PointText.shorten(file) + "' among the assets";
            } catch (RuntimeException e) {
                problem = "cannot play '" + PointText.shorten(file) + "': "
                        + (e.getCause() == null ? e : e.getCause()).getMessage();
            }
        }
        report(problem);
    }

    @Override
    protected void act(Spatial other) {
        load();
        if (sound == null || AudioContext.getAudioRenderer() == null) {
            note(sound == null ? "file: there is no sound '{}'" : "the application has no audio", file);
            return;
        }
        boolean mono = sound.getAudioData().getChannels() == 1;
        report(positional && !mono ? "plays '" + file + "' everywhere, since it has more than one channel" : null);
        sound.stop();
        sound.setPositional(positional && mono);
        sound.setVolume(volume);
        sound.setLocalTranslation(getSpatial().getWorldTranslation());
        sound.play();
    }

    @Override
    protected void reset() {
        if (sound != null && getContext() != null && getContext().isPaused() && AudioContext.getAudioRenderer() != null
                && sound.getStatus() == AudioSource.Status.Playing) {
            sound.stop();
        }
        super.reset();
    }

    @Override
    void renew() {
        super.renew();
        sound = null;
        soughtFile = null;
    }
}
