package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jmesat.control.ColliderControl;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.projection.ColliderShape;
import org.jmesat.projection.ProjectionMode;
import org.jmesat.world.Collider;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A collider that did not change for long gets each change at the next tick, as a new one would. */
class SettledCollidersTest {
    /** Enough for all that a scan does only once in a while. */
    private static final int LONG = 100;

    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final ColliderControl control = new ColliderControl();

    private Geometry settled(ColliderControl own) {
        scene.run().step(() -> scene.state().getWorld().getLayers().setName(3, "enemy"));
        Geometry box = scene.cube("box", 0, 0);
        box.addControl(own);
        scene.attach(box);
        scene.frames(LONG);
        return box;
    }

    private Collider collider() {
        return scene.run().ask(() -> scene.state().getWorld().getColliders().get(0));
    }

    private static Arguments change(String name, Consumer<ColliderControl> change) {
        return Arguments.of(name, change);
    }

    static Stream<Arguments> changes() {
        return Stream.of(
                change("enabled", each -> each.setEnabled(false)),
                change("mode", each -> each.setMode(ProjectionMode.OUTLINE)),
                change("shape", each -> each.setShape(ColliderShape.CIRCLE)),
                change("polygon", each -> each.setPolygon(ConvexPolygon.of(0, 0, 3, 0, 0, 3))),
                change("slice", each -> each.setSlice(new Vector2f(2, 3))),
                change("fixed", each -> each.setFixed(true)),
                change("trigger", each -> each.setTrigger(true)),
                change("oneWay", each -> each.setOneWay(true)),
                change("oneWayUp", each -> {
                    each.setOneWay(true);
                    each.setOneWayUp(new Vector3f(-2, 1, 0));
                }),
                change("continuous", each -> each.setContinuous(true)),
                change("layers", each -> each.setLayers("enemy")),
                change("unknown layers", each -> each.setLayers("enemies")),
                change("collidesWith", each -> each.setCollidesWith("enemy")),
                change("group", each -> each.setGroup(-4)),
                change("depthMargin", each -> each.setDepthMargin(7)),
                change("category", each -> each.setCategory(6)),
                change("mask", each -> each.setMask(5)),
                change("baked", each -> each.setBaked("nonsense")));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("changes")
    void aChangedPropertyHoldsAtTheNextTick(String name, Consumer<ColliderControl> change) {
        settled(control);
        scene.frame(() -> change.accept(control));
        String found = describe();
        ColliderControl fresh = new ColliderControl();
        change.accept(fresh);
        scene.step(() -> scene.root().detachAllChildren());
        scene.frame();
        settled(fresh);

        assertEquals(describe(), found);
    }

    private String describe() {
        return scene.run().ask(() -> {
            StringBuilder text = new StringBuilder(scene.state().getProblems().toString());
            for (Collider each : scene.state().getWorld().getColliders()) {
                text.append(each.getMinDepth()).append(each.getMaxDepth()).append(each.isFixed())
                        .append(each.isTrigger()).append(each.isContinuous()).append(each.getOneWayX())
                        .append(each.getOneWayY()).append(each.getCategory()).append(' ')
                        .append(each.getMask()).append(' ').append(each.getGroup());
                for (int i = 0; i < each.getPieceCount(); i++) {
                    text.append(' ').append(each.getPiece(i).count()).append(' ').append(each.getPiece(i).x()[0]);
                }
            }
            return text.toString();
        });
    }

    @Test
    void aLayerThatIsNamedLaterIsFound() {
        control.setLayers("late");
        settled(control);
        assertEquals(0, collider().getCategory());
        scene.frame(() -> scene.state().getWorld().getLayers().setName(9, "late"));

        assertEquals(1 << 9, collider().getCategory());
    }

    @Test
    void anotherNameOfALayerIsNoticedAfterLong() {
        control.setLayers("enemy");
        settled(control);
        assertEquals(1 << 3, collider().getCategory());
        scene.frame(() -> {
            scene.state().getWorld().getLayers().setName(3, null);
            scene.state().getWorld().getLayers().setName(4, "enemy");
        });

        assertEquals(1 << 4, collider().getCategory());
    }

    @Test
    void whatTheWorldWasToldHoldsOnlyUntilTheNextTick() {
        control.setGroup(2);
        settled(control);
        Collider collider = collider();
        scene.frame(() -> collider.setFilter(1, -1, 0));

        assertEquals(2, collider().getGroup());
    }

    @Test
    void aSubclassMayAnswerOtherwiseAtAnyTime() {
        boolean[] trigger = {false};
        settled(new ColliderControl() {
            @Override
            public boolean isTrigger() {
                return trigger[0];
            }
        });
        scene.frame(() -> trigger[0] = true);

        assertEquals(true, collider().isTrigger());
    }

    @Test
    void markedOnlyFollowsAMovedGrandparent() {
        scene.state().setDiscovery(Discovery.MARKED_ONLY);
        Geometry box = scene.cube("box", 0, 0);
        box.addControl(control);
        Node inner = CollisionScene.node("inner", box);
        Node outer = CollisionScene.node("outer", inner);
        scene.attach(outer);
        scene.frames(LONG);
        scene.frame(() -> outer.setLocalTranslation(5, 6, 0));

        assertEquals(List.of(5.0, 6.0), List.of(collider().getX(), collider().getY()));
    }

    /** Its shape was dropped after long, and is computed again: that is no change of shape to the sweep. */
    @Test
    void aBulletWhosePropertyChangesInFlightIsStillSwept() {
        control.setContinuous(true);
        Geometry bullet = scene.cube("bullet", -20, 0);
        bullet.addControl(control);
        Geometry wall = scene.cube("wall", 0, 0);
        scene.attach(bullet, wall);
        for (int i = 0; i < LONG; i++) {
            scene.frame(() -> scene.move(bullet, 0.125f, 0));
        }
        scene.events();
        scene.frame(() -> {
            control.setGroup(1);
            scene.move(bullet, 40, 0);
        });

        assertEquals(2, scene.events().size());
    }
}
