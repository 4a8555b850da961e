package org.jmesat.sample.level;

import com.jme3.anim.AnimClip;
import com.jme3.anim.AnimComposer;
import com.jme3.anim.AnimTrack;
import com.jme3.anim.TransformTrack;
import com.jme3.effect.ParticleEmitter;
import com.jme3.effect.ParticleMesh;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Sphere;
import com.jme3.scene.shape.Torus;

/** The figures: each is built, moved in each frame, and shown before and after its script has acted. */
enum ScriptFigure {
    CHECKPOINT {
        @Override
        void build(FigureStage stage) {
            Node flag = stage.add("flag", "Checkpoint",
                    stage.model("pole", new Box(0.05f, 0.8f, 0.5f), Paint.COIN, 0, 0.8f));
            flag.setLocalTranslation(-0.6f, 0, 0);
            stage.box("lava", Paint.LAVA, 2, 0.2f, 2.4f, 0.1f, "");
            stage.player().setUserData("jmesat.scripts", "Respawn(by='lava', delay=0.3)");
        }

        /** It stands still after it has come back, so the second picture has it at the flag. */
        @Override
        void move(FigureStage stage, int frame) {
            if (frame < BEFORE + 36) {
                walk(stage, frame, -2.8f, 1.8f);
            }
        }
    },
    CONVEYOR {
        @Override
        void build(FigureStage stage) {
            stage.box("belt", Paint.BELT, 6, 0.3f, 0, 0.15f, "Conveyor(velocity=(2, 0, 0))");
            Geometry crate = stage.box("crate", Paint.DOOR, 0.8f, 0.8f, -2, 0.7f, "");
            crate.setUserData("jmesat.pushApart", true);
            stage.place(-9, 0);
        }

        @Override
        void move(FigureStage stage, int frame) {
            // Nothing but the belt moves.
        }
    },
    COUNT {
        @Override
        void build(FigureStage stage) {
            coin(stage, "Count(key='coins'), DetachOnHit");
            stage.player().setUserData("coins", 0);
        }

        @Override
        void move(FigureStage stage, int frame) {
            walk(stage, frame, -2.4f, 0.6f);
            stage.write(stage.player().getLocalTranslation().x, 1.8f,
                    "coins " + stage.player().getUserData("coins"));
        }
    },
    DAMAGE {
        @Override
        void build(FigureStage stage) {
            stage.box("lava", Paint.LAVA, 2.6f, 0.2f, 1, 0.1f, "Damage(amount=25)");
            stage.player().setUserData("health", 100);
        }

        @Override
        void move(FigureStage stage, int frame) {
            walk(stage, frame, -2.4f, 0.6f);
            Number health = stage.player().getUserData("health");
            stage.write(stage.player().getLocalTranslation().x, 1.8f, "health " + health.intValue());
        }
    },
    DETACH_ON_HIT {
        @Override
        void build(FigureStage stage) {
            stage.box("crate", Paint.DOOR, 0.9f, 0.9f, 0.8f, 0.45f, "DetachOnHit(by='player')");
        }

        @Override
        void move(FigureStage stage, int frame) {
            walk(stage, frame, -2.4f, 0.4f);
        }
    },
    DOOR {
        @Override
        void build(FigureStage stage) {
            stage.box("gate", Paint.DOOR, 0.4f, 1.4f, 1.6f, 0.7f, "");
            stage.box("plate", Paint.PLATE, 1.2f, 0.12f, -0.6f, 0.06f,
                    "Door(target='gate', move=(0, 1.1, 0), seconds=0.5)");
        }

        @Override
        void move(FigureStage stage, int frame) {
            walk(stage, frame, -2.6f, -0.6f);
        }
    },
    HEALTH {
        @Override
        void build(FigureStage stage) {
            Node enemy = stage.add("enemy", "Health(full=30)",
                    stage.model("ball", new Sphere(16, 24, 0.5f), Paint.LAVA, 0, 0));
            enemy.setLocalTranslation(1.2f, 0.5f, 0);
            stage.player().setUserData("jmesat.scripts", "Damage(amount=30)");
        }

        @Override
        void move(FigureStage stage, int frame) {
            walk(stage, frame, -2.2f, 0.6f);
            Spatial enemy = stage.find("enemy");
            Number health = enemy == null ? null : enemy.getUserData("health");
            stage.write(1.2f, 1.8f, health == null ? "" : "health " + health.intValue());
        }
    },
    LABEL {
        @Override
        void build(FigureStage stage) {
            coin(stage, "Count(key='coins'), DetachOnHit");
            stage.player().setUserData("jmesat.scripts", "Label(text='Coins: {coins} of 3', size=20), "
                    + "Label(text='Bob', place=ABOVE, size=16, color=#ffe080)");
        }

        @Override
        void move(FigureStage stage, int frame) {
            walk(stage, frame, -2.4f, 0.6f);
        }
    },
    MOVE_BETWEEN {
        @Override
        void build(FigureStage stage) {
            stage.place(-9, 0);
            stage.box("platform", Paint.GATE, 1.4f, 0.25f, -2, 0.3f,
                    "MoveBetween(points='3, 0; 3, 1.2', speed=2, delay=0.5)");
        }

        @Override
        void move(FigureStage stage, int frame) {
            // It moves by itself.
        }
    },
    ONE_WAY_PLATFORM {
        @Override
        void build(FigureStage stage) {
            stage.box("platform", Paint.GATE, 3, 0.2f, 0, 1.1f, "OneWayPlatform");
            stage.player().setUserData("jmesat.pushApart", true);
            stage.place(0, 0);
        }

        /** A jump, and the fall onto the platform. */
        @Override
        void move(FigureStage stage, int frame) {
            if (frame > BEFORE && frame <= BEFORE + 40) {
                stage.player().move(0, 0.05f, 0);
            } else if (frame > BEFORE + 40) {
                stage.player().move(0, -0.05f, 0);
            }
        }
    },
    PLAY_ANIMATION {
        @Override
        void build(FigureStage stage) {
            Node lid = new Node("lid");
            lid.attachChild(stage.model("top", new Box(0.55f, 0.1f, 0.4f), Paint.DOOR, -0.55f, 0.1f));
            lid.setLocalTranslation(0.55f, 0.7f, 0);
            Node chest = stage.add("chest", "PlayAnimation(animation='open')",
                    stage.model("box", new Box(0.55f, 0.35f, 0.4f), Paint.DOOR, 0, 0.35f), lid);
            chest.setLocalTranslation(1.1f, 0, 0);
            TransformTrack track = new TransformTrack(lid, new float[] {0, 0.5f}, null, new Quaternion[] {
                new Quaternion(), new Quaternion().fromAngles(0, 0, -0.35f * FastMath.PI)}, null);
            AnimClip clip = new AnimClip("open");
            clip.setTracks(new AnimTrack<?>[] {track});
            AnimComposer composer = new AnimComposer();
            composer.addAnimClip(clip);
            chest.addControl(composer);
        }

        @Override
        void move(FigureStage stage, int frame) {
            walk(stage, frame, -2.4f, 0.4f);
        }
    },
    PLAY_SOUND {
        @Override
        void build(FigureStage stage) {
            Node bell = stage.add("bell", "PlaySound(file='Sound/Effects/Gun.wav')",
                    stage.model("post", new Box(0.08f, 0.5f, 0.08f), Paint.WALL, 0, 0.5f),
                    stage.model("bell", new Sphere(16, 24, 0.3f), Paint.COIN, 0, 1.2f));
            bell.setLocalTranslation(1, 0, 0);
        }

        @Override
        void move(FigureStage stage, int frame) {
            walk(stage, frame, -2.4f, 0.6f);
            stage.write(1, 2.2f, frame > ScriptFigure.BEFORE + 20 ? "ding!" : "");
        }
    },
    PROJECTILE {
        @Override
        void build(FigureStage stage) {
            stage.place(-9, 0);
            stage.box("wall", Paint.WALL, 0.5f, 1.8f, 2.6f, 0.9f, "");
            Node shot = stage.add("shot", "Projectile(velocity=(3.5, 0, 0), detach=false)",
                    stage.model("ball", new Sphere(16, 24, 0.25f), Paint.SHOT, 0, 0));
            shot.setLocalTranslation(-3, 1, 0);
        }

        @Override
        void move(FigureStage stage, int frame) {
            // It flies by itself.
        }
    },
    RESPAWN {
        @Override
        void build(FigureStage stage) {
            stage.box("lava", Paint.LAVA, 2, 0.2f, 2, 0.1f, "");
            stage.player().setUserData("jmesat.scripts", "Respawn(by='lava')");
            stage.place(-2.4f, 0);
        }

        /** It begins at the left, and is at the lava for the first picture. */
        @Override
        void move(FigureStage stage, int frame) {
            if (frame == 2) {
                stage.place(0.4f, 0);
            } else if (frame == BEFORE + 20) {
                stage.place(1.6f, 0);
            }
        }
    },
    SPAWNER {
        @Override
        void build(FigureStage stage) {
            stage.place(-9, 0);
            Node templates = stage.add("templates", "");
            templates.setUserData("jmesat.collider", false);
            templates.setCullHint(Spatial.CullHint.Always);
            Node shot = new Node("shot");
            shot.attachChild(stage.model("ball", new Sphere(16, 24, 0.2f), Paint.SHOT, 0, 0));
            shot.setUserData("jmesat.trigger", true);
            shot.setUserData("jmesat.group", -1);
            shot.setUserData("jmesat.scripts", "Projectile(velocity=(3, 0, 0))");
            templates.attachChild(shot);
            Geometry turret = stage.box("turret", Paint.TURRET, 0.8f, 1, -2.8f, 0.7f,
                    "Spawner(template='shot', every=0.5)");
            turret.setUserData("jmesat.group", -1);
        }

        @Override
        void move(FigureStage stage, int frame) {
            // It works by itself.
        }
    },
    START_EFFECT {
        @Override
        void build(FigureStage stage) {
            ParticleEmitter sparks = new ParticleEmitter("sparks", ParticleMesh.Type.Triangle, 60);
            Material material = new Material(stage.assets(), "Common/MatDefs/Misc/Particle.j3md");
            material.setTexture("Texture", stage.assets().loadTexture("Effects/Explosion/flame.png"));
            sparks.setMaterial(material);
            sparks.setImagesX(2);
            sparks.setImagesY(2);
            sparks.setParticlesPerSec(0);
            sparks.setStartColor(new ColorRGBA(1, 0.6f, 0.1f, 1));
            sparks.setEndColor(new ColorRGBA(1, 0.1f, 0, 0.2f));
            sparks.setStartSize(0.25f);
            sparks.setEndSize(0.05f);
            sparks.setLowLife(1);
            sparks.setHighLife(2);
            sparks.getParticleInfluencer().setInitialVelocity(new Vector3f(0, 2.5f, 0));
            sparks.getParticleInfluencer().setVelocityVariation(0.5f);
            Node bomb = stage.add("bomb", "StartEffect(effect='sparks', seconds=2)",
                    stage.model("ball", new Sphere(16, 24, 0.4f), Paint.TURRET, 0, 0), sparks);
            bomb.setLocalTranslation(1.2f, 0.4f, 0);
        }

        @Override
        void move(FigureStage stage, int frame) {
            walk(stage, frame, -2.2f, 0.6f);
        }
    },
    TELEPORT_TO {
        @Override
        void build(FigureStage stage) {
            stage.place(-3, 0);
            stage.box("pad", Paint.PAD, 1, 0.12f, -1.4f, 0.06f, "TeleportTo(target='place', by='player')");
            stage.box("place", Paint.PAD, 1, 0.12f, 2, 0, "");
            stage.find("place").setUserData("jmesat.trigger", true);
        }

        @Override
        void move(FigureStage stage, int frame) {
            if (stage.player().getLocalTranslation().x < 0) {
                walk(stage, frame, -3, -1.4f);
            }
        }
    },
    TIMER {
        @Override
        void build(FigureStage stage) {
            stage.place(-9, 0);
            Node clock = stage.add("clock", "Timer(from=60, seconds=0.05)",
                    stage.model("ball", new Sphere(16, 24, 0.5f), Paint.COIN, 0, 0));
            clock.setLocalTranslation(0, 0.7f, 0);
        }

        @Override
        void move(FigureStage stage, int frame) {
            stage.write(0, 2, "time " + stage.find("clock").getUserData("time"));
        }
    },
    TINT_WHILE_TOUCHING {
        @Override
        void build(FigureStage stage) {
            stage.box("plate", Paint.WALL, 2.4f, 0.3f, 0.8f, 0.15f, "TintWhileTouching(color=#ff4040)");
        }

        @Override
        void move(FigureStage stage, int frame) {
            walk(stage, frame, -2.4f, 0.8f);
        }
    },
    WHEN {
        @Override
        void build(FigureStage stage) {
            coin(stage, "Count(key='coins'), DetachOnHit");
            stage.find("coin").setLocalTranslation(-0.6f, 0.6f, 0);
            stage.box("gate", Paint.DOOR, 0.4f, 1.4f, 2, 0.7f, "When(of='player', key='coins', action=DETACH)");
            stage.player().setUserData("coins", 0);
        }

        @Override
        void move(FigureStage stage, int frame) {
            walk(stage, frame, -2.4f, 0.2f);
            stage.write(stage.player().getLocalTranslation().x, 1.8f,
                    "coins " + stage.player().getUserData("coins"));
        }
    };

    /** The frames of the two pictures. */
    static final int BEFORE = 30;
    static final int AFTER = 110;

    abstract void build(FigureStage stage);

    abstract void move(FigureStage stage, int frame);

    /** Stands still for the first picture, walks, and has arrived some time before the second one. */
    private static void walk(FigureStage stage, int frame, float from, float to) {
        float share = Math.max(0, Math.min(1, (frame - BEFORE - 2) / 30f));
        stage.place(from + share * (to - from), 0);
    }

    private static void coin(FigureStage stage, String scripts) {
        Node coin = stage.add("coin", scripts, stage.model("ring", new Torus(24, 10, 0.09f, 0.3f), Paint.COIN, 0, 0));
        coin.setLocalTranslation(0.9f, 0.6f, 0);
    }
}
