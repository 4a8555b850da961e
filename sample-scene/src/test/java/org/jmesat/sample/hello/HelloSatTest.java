package org.jmesat.sample.hello;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class HelloSatTest {
    @Test
    void theBallLeavesTheCrateOnItsRightSide() {
        assertEquals("The ball is 0.250 deep and leaves to x 1.500", HelloSat.pushBallOut());
    }

    @Test
    void theBoxTouchesTheFloorAtBothEndsOfItsLowerEdge() {
        assertEquals("The box touches the floor at (4.000, 1.000) at (2.000, 1.000)", HelloSat.findTouchingPoints());
    }

    @Test
    void shapesThatBothGiveWayOnlyTouch() {
        assertEquals("Pushed apart, the hexagons touch: true, overlap: false", HelloSat.pushBothApart());
    }

    @Test
    void theCrateLeavesTheFloorAndTheWall() {
        assertEquals("The crate moves by 0.600, 0.250", HelloSat.findFreePlace());
        assertEquals("The runner moves by 1.500, 0.000, arrived: true", HelloSat.slideOverTiles());
    }

    @Test
    void theGapIsMeasuredBetweenTheClosestPoints() {
        assertEquals("The gap is 3.993 wide, from (4.000, 3.000) to (6.823, 5.823)", HelloSat.measureGap());
    }

    @Test
    void thePlayerIsInTheZone() {
        assertEquals("The player is in the zone, as a whole: true, by its middle: true", HelloSat.lookInside());
    }
}
