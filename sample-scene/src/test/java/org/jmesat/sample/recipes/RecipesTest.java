package org.jmesat.sample.recipes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The recipes of docs/recipes.md behave as the page says. */
class RecipesTest {
    /** Records both sides of each ENTER. */
    private static List<String> enters(Recipe recipe) {
        List<String> enters = new ArrayList<>();
        recipe.collisions.addCollisionListener(new CollisionListener() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                enters.add(event.getSelf().getName() + " " + event.getOther().getName());
            }
        });
        return enters;
    }

    private static float x(Spatial spatial) {
        return spatial.getLocalTranslation().x;
    }

    private static float y(Spatial spatial) {
        return spatial.getLocalTranslation().y;
    }

    @Test
    void thePlayerTakesEachCoinOnce() {
        try (RecipeRun<Pickups> run = new RecipeRun<>(new Pickups())) {
            Pickups game = run.recipe();
            game.steerX = 1;
            run.frames(200);
            assertEquals(5, game.coins);
            assertEquals(1, (int) run.ask(() -> game.getRootNode().getQuantity()));
            assertTrue(x(game.player) > 6, "the coins have held the player up");
        }
    }

    @Test
    void ofTwoPlayersWhoReachACoinInOneTickOneTakesIt() {
        try (RecipeRun<Pickups> run = new RecipeRun<>(new Pickups())) {
            Pickups game = run.recipe();
            run.step(() -> {
                Geometry second = game.add("second player", 0.6f, 0.6f, -3, 0.3f);
                Recipe.collider(second).setLayers("player");
                game.player.setLocalTranslation(-3, -0.3f, 0);
            });
            run.frames(5);
            assertEquals(1, game.coins);
        }
    }

    @Test
    void theDoorOpensForThePlayerAndClosesBehindHim() {
        try (RecipeRun<Doors> run = new RecipeRun<>(new Doors())) {
            Doors game = run.recipe();
            ColliderControl doorway = run.ask(() -> game.door.getControl(ColliderControl.class));
            run.frames(2);
            assertTrue(doorway.isEnabled());
            game.steerX = 1;
            run.frames(60);
            assertFalse(doorway.isEnabled());
            assertEquals(0, x(game.player), 0.1f);
            run.frames(60);
            assertTrue(doorway.isEnabled());
            assertEquals(0, game.visitors);
        }
    }

    @Test
    void theDoorClosesWhenThePlayerInItIsDetached() {
        try (RecipeRun<Doors> run = new RecipeRun<>(new Doors())) {
            Doors game = run.recipe();
            run.step(() -> game.player.setLocalTranslation(-1.5f, 0, 0));
            run.frames(2);
            assertEquals(1, game.visitors);
            run.step(game.player::removeFromParent);
            run.frames(2);
            assertEquals(0, game.visitors);
            assertTrue(game.door.getControl(ColliderControl.class).isEnabled());
        }
    }

    @Test
    void aClosedDoorStopsCollidersThatTheSensorIgnores() {
        try (RecipeRun<Doors> run = new RecipeRun<>(new Doors())) {
            Doors game = run.recipe();
            run.step(() -> game.player.getControl(ColliderControl.class).setLayers("default"));
            game.steerX = 1;
            run.frames(120);
            assertEquals(-0.6f, x(game.player), 0.01f);
            assertEquals(0, game.visitors);
        }
    }

    @Test
    void thePlayerJumpsThroughThePlatformStandsOnItAndDropsThroughIt() {
        try (RecipeRun<OneWayPlatforms> run = new RecipeRun<>(new OneWayPlatforms())) {
            OneWayPlatforms game = run.recipe();
            run.frames(60);
            assertEquals(-2.3f, y(game.player), 0.001f);
            game.steerY = 1;
            run.frames(2);
            game.steerY = 0;
            float highest = -3;
            for (int i = 0; i < 60; i++) {
                run.frames(1);
                highest = Math.max(highest, y(game.player));
            }
            assertTrue(highest > 0, "it came up to " + highest);
            assertEquals(-0.3f, y(game.player), 0.001f);
            for (int i = 0; i < 60; i++) {
                run.frames(1);
                assertTrue(game.mover.isOnGround());
            }
            game.steerY = -1;
            run.frames(10);
            game.steerY = 0;
            run.frames(60);
            assertEquals(-2.3f, y(game.player), 0.001f);
            game.steerX = 1;
            run.frames(90);
            assertTrue(y(game.player) < -3, "it walked off the end and does not fall");
        }
    }

    @Test
    void aPlayerOnCratesThatArePressedDownIsGroundedAtEachTickUntilHeJumps() {
        try (RecipeRun<GroundedFlag> run = new RecipeRun<>(new GroundedFlag())) {
            GroundedFlag game = run.recipe();
            run.frames(90);
            for (int i = 0; i < 120; i++) {
                run.frames(1);
                assertTrue(run.ask(game::isGrounded), "at tick " + game.collisions.getTick());
            }
            assertEquals(0.5f, y(game.player), 0.001f);
            game.steerY = 1;
            run.frames(1);
            assertFalse(run.ask(game::isGrounded));
            game.steerY = 0;
            run.frames(10);
            assertTrue(y(game.player) > 1);
            run.frames(90);
            assertTrue(run.ask(game::isGrounded));
        }
    }

    @Test
    void aPlayerInTheAirBesideAWallIsNotGrounded() {
        try (RecipeRun<GroundedFlag> run = new RecipeRun<>(new GroundedFlag())) {
            GroundedFlag game = run.recipe();
            run.step(() -> game.player.setLocalTranslation(-4.7f, 3, 0));
            game.steerX = -1;
            run.frames(10);
            assertTrue(run.ask(() -> game.collisions.isColliding(game.player, game.wall)));
            assertFalse(run.ask(game::isGrounded));
        }
    }

    @ParameterizedTest
    @ValueSource(floats = {1 / 20f, 1 / 60f, 1 / 144f})
    void theLavaHurtsPerSecondAtAnyFrameRate(float tpf) {
        try (RecipeRun<DamageOverTime> run = new RecipeRun<>(new DamageOverTime())) {
            DamageOverTime game = run.recipe();
            run.setTimePerFrame(tpf);
            run.frames(10);
            assertEquals(100f, run.ask(() -> game.player.<Float>getUserData("health")));
            run.step(() -> game.player.setLocalTranslation(0, 0, 0));
            run.frames(Math.round(2 / tpf));
            assertEquals(50, run.ask(() -> game.player.<Float>getUserData("health")), 0.01f);
            run.step(() -> game.player.setLocalTranslation(9, 0, 0));
            run.frames(20);
            assertEquals(50, run.ask(() -> game.player.<Float>getUserData("health")), 0.01f);
        }
    }

    @Test
    void theLavaDetachesThePlayerWithoutHealthAndDoesNotHurtInAPause() {
        try (RecipeRun<DamageOverTime> run = new RecipeRun<>(new DamageOverTime())) {
            DamageOverTime game = run.recipe();
            run.step(() -> game.player.setLocalTranslation(0, 0, 0));
            run.frames(1);
            run.step(() -> game.collisions.setPaused(true));
            float health = run.ask(() -> game.player.<Float>getUserData("health"));
            run.frames(60);
            assertEquals(health, run.ask(() -> game.player.<Float>getUserData("health")));
            run.step(() -> game.collisions.setPaused(false));
            run.frames(260);
            assertNull(game.player.getParent());
            assertTrue(run.ask(() -> game.player.<Float>getUserData("health")) > -1);
        }
    }

    private static void fire(RecipeRun<?> run) {
        run.recipe().action = true;
        run.frames(1);
        run.recipe().action = false;
    }

    @Test
    void aBulletStopsAtTheWallAndNeverHarmsTheEnemyBehind() {
        try (RecipeRun<Bullets> run = new RecipeRun<>(new Bullets())) {
            Bullets game = run.recipe();
            List<String> enters = enters(game);
            fire(run);
            Spatial bullet = game.flying.get(0);
            run.frames(30);
            assertEquals(List.of("wall bullet"), enters);
            assertEquals(0, game.hits);
            assertEquals(0.85f, x(bullet), 0.001f);
            assertEquals(List.of(), game.flying);
            assertFalse(run.ask(() -> game.collisions.isColliding(bullet, game.enemy)));
        }
    }

    @Test
    void withoutTheWallTheBulletHitsTheEnemy() {
        try (RecipeRun<Bullets> run = new RecipeRun<>(new Bullets())) {
            Bullets game = run.recipe();
            run.step(game.wall::removeFromParent);
            fire(run);
            Spatial bullet = game.flying.get(0);
            run.frames(30);
            assertEquals(1, game.hits);
            assertEquals(3.4f, x(bullet), 0.001f);
        }
    }

    /** The bullet passes below the enemy to the wall, and returns above the enemy in the next tick. */
    @Test
    void aBulletThatIsPutBackAtTheMuzzleHitsNothingOnTheWayThere() {
        try (RecipeRun<Pools> run = new RecipeRun<>(new Pools())) {
            Pools game = run.recipe();
            List<String> enters = enters(game);
            int[] shots = new int[1];
            run.step(() -> {
                // Attached before the recipe's own state, which fires.
                game.collisions.removeTickListener(game);
                game.collisions.addTickListener(new CollisionTickListener() {
                    @Override
                    public void beforeTick(SatCollisionState state, float tpf) {
                        game.action = shots[0] < 4 && !game.pool.isEmpty();
                        shots[0] += game.action ? 1 : 0;
                        game.gun.setLocalTranslation(-5, shots[0] % 2 == 0 ? 2 : -2, 0);
                    }
                });
                game.collisions.addTickListener(game);
            });
            run.frames(60);
            assertEquals(4, shots[0]);
            assertEquals(List.of("wall bullet", "wall bullet", "wall bullet", "wall bullet"), enters);
            assertEquals(1, game.pool.size());
        }
    }

    /**
     * A bullet that has flown too far is recalled and fired again before the same tick, so no tick sees it detached.
     */
    @Test
    void aBulletThatIsRecalledAndFiredAgainBeforeOneTickHitsNothingOnTheWay() {
        try (RecipeRun<Pools> run = new RecipeRun<>(new Pools())) {
            Pools game = run.recipe();
            run.step(() -> game.getRootNode().getChild("wall").removeFromParent());
            List<String> enters = enters(game);
            fire(run);
            assertNotNull(game.flying.get(0).getParent());
            run.frames(3);
            run.step(() -> game.gun.setLocalTranslation(-5, 2, 0));
            game.action = true;
            run.frames(20);
            assertEquals(List.of(), enters);
            assertEquals(2, y(game.flying.get(0)), 0.001f);
        }
    }

    @Test
    void aPooledBulletCanHitTheEnemyRepeatedly() {
        try (RecipeRun<Pools> run = new RecipeRun<>(new Pools())) {
            Pools game = run.recipe();
            List<String> enters = enters(game);
            run.step(() -> game.gun.setLocalTranslation(-5, 0, 0));
            game.action = true;
            run.frames(40);
            assertTrue(enters.size() >= 3, enters::toString);
            enters.forEach(enter -> assertEquals("enemy bullet", enter));
        }
    }

    @Test
    void theHeroRunsOverTilesUpToTheBlockAndJumpsOntoIt() {
        try (RecipeRun<JumpAndGravity> run = new RecipeRun<>(new JumpAndGravity())) {
            JumpAndGravity game = run.recipe();
            Spatial hero = game.mover.getSpatial();
            run.frames(2);
            game.steerX = 1;
            for (int i = 1; i <= 50; i++) {
                run.frames(1);
                assertEquals(-2 + 4 * i / 60f, x(hero), 1e-4f, "frame " + i);
                assertEquals(-2, y(hero), 1e-4f, "frame " + i);
                assertTrue(game.mover.isOnGround());
            }
            run.frames(30);
            assertEquals(1.7f, x(hero), 1e-4f);
            assertTrue(game.mover.isOnWall());
            game.steerY = 1;
            run.frames(1);
            game.steerY = 0;
            run.frames(20);
            game.steerX = 0;
            run.frames(40);
            assertEquals(-1, y(hero), 1e-4f);
            assertTrue(x(hero) > 1.8f);
        }
    }

    @Test
    void thePlatformCarriesTheHeroAndGivesHimItsSpeed() {
        try (RecipeRun<MovingPlatform> run = new RecipeRun<>(new MovingPlatform())) {
            MovingPlatform game = run.recipe();
            Spatial hero = game.mover.getSpatial();
            run.frames(40);
            for (int i = 0; i < 40; i++) {
                run.frames(1);
                assertEquals(x(game.platform), x(hero), 1e-3f);
                assertSame(game.platform, game.mover.getGround());
            }
            game.steerY = 1;
            run.frames(1);
            game.steerY = 0;
            float start = x(hero);
            run.frames(30);
            assertFalse(game.mover.isOnGround());
            assertEquals(start + 30 * 2 / 60f, x(hero), 0.04f);
        }
    }

    @Test
    void theLiftGoesUpWithTheHero() {
        try (RecipeRun<Lift> run = new RecipeRun<>(new Lift())) {
            Lift game = run.recipe();
            run.frames(30);
            assertEquals(-3, y(game.lift));
            game.steerX = 1;
            run.frames(48);
            game.steerX = 0;
            float highest = -3;
            for (int i = 0; i < 200; i++) {
                run.frames(1);
                assertSame(game.lift, game.mover.getGround(), "frame " + i);
                highest = Math.max(highest, y(game.mover.getSpatial()));
            }
            assertEquals(1, highest, 0.001f);
        }
    }

    @Test
    void theBeltCarriesTheHeroAndTheCrateUpToTheWall() {
        try (RecipeRun<ConveyorBelt> run = new RecipeRun<>(new ConveyorBelt())) {
            ConveyorBelt game = run.recipe();
            run.frames(60);
            assertEquals(1, x(game.crate), 0.1f);
            assertEquals(-0.5f, x(game.mover.getSpatial()), 0.1f);
            assertTrue(game.mover.isOnGround());
            run.frames(400);
            assertTrue(x(game.crate) > 3 && x(game.crate) <= 4, "the crate is at " + x(game.crate));
        }
    }

    @Test
    void theHeroClimbsTheLadderAndHoldsOn() {
        try (RecipeRun<Ladder> run = new RecipeRun<>(new Ladder())) {
            Ladder game = run.recipe();
            game.steerX = 1;
            run.frames(46);
            game.steerX = 0;
            assertEquals(-2, y(game.hero), 0.001f);
            game.steerY = 1;
            run.frames(40);
            game.steerY = 0;
            float height = y(game.hero);
            assertEquals(0, height, 0.1f);
            run.frames(30);
            assertEquals(height, y(game.hero), 0.001f);
            game.steerY = 1;
            run.frames(25);
            game.steerY = 0;
            game.steerX = 1;
            run.frames(40);
            assertEquals(1, y(game.hero), 0.001f);
            assertTrue(game.mover.isOnGround());
        }
    }

    @Test
    void theHeroSlidesDownTheWallAndJumpsOffIt() {
        try (RecipeRun<WallSlide> run = new RecipeRun<>(new WallSlide())) {
            WallSlide game = run.recipe();
            Spatial hero = game.mover.getSpatial();
            run.step(() -> hero.setLocalTranslation(-2, 3, 0));
            game.steerX = -1;
            run.frames(40);
            assertTrue(game.slides);
            float height = y(hero);
            run.frames(60);
            assertEquals(height - 1, y(hero), 0.01f);
            game.action = true;
            run.frames(1);
            game.action = false;
            run.frames(10);
            assertTrue(y(hero) > height && x(hero) > -2, "at " + hero.getLocalTranslation());
        }
    }

    @Test
    void theHeroSeenFromAboveSlidesAlongTheWall() {
        try (RecipeRun<TopDownHero> run = new RecipeRun<>(new TopDownHero())) {
            TopDownHero game = run.recipe();
            game.steerX = 1;
            game.steerY = 1;
            run.frames(60);
            assertEquals(1, game.hero.getLocalTranslation().z, 0.001f);
            assertEquals(-2 + 4 * Math.sqrt(0.5), x(game.hero), 0.001f);
            assertTrue(game.mover.isOnWall());
            game.steerY = -1;
            game.steerX = 0;
            run.frames(15);
            assertEquals(2, game.hero.getLocalTranslation().z, 0.001f);
        }
    }

    @Test
    void theHeroPushesTheCratesUpToTheWall() {
        try (RecipeRun<CratePushing> run = new RecipeRun<>(new CratePushing())) {
            CratePushing game = run.recipe();
            run.frames(1);
            game.steerX = 1;
            run.frames(18);
            assertEquals(0, x(game.first), 0.001f);
            run.frames(12);
            assertEquals(8 * 3 / 60f * 2 / 3, x(game.first), 0.001f);
            run.frames(300);
            assertEquals(4, x(game.second), 0.001f);
            assertEquals(3, x(game.first), 0.001f);
            assertEquals(2.1f, x(game.hero), 0.001f);
            assertEquals(0, y(game.first));
        }
    }

    @Test
    void theThornsThrowTheHeroBack() {
        try (RecipeRun<KnockBack> run = new RecipeRun<>(new KnockBack())) {
            KnockBack game = run.recipe();
            Spatial hero = game.mover.getSpatial();
            game.steerX = 1;
            run.frames(60);
            assertTrue(game.stunned > 0, "he is at " + hero.getLocalTranslation());
            game.steerX = 0;
            run.frames(10);
            assertTrue(y(hero) > -1.9f && x(hero) < 1, "at " + hero.getLocalTranslation());
            run.frames(60);
            assertTrue(game.mover.isOnGround());
            assertTrue(game.stunned < 0);
            assertTrue(x(hero) < 0, "at " + hero.getLocalTranslation());
        }
    }

    @Test
    void theSwarmSurroundsTheHeroAndKeepsApart() {
        try (RecipeRun<Swarm> run = new RecipeRun<>(new Swarm())) {
            Swarm game = run.recipe();
            run.frames(400);
            double sum = 0;
            for (Geometry bee : game.swarm) {
                sum += bee.getLocalTranslation().distance(game.hero.getLocalTranslation());
                for (Geometry other : game.swarm) {
                    float distance = bee.getLocalTranslation().distance(other.getLocalTranslation());
                    assertTrue(bee == other || distance > 0.55f, bee.getName() + " is " + distance + " away");
                }
            }
            assertTrue(sum / 24 < 2.2, "on average " + sum / 24 + " away");
        }
    }
}
