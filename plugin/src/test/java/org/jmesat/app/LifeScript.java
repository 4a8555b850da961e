package org.jmesat.app;

import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;

/** A script for tests that checks the order of its calls, and throws in one of so many. */
public class LifeScript extends CollisionScript {
    /** What the scripts of a thread have in common. */
    static final class Lives {
        final List<LifeScript> all = new ArrayList<>();
        final List<String> mistakes = new ArrayList<>();
        Random random = new Random(0);
        /** 0 for no exceptions. */
        int rarity;
        int thrown;
        Spatial root;
        int frame;
        /** What one in four handlers of an event does; null for nothing. */
        Runnable act;
    }

    static final ThreadLocal<Lives> LIVES = ThreadLocal.withInitial(Lives::new);

    private final Lives lives = LIVES.get();
    private final TreeSet<String> open = new TreeSet<>();
    private String label = "";
    private boolean started;
    private boolean ended;
    private int lastUpdate = -1;

    public LifeScript() {
        lives.all.add(this);
        mayThrow();
    }

    private void mayThrow() {
        if (lives.rarity > 0 && lives.random.nextInt(lives.rarity) == 0) {
            lives.thrown++;
            throw new IllegalStateException("at random");
        }
    }

    private void expect(boolean expected, String mistake) {
        if (!expected) {
            lives.mistakes.add(label + ": " + mistake + " in frame " + lives.frame);
        }
    }

    public String getLabel() {
        return label;
    }

    public void setLabel(String label) {
        this.label = label;
        mayThrow();
    }

    boolean isAlive() {
        return started && !ended;
    }

    @Override
    public void setSpatial(Spatial spatial) {
        super.setSpatial(spatial);
        expect(getContext() != null, "a spatial without a context");
        if (spatial == null) {
            expect(isAlive(), "an end without a start");
            ended = true;
        } else {
            expect(!started, "a second start");
            started = true;
        }
        mayThrow();
    }

    @Override
    protected void controlUpdate(float tpf) {
        expect(isAlive(), "an update out of its life");
        expect(lastUpdate != lives.frame, "a second update");
        Spatial top = getSpatial();
        while (top != null && top.getParent() != null) {
            top = top.getParent();
        }
        expect(top == lives.root, "an update out of the scene");
        lastUpdate = lives.frame;
        mayThrow();
    }

    private void check(CollisionEvent event, boolean known, String mistake) {
        expect(isAlive(), "an event out of its life");
        expect(known, mistake);
        if (lives.act != null && lives.random.nextInt(4) == 0) {
            lives.act.run();
        }
        mayThrow();
    }

    private static String pair(CollisionEvent event) {
        return Math.min(event.getSelfId(), event.getOtherId()) + " " + Math.max(event.getSelfId(), event.getOtherId());
    }

    @Override
    public void onCollisionEnter(CollisionEvent event) {
        check(event, open.add(pair(event)), "a second ENTER");
    }

    @Override
    public void onCollisionStay(CollisionEvent event) {
        // The first one of a late script.
        open.add(pair(event));
        check(event, true, "");
    }

    @Override
    public void onCollisionExit(CollisionEvent event) {
        check(event, open.remove(pair(event)), "an EXIT without ENTER");
    }
}
