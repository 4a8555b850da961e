package org.jmesat.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.material.Material;
import com.jme3.material.RenderState;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import org.jmesat.app.Discovery;
import org.jmesat.control.ColliderControl;
import org.jmesat.projection.ProjectionPlane;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Flat shapes on top of each other, most at the same depth: the one drawn last comes first, further clicks go down. */
@ParameterizedClass
@EnumSource
class FurtherClickTest extends MouseScene {
    private static final Vector3f PLACE = new Vector3f(0, -3, 0);

    private Geometry house;
    private Geometry key;

    FurtherClickTest(ProjectionPlane plane) {
        super(plane);
    }

    @BeforeEach
    void aKeyIsDrawnOnAHouse() {
        house = flat("house", 1.5f);
        key = flat("key", 0.4f);
        scene.attach(house, key);
        scene.frame();
    }

    private Geometry flat(String name, float size) {
        return put(name, new Box(size, size, 0), 0);
    }

    /** A material of its own, so that its state can be changed. */
    private Geometry put(String name, Mesh mesh, float depth) {
        Geometry geometry = scene.geometry(name, mesh, PLACE.x, PLACE.y);
        geometry.setMaterial(geometry.getMaterial().clone());
        scene.place(geometry, PLACE.x, PLACE.y, depth);
        return geometry;
    }

    private RenderState stateOf(Geometry geometry) {
        return geometry.getMaterial().getAdditionalRenderState();
    }

    private void click(float pixelsAside) {
        Vector3f pixel = scene.run().ask(() -> camera.getScreenCoordinates(scene.vector(PLACE.x, PLACE.y, 0)));
        clickPixel(pixel.x + pixelsAside, pixel.y);
    }

    private void shiftClickHere() {
        shift(true);
        click(0);
        shift(false);
        scene.frame();
    }

    private void assertUppermost(Spatial expected) {
        hover(row[0]);
        hover(house);
        assertTrue(hovered().startsWith("Geometry '" + expected.getName() + "'"), hovered());
        click(0);
        assertSame(expected, selection.spatialA());
    }

    @Test
    void twoMeshesOfOneBodyAreAskedAbout() {
        Geometry torso = scene.geometry("torso", new Box(0.5f, 0.5f, 0), -6, -3);
        Geometry head = scene.geometry("head", new Box(0.5f, 0.5f, 0), -6, 3);
        scene.step(() -> {
            Node knight = new Node("knight");
            knight.attachChild(torso);
            knight.attachChild(head);
            knight.addControl(new ColliderControl());
            scene.root().attachChild(knight);
        });
        scene.frame();
        click(torso);
        shift(true);
        click(head);
        shift(false);
        scene.frame();
        String verdict = scene.run().ask(() -> selection.explanation().getVerdict());
        assertTrue(verdict.startsWith("No event: both are part of Node 'knight', and pieces of one body never collide; "
                + "to split it, "), verdict);
    }

    @Test
    void atTheSameDepthTheLaterOneInTheSceneIsChosen() {
        assertUppermost(key);
    }

    @Test
    void atTheSameDepthALargeOneThatIsDrawnLaterIsChosen() {
        scene.step(() -> {
            house.removeFromParent();
            scene.root().attachChild(house);
        });
        scene.frame();
        assertUppermost(house);
    }

    @Test
    void atTheSameDepthTheTransparentOneIsChosen() {
        house.setQueueBucket(Bucket.Transparent);
        assertUppermost(house);
        assertEquals("1 of 2, click again: key", below());
    }

    @Test
    void theNearerOneIsChosenWhateverIsDrawnLater() {
        scene.step(() -> {
            scene.place(house, 0, -3, 0.01f);
            key.setQueueBucket(Bucket.Translucent);
        });
        scene.frame();
        assertUppermost(house);
    }

    @Test
    void whatIsDrawnLaterWithoutADepthTestIsChosen() {
        scene.step(() -> {
            scene.place(house, 0, -3, 1);
            key.setQueueBucket(Bucket.Translucent);
            stateOf(key).setDepthTest(false);
        });
        scene.frame();
        assertUppermost(key);
    }

    @Test
    void whatDoesNotWriteItsDepthIsCovered() {
        scene.step(() -> {
            scene.place(house, 0, -3, 1);
            key.setQueueBucket(Bucket.Translucent);
            stateOf(house).setDepthWrite(false);
        });
        scene.frame();
        assertUppermost(key);
    }

    @Test
    void atTheSameDepthAMaterialThatMustBeNearerIsNotChosen() {
        scene.step(() -> stateOf(key).setDepthFunc(RenderState.TestFunction.Less));
        assertUppermost(house);
    }

    @Test
    void aMeshWhoseFacesAreCulledComesAfterThoseThatAreDrawn() {
        scene.step(() -> stateOf(key).setFaceCullMode(RenderState.FaceCullMode.FrontAndBack));
        assertUppermost(house);
        click(0);
        assertSame(key, selection.spatialA(), "its outline is there");
    }

    @Test
    void whatIsBeyondTheFarPlaneIsNotFound() {
        scene.step(() -> camera.setFrustumFar(camera.getLocation().length() / 2));
        scene.frame();
        hover(row[0]);
        hover(key);
        assertEquals("", hovered());
    }

    @Test
    void furtherClicksGoDownAndBackToTheTop() {
        Geometry ground = put("ground", new Box(2, 2, 0), -1);
        scene.attach(ground);
        scene.frame();
        for (Geometry each : new Geometry[] {key, house, ground, key, house}) {
            click(0);
            assertSame(each, selection.spatialA());
        }
    }

    @Test
    void aClickAFewPixelsAsideIsAFurtherOne() {
        click(0);
        click(3);
        assertSame(house, selection.spatialA());
    }

    @Test
    void aClickAtAnotherPlaceStartsAtTheTop() {
        click(0);
        click(8);
        assertSame(key, selection.spatialA());

        click(8);
        click(row[0]);
        click(8);
        assertSame(key, selection.spatialA());
    }

    @Test
    void aClickAfterTheCameraHasMovedStartsAtTheTop() {
        scene.step(() -> input.setCursorVisible(false));
        Vector3f up = scene.vector(0, 1, 0);
        scene.step(() -> camera.lookAt(scene.vector(0, -3, 0), up));
        button(true);
        scene.frame();
        assertSame(key, selection.spatialA());
        scene.step(() -> camera.lookAt(scene.vector(0.2f, -3, 0), up));
        button(true);
        scene.frame();
        assertSame(key, selection.spatialA());

        button(true);
        scene.frame();
        assertSame(house, selection.spatialA());
    }

    @Test
    void furtherClicksWithShiftGoDownForB() {
        click(row[1]);
        shiftClickHere();
        assertSame(key, selection.spatialB());
        shiftClickHere();
        assertSame(house, selection.spatialB());
        shiftClickHere();
        assertSame(key, selection.spatialB());
        assertSame(row[1], selection.spatialA());
    }

    @Test
    void aClickAndOneWithShiftChooseTwoThatLieOnEachOther() {
        click(0);
        shiftClickHere();
        assertSame(key, selection.spatialA());
        assertSame(house, selection.spatialB());

        shiftClickHere();
        click(0);
        assertSame(key, selection.spatialA());
        assertSame(house, selection.spatialB());
    }

    @Test
    void whatWasChosenAsBElsewhereCanBeChosenAsA() {
        shift(true);
        click(4);
        shift(false);
        assertSame(key, selection.spatialB());
        click(-4);
        assertSame(key, selection.spatialA());
    }

    @Test
    void whatIsDisabledIsAmongThem() {
        scene.step(() -> house.setUserData("jmesat.collider", false));
        scene.frame();
        click(0);
        click(0);
        assertSame(house, selection.spatialA());
        click(0);
        assertSame(key, selection.spatialA());
    }

    @Test
    void outlinesComeAfterMeshes() {
        Geometry hidden = flat("hidden", 1);
        hidden.setCullHint(CullHint.Always);
        scene.attach(hidden);
        scene.frame();
        for (Geometry each : new Geometry[] {key, house, hidden, key}) {
            click(0);
            assertSame(each, selection.spatialA());
        }
    }

    @Test
    void anUnmarkedMeshIsPassedOver() {
        scene.step(() -> {
            scene.state().setDiscovery(Discovery.MARKED_ONLY);
            house.setUserData("jmesat.collider", true);
        });
        Geometry ground = put("ground", new Box(2, 2, 0), -1);
        ground.setUserData("jmesat.collider", true);
        scene.attach(ground);
        scene.frame();
        for (Geometry each : new Geometry[] {house, ground, house}) {
            click(0);
            assertSame(each, selection.spatialA());
        }
    }

    @Test
    void hoveringSaysHowManyThereAre() {
        hover(row[0]);
        assertEquals("", below());
        hover(house);
        assertEquals("1 of 2, click again: house", below());

        Geometry ground = put("ground", new Box(2, 2, 0), -1);
        scene.attach(ground);
        scene.frames(10);
        assertEquals("1 of 3, click again: house", below());

        scene.step(house::removeFromParent);
        scene.frames(10);
        assertEquals("1 of 2, click again: ground", below());

        scene.step(ground::removeFromParent);
        scene.step(() -> scene.root().attachChildAt(house, 0));
        scene.frames(10);
        assertEquals("1 of 2, click again: house", below());
    }

    private String below() {
        return debug.overlay.mouse.hover.below;
    }

    /** A state of its own would be saved with the model. */
    @Test
    void aMaterialStaysAsItIs() {
        Material before = key.getMaterial().clone();
        assertUppermost(key);

        assertTrue(before.contentEquals(key.getMaterial()));
        assertTrue(before.getAdditionalRenderState() != null && !before.contentEquals(key.getMaterial()),
                "a state would have been noticed");
    }
}
