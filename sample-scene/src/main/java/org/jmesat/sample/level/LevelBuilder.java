package org.jmesat.sample.level;

import com.jme3.asset.AssetManager;
import com.jme3.asset.ModelKey;
import com.jme3.effect.ParticleEmitter;
import com.jme3.effect.ParticleMesh;
import com.jme3.effect.shapes.EmitterSphereShape;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.math.FastMath;
import com.jme3.math.Vector2f;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.AssetLinkNode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Cylinder;
import com.jme3.scene.shape.Quad;
import com.jme3.scene.shape.Sphere;
import com.jme3.scene.shape.Torus;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import jme3tools.optimize.GeometryBatchFactory;

/**
 * Builds the level: 48 by 15 units, seen from +Z. The way leads to the right along the lower floor, up by a lift, and
 * back along the upper floor, to the gold door above the start. What happens is in user data only, as a designer would
 * type it in the editor.
 */
final class LevelBuilder {
    private static final String SCRIPTS = "jmesat.scripts";
    private static final String HARM = "Damage(amount=1, key='hearts', each=1, by='player'), "
            + "PlaySound(file='Sounds/hit.wav', by='player')";
    /** From the front of the walls to their back; other things are less deep, so that they hide nothing. */
    private static final float DEEP = 2.4f;
    private static final float LESS_DEEP = 1.4f;

    private final AssetManager assets;
    private final Map<Paint, Material> materials;
    private final Node level = new Node("level");
    private final List<Geometry> walls = new ArrayList<>();
    private final Mesh ring = new Torus(24, 10, 0.1f, 0.26f);

    private LevelBuilder(AssetManager assets) {
        this.assets = assets;
        materials = Paint.mix(assets);
    }

    static Node build(AssetManager assets) {
        return new LevelBuilder(assets).build();
    }

    private Node build() {
        level.setUserData("jmesat.scene.fixedStep", 1 / 60f);
        level.setUserData("jmesat.scene.discovery", "MARKED_ONLY");
        level.setUserData("jmesat.scene.layerNames", "hero, enemy");
        level.setShadowMode(ShadowMode.CastAndReceive);
        addRules();
        addPlayer();
        buildStart();
        buildLake();
        buildYard();
        buildShaft();
        buildUpperFloor();
        buildGoal();
        addWalls();
        return level;
    }

    /** The texts on the screen, the time, and how the game ends. */
    private void addRules() {
        Node rules = new Node("rules");
        rules.setUserData("time", 0);
        rules.setUserData("best", 0);
        rules.setUserData(SCRIPTS, "Timer(key='time', from=0, to=999), "
                + "Label(text='Coins {coins}/5   Hearts {hearts}', of='player', place=TOP_LEFT, row=3), "
                + "Label(text='Time {time}', place=TOP_LEFT, row=4), "
                + "When(key='won', action=ENABLE, target='won text'), "
                + "When(key='won', action=PAUSE, signal='won'), "
                + "When(of='player', key='hearts', is=AT_MOST, value=0, action=ENABLE, target='lost text'), "
                + "When(of='player', key='hearts', is=AT_MOST, value=0, action=PAUSE, signal='lost')");
        level.attachChild(rules);
        Node best = new Node("best text");
        best.setUserData(SCRIPTS, "Label(text='Best {best}', of='rules', place=TOP_LEFT, row=5, enabled=false), "
                + "When(of='rules', key='best', action=ENABLE, what='Label')");
        level.attachChild(best);
        addEnd("won text", "You won in {time} s");
        addEnd("lost text", "You lost");
    }

    private void addEnd(String name, String text) {
        Node end = new Node(name);
        end.setUserData(SCRIPTS, "Label(text='" + text + "', of='rules', place=CENTER, row=1, size=48, enabled=false), "
                + "Label(text='R or Start: play again', place=CENTER, row=4, enabled=false)");
        level.attachChild(end);
    }

    /** His place is between his feet. */
    private void addPlayer() {
        Node player = new Node("player");
        Spatial hero = new AssetLinkNode("hero", new ModelKey("Models/Jaime/Jaime.j3o"));
        hero.setLocalScale(1.2f);
        player.attachChild(hero);
        player.attachChild(burst("sparkle", 24, new ColorRGBA(1, 0.8f, 0.2f, 1)));
        player.attachChild(burst("sparks", 16, new ColorRGBA(1, 0.2f, 0.1f, 1)));
        player.setLocalTranslation(1.5f, 0, 0);
        player.setUserData("jmesat.shape", "RECTANGLE");
        player.setUserData("jmesat.size", "0.6, 1.4");
        player.setUserData("jmesat.offset", "0, 0.7");
        player.setUserData("jmesat.layers", "hero");
        player.setUserData("jmesat.mover", true);
        player.setUserData("jmesat.mover.stepHeight", 0.3f);
        player.setUserData("jmesat.mover.weight", 4f);
        player.setUserData("jmesat.mover.addGroundVelocity", false);
        player.setUserData("coins", 0);
        player.setUserData("hearts", 3);
        player.setUserData(SCRIPTS, "Respawn(by='lava', delay=0.25), "
                + "StartEffect(effect='sparkle', by='coin, heart'), "
                + "StartEffect(effect='sparks', by='shot, saw, lava')");
        level.attachChild(player);
    }

    /** Particles that leave the middle of the player all at once. */
    private ParticleEmitter burst(String name, int count, ColorRGBA color) {
        ParticleEmitter burst = new ParticleEmitter(name, ParticleMesh.Type.Triangle, count);
        Material material = new Material(assets, "Common/MatDefs/Misc/Particle.j3md");
        material.setTexture("Texture", assets.loadTexture("Effects/Explosion/flash.png"));
        burst.setMaterial(material);
        burst.setImagesX(2);
        burst.setImagesY(2);
        burst.setShape(new EmitterSphereShape(Vector3f.ZERO, 0.3f));
        burst.setParticlesPerSec(0);
        burst.setStartColor(color);
        burst.setEndColor(new ColorRGBA(color.r, color.g, color.b, 0));
        burst.setStartSize(0.3f);
        burst.setEndSize(0.05f);
        burst.setLowLife(0.3f);
        burst.setHighLife(0.7f);
        burst.setGravity(0, 4, 0);
        burst.getParticleInfluencer().setInitialVelocity(new Vector3f(0, 3, 0));
        burst.getParticleInfluencer().setVelocityVariation(0.9f);
        burst.setLocalTranslation(0, 0.8f, 0.5f);
        burst.setShadowMode(ShadowMode.Off);
        return burst;
    }

    /** A coin to begin with, and lava to jump over. */
    private void buildStart() {
        addWall(-10, -3.3f, -2.2f, 12.1f);
        addWall(-2.2f, -3.2f, -1, 12);
        addWall(-1, -3, 9, 0);
        addWall(5.5f, -0.1f, 7.5f, 0.8f);
        addCoin("coin", 6.5f, 1.6f);
        addLava(9, 11.5f);
        addSign(3.6f, "Hold the key longer", "to jump higher");
        Geometry backdrop = new Geometry("backdrop", new Quad(49, 16));
        backdrop.getMesh().scaleTextureCoordinates(new Vector2f(49 / 4f, 16 / 4f));
        backdrop.setLocalTranslation(-2, -3, -DEEP / 2);
        backdrop.setMaterial(Paint.glow(assets, "Textures/Terrain/BrickWall/BrickWall.jpg",
                new ColorRGBA(0.07f, 0.085f, 0.16f, 1)));
        backdrop.setShadowMode(ShadowMode.Off);
        level.attachChild(backdrop);
    }

    /** The coin that nobody can take, and a platform that goes over lava. */
    private void buildLake() {
        addWall(11.5f, -3, 17, 0);
        addFlag(12.2f, 0);
        addSign(13.6f, "This coin cannot be taken. Why?", "F3, click the coin, shift-click the hero");
        // The bug: its layers were copied from something that waits for enemies.
        addCoin("broken coin", 15, 0.6f).setUserData("jmesat.collidesWith", "enemy");
        addLava(17, 24);
        Spatial platform = solid("platform", Paint.STEEL, 17.3f, -0.3f, 19.3f, 0);
        platform.setUserData(SCRIPTS, "MoveBetween(points='4.4, 0', speed=1.8, wait=0.7, ease=true)");
        addCoin("coin", 20.5f, 2.6f);
    }

    /** A crate holds the plate down that opens the gate. */
    private void buildYard() {
        addWall(24, -3, 41, 0);
        addFlag(24.6f, 0);
        addWall(25.5f, -0.1f, 25.8f, 0.25f);
        Spatial crate = box("crate", Paint.WOOD, 26.6f, 0, 27.6f, 1);
        crate.setUserData("jmesat.pushApart", true);
        crate.setUserData("jmesat.collider", true);
        level.attachChild(crate);
        Spatial plank = solid("plank", Paint.WOOD, 26.8f, 1.5f, 29.2f, 1.65f);
        plank.setUserData(SCRIPTS, "OneWayPlatform(by='player')");
        addCoin("coin", 28, 2.6f);
        addSign(30.2f, "A crate on the plate", "keeps the gate open");
        Spatial plate = box("plate", Paint.PLATE, 30.2f, 0, 31.4f, 0.08f);
        trigger(plate, "Door(target='gate', move=(0, 2.1, 0), seconds=0.6, by='crate'), "
                + "TintWhileTouching(color=#40ff60, by='crate')");
        addWall(31.6f, -0.1f, 31.9f, 0.25f);
        addWall(33, 2.2f, 33.8f, 5.3f);
        solid("gate", Paint.STEEL, 33.2f, 0, 33.6f, 2.2f);
    }

    /** A turret whose shots stop at a thin pane, and the lift to the upper floor. */
    private void buildShaft() {
        addWall(41, -3.1f, 43.6f, -0.25f);
        addWall(43.6f, -3, 46, 0);
        addWall(43.7f, 1.7f, 46.1f, 8.5f);
        addWall(46, -3.2f, 47.2f, 12);
        addWall(47.2f, -3.3f, 55, 12.1f);
        solid("pane", Paint.GATE, 37.97f, 0, 38.03f, 1.05f);
        addCoin("coin", 38, 2.4f);
        Node turret = new Node("turret");
        turret.attachChild(model("base", new Box(0.4f, 0.4f, 0.4f), Paint.TURRET, 0.5f, -0.35f, 0));
        Geometry barrel = model("barrel", new Cylinder(2, 20, 0.2f, 1, true), Paint.STEEL, 0.3f, 0, 0);
        barrel.rotate(0, FastMath.HALF_PI, 0);
        turret.attachChild(barrel);
        turret.setLocalTranslation(44.6f, 0.75f, 0);
        turret.setUserData("jmesat.fixed", true);
        // One negative group: the turret does not hit itself.
        turret.setUserData("jmesat.group", -1);
        turret.setUserData(SCRIPTS, "Spawner(template='shot', every=1.6)");
        level.attachChild(turret);
        Node shot = new Node("shot");
        shot.attachChild(model("ball", new Sphere(10, 16, 0.18f), Paint.SHOT, 0, 0, 0));
        shot.setUserData("jmesat.trigger", true);
        shot.setUserData("jmesat.group", -1);
        shot.setUserData(SCRIPTS, HARM + ", Projectile(velocity=(-20, 0, 0), by='player, walls, pane, gate')");
        Node templates = new Node("templates");
        templates.setUserData("jmesat.collider", false);
        templates.setCullHint(Spatial.CullHint.Always);
        templates.attachChild(shot);
        level.attachChild(templates);
        Spatial lift = solid("lift", Paint.STEEL, 41.1f, -0.2f, 43.5f, 0);
        lift.setUserData(SCRIPTS, "OneWayPlatform(by='player'), MoveBetween(points='0, 6', speed=2.5, wait=1.2)");
    }

    /** A belt against the way, a platform over the yard, and two saws. */
    private void buildUpperFloor() {
        addWall(32.8f, 5.2f, 41, 6);
        addWall(-1, 5.2f, 27, 6);
        Spatial belt = box("belt", Paint.BELT, 35, 5.95f, 39.5f, 6.05f);
        trigger(belt, "Conveyor(velocity=(2.5, 0, 0), by='player')");
        for (int i = 0; i < 4; i++) {
            level.attachChild(arrow(35.6f + 1.1f * i, 6.06f));
        }
        Spatial ferry = solid("ferry", Paint.STEEL, 30.6f, 5.7f, 32.6f, 6);
        ferry.setUserData(SCRIPTS, "MoveBetween(points='-3.4, 0', speed=1.6, wait=0.7, ease=true)");
        addCoin("coin", 29.9f, 8.2f);
        addSaw("saw", 19.5f, 6.3f, "6, 0");
        addSaw("saw", 13, 6.4f, "0, 2.8");
        addWall(15.8f, 5.9f, 17.2f, 6.9f);
        Node heart = new Node("heart");
        Spatial tip = model("tip", new Box(0.17f, 0.17f, 0.1f), Paint.HEART, 0, 0, 0);
        tip.rotate(0, 0, FastMath.QUARTER_PI);
        heart.attachChild(tip);
        Mesh half = new Cylinder(2, 20, 0.17f, 0.2f, true);
        heart.attachChild(model("left", half, Paint.HEART, -0.12f, 0.12f, 0));
        heart.attachChild(model("right", half, Paint.HEART, 0.12f, 0.12f, 0));
        collect(heart, 16.5f, 7.5f, "Count(key='hearts', limit=3, by='player')");
    }

    /** The door that shows how many coins are there, and the exit behind it. */
    private void buildGoal() {
        addWall(7.6f, 8.4f, 8.8f, 12.1f);
        Spatial door = solid("gold door", Paint.GOLD, 7.75f, 6, 8.65f, 8.4f);
        // On the door and not wider than it: it leaves the view with the door.
        door.setUserData(SCRIPTS, "Label(text='{coins}/5', of='player', place=ABOVE, row=-2, size=32), "
                + "When(of='player', key='coins', is=AT_LEAST, value=5, action=DISABLE, what='Label')");
        Spatial mat = box("mat", Paint.PLATE, 9, 6, 10.4f, 6.1f);
        trigger(mat, "Door(target='gold door', move=(0, 2.3, 0), seconds=1, once=true, by='player', needs='coins', "
                + "count=5), TintWhileTouching(color=#ffd040, by='player')");
        Node exit = new Node("exit");
        exit.attachChild(model("ring", new Torus(32, 12, 0.12f, 0.9f), Paint.COIN, 0, 1, 0));
        exit.setLocalTranslation(3.5f, 6, 0);
        exit.setUserData("jmesat.shape", "RECTANGLE");
        exit.setUserData("jmesat.size", "0.8, 2");
        exit.setUserData("jmesat.offset", "0, 1");
        trigger(exit, "When(by='player', action=SET, target='rules', what='won'), "
                + "Label(text='EXIT', place=ABOVE, size=20, color=#ffd040)");
    }

    private void addWall(float left, float bottom, float right, float top) {
        Geometry wall = box("wall", Paint.BRICK, left, bottom, right, top);
        wall.setLocalScale(1, 1, DEEP / LESS_DEEP);
        wall.getMesh().scaleTextureCoordinates(new Vector2f((right - left) / 2, (top - bottom) / 2));
        walls.add(wall);
    }

    /** All walls as one mesh: no two of them share a corner, so that each is a convex part. */
    private void addWalls() {
        Mesh merged = new Mesh();
        GeometryBatchFactory.mergeGeometries(walls, merged);
        merged.updateBound();
        Geometry all = model("walls", merged, Paint.BRICK, 0, 0, 0);
        all.setUserData("jmesat.fixed", true);
        all.setUserData("jmesat.mode", "HULL_PER_PART");
        level.attachChild(all);
    }

    private void addLava(float left, float right) {
        Geometry lava = box("lava", Paint.LAVA, left, -3, right, -0.7f);
        lava.setMaterial(Paint.glow(assets, "Textures/Terrain/Rock2/rock.jpg", new ColorRGBA(7, 1.3f, 0.15f, 1)));
        lava.setLocalScale(1, 1, DEEP / LESS_DEEP);
        lava.setShadowMode(ShadowMode.Off);
        lava.getMesh().scaleTextureCoordinates(new Vector2f((right - left) / 3, 1));
        trigger(lava, HARM);
    }

    private void addFlag(float x, float y) {
        Node flag = new Node("flag");
        flag.attachChild(model("pole", new Box(0.04f, 0.9f, 0.04f), Paint.MARK, 0, 0.9f, -0.6f));
        flag.attachChild(model("cloth", new Box(0.3f, 0.2f, 0.02f), Paint.GATE, 0.34f, 1.55f, -0.6f));
        flag.setLocalTranslation(x, y, 0);
        flag.setUserData("jmesat.shape", "RECTANGLE");
        flag.setUserData("jmesat.size", "0.3, 1.8");
        flag.setUserData("jmesat.offset", "0, 0.9");
        trigger(flag, "Checkpoint(by='player'), TintWhileTouching(color=#40ff60, by='player')");
    }

    private void addSign(float x, String first, String second) {
        Node sign = new Node("sign");
        sign.attachChild(model("post", new Box(0.06f, 0.5f, 0.06f), Paint.WOOD, 0, 0.5f, -0.8f));
        sign.attachChild(model("board", new Box(0.45f, 0.28f, 0.05f), Paint.WOOD, 0, 1.05f, -0.75f));
        sign.setLocalTranslation(x, 0, 0);
        sign.setUserData("jmesat.shape", "RECTANGLE");
        sign.setUserData("jmesat.size", "2, 1.5");
        sign.setUserData("jmesat.offset", "0, 0.75");
        trigger(sign, "Label(text='" + first + "', by='player', place=ABOVE, row=1, size=22), "
                + "Label(text='" + second + "', by='player', place=ABOVE, size=22)");
    }

    private void addSaw(String name, float x, float y, String way) {
        Node saw = new Node(name);
        Mesh blade = new Box(0.38f, 0.38f, 0.06f);
        for (int i = 0; i < 3; i++) {
            Spatial teeth = model("teeth", blade, Paint.MARK, 0, 0, 0);
            teeth.rotate(0, 0, i * FastMath.PI / 6);
            saw.attachChild(teeth);
        }
        saw.setLocalTranslation(x, y, 0);
        saw.setUserData("jmesat.shape", "CIRCLE");
        saw.setUserData("jmesat.radius", 0.45f);
        saw.setUserData("jmesat.trigger", true);
        saw.setUserData("jmesat.collidesWith", "hero");
        saw.setUserData(SCRIPTS, HARM + ", MoveBetween(points='" + way + "', speed=2.5, ease=true)");
        level.attachChild(saw);
    }

    private Spatial addCoin(String name, float x, float y) {
        Node coin = new Node(name);
        coin.attachChild(model("ring", ring, Paint.COIN, 0, 0, 0));
        return collect(coin, x, y, "Count(key='coins', by='player')");
    }

    private Spatial collect(Node what, float x, float y, String count) {
        what.setLocalTranslation(x, y, 0);
        what.setUserData("jmesat.shape", "CIRCLE");
        what.setUserData("jmesat.radius", 0.35f);
        trigger(what, count + ", PlaySound(file='Sounds/coin.wav', by='player'), DetachOnHit(by='player')");
        return what;
    }

    private void trigger(Spatial spatial, String scripts) {
        spatial.setUserData("jmesat.trigger", true);
        spatial.setUserData("jmesat.fixed", true);
        spatial.setUserData(SCRIPTS, scripts);
        level.attachChild(spatial);
    }

    private Geometry solid(String name, Paint paint, float left, float bottom, float right, float top) {
        Geometry solid = box(name, paint, left, bottom, right, top);
        solid.setUserData("jmesat.fixed", true);
        level.attachChild(solid);
        return solid;
    }

    /** A flat mark that points to the right. */
    private Spatial arrow(float x, float y) {
        Node arrow = new Node("arrow");
        for (int side = -1; side <= 1; side += 2) {
            Spatial stroke = model("stroke", new Box(0.3f, 0.01f, 0.06f), Paint.MARK, 0, 0, side * 0.17f);
            stroke.rotate(0, side * FastMath.QUARTER_PI, 0);
            arrow.attachChild(stroke);
        }
        arrow.setLocalTranslation(x, y, 0.5f);
        return arrow;
    }

    private Geometry box(String name, Paint paint, float left, float bottom, float right, float top) {
        return model(name, new Box((right - left) / 2, (top - bottom) / 2, LESS_DEEP / 2), paint, (left + right) / 2,
                (bottom + top) / 2, 0);
    }

    private Geometry model(String name, Mesh mesh, Paint paint, float x, float y, float z) {
        Geometry model = new Geometry(name, mesh);
        model.setMaterial(materials.get(paint));
        model.setLocalTranslation(x, y, z);
        return model;
    }
}
