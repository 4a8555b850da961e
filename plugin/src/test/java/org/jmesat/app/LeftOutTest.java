package org.jmesat.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.effect.ParticleEmitter;
import com.jme3.effect.ParticleMesh;
import com.jme3.font.BitmapText;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.BatchNode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh.Mode;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.debug.WireBox;
import com.jme3.scene.instancing.InstancedNode;
import com.jme3.texture.Image;
import com.jme3.texture.TextureCubeMap;
import com.jme3.texture.image.ColorSpace;
import com.jme3.util.BufferUtils;
import com.jme3.util.SkyFactory.EnvMapType;
import com.jme3.util.SkyFactory;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jmesat.control.ColliderControl;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Spatials that are never colliders. */
class LeftOutTest {
    /**
     * A strong reference: a logger that is collected loses its level. Instancing frees a buffer in a way that newer
     * JDKs refuse.
     */
    private static final Logger BUFFER_UTILS = Logger.getLogger(BufferUtils.class.getName());

    static {
        BUFFER_UTILS.setLevel(Level.OFF);
    }

    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final Geometry a = scene.cube("a", 0, 0);
    private final Geometry b = scene.cube("b", 0.5f, 0);

    private int colliders() {
        return scene.state().getWorld().getColliders().size();
    }

    private TextureCubeMap clouds() {
        Image image = new Image();
        image.setFormat(Image.Format.RGBA8);
        image.setColorSpace(ColorSpace.sRGB);
        image.setWidth(1);
        image.setHeight(1);
        for (int side = 0; side < 6; side++) {
            image.addData(BufferUtils.createByteBuffer(4));
        }
        return new TextureCubeMap(image);
    }

    @Test
    void theSkyIsLeftOut() {
        Spatial sky = scene.run().ask(() -> SkyFactory.createSky(scene.run().application().getAssetManager(), clouds(),
                Vector3f.UNIT_XYZ, EnvMapType.CubeMap));
        scene.attach(a, sky);
        scene.frame();
        assertEquals(1, colliders());
    }

    @Test
    void geometriesThatInheritTheSkyBucketAreLeftOut() {
        Node dome = CollisionScene.node("dome", CollisionScene.node("half", b));
        dome.setQueueBucket(Bucket.Sky);
        scene.attach(a, dome);
        scene.frame();
        assertEquals(List.of(), scene.events());
        assertEquals(1, colliders());
    }

    @Test
    void particleEmittersAreLeftOut() {
        ParticleEmitter smoke = new ParticleEmitter("smoke", ParticleMesh.Type.Triangle, 20);
        smoke.setMaterial(a.getMaterial());
        smoke.setStartColor(ColorRGBA.Gray);
        scene.attach(a, smoke);
        scene.step(smoke::emitAllParticles);
        scene.frames(3);
        assertEquals(List.of(), scene.events());
        assertEquals(1, colliders());
    }

    @Test
    void aMarkedParticleEmitterIsReported() {
        ParticleEmitter smoke = new ParticleEmitter("smoke", ParticleMesh.Type.Triangle, 20);
        smoke.setMaterial(a.getMaterial());
        smoke.addControl(new ColliderControl());
        smoke.setCullHint(Spatial.CullHint.Always);
        try (CapturedLog log = new CapturedLog()) {
            scene.attach(smoke);
            scene.frame();
            assertEquals(0, colliders());
            assertEquals(List.of("ParticleEmitter 'smoke' (/Root Node/smoke): it is a particle emitter, which "
                    + "never collides."), log.messages());
        }
    }

    @Test
    void theGeometriesThatABatchNodeGeneratesAreLeftOutAndTheirOriginalsCollide() {
        BatchNode batch = new BatchNode("batch");
        batch.attachChild(a);
        batch.attachChild(scene.cube("far", 5, 0));
        scene.attach(batch, b);
        scene.step(batch::batch);
        assertEquals(3, batch.getQuantity());
        scene.frame();
        assertEquals(3, colliders());
        assertEquals(List.of("1 ENTER a b"), scene.events());
        scene.frame(() -> a.setLocalTranslation(-3, 0, 0));
        assertEquals(List.of("2 EXIT a b SEPARATED"), scene.events());
    }

    @Test
    void batchingGeometriesInContactRaisesNoEvent() {
        BatchNode batch = new BatchNode("batch");
        batch.attachChild(a);
        scene.attach(batch, b);
        scene.frame();
        scene.frame(batch::batch);
        assertEquals(List.of("1 ENTER a b", "2 STAY a b"), scene.events());
    }

    @Test
    void theGeometriesThatAnInstancedNodeGeneratesAreLeftOutAndTheirOriginalsCollide() {
        InstancedNode instanced = new InstancedNode("instanced");
        Geometry twin = a.clone(false);
        twin.setName("twin");
        twin.setLocalTranslation(5, 0, 0);
        a.getMaterial().setBoolean("UseInstancing", true);
        instanced.attachChild(a);
        instanced.attachChild(twin);
        b.setMaterial(a.getMaterial().clone());
        b.getMaterial().setBoolean("UseInstancing", false);
        scene.attach(instanced, b);
        scene.step(instanced::instance);
        assertEquals(3, instanced.getQuantity());
        scene.frame();
        assertEquals(3, colliders());
        assertEquals(List.of("1 ENTER a b"), scene.events());
        scene.frame(() -> twin.setLocalTranslation(1.2f, 0, 0));
        assertEquals(List.of("2 ENTER twin b", "2 STAY a b"), scene.events());
    }

    @Test
    void theGuiBucketIsLeftOutOfAScene() {
        Node label = CollisionScene.node("label", b);
        label.setQueueBucket(Bucket.Gui);
        scene.attach(a, label);
        scene.frame();
        assertEquals(1, colliders());
    }

    @Test
    void theGuiBucketCollidesWhereTheRootIsAGuiNode() {
        scene.step(() -> {
            Node gui = scene.run().application().getGuiNode();
            gui.attachChild(a);
            gui.attachChild(CollisionScene.node("window", b));
            scene.state().setRoot(gui);
        });
        scene.frame();
        assertEquals(List.of("1 ENTER a b"), scene.events());
    }

    @Test
    void theGuiBucketCollidesWhereTheRootIsBelowAGuiNode() {
        Node window = CollisionScene.node("window", a, b);
        scene.step(() -> {
            scene.run().application().getGuiNode().attachChild(window);
            scene.state().setRoot(window);
        });
        scene.frame();
        assertEquals(List.of("1 ENTER a b"), scene.events());
    }

    private BitmapText label(String text) {
        BitmapText label = scene.run().ask(() -> new BitmapText(
                scene.run().application().getAssetManager().loadFont("Interface/Fonts/Default.fnt")));
        label.setName("label");
        label.setText(text);
        label.setSize(1);
        label.setLocalTranslation(-0.5f, 0.5f, 0);
        return label;
    }

    @Test
    void textIsNoColliderAndIsNotReported() {
        try (CapturedLog log = new CapturedLog()) {
            scene.attach(a, label("points"));
            scene.frames(2);
            scene.attach(label(""), label("more"));
            scene.frames(2);
            assertEquals(1, colliders());
            assertEquals(List.of(), log.messages());
        }
    }

    @Test
    void aBodyExcludesTheTextBelowIt() {
        BitmapText label = label("name");
        Node player = CollisionScene.node("player", a, label);
        player.addControl(new ColliderControl());
        label.move(3, 0, 0);
        b.setLocalTranslation(3.2f, 0.2f, 0);
        try (CapturedLog log = new CapturedLog()) {
            scene.attach(player, b);
            scene.frames(2);
            assertEquals(List.of(), scene.events());
            assertEquals(1, scene.state().getWorld().getColliders().get(0).getPieceCount());
            assertEquals(List.of(), log.messages());
            Spatial page = label.getChild(0);
            String reason = "' is left out: it is text, which collides only if its BitmapText itself is marked.";
            assertEquals("No event: BitmapText 'label" + reason, scene.run().ask(() -> scene.state().diagnose(label,
                    b)));
            assertEquals("No event: BitmapTextPage '" + page.getName() + reason,
                    scene.run().ask(() -> scene.state().diagnose(b, page)));
        }
    }

    @Test
    void textThatIsMarkedItselfIsABodyOfItsOwn() {
        BitmapText label = label("name");
        Node player = CollisionScene.node("player", label);
        player.addControl(new ColliderControl());
        scene.attach(player, a);
        scene.frame();
        scene.frame(() -> label.setUserData("jmesat.collider", true));
        scene.frame(() -> label.setUserData("jmesat.collider", null));
        scene.frame(() -> label.addControl(new ColliderControl()));
        assertEquals(List.of("2 ENTER a label", "3 EXIT a label RECONFIGURED", "4 ENTER a label"), scene.events());
    }

    @Test
    void aMarkedGeometryBelowTextCollides() {
        BitmapText label = label("name");
        Node icon = CollisionScene.node("icon", b);
        label.attachChild(icon);
        icon.addControl(new ColliderControl());
        scene.attach(a, label);
        scene.frame();
        assertEquals(List.of("1 ENTER a icon"), scene.events());
    }

    private static Mesh square(Mode mode) {
        Mesh mesh = new Mesh();
        mesh.setMode(mode);
        mesh.setBuffer(Type.Position, 3, new float[] {-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0});
        mesh.updateBound();
        return mesh;
    }

    private String diagnosis(Spatial spatial) {
        return scene.run().ask(() -> scene.state().diagnose(a, spatial));
    }

    @ParameterizedTest
    @EnumSource(names = {"Points", "Lines", "LineStrip", "LineLoop"})
    void aMeshOfLinesOrPointsIsLeftOutUnlessItIsMarkedItself(Mode mode) {
        Geometry lines = scene.geometry("lines", square(mode), 0, 0);
        scene.attach(a, lines);
        scene.frame();
        assertEquals(List.of(), scene.events());
        assertEquals(List.of(), scene.run().ask(() -> scene.state().getProblems()));
        assertTrue(diagnosis(lines).contains("Geometry 'lines' is left out: its mesh is of lines or points, which "
                + "collides only if the geometry itself is marked"), diagnosis(lines));
        scene.frame(() -> lines.setUserData("jmesat.collider", true));
        assertEquals(List.of("2 ENTER a lines"), scene.events());
        scene.frame(() -> lines.setUserData("jmesat.collider", null));
        assertEquals(List.of("3 EXIT a lines RECONFIGURED"), scene.events());
        scene.frame(() -> lines.addControl(new ColliderControl()));
        assertEquals(List.of("4 ENTER a lines"), scene.events());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aBodyDoesNotTakeInTheLinesBelowIt(boolean othersToo) {
        Node body = CollisionScene.node("body", scene.geometry("lines", new WireBox(4, 4, 4), 0, 0));
        if (othersToo) {
            body.attachChild(scene.cube("cube", 3, 0));
        }
        body.addControl(new ColliderControl());
        scene.attach(a, body);
        scene.frame();
        assertEquals(List.of(), scene.events());
        assertEquals(othersToo ? List.of() : List.of("Node 'body' (/Root Node/body): it is marked as a collider but "
                + "has only lines or points, which must be marked themselves."),
                scene.run().ask(() -> scene.state().getProblems()));
        scene.frame(() -> body.setLocalTranslation(-2.5f, 0, 0));
        assertEquals(othersToo ? List.of("2 ENTER a body") : List.of(), scene.events());
    }

    @Test
    void aMeshThatBecomesLinesAndBackIsSeenAtOnce() {
        scene.attach(a, b);
        scene.frames(9);
        assertEquals(List.of("1 ENTER a b"), scene.events().subList(0, 1));
        Mesh solid = b.getMesh();
        scene.frame(() -> b.setMesh(new WireBox(0.5f, 0.5f, 0.5f)));
        assertEquals(List.of("10 EXIT a b RECONFIGURED"), scene.events());
        scene.frames(9);
        assertEquals(List.of(), scene.events());
        scene.frame(() -> b.setMesh(solid));
        assertEquals(List.of("20 ENTER a b"), scene.events());
        scene.frame(() -> solid.setMode(Mode.LineLoop));
        assertEquals(List.of("21 EXIT a b RECONFIGURED"), scene.events());
        scene.frame(() -> solid.setMode(Mode.Triangles));
        assertEquals(List.of("22 ENTER a b"), scene.events());
    }

    @Test
    void linesWithAShapeSetByHandAreABody() {
        Geometry lines = scene.geometry("lines", new WireBox(4, 4, 4), 0, 0);
        lines.setUserData("jmesat.shape", "CIRCLE");
        scene.attach(a, lines);
        scene.frame();
        assertEquals(List.of("1 ENTER a lines"), scene.events());
    }

    @Test
    void movingAGeometryToTheSkyBucketEndsItsContacts() {
        scene.attach(a, b);
        scene.frame();
        scene.frame(() -> b.setQueueBucket(Bucket.Sky));
        List<String> events = scene.events();
        assertEquals(2, events.size());
        assertTrue(events.get(1).startsWith("2 EXIT a b"), events::toString);
    }
}
