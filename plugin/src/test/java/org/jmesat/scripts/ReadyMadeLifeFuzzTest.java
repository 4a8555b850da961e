package org.jmesat.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.anim.AnimComposer;
import com.jme3.effect.ParticleEmitter;
import com.jme3.effect.ParticleMesh;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.control.Control;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jmesat.app.CollisionScene;
import org.jmesat.control.CollisionScript;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * All ready-made scripts together, with everything that can happen to them at random: spatials come and go, touch and
 * part, scripts are added, disabled and removed in the middle of a touch, the app state is paused and disabled. No
 * script ever throws, and when the app state is gone, nothing moves and nothing is left.
 */
class ReadyMadeLifeFuzzTest extends ReadyMadeScene {
    private static final List<String> TEXTS = List.of(
            "Conveyor(velocity=(3, 1, 0))", "Conveyor(by='cube 1, cube 2', delay=0.05)",
            "Count(of='target', delay=0.04)", "Count(key='coins', by='tag')", "Damage(each=0.05)",
            "Damage(by='cube 3', delay=0.03, once=true)",
            "DetachOnHit(delay=0.06)", "DetachOnHit(other=true, once=true)",
            "Door(target='target', seconds=0.1, stay=0.05)", "Door(toggle=true, needs='coins', seconds=0.2)",
            "Door(once=true)", "Health(full=30)",
            "MoveBetween(points='3, 0; 3, 1', speed=9, loop=true)", "MoveBetween(by='cube 6', ease=true, wait=0.02)",
            "OneWayPlatform(up=(1, 1, 0))", "OneWayPlatform(delay=0.1, once=true)",
            "PlayAnimation(animation='none', of='target')", "PlaySound(file='none.wav')",
            "Projectile(velocity=(5, 3, 0), delay=0.05)", "Projectile(velocity=(-90, 3, 0), range=20, detach=false)",
            "Spawner(template='template', every=0.05, limit=3)",
            "Spawner(template='template', by='cube 4', every=0.05)",
            "Checkpoint", "Health, Respawn(by='cube 2')", "Respawn(delay=0.02, by='tag', once=true)",
            "Timer(seconds=0.05, by='tag')", "Label(text='{health}', place=ABOVE)",
            "Label(text='x', by='tag', once=true)",
            "When(key='coins', action=ENABLE, target='cube 3', signal='x')", "When(none='cube 5', action=DETACH)",
            "When(by='tag', delay=0.03, action=TELEPORT, what='target')",
            "When(key='count', action=PLAY, target='cube 1')",
            "StartEffect(effect='effect', seconds=0.1)", "TeleportTo(target='target', delay=0.02)",
            "TintWhileTouching", "TintWhileTouching(color=#00ff00, delay=0.05, by='cube 5')");

    private final Node target = CollisionScene.node("target");
    private final ParticleEmitter effect = new ParticleEmitter("effect", ParticleMesh.Type.Triangle, 5);
    private final Node clones = CollisionScene.node("clones");
    private final List<Spatial> cubes = new ArrayList<>();
    private Random random;

    @Test
    void eachScriptTakesPart() throws IOException {
        List<String> names = TEXTS.stream().map(each -> each.replaceFirst("\\(.*", "")).toList();
        assertEquals(List.of(), new ScriptsPageTest().missing(names));
    }

    private boolean chance(double probability) {
        return random.nextDouble() < probability;
    }

    private void build(int count) {
        target.addControl(new AnimComposer());
        effect.setParticlesPerSec(0);
        effect.setEnabled(false);
        effect.setMaterial(scene.cube("", 0, 0).getMaterial());
        Geometry template = scene.cube("template", 0, 0);
        Node templates = CollisionScene.node("templates", template);
        templates.setUserData("jmesat.collider", false);
        scene.attach(target, effect, clones, templates);
        for (int i = 0; i < count; i++) {
            Spatial cube = scene.cube("cube " + i, 0, 0);
            cube.setUserData("jmesat.tags", i % 2 == 0 ? "tag" : "other");
            cube.setUserData("jmesat.trigger", i % 3 == 0);
            if (i % 3 == 1) {
                cube.setUserData("jmesat.pushApart", true);
            }
            cubes.add(cube);
            place(cube);
            scene.step(() -> clones.attachChild(cube));
        }
    }

    private void place(Spatial cube) {
        cube.setLocalTranslation(random.nextInt(12) * 0.5f, random.nextInt(12) * 0.5f, 0);
    }

    private void change(Spatial cube) {
        switch (random.nextInt(9)) {
            case 0 -> clones.attachChild(cube);
            case 1 -> cube.removeFromParent();
            case 2 -> cube.setUserData("jmesat.scripts", chance(0.3) ? null
                    : TEXTS.get(random.nextInt(TEXTS.size())) + ", " + TEXTS.get(random.nextInt(TEXTS.size())));
            case 3 -> give(cube, TEXTS.get(random.nextInt(TEXTS.size())), true);
            case 4 -> {
                for (int i = cube.getNumControls() - 1; i >= 0; i--) {
                    Control control = cube.getControl(i);
                    if (control instanceof CollisionScript && chance(0.6)) {
                        cube.removeControl(control);
                    }
                }
            }
            case 5 -> {
                CollisionScript script = cube.getControl(CollisionScript.class);
                if (script != null) {
                    script.setEnabled(chance(0.5));
                }
                scene.state().getScripts(cube).forEach(each -> each.setEnabled(chance(0.5)));
            }
            case 6 -> cube.setUserData("health", chance(0.5) ? 50f : null);
            default -> place(cube);
        }
    }

    /** Everything that scripts change: places, user data, colours, effects. */
    private String snapshot(Spatial spatial) {
        StringBuilder text = new StringBuilder(spatial.getName() + ' ' + spatial.getLocalTransform());
        spatial.getUserDataKeys().stream().sorted()
                .forEach(key -> text.append(' ').append(key).append('=').append(spatial.<Object>getUserData(key)));
        text.append(' ').append(spatial.getLocalMatParamOverrides().size()).append('\n');
        if (spatial instanceof Node node) {
            node.getChildren().forEach(child -> text.append(snapshot(child)));
        }
        return text.toString();
    }

    private int countTints(Spatial spatial) {
        int count = spatial.getLocalMatParamOverrides().size();
        if (spatial instanceof Node node) {
            for (Spatial child : node.getChildren()) {
                count += countTints(child);
            }
        }
        return count;
    }

    private void expectNothingLeft(String when) {
        scene.frame();
        scene.step(() -> {
            assertEquals(0, countTints(scene.root()), when);
            assertTrue(cubes.stream().allMatch(cube -> countTints(cube) == 0), when);
            assertEquals(0, effect.getNumVisibleParticles(), when);
            assertEquals(0, scene.run().application().getGuiNode().getQuantity(), when);
        });
        String before = scene.run().ask(() -> snapshot(scene.root()));
        scene.frames(5);
        assertEquals(before, scene.run().ask(() -> snapshot(scene.root())), when);
    }

    @ParameterizedTest
    @CsvSource({"5, 700", "2, 700", "6, 700", "4, 700"})
    void noScriptThrowsAndNothingIsLeft(long seed, int frames) {
        random = new Random(seed);
        build(9);
        int acted = 0;
        for (int frame = 0; frame < frames; frame++) {
            String when = "seed " + seed + ", frame " + frame;
            scene.frame(() -> {
                for (Spatial cube : cubes) {
                    if (chance(0.1)) {
                        change(cube);
                    }
                }
                if (clones.getQuantity() > 40) {
                    clones.detachAllChildren();
                }
                if (chance(0.02)) {
                    scene.state().setPaused(chance(0.3));
                }
            });
            acted += scene.run().ask(() -> countTints(scene.root())) > 0 ? 1 : 0;
            if (chance(0.02)) {
                scene.step(() -> scene.state().setEnabled(false));
                expectNothingLeft(when);
                scene.step(() -> scene.state().setEnabled(true));
            }
            assertEquals(0, scene.run().ask(() -> scene.state().getHandlerFailureCount()), when);
        }
        assertTrue(acted > frames / 50, "too little has happened with seed " + seed + ": " + acted);
        scene.step(() -> scene.run().application().getStateManager().detach(scene.state()));
        expectNothingLeft("seed " + seed + ", detached");
    }
}
