package org.jmesat.internal.diagnose;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.math.FastMath;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.shape.Box;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.logging.Logger;
import org.jmesat.internal.scan.SceneScanner;
import org.jmesat.projection.ProjectionPlane;
import org.jmesat.world.CollisionWorld;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Scenes as games have them, laid out with y up, seen in each plane: what the guess says about the plane. Scenes with
 * chance are built from several seeds.
 */
class PlaneGuessTest {
    private static final int SEEDS = 8;

    /** Fills a scene. */
    private interface Layout {
        void fill(Scene scene);
    }

    /** A scene under construction. Boxes are given by centre and size. */
    private static final class Scene {
        private final Node root = new Node("root");
        private final Random random;

        Scene(long seed) {
            random = new Random(seed);
        }

        void box(float x, float y, float z, float width, float height, float depth) {
            Geometry box = new Geometry("box", new Box(width / 2, height / 2, depth / 2));
            box.setLocalTranslation(x, y, z);
            root.attachChild(box);
        }

        /** A box whose place is that of its vertices, so that its origin is that of the scene. */
        void baked(float x, float y, float z, float width, float height, float depth) {
            box(x, y, z, width, height, depth);
            Geometry box = (Geometry) root.getChild(root.getQuantity() - 1);
            Mesh mesh = box.getMesh();
            FloatBuffer positions = mesh.getFloatBuffer(Type.Position);
            for (int i = 0; i < positions.limit(); i += 3) {
                positions.put(i, positions.get(i) + x).put(i + 1, positions.get(i + 1) + y)
                        .put(i + 2, positions.get(i + 2) + z);
            }
            mesh.updateBound();
            box.setLocalTranslation(0, 0, 0);
        }

        /** From −size / 2 to size / 2. */
        float about(float size) {
            return (random.nextFloat() - 0.5f) * size;
        }

        float between(float least, float greatest) {
            return least + random.nextFloat() * (greatest - least);
        }

        void boxes(int count, float width, float depth) {
            for (int i = 0; i < count; i++) {
                box(about(width), 0.5f, about(depth), 1, 1, 1);
            }
        }

        void town(float width, float depth, int houses) {
            for (int i = 0; i < houses; i++) {
                float height = between(5, 25);
                baked(about(width), height / 2, about(depth), between(6, 14), height, between(6, 14));
            }
        }

        void tiles(int rows) {
            for (int i = 0; i < rows * rows; i++) {
                box(i / rows, -0.05f, i % rows, 1, 0.1f, 1);
            }
        }

        void floor(float size) {
            box(0, -0.05f, 0, size, 0.1f, size);
        }

        /** Platforms of a height of 0.5 and a depth. */
        void platforms(int count, float width, float height, float depth) {
            for (int i = 0; i < count; i++) {
                box(about(width), about(height), 0, 3, 0.5f, depth);
            }
        }

        void sprites(int count, float width, float height, float z) {
            for (int i = 0; i < count; i++) {
                box(about(width), about(height), z, 1, 1, 0);
            }
        }
    }

    /** A scene, and the plane in which it lies. */
    private enum Ground implements Layout {
        BOXES_THAT_WERE_MOVED(scene -> scene.boxes(30, 20, 20)),
        BOXES_BAKED_INTO_THEIR_VERTICES(scene -> {
            for (int i = 0; i < 30; i++) {
                scene.baked(scene.about(20), 0.5f, scene.about(20), 1, 1, 1);
            }
        }),
        MANY_BOXES_CLOSE_TOGETHER(scene -> scene.boxes(30, 6, 6)),
        BOXES_AND_A_LAMP(scene -> {
            scene.boxes(30, 26, 26);
            scene.box(3, 2.7f, 5, 0.2f, 0.2f, 0.2f);
        }),
        BOXES_AND_SOMETHING_FAR_AWAY(scene -> {
            scene.boxes(30, 26, 26);
            scene.box(0, 5000, 0, 100, 100, 100);
        }),
        TILES_AND_AN_ARROW(scene -> {
            scene.tiles(8);
            scene.box(0, 6, 0, 0.1f, 6, 0.1f);
        }),
        MANY_TILES(scene -> scene.tiles(64)),
        TILES_WITHOUT_HEIGHT(scene -> {
            for (int i = 0; i < 8; i++) {
                scene.box(2 * i, 0, i, 1, 0, 1);
            }
        }),
        A_TOWN(scene -> scene.town(240, 200, 60)),
        A_VILLAGE(scene -> {
            scene.floor(40);
            for (int i = 0; i < 12; i++) {
                scene.box(scene.about(40), 4.5f, scene.about(40), 8, 9, 8);
            }
        }),
        A_LEVEL_MERGED_BY_MATERIAL(scene -> {
            for (int i = 0; i < 8; i++) {
                float top = scene.between(4, 25);
                scene.baked(scene.about(20), top / 2, scene.about(20), scene.between(150, 240), top,
                        scene.between(150, 240));
            }
        }),
        A_TERRAIN_IN_PATCHES(scene -> {
            for (int i = 0; i < 64; i++) {
                float low = scene.between(0, 60);
                float high = scene.between(low, 100);
                scene.baked(64 * (i % 8), (low + high) / 2, 64 * (i / 8), 64, high - low, 64);
            }
        }),
        TREES_ON_HILLS(scene -> {
            scene.baked(0, 20, 0, 500, 40, 500);
            for (int i = 0; i < 20; i++) {
                float x = scene.about(500);
                float z = scene.about(500);
                scene.box(x, 23 + 10 * FastMath.sin(x / 40) + 10 * FastMath.cos(z / 40), z, 2, 6, 2);
            }
        }),
        A_FLOOR_AND_SIX_BOXES(scene -> {
            scene.floor(20);
            scene.boxes(6, 18, 18);
        }),
        A_FLOOR_AND_THREE_BOXES(scene -> {
            scene.floor(20);
            scene.box(-5, 0.5f, 4, 1, 1, 1);
            scene.box(3, 0.5f, -6, 1, 1, 1);
            scene.box(6, 0.5f, 5, 1, 1, 1);
        }),
        FOUR_WALLS_AND_A_PLAYER(scene -> {
            scene.floor(20);
            for (int i = -10; i <= 10; i += 20) {
                scene.box(i, 1.5f, 0, 0.2f, 3, 20);
                scene.box(0, 1.5f, i, 20, 3, 0.2f);
            }
            scene.box(scene.about(18), 1, scene.about(18), 1, 2, 1);
        }),
        A_ROOM_WITH_FURNITURE(scene -> {
            scene.floor(20);
            scene.box(0, 3.1f, 0, 20, 0.1f, 20);
            scene.box(0, 1.5f, 0, 20, 3, 20);
            for (int i = 0; i < 6; i++) {
                float height = scene.between(0.5f, 2);
                scene.box(scene.about(18), height / 2, scene.about(18), scene.between(0.5f, 2), height, 1);
            }
        }),
        A_FLOOR_AND_COINS_ABOVE_IT(scene -> {
            scene.floor(20);
            for (int i = 0; i < 8; i++) {
                scene.box(scene.about(18), 1.5f, scene.about(18), 0.5f, 0.5f, 0.1f);
            }
        }),
        A_GROUND_AND_BIRDS(scene -> {
            scene.floor(60);
            scene.boxes(30, 60, 60);
            for (int i = 0; i < 8; i++) {
                scene.box(scene.about(60), scene.between(4, 8), scene.about(60), 1, 1, 1);
            }
        }),
        A_LONG_CORRIDOR(scene -> {
            for (int i = 0; i < 40; i++) {
                scene.box(i % 2 == 0 ? -5 : 5, 1.5f, 5 * (i / 2), 1, 3, 5);
            }
        });

        private final Layout layout;

        Ground(Layout layout) {
            this.layout = layout;
        }

        @Override
        public void fill(Scene scene) {
            layout.fill(scene);
        }
    }

    private enum SideView implements Layout {
        A_WIDE_PLATFORMER(scene -> scene.platforms(80, 200, 15, 1)),
        PLATFORMS_ON_ONE_SCREEN(scene -> scene.platforms(20, 16, 9, 1)),
        DEEP_PLATFORMS(scene -> {
            scene.platforms(10, 20, 15, 10);
            for (int i = 0; i < 10; i++) {
                scene.box(scene.about(20), scene.about(15), 0, 1, 1, 1);
            }
        }),
        A_TOWER_OF_DEEP_PLATFORMS(scene -> {
            for (int i = 0; i < 6; i++) {
                scene.box(0, 3 * i, 0, 20, 1, 10);
            }
        }),
        A_RUNNER_ON_DEEP_TILES(scene -> {
            for (int i = 0; i < 20; i++) {
                scene.box(10 * i, -0.5f, 0, 10, 1, 10);
                scene.box(scene.between(0, 200), 0.5f, 0, 1, 1, 1);
            }
        }),
        A_STAGE_WITH_FIGHTERS(scene -> {
            scene.box(0, -0.25f, 0, 20, 0.5f, 20);
            for (int i = 0; i < 6; i++) {
                scene.box(3 * i - 8, 1, 0, 1, 2, 1);
            }
        }),
        A_ROAD_WITH_TREES_BEHIND_IT(scene -> {
            scene.box(0, -0.5f, 0, 200, 1, 10);
            for (int i = 0; i < 30; i++) {
                scene.box(scene.about(200), 2, -scene.between(5, 50), 3, 4, 3);
                scene.box(scene.about(200), 0.5f, 0, 1, 1, 1);
            }
        }),
        SPRITES_IN_LAYERS(scene -> {
            scene.sprites(20, 16, 9, 0);
            scene.sprites(15, 16, 9, -10);
            scene.sprites(15, 16, 9, -30);
            scene.sprites(15, 16, 9, -60);
        }),
        LARGE_PICTURES_BEHIND_A_LEVEL(scene -> {
            scene.sprites(20, 60, 8, 0);
            for (int i = 0; i < 24; i++) {
                scene.box(16 * (i % 6) - 40, 0, -10 - 20 * (i / 6), 16, 9, 0);
            }
        }),
        A_WIDE_LEVEL_WITH_LAYERS(scene -> {
            scene.sprites(60, 200, 15, 0);
            scene.sprites(20, 200, 15, -10);
            scene.sprites(20, 200, 15, -50);
        }),
        SPRITES_IN_A_ROW_WITH_A_DRAWING_ORDER(scene -> {
            for (int i = 0; i < 30; i++) {
                scene.box(2 * i, 0, 0.1f * i, 1, 1, 0);
            }
        }),
        BRICKS(scene -> {
            for (int i = 0; i < 60; i++) {
                scene.box(2 * (i % 10), i / 10, 0, 2, 1, 1);
            }
        }),
        A_STACK_OF_CRATES(scene -> {
            scene.floor(20);
            for (int i = 0; i < 8; i++) {
                scene.box(scene.about(0.4f), i + 0.5f, scene.about(0.4f), 1, 1, 1);
            }
        }),
        A_PYRAMID_OF_CRATES(scene -> {
            for (int i = 0; i < 7; i++) {
                for (int k = 0; k + i < 7; k++) {
                    scene.box(k + i / 2f, i + 0.5f, 0, 1, 1, 1);
                }
            }
        }),
        A_WIDE_LEVEL_IN_FRONT_OF_HILLS(scene -> {
            scene.platforms(40, 200, 15, 2);
            for (int i = 0; i < 12; i++) {
                scene.box(scene.about(300), scene.between(0, 10), -scene.between(20, 90), 30, 20, 10);
            }
        }),
        A_LEVEL_MERGED_BY_MATERIAL(scene -> {
            for (int i = 0; i < 5; i++) {
                scene.baked(scene.about(10), scene.about(1), 0, scene.between(150, 240), 3, 20);
            }
        }),
        A_PILE_OF_CARDS(scene -> {
            for (int i = 0; i < 12; i++) {
                scene.box(0, 0, 0.01f * i, 1, 1, 0);
            }
        }),
        A_STRAIGHT_ROW(scene -> {
            for (int i = 0; i < 12; i++) {
                scene.box(2 * i, 0, 0, 1, 1, 1);
            }
        }),
        CARDS_OF_A_GUI(scene -> {
            scene.root.setQueueBucket(Bucket.Gui);
            for (int i = 0; i < 10; i++) {
                scene.box(120 * (i % 5), 180 * (i / 5), i, 100, 150, 0);
            }
        });

        private final Layout layout;

        SideView(Layout layout) {
            this.layout = layout;
        }

        @Override
        public void fill(Scene scene) {
            layout.fill(scene);
        }
    }

    private enum Space implements Layout {
        ASTEROIDS_IN_A_BALL(scene -> {
            for (int i = 0; i < 60; i++) {
                scene.box(scene.about(20), scene.about(20), scene.about(20), 1, 1, 1);
            }
        }),
        A_HEAP_OF_CUBES(scene -> {
            for (int i = 0; i < 27; i++) {
                scene.box(i % 3, i / 3 % 3, i / 9, 1, 1, 1);
            }
        }),
        A_HOUSE_OF_MANY_FLOORS(scene -> {
            for (int i = 0; i < 60; i++) {
                scene.box(scene.about(10), 3 * (i / 12), scene.about(10), 1, 1, 1);
            }
        }),
        ALL_IN_ONE_PLACE(scene -> {
            for (int i = 0; i < 12; i++) {
                scene.box(0, 0, 0, 1, 1, 1);
            }
        }),
        THREE_BOXES(scene -> scene.boxes(3, 20, 20));

        private final Layout layout;

        Space(Layout layout) {
            this.layout = layout;
        }

        @Override
        public void fill(Scene scene) {
            layout.fill(scene);
        }
    }

    /** The planes that are suggested for a scene in a plane, one for each seed. */
    private static List<String> guesses(Layout layout, ProjectionPlane plane) {
        List<String> found = new ArrayList<>();
        for (long seed = 0; seed < SEEDS; seed++) {
            Scene scene = new Scene(seed);
            layout.fill(scene);
            found.add(guess(scene.root, plane));
        }
        return found;
    }

    static String guess(Node root, ProjectionPlane plane) {
        CollisionWorld world = new CollisionWorld();
        SceneScanner scanner = new SceneScanner(world, Logger.getAnonymousLogger());
        scanner.setPlane(plane);
        root.updateGeometricState();
        scanner.scan(root, false);
        world.step();
        String found = new SceneMistakes(world, scanner, null).findPlane();
        for (ProjectionPlane better : ProjectionPlane.values()) {
            if (found != null && found.contains(better + " may fit")) {
                return better.name();
            }
        }
        return "none";
    }

    private static List<String> all(Object guess) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < SEEDS; i++) {
            all.add(guess.toString());
        }
        return all;
    }

    @ParameterizedTest
    @EnumSource
    void aSceneOnAGroundInXzIsTold(Ground ground) {
        assertEquals(all("XZ"), guesses(ground, ProjectionPlane.XY));
    }

    @ParameterizedTest
    @EnumSource
    void aSceneOnAGroundInXzFitsItsPlane(Ground ground) {
        assertEquals(all("none"), guesses(ground, ProjectionPlane.XZ));
    }

    @ParameterizedTest
    @EnumSource
    void aSceneSeenFromTheSideFitsItsPlane(SideView side) {
        assertEquals(all("none"), guesses(side, ProjectionPlane.XY));
    }

    @ParameterizedTest
    @EnumSource
    void aSceneInSpaceFitsNoPlaneBetter(Space space) {
        for (ProjectionPlane plane : ProjectionPlane.values()) {
            assertEquals(all("none"), guesses(space, plane));
        }
    }
}
