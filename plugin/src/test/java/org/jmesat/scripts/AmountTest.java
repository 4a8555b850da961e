package org.jmesat.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.scene.Geometry;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A number in user data keeps its type: the game reads it as {@code Float health = getUserData("health")}. */
class AmountTest extends ReadyMadeScene {
    private final Geometry player = scene.cube("player", 5, 0);
    private final Geometry bonus = scene.cube("bonus", 0, 0);

    private Object touch(String scripts, Object health) {
        give(bonus, scripts, false);
        player.setUserData("health", health);
        scene.attach(player, bonus);
        scene.frame();
        move(player, 0.5f);
        return player.getUserData("health");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aBonusHealsAndHealthStaysAFloat(boolean asControls) {
        give(player, "Health(full=50)", asControls);
        give(bonus, "Damage(amount=17.5), Count(key='health', amount=10)", asControls);
        scene.attach(player, bonus);
        scene.frame();
        move(player, 0.5f);
        assertEquals(42.5f, player.<Float>getUserData("health"));
        assertEquals(List.of(), problems());
    }

    @Test
    void countKeepsALong() {
        assertEquals(10_000_000_001L, touch("Count(key='health')", 10_000_000_000L));
    }

    @Test
    void countKeepsTheFractionOfADouble() {
        assertEquals(0.1 + 3, touch("Count(key='health', amount=3)", 0.1));
    }

    @Test
    void aLongDoesNotOverflow() {
        assertEquals(Long.MAX_VALUE, touch("Count(key='health', amount=9)", Long.MAX_VALUE - 3));
    }

    @Test
    void damageKeepsAnInteger() {
        assertEquals(75, touch("Damage(amount=25)", 100));
    }

    @Test
    void damageKeepsAnIntegerThatIsUsedUp() {
        assertEquals(0, touch("Damage(amount=1e30)", 100));
    }

    @Test
    void damageKeepsAnIntegerThatWasNegative() {
        assertEquals(0, touch("Damage(amount=0)", -3));
    }

    @Test
    void damageKeepsALong() {
        assertEquals(9_999_999_975L, touch("Damage(amount=25)", 10_000_000_000L));
    }

    @Test
    void damageKeepsADouble() {
        assertEquals(1000.1 - 25, touch("Damage(amount=25)", 1000.1));
    }

    @Test
    void aFractionMakesAnIntegerAFloat() {
        assertEquals(97.5f, touch("Damage(amount=2.5)", 100));
    }

    @Test
    void aBonusHealsUpToTheLimit() {
        assertEquals(100f, touch("Count(key='health', amount=25, limit=100)", 87.5f));
    }

    @Test
    void whatIsAboveTheLimitStays() {
        assertEquals(120, touch("Count(key='health', amount=25, limit=100)", 120));
    }

    @Test
    void aNegativeAmountHasNoLimit() {
        assertEquals(110, touch("Count(key='health', amount=-10, limit=100)", 120));
    }
}
