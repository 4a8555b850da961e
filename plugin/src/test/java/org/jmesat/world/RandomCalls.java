package org.jmesat.world;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.jmesat.contact.ExitReason;
import org.jmesat.contact.TouchPolicy;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.internal.geometry.Angles;
import org.jmesat.internal.step.StepLock;
import org.jmesat.testing.Buffers;
import org.jmesat.testing.DepthSpan;

/** Applies random calls to a world, and the same calls to a second world with several threads. */
final class RandomCalls {
    static final ExitReason[] REMOVALS = {ExitReason.REMOVED, ExitReason.DISABLED, ExitReason.INVALID,
        ExitReason.RECONFIGURED};
    private static final int BODIES = 30;
    private static final double FAR = 1e5;
    private static final int FEW_PAIRS = 3;

    final CollisionWorld world = new CollisionWorld();
    final CollisionWorld twin = new CollisionWorld();
    private final StepLock lock = world.lock();
    private final StepLock twinLock = twin.lock();
    final WorldModel model = new WorldModel(world);
    private final List<Collider> twins = new ArrayList<>();
    private final long seed;
    private final Random random;
    /** On a lattice, edges touch exactly and many axes are equally deep. */
    private final boolean lattice;
    /** Whether the depth test is on from time to time, and colliders move in depth. */
    private final boolean testsDepth;
    private final double far;
    private boolean calm;
    private int filterSeed;

    RandomCalls(long seed) {
        this.seed = seed;
        random = new Random(seed);
        lattice = seed % 2 == 0;
        far = seed % 4 == 1 ? FAR : 0;
        testsDepth = seed > 100;
        twin.setWorkerThreads(3);
    }

    /** Changes some bodies and settings, and steps or tears down. */
    void tick() {
        calm = random.nextInt(25) == 0 ? !calm : calm;
        int changes = calm ? random.nextInt(8) / 7 : random.nextInt(12);
        while (model.bodies().size() < BODIES) {
            add();
            changes += 3;
        }
        changeSome(changes);
        changeWorlds();
        if (random.nextInt(200) == 0) {
            model.tearDown();
            both(CollisionWorld::tearDown);
        } else {
            step();
        }
    }

    /** Steps, sometimes after refused steps with too many pairs. */
    private void step() {
        while (random.nextInt(12) == 0) {
            both(each -> each.setMaxPairs(FEW_PAIRS));
            boolean refused = isStepRefused(world);
            assertEquals(refused, isStepRefused(twin), () -> "seed " + seed + ", several threads");
            both(each -> each.setMaxPairs(2_000_000));
            if (!refused) {
                return;
            }
            model.requireLast("Seed " + seed + ", after a refused step: ");
            changeSome(random.nextInt(6));
        }
        both(CollisionWorld::step);
    }

    private static boolean isStepRefused(CollisionWorld each) {
        try {
            each.step();
            return false;
        } catch (TooManyPairsException expected) {
            return true;
        }
    }

    private void changeSome(int changes) {
        for (int i = 0; i < changes; i++) {
            ModelBody body = model.bodies().get(random.nextInt(model.bodies().size()));
            if (body.removal == null) {
                change(body);
            }
        }
    }

    private void both(Consumer<CollisionWorld> action) {
        action.accept(world);
        action.accept(twin);
    }

    private void changeWorlds() {
        if (random.nextInt(10) == 0) {
            lock.clearEvents();
            twinLock.clearEvents();
        }
        if (random.nextInt(30) == 0) {
            filterSeed = random.nextInt(100);
        }
        if (random.nextInt(40) == 0) {
            PairFilter filter = world.getPairFilter() != null ? null
                    : (a, b) -> (31 * a.getId() + 17 * b.getId() + filterSeed) % 5 != 0;
            both(each -> each.setPairFilter(filter));
        }
        if (random.nextInt(40) == 0) {
            TouchPolicy policy = TouchPolicy.values()[random.nextInt(2)];
            both(each -> each.setTouchPolicy(policy));
        }
        if (testsDepth && random.nextInt(20) == 0) {
            boolean depthTest = !world.isDepthTest();
            both(each -> each.setDepthTest(depthTest));
        }
        if (random.nextInt(60) == 0) {
            twin.setWorkerThreads(1 + random.nextInt(4));
        }
    }

    private void add() {
        model.bodies().add(new ModelBody(world.add(null)));
        twins.add(twin.add(null));
    }

    private void change(ModelBody body) {
        if (testsDepth && random.nextInt(3) == 0) {
            changeDepth(body);
            return;
        }
        switch (random.nextInt(12)) {
            case 0 -> remove(body);
            case 1 -> changeRules(body);
            case 2, 3, 4 -> changePieces(body);
            case 5, 6 -> turn(body);
            default -> move(body);
        }
    }

    private void each(ModelBody body, Consumer<Collider> action) {
        action.accept(body.collider);
        action.accept(twins.get(body.collider.getId()));
    }

    private void remove(ModelBody body) {
        if (random.nextInt(2) == 0) {
            body.removal = REMOVALS[random.nextInt(REMOVALS.length)];
            world.remove(body.collider, body.removal);
            twin.remove(twins.get(body.collider.getId()), body.removal);
        }
    }

    private void changeRules(ModelBody body) {
        if (random.nextInt(2) == 0) {
            body.fixed = random.nextInt(2) == 0;
            each(body, collider -> collider.setFixed(body.fixed));
        } else {
            body.category = 1L << random.nextInt(2);
            body.mask = random.nextInt(3) == 0 ? 1 : -1;
            body.group = random.nextInt(6) == 0 ? random.nextInt(3) - 1 : 0;
            each(body, collider -> collider.setFilter(body.category, body.mask, body.group));
        }
    }

    private void changePieces(ModelBody body) {
        int count = body.shapes.size();
        if (count == 0 || random.nextInt(4) == 0) {
            ConvexPolygon[] shapes = new ConvexPolygon[1 + random.nextInt(3)];
            body.shapes.clear();
            for (int i = 0; i < shapes.length; i++) {
                shapes[i] = shape();
                body.shapes.add(shapes[i]);
            }
            each(body, collider -> collider.setShape(shapes));
        } else if (random.nextInt(4) == 0) {
            int newCount = random.nextInt(4);
            while (body.shapes.size() < newCount) {
                body.shapes.add(null);
            }
            body.shapes.subList(newCount, body.shapes.size()).clear();
            each(body, collider -> collider.setPieceCount(newCount));
        } else if (random.nextInt(4) == 0) {
            int piece = random.nextInt(count);
            body.shapes.set(piece, shape());
            each(body, collider -> collider.setPiece(piece, Buffers.of(body.shapes.get(piece)), 0, 0));
        }
    }

    private void turn(ModelBody body) {
        double angle = lattice ? random.nextInt(4) * StrictMath.PI / 2 : random.nextDouble() * 7;
        body.cos = Angles.cos(angle);
        body.sin = Angles.sin(angle);
        each(body, collider -> collider.setAngle(angle));
    }

    private void changeDepth(ModelBody body) {
        int quarters = random.nextInt(5);
        float elevation = 0.25f * quarters;
        body.depth = DepthSpan.random(quarters, random);
        each(body, collider -> {
            collider.setDepthRange(body.depth.lowFloat() - elevation, body.depth.highFloat() - elevation);
            collider.setElevation(elevation);
        });
    }

    private void move(ModelBody body) {
        boolean little = random.nextInt(3) == 0;
        double reach = random.nextInt(6) == 0 ? 100 : 12;
        double x = far + random.nextDouble() * reach;
        double y = random.nextDouble() * reach;
        if (little) {
            x = body.x + (random.nextDouble() - 0.5) * (lattice ? 4 : 0.01);
            y = body.y + (random.nextDouble() - 0.5) * 4;
        }
        body.x = lattice ? Math.rint(x) : x;
        body.y = lattice ? Math.rint(y) : y;
        each(body, collider -> collider.setPosition(body.x, body.y));
    }

    private ConvexPolygon shape() {
        float x = random.nextInt(5) - 2;
        float y = random.nextInt(5) - 2;
        int width = 1 + random.nextInt(2);
        int height = 1 + random.nextInt(2);
        int kind = random.nextInt(8);
        if (lattice) {
            return switch (kind) {
                case 0 -> ConvexPolygon.hullOf(x, y, x + width, y);
                case 1 -> ConvexPolygon.hullOf(x, y);
                case 2 -> ConvexPolygon.of(x, y, x + width, y, x, y + height);
                default -> ConvexPolygon.of(x, y, x + width, y, x + width, y + height, x, y + height);
            };
        }
        return switch (kind) {
            case 0 -> ConvexPolygon.circle(0.5f * width);
            case 1 -> ConvexPolygon.rectangle(width, 4 * height).rounded(0.25f);
            case 2 -> ConvexPolygon.of(x, y, x + 0.2f, y + 3, x - 0.2f, y + 3);
            default -> ConvexPolygon.regular(3 + random.nextInt(8), width);
        };
    }
}
