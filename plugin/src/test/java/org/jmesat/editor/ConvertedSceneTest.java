package org.jmesat.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.export.binary.BinaryExporter;
import com.jme3.export.binary.BinaryImporter;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.jmesat.app.CapturedLog;
import org.jmesat.app.CollisionScene;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.PushApart;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.projection.ColliderShape;
import org.jmesat.testing.editor.EditorRequirement;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A random scene as Controls and converted: the same events, poses and ids over many ticks, to the bit. */
@EditorRequirement(16)
class ConvertedSceneTest {
    private static final int TICKS = 100;

    private static ColliderControl collider(Random random) {
        ColliderControl control = new ColliderControl();
        control.setEnabled(random.nextInt(10) > 0);
        switch (random.nextInt(7)) {
            case 0 -> control.setShape(ColliderShape.CIRCLE);
            case 1 -> control.setPolygon(ConvexPolygon.rectangle(1, 0.4f).rounded(0.1f), ConvexPolygon.circle(0.5f));
            case 2 -> {
                control.setShape(ColliderShape.POLYGON);
                control.setVertices("0 0, 2 0, 2 1, 1 0.5, 0 1");
            }
            case 3 -> control.setSlice(new Vector2f(Float.NEGATIVE_INFINITY, 0.25f));
            default -> { }
        }
        control.setAngle(random.nextInt(90));
        control.setOffset(new Vector2f(0.1f * random.nextFloat(), 0));
        control.setFixed(random.nextInt(6) == 0);
        control.setTrigger(random.nextInt(6) == 0);
        control.setContinuous(random.nextInt(6) == 0);
        control.setGroup(random.nextInt(8) == 0 ? -2 : 0);
        control.setMask(random.nextInt(6) == 0 ? 0xFFFF_FFFF_0000_0001L : -1);
        return control;
    }

    /** The same level for each call with the same seed. */
    private static Node level(CollisionScene scene, long seed) {
        Random random = new Random(seed);
        Node level = new Node("level");
        for (int i = 0; i < 30; i++) {
            Spatial spatial = scene.cube("cube " + i, 0, 0);
            spatial.setMaterial(null);
            if (random.nextBoolean()) {
                spatial = CollisionScene.node("body " + i, spatial);
            }
            if (random.nextInt(4) > 0) {
                spatial.addControl(collider(random));
            }
            if (random.nextBoolean()) {
                PushApart push = new PushApart();
                push.setWeight(random.nextInt(4) == 0 ? Float.POSITIVE_INFINITY : 1 + random.nextFloat());
                push.setEnabled(random.nextInt(5) > 0);
                spatial.addControl(push);
            }
            spatial.setLocalTranslation(6 * random.nextFloat(), 6 * random.nextFloat(), 0);
            level.attachChild(spatial);
        }
        return level;
    }

    /** A line for each event with depth and normal, for each position, and for each id. */
    private static List<String> run(long seed, UnaryOperator<Node> conversion) {
        List<String> lines = new ArrayList<>();
        Random random = new Random(seed);
        try (CollisionScene scene = new CollisionScene(); CapturedLog log = new CapturedLog()) {
            Node level = scene.run().ask(() -> conversion.apply(level(scene, seed)));
            scene.step(() -> scene.state().addCollisionListener(new CollisionListener() {
                @Override
                public void onCollisionEnter(CollisionEvent event) {
                    lines.add("enter " + event + event.getNormal(new Vector2f()));
                }

                @Override
                public void onCollisionStay(CollisionEvent event) {
                    lines.add("stay " + event + event.getNormal(new Vector2f()));
                }

                @Override
                public void onCollisionExit(CollisionEvent event) {
                    lines.add("exit " + event);
                }
            }));
            scene.attach(level);
            for (int i = 0; i < TICKS; i++) {
                scene.frame(() -> level.getChild(random.nextInt(level.getQuantity())).move(
                        random.nextFloat() - 0.5f, random.nextFloat() - 0.5f, 0));
                scene.step(() -> {
                    for (Spatial each : level.getChildren()) {
                        Vector3f place = each.getWorldTranslation();
                        lines.add(Float.floatToRawIntBits(place.x) + " " + Float.floatToRawIntBits(place.y));
                    }
                    scene.state().getWorld().getColliders().forEach(each -> lines.add(each.getId() + " " + each));
                });
            }
            assertEquals(List.of(), log.messages());
        }
        return lines;
    }

    private static Node saveAndLoad(Node node) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            BinaryExporter.getInstance().save(node, bytes);
            return (Node) BinaryImporter.getInstance().load(bytes.toByteArray());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Node toUserData(Node node) {
        ConversionReport report = SceneConversion.toUserData(node);
        assertTrue(report.getColliderCount() > 10 && report.getPushApartCount() > 5, report::toString);
        assertEquals(List.of(), report.getRemarks());
        node.depthFirstTraversal(each -> assertEquals(0, each.getNumControls()));
        return node;
    }

    private static Node toControls(Node node) {
        assertEquals(List.of(), SceneConversion.toControls(node).getRemarks());
        node.depthFirstTraversal(each -> assertTrue(each.getUserDataKeys().isEmpty()));
        return node;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void aConvertedSceneRunsTheSame(long seed) {
        List<String> expected = run(seed, UnaryOperator.identity());
        assertTrue(expected.stream().filter(each -> each.startsWith("enter")).count() > 20);
        assertEquals(expected, run(seed, ConvertedSceneTest::toUserData), "seed " + seed);
        assertEquals(expected, run(seed, level -> saveAndLoad(toUserData(level))), "saved, seed " + seed);
        assertEquals(expected, run(seed, level -> toControls(saveAndLoad(toUserData(level)))),
                "converted back, seed " + seed);
    }
}
