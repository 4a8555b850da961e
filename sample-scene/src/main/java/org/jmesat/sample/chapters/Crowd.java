package org.jmesat.sample.chapters;

import com.jme3.input.KeyInput;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.scene.shape.Quad;
import com.jme3.system.JmeContext;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.jmesat.app.SatCollisionState;
import org.jmesat.contact.Contact;
import org.jmesat.sample.Sample;
import org.jmesat.sample.SampleArguments;
import org.jmesat.world.Collider;
import org.jmesat.world.StepStatistics;

/** Thousands of colliders, and the time of each stage of a tick. */
final class Crowd extends Chapter {
    private static final int[] NUMBERS = {100, 200, 500, 1000, 2000, 5000, 10_000, 20_000};
    private static final float RIGHT = 6.3f;
    private static final float BOTTOM = -1.2f;
    private static final float TOP = 3.6f;
    private static final float SIZE_OF_ONE = 2.4f;
    private static final float LONGEST_TICK = 0.05f;

    final StepStatistics statistics = new StepStatistics(System::nanoTime);
    final List<Walker> walkers = new ArrayList<>();
    private final Node crowd = new Node("crowd");
    private Geometry picture;
    private TickGraph graph;
    private int choice = 4;
    float size;
    private long began;

    Crowd(Sample sample, SampleArguments arguments, JmeContext.Type type, PrintStream out) {
        super(sample, arguments, type, out);
    }

    /** A square that drifts; a collider like any other. */
    static final class Walker extends Geometry {
        private final Vector3f velocity;
        boolean isHit;

        Walker(int number, Mesh mesh, Vector3f velocity) {
            super("walker " + number, mesh);
            this.velocity = velocity;
        }

        void walk(float tpf) {
            Vector3f place = getLocalTranslation();
            velocity.x = turned(velocity.x, place.x, -RIGHT, RIGHT);
            velocity.y = turned(velocity.y, place.y, BOTTOM, TOP);
            move(velocity.x * tpf, velocity.y * tpf, 0);
        }

        private static float turned(float speed, float place, float least, float greatest) {
            return place < least ? Math.abs(speed) : place > greatest ? -Math.abs(speed) : speed;
        }
    }

    @Override
    void build() {
        // One tick in each frame: catching up on slow ticks would make the frames slower still.
        collisions.setFixedStep(0);
        collisions.getWorld().setStatistics(statistics);
        // The walkers themselves are not drawn: all of them are one mesh, in one draw call.
        crowd.setCullHint(CullHint.Always);
        rootNode.attachChild(crowd);
        picture = drawing("picture", new Rectangles(0), ColorRGBA.White);
        picture.getMaterial().setBoolean("VertexColor", true);
        picture.setCullHint(CullHint.Never);
        graph = new TickGraph(this);
        fill(choice);
        onKey(KeyInput.KEY_UP, () -> fill(Math.min(choice + 1, NUMBERS.length - 1)));
        onKey(KeyInput.KEY_DOWN, () -> fill(Math.max(choice - 1, 0)));
    }

    private void fill(int newChoice) {
        choice = newChoice;
        crowd.detachAllChildren();
        walkers.clear();
        Random random = new Random(1);
        // As many are hit, however many there are.
        size = SIZE_OF_ONE / (float) Math.sqrt(NUMBERS[choice]);
        Mesh square = new Quad(size, size);
        for (int i = 0; i < NUMBERS[choice]; i++) {
            Vector3f velocity = new Vector3f(random.nextFloat() - 0.5f, random.nextFloat() - 0.5f, 0);
            Walker walker = new Walker(i, square, velocity);
            walker.setLocalTranslation(RIGHT * (2 * random.nextFloat() - 1),
                    BOTTOM + (TOP - BOTTOM) * random.nextFloat(), 0);
            crowd.attachChild(walker);
            walkers.add(walker);
        }
        picture.setMesh(new Rectangles(walkers.size()));
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        for (Walker walker : walkers) {
            walker.walk(Math.min(tpf, LONGEST_TICK));
            walker.isHit = false;
        }
        began = System.nanoTime();
    }

    @Override
    public void afterTick(SatCollisionState state, float tpf) {
        graph.add(System.nanoTime() - began, statistics);
        for (Contact<Collider> contact : state.getWorld().getContacts()) {
            ((Walker) state.getSpatial(contact.getA())).isHit = true;
            ((Walker) state.getSpatial(contact.getB())).isHit = true;
        }
        Rectangles squares = (Rectangles) picture.getMesh();
        for (Walker walker : walkers) {
            Vector3f place = walker.getLocalTranslation();
            squares.add(place.x, place.y, place.x + size, place.y + size, walker.isHit ? LIT : BLUE);
        }
        squares.show();
    }

    @Override
    String status() {
        return String.format(Locale.ROOT, "%d colliders, %d contacts, %.1f ms a tick", walkers.size(),
                statistics.getContacts(), graph.average());
    }

    @Override
    protected String keyHint() {
        return "up, down: how many     F3: debug view";
    }
}
