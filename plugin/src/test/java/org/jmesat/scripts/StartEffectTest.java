package org.jmesat.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.effect.ParticleEmitter;
import com.jme3.effect.ParticleMesh;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import java.util.List;
import org.jmesat.app.CollisionScene;
import org.jmesat.testing.HeadlessRun;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An effect of two emitters of 5 and 7 particles that live for an hour. */
class StartEffectTest extends ReadyMadeScene {
    private final Geometry player = scene.cube("player", 5, 0);
    private final Geometry bomb = scene.cube("bomb", 0, 0);
    private final ParticleEmitter fire = emitter("fire", 5);
    private final ParticleEmitter smoke = emitter("smoke", 7);
    private final Node effect = CollisionScene.node("effect", fire, CollisionScene.node("inner", smoke));

    private ParticleEmitter emitter(String name, int particles) {
        ParticleEmitter emitter = new ParticleEmitter(name, ParticleMesh.Type.Triangle, particles);
        emitter.setMaterial(bomb.getMaterial());
        emitter.setParticlesPerSec(0);
        emitter.setLowLife(3600);
        emitter.setHighLife(3600);
        emitter.setEnabled(false);
        return emitter;
    }

    private void begin(String scripts, boolean asControls) {
        give(bomb, scripts, asControls);
        scene.attach(player, bomb, effect);
        scene.frame();
    }

    private void expect(int burning, int smoking) {
        assertEquals(List.of(burning, burning > 0, smoking, smoking > 0), scene.run().ask(() -> List.of(
                fire.getNumVisibleParticles(), fire.isEnabled(), smoke.getNumVisibleParticles(), smoke.isEnabled())));
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void allEmittersBelowEmitAllUntilTheTimeIsOver(boolean asControls) {
        begin("StartEffect(effect='effect', seconds=" + 4 * HeadlessRun.TPF + ')', asControls);
        expect(0, 0);
        move(player, 0.5f);
        expect(5, 7);
        scene.frames(asControls ? 2 : 3);
        expect(5, 7);
        scene.step(() -> scene.state().setPaused(true));
        scene.frames(9);
        expect(5, 7);
        scene.step(() -> scene.state().setPaused(false));
        scene.frames(2);
        expect(0, 0);
        move(player, 5);
        move(player, 0.5f);
        expect(5, 7);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void withoutATimeItGoesOnAlsoWithoutItsScript(boolean asControls) {
        begin("StartEffect(effect='smoke'), DetachOnHit", asControls);
        move(player, 0.5f);
        scene.frames(99);
        expect(0, 7);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void itEndsWithItsScriptTheSpatialAndTheAppState(boolean asControls) {
        begin("StartEffect(effect='effect', seconds=100)", asControls);
        move(player, 0.5f);
        expect(5, 7);
        scene.frame(bomb::removeFromParent);
        scene.frame();
        expect(0, 0);
        scene.attach(bomb);
        scene.frame();
        expect(5, 7);
        scene.step(() -> scene.state().setEnabled(false));
        scene.frame();
        expect(0, 0);
        scene.step(() -> scene.state().setEnabled(true));
        scene.frame();
        expect(5, 7);
        scene.step(() -> {
            StartEffect script = (StartEffect) (asControls ? bomb.getControl(StartEffect.class)
                    : scene.state().getScripts(bomb).get(0));
            script.setEnabled(false);
        });
        expect(0, 0);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void byDelayAndOnce(boolean asControls) {
        begin("StartEffect(effect='fire', by='hero', once=true, seconds=" + 2 * HeadlessRun.TPF
                + ", delay=" + 3 * HeadlessRun.TPF + ')', asControls);
        move(player, 0.5f);
        scene.frames(9);
        expect(0, 0);
        scene.step(() -> player.setName("hero"));
        move(player, 5);
        move(player, 0.5f);
        scene.frames(asControls ? 1 : 2);
        expect(0, 0);
        scene.frame();
        expect(5, 0);
        scene.frame();
        expect(5, 0);
        scene.frame();
        expect(0, 0);
        move(player, 5);
        move(player, 0.5f);
        scene.frames(3);
        expect(0, 0);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void noEmitterAndNoSpatialAreProblems(boolean asControls) {
        begin("StartEffect, StartEffect(effect='boom')", asControls);
        move(player, 0.5f);
        scene.frame();
        assertEquals(List.of("Geometry 'bomb' (/Root Node/bomb): its script StartEffect finds no ParticleEmitter in "
                + "'bomb'; its script StartEffect finds no spatial 'boom'."), problems());
    }
}
