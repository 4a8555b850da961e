package org.jmesat.sample.level;

import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.math.FastMath;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Cylinder;
import com.jme3.scene.shape.Sphere;
import com.jme3.scene.shape.Torus;
import java.util.Map;

/**
 * Builds the level: three rooms from west (−X) to east, 24 by 16 units, the view from the south (+Z). What happens is
 * in user data only, as a designer would type it in the editor.
 */
final class LevelBuilder {
    private static final String SCRIPTS = "jmesat.scripts";
    private static final float WALL_HEIGHT = 1.2f;
    private static final float THICK = 0.5f;

    private final Map<Paint, Material> materials;
    private final Node level = new Node("level");
    private final Node walls = new Node("walls");

    private LevelBuilder(AssetManager assets) {
        materials = Paint.mix(assets);
    }

    static Node build(AssetManager assets) {
        return new LevelBuilder(assets).build();
    }

    private Node build() {
        level.setUserData("jmesat.scene.plane", "XZ");
        level.setUserData("jmesat.scene.fixedStep", 1 / 60f);
        level.setUserData("jmesat.scene.discovery", "MARKED_ONLY");
        level.attachChild(box("floor", Paint.FLOOR, 24.5f, 0.2f, 16.5f, 0, -0.1f, 0));
        level.attachChild(walls);
        addPlayer();
        buildOuterWalls();
        buildWestRoom();
        buildMiddleRoom();
        buildEastRoom();
        buildVault();
        return level;
    }

    private void addPlayer() {
        Node player = new Node("player");
        player.attachChild(model("body", new Cylinder(2, 24, 0.4f, 0.9f, true), Paint.PLAYER, 0, 0.45f, 0));
        player.getChild(0).rotate(FastMath.HALF_PI, 0, 0);
        player.attachChild(model("head", new Sphere(16, 24, 0.3f), Paint.SKIN, 0, 1.15f, 0));
        player.setLocalTranslation(-10, 0, 6);
        player.setUserData("jmesat.shape", "CIRCLE");
        player.setUserData("jmesat.radius", 0.4f);
        player.setUserData("coins", 0);
        player.setUserData(SCRIPTS, "Health(full=100)");
        level.attachChild(player);
    }

    private void buildOuterWalls() {
        addWall("north wall", 0, -8, 24.5f, THICK);
        addWall("south wall", 0, 8, 24.5f, THICK);
        addWall("west wall", -12, 0, THICK, 16);
        addWall("east wall", 12, 0, THICK, 16);
    }

    /** Two coins behind lava; a plate opens the door to the middle room for a while. */
    private void buildWestRoom() {
        addCoin(-10, -6);
        addCoin(-6, -6);
        Spatial lava = box("lava", Paint.LAVA, 5, 0.06f, 2.5f, -8, 0.03f, -1.25f);
        trigger(lava, "Damage(amount=10, each=0.5, by='player')");
        addWall("first wall north", -4, -2, THICK, 12);
        addWall("first wall south", -4, 7, THICK, 2);
        Spatial door = box("first door", Paint.DOOR, 0.4f, 1, 2, -4, 0.5f, 5);
        door.setUserData("jmesat.fixed", true);
        level.attachChild(door);
        Spatial plate = disc("plate", Paint.PLATE, 0.8f, -6, 2);
        trigger(plate, "Door(target='first door', move=(0, 0, 2), seconds=0.5, stay=2, by='player'), "
                + "TintWhileTouching(color=#40ff60, by='player')");
    }

    /** A belt that carries back to the west, the shots of a turret, and a gate that opens one way. */
    private void buildMiddleRoom() {
        addCoin(2, 6.5f);
        Spatial belt = box("belt", Paint.BELT, 7, 0.06f, 2, 0, 0.03f, 2);
        trigger(belt, "Conveyor(velocity=(-2, 0, 0), by='player')");
        for (int i = 0; i < 3; i++) {
            level.attachChild(arrow("belt arrow", -2 + 2 * i, 2, FastMath.PI));
        }
        Spatial turret = box("turret", Paint.TURRET, 0.6f, 0.9f, 0.6f, -3.4f, 0.45f, -2);
        turret.setUserData("jmesat.fixed", true);
        turret.setUserData("jmesat.group", -1);
        turret.setUserData(SCRIPTS, "Spawner(template='shot', every=1.25)");
        level.attachChild(turret);
        Node templates = new Node("templates");
        templates.setUserData("jmesat.collider", false);
        templates.setCullHint(Spatial.CullHint.Always);
        Node shot = new Node("shot");
        shot.attachChild(model("ball", new Sphere(10, 16, 0.2f), Paint.SHOT, 0, 0.2f, 0));
        shot.setUserData("jmesat.trigger", true);
        // One negative group: the turret does not hit itself.
        shot.setUserData("jmesat.group", -1);
        shot.setUserData(SCRIPTS, "Damage(amount=15, by='player'), "
                + "Projectile(velocity=(6, 0, 0), by='player, walls')");
        templates.attachChild(shot);
        level.attachChild(templates);
        addWall("second wall north", 4, -7.25f, THICK, 1.5f);
        addWall("second wall south", 4, 2, THICK, 12);
        Spatial gate = box("gate", Paint.GATE, 0.4f, 0.3f, 2.5f, 4, 0.15f, -5.25f);
        gate.setUserData("jmesat.fixed", true);
        gate.setUserData(SCRIPTS, "OneWayPlatform(up=(1, 0, 0), by='player')");
        level.attachChild(gate);
        level.attachChild(arrow("gate arrow", 3, -5.25f, 0));
    }

    /** A coin, the pad to the vault, and the exit behind a door that needs five coins. */
    private void buildEastRoom() {
        addCoin(7, -6.5f);
        addPad("pad", 6.5f, -1, "vault place");
        level.attachChild(place("yard place", 7, 1.2f));
        addWall("third wall west", 6.375f, 3, 4.25f, THICK);
        addWall("third wall east", 11.5f, 3, 1, THICK);
        Spatial door = box("coin door", Paint.COIN_DOOR, 2.5f, 1, 0.4f, 9.75f, 0.5f, 3);
        door.setUserData("jmesat.fixed", true);
        level.attachChild(door);
        Spatial mat = box("mat", Paint.PLATE, 2.5f, 0.06f, 1, 9.75f, 0.03f, 2);
        trigger(mat, "Door(target='coin door', move=(-2.5, 0, 0), seconds=1, once=true, by='player', needs='coins', "
                + "count=5), TintWhileTouching(color=#ffd040, by='player')");
        Spatial exit = disc("exit", Paint.EXIT, 1, 8, 6);
        trigger(exit, "Count(key='won', of='level', by='player', once=true), "
                + "TintWhileTouching(color=#ffffff, by='player')");
    }

    /** A closed room in the north-east with the last coin. */
    private void buildVault() {
        addWall("vault west", 8.5f, -5.5f, THICK, 5.5f);
        addWall("vault south", 10.25f, -3, 4, THICK);
        level.attachChild(place("vault place", 10.25f, -6.8f));
        addCoin(11, -4.2f);
        addPad("pad back", 9.5f, -4.2f, "yard place");
    }

    private void addWall(String name, float x, float z, float sizeX, float sizeZ) {
        Spatial wall = box(name, Paint.WALL, sizeX, WALL_HEIGHT, sizeZ, x, WALL_HEIGHT / 2, z);
        wall.setUserData("jmesat.fixed", true);
        walls.attachChild(wall);
    }

    private void addCoin(float x, float z) {
        Node coin = new Node("coin");
        coin.attachChild(model("ring", new Torus(24, 10, 0.07f, 0.25f), Paint.COIN, 0, 0.4f, 0));
        coin.setLocalTranslation(x, 0, z);
        coin.setUserData("jmesat.shape", "CIRCLE");
        coin.setUserData("jmesat.radius", 0.3f);
        trigger(coin, "Count(key='coins', by='player'), DetachOnHit(by='player')");
    }

    private void addPad(String name, float x, float z, String target) {
        Spatial pad = disc(name, Paint.PAD, 0.7f, x, z);
        trigger(pad, "TeleportTo(target='" + target + "', by='player')");
    }

    private void trigger(Spatial spatial, String scripts) {
        spatial.setUserData("jmesat.trigger", true);
        spatial.setUserData("jmesat.fixed", true);
        spatial.setUserData(SCRIPTS, scripts);
        level.attachChild(spatial);
    }

    private static Spatial place(String name, float x, float z) {
        Node place = new Node(name);
        place.setLocalTranslation(x, 0, z);
        return place;
    }

    /** A flat mark on the floor that points along X, turned to the left by an angle. */
    private Spatial arrow(String name, float x, float z, float angle) {
        Node arrow = new Node(name);
        for (int side = -1; side <= 1; side += 2) {
            Spatial stroke = box("stroke", Paint.MARK, 0.6f, 0.02f, 0.12f, 0, 0.08f, side * 0.17f);
            stroke.rotate(0, side * FastMath.QUARTER_PI, 0);
            arrow.attachChild(stroke);
        }
        arrow.setLocalTranslation(x, 0, z);
        arrow.rotate(0, angle, 0);
        return arrow;
    }

    private Spatial disc(String name, Paint paint, float radius, float x, float z) {
        Node disc = new Node(name);
        disc.attachChild(model("top", new Cylinder(2, 32, radius, 0.06f, true), paint, 0, 0.03f, 0));
        disc.getChild(0).rotate(FastMath.HALF_PI, 0, 0);
        disc.setLocalTranslation(x, 0, z);
        disc.setUserData("jmesat.shape", "CIRCLE");
        disc.setUserData("jmesat.radius", radius);
        return disc;
    }

    private Geometry box(String name, Paint paint, float sizeX, float sizeY, float sizeZ, float x, float y, float z) {
        return model(name, new Box(sizeX / 2, sizeY / 2, sizeZ / 2), paint, x, y, z);
    }

    private Geometry model(String name, Mesh mesh, Paint paint, float x, float y, float z) {
        Geometry model = new Geometry(name, mesh);
        model.setMaterial(materials.get(paint));
        model.setLocalTranslation(x, y, z);
        return model;
    }
}
