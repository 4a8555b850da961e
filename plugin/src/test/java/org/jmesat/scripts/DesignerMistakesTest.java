package org.jmesat.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.control.Control;
import java.util.List;
import org.jmesat.app.CollisionScene;
import org.jmesat.app.SatCollisionState;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The mistakes of designers: each is told in the status, with its cure, and is no longer told when it is corrected. The
 * scene lies in XZ and has no mistake.
 */
class DesignerMistakesTest {
    private static final int MORE_THAN_A_SECOND = 70;

    @AutoClose
    private final CollisionScene scene = new CollisionScene();

    private final SatCollisionState state = scene.state();
    private final Node level = new Node("Level");

    @BeforeEach
    void build() {
        level.setUserData("jmesat.scene.plane", "XZ");
        level.setUserData("jmesat.scene.discovery", "MARKED_ONLY");
        level.setUserData("jmesat.scene.layerNames", "enemy, door");
        Spatial player = add("player", "jmesat.collider", "Health");
        player.setUserData("jmesat.pushApart", "true");
        add("wall", "jmesat.fixed", null);
        add("gate", "jmesat.fixed", null);
        add("coin", "jmesat.trigger", "Count(by='player', key='coins')");
        add("hazard", "jmesat.trigger", "Damage(by='player')");
        add("plate", "jmesat.trigger", "Door(target='gate', move=(3, 0, 0), needs='coins', by='player')");
        add("belt", "jmesat.trigger", "Conveyor");
        add("portal", "jmesat.trigger", "TeleportTo(target='sign', by='player')");
        add("lamp", "jmesat.trigger", "TintWhileTouching(by='player')");
        add("turret", "jmesat.fixed", "Spawner(template='stone', by='player')");
        add("shot", "jmesat.trigger", "Projectile(by='wall', velocity=(1, 0, 0), range=1, detach=false)");
        add("sign", null, null);
        Node templates = new Node("templates");
        templates.setUserData("jmesat.collider", "false");
        level.attachChild(templates);
        Spatial stone = scene.cube("stone", 0, 0);
        stone.setUserData("jmesat.trigger", "true");
        stone.setUserData("jmesat.scripts", "Damage(by='player')");
        templates.attachChild(stone);
        scene.attach(level);
    }

    private Spatial add(String name, String kind, String scripts) {
        Geometry added = scene.cube(name, 5 * level.getQuantity(), 0);
        if (kind != null) {
            added.setUserData(kind, "true");
        }
        added.setUserData("jmesat.scripts", scripts);
        level.attachChild(added);
        return added;
    }

    private Spatial spatial(String name) {
        return name.equals("Level") ? level : level.getChild(name);
    }

    private String status() {
        scene.frames(MORE_THAN_A_SECOND);
        return scene.run().ask(state::getStatus);
    }

    private void assertWhole() {
        String status = status();
        assertTrue(status.endsWith(" layerNames enemy, door."), status);
        assertEquals("none", scene.run().ask(() -> state.getProblem()));
    }

    @Test
    void aSceneWithoutMistakesHasNone() {
        assertWhole();
        assertEquals(List.of(), scene.run().ask(state::getProblems));
    }

    private static void set(Spatial spatial, String key, String value) {
        if (key.equals("name")) {
            spatial.setName(value.replace('_', ' '));
        } else {
            spatial.setUserData(key, value);
        }
    }

    private void assertTold(String kind, Spatial spatial, String told, String end) {
        String status = status();
        String named = told.contains("Conveyor") ? "belt" : spatial.getName();
        String sentence = kind + ": Geometry '" + named + "' (/Root Node/Level/" + named + "): " + told + end + ".";
        assertTrue(status.endsWith(sentence), () -> status + " instead of " + told);
    }

    /** Each row: the spatial, the key in its user data, what is wrong there, what is right, and the problem. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            coin | jmesat.triger | true | | its user data key jmesat.triger is unknown; the nearest known key is \
            jmesat.trigger
            coin | jme-sat.trigger | true | | its user data key jme-sat.trigger is unknown; the nearest known key is \
            jmesat.trigger
            coin | Jmesat.trigger | true | | its user data key Jmesat.trigger is unknown; the nearest known key is \
            jmesat.trigger
            coin | jmesat.plane | XZ | | its user data key jmesat.plane is unknown; the nearest known key is \
            jmesat.scene.plane
            coin | jmesat.script | Count | | its user data key jmesat.script is unknown; the nearest known key is \
            jmesat.scripts
            coin | jmesat.scene.plane | XZ | | its user data jmesat.scene.plane has no effect here: scene settings \
            belong to the root node or to one of its direct children
            coin | jmesat.trigger | yes | true | its user data jmesat.trigger is yes instead of true or false
            wall | jmesat.shape | CIRCEL | CIRCLE | its user data jmesat.shape is CIRCEL instead of one of MESH, \
            RECTANGLE, CIRCLE, CAPSULE, POLYGON, SEGMENT; the nearest is CIRCLE
            wall | jmesat.slice | 3, 1 | -1, 1 | its user data jmesat.slice is 3, 1 instead of a lowest and a highest \
            depth, such as "0.5, 1.7"
            wall | jmesat.maxVertices | 2 | 3 | its user data jmesat.maxVertices is 2 instead of 0 or an integer of 3 \
            or more
            wall | jmesat.depthMargin | 0,5 | 0.5 | its user data jmesat.depthMargin is 0,5 instead of a finite number
            player | jmesat.weight | 0 | 1 | its user data jmesat.weight is 0 instead of a number greater than 0
            player | jmesat.slop | -1 | 0 | its user data jmesat.slop is -1 instead of a finite number of 0 or more
            coin | jmesat.slop | 0.1 | | its user data jmesat.slop has no effect without jmesat.pushApart
            coin | jmesat.mover.snap | 0.1 | | its user data jmesat.mover.snap has no effect without jmesat.mover
            coin | jmesat.scripts | Count(by='player' | Count(by='player', key='coins') | its user data \
            jmesat.scripts has no closing parenthesis for the one at character 6
            coin | jmesat.scripts | Count(key='coins', DetachOnHit(by='player') | Count(key='coins') | its user data \
            jmesat.scripts has no closing parenthesis for the one at character 6
            coin | jmesat.scripts | Count(by='player) | Count(key='coins') | its user data jmesat.scripts has no \
            closing quote for the text that begins at character 10
            coin | jmesat.scripts | Count by='player' | Count(key='coins') | its user data jmesat.scripts has by at \
            character 7 where a comma is expected
            coin | jmesat.scripts | Count(by=‘player’) | Count(key='coins') | its user data jmesat.scripts has ‘ at \
            character 10 where a value is expected: quotes are ' or "
            coin | jmesat.scripts | Count(5) | Count(key='coins') | its user data jmesat.scripts has 5 at character 7 \
            where a property is expected, such as delay=2
            coin | jmesat.scripts | Count(delay=0,5) | Count(key='coins') | its user data jmesat.scripts has 5 at \
            character 15 where a property is expected: a decimal number is written 0.5, a vector (1, 2, 3)
            coin | jmesat.scripts | Count(delay=2s) | Count(key='coins') | its user data jmesat.scripts has 2s at \
            character 13 where a number is expected, such as 2.5
            lamp | jmesat.scripts | Cont | TintWhileTouching | its user data jmesat.scripts has the unknown script \
            Cont, looked for in org.jmesat.scripts, org.jmesat.testing; the nearest ready-made script is Count
            lamp | jmesat.scripts | org.jmesat.scripts.Cont | TintWhileTouching | its user data jmesat.scripts has \
            the unknown script org.jmesat.scripts.Cont; the nearest ready-made script is Count
            lamp | jmesat.scripts | evil.Bomb | TintWhileTouching | its user data jmesat.scripts has the script \
            evil.Bomb, which is in no allowed package; allowed are org.jmesat.scripts, org.jmesat.testing
            lamp | jmesat.scripts | DetachOnHit(bye='player') | DetachOnHit(by='player') | its script DetachOnHit has \
            no property bye; the nearest is by
            lamp | jmesat.scripts | DetachOnHit(delay='x') | DetachOnHit | its script DetachOnHit has delay='x' \
            instead of a number
            lamp | jmesat.scripts | Count(amount=2.5) | Count(amount=2) | its script Count has amount=2.5 instead of \
            an integer
            lamp | jmesat.scripts | Count(amount=1, amount=2) | Count | its script Count has amount twice; the first \
            value is used
            lamp | jmesat.scripts | DetachOnHit(delay=-1) | DetachOnHit | its script DetachOnHit has delay=-1, which \
            it changes to 0
            lamp | jmesat.scripts | Count(key='jmesat.radius') | Count(key='radius') | its script Count has \
            key='jmesat.radius', which it changes to 'count'
            lamp | jmesat.scripts | Count(key='jmesat.scene.fixedStep') | Count | its script Count has \
            key='jmesat.scene.fixedStep', which it changes to 'count'
            lamp | jmesat.scripts | Health(key='jmesat.weight', detach=false) | Health | its script Health has \
            key='jmesat.weight', which it changes to 'health'
            lamp | jmesat.scripts | Damage(key='jmesat.weight') | Damage | its script Damage has \
            key='jmesat.weight', which it changes to 'health'
            lamp | jmesat.scripts | TintWhileTouching(color=#ff80) | TintWhileTouching | its user data jmesat.scripts \
            has #ff80 at character 25 where a colour of 6 or 8 digits is expected, such as #ff8000
            lamp | jmesat.scripts | TintWhileTouching(color=red) | TintWhileTouching | its script TintWhileTouching \
            has color=red instead of a colour, such as #ff8000 or (1, 0.5, 0)
            plate | jmesat.scripts | Door(target='gate', move=(0, 2)) | Door(target='gate', move=(2, 0, 0)) | its \
            script Door has move=(0, 2) instead of a vector of 3 numbers, such as (1, 2, 3)
            lamp | jmesat.scripts | MoveBetween(points='left') | MoveBetween(points='3, 0') | its script MoveBetween \
            has the points "left" instead of some such as "4, 0, 0; 4, 2, 0"
            lamp | jmesat.scripts | PlaySound(file='Sounds/coin.ogg') | Count | its script PlaySound finds no file \
            'Sounds/coin.ogg' among the assets
            turret | jmesat.scripts | Spawner(template='ston') | Spawner(template='stone') | its script Spawner finds \
            no spatial 'ston'; there is 'stone'
            plate | jmesat.scripts | Door(target='Gate', move=(3, 0, 0)) | Door(target='gate', move=(3, 0, 0)) | its \
            script Door finds no spatial 'Gate'; there is 'gate'
            lamp | jmesat.scripts | Count(of='plyer') | Count(of='player') | its script Count finds no spatial \
            'plyer'; there is 'player'
            Level | jmesat.scene.plane | XW | XZ | its user data jmesat.scene.plane is XW instead of one of XY, XZ, YZ
            Level | jmesat.scene.fixedStep | fast | | its user data jmesat.scene.fixedStep is fast instead of a \
            number of seconds, 0 or more
            Level | jmesat.scene.discovery | MARKED | MARKED_ONLY | its user data jmesat.scene.discovery is MARKED \
            instead of one of ALL_GEOMETRIES, MARKED_ONLY
            Level | jmesat.scene.layersApart | enemy : door | | layersApart: 'enemy : door' is not a pair of layer \
            names with @ between them
            Level | jmesat.scene.layersApart | enemy @ dor | | layersApart: there is no layer 'dor'
            coin | jmesat.layers | enmy | | its setting layers names an unknown layer: 'enmy'; known are default, \
            enemy, door (see jmesat.scene.layerNames)
            coin | jmesat.collidesWith | playr | | its setting collidesWith names an unknown layer: 'playr'; known \
            are default, enemy, door (see jmesat.scene.layerNames)
            gate | jmesat.scripts | OneWayPlatform | OneWayPlatform(up=(0, 0, 1)) | it is one-way and holds nothing, \
            since its direction has no part in the plane: set up or oneWayUp to one in it
            """)
    void aProblemIsToldUntilItIsCorrected(String name, String key, String wrong, String right, String told) {
        Spatial spatial = spatial(name);
        set(spatial, key, wrong.replace('@', '|'));
        String problem = told.replace('@', '|');
        String status = status();
        assertTrue(status.contains(" Problem: ") && status.contains(problem), () -> status + " instead of " + problem);
        set(spatial, key, right);
        scene.frames(2);
        String corrected = scene.run().ask(state::getStatus);
        assertTrue(!corrected.contains("Problem"), corrected);
    }

    /** Each row: as above; the mistake; and its cure. A script is tried as a Control, too. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            coin | jmesat.trigger | | true | its script Count needs a collider, but it is none and has none below \
            it | add jmesat.collider or jmesat.trigger
            sign | jmesat.pushApart | true | | has jmesat.pushApart, but is no collider and has none below it | add \
            jmesat.collider
            sign | jmesat.mover | true | | has jmesat.mover, but is no collider and has none below it | add \
            jmesat.collider
            wall | jmesat.pushApart | true | false | has jmesat.pushApart and is fixed, and what is fixed is never \
            pushed | remove one of them
            wall | jmesat.mover | true | false | has jmesat.mover and is fixed, and what is fixed passes through all \
            that is fixed | remove one of them
            coin | jmesat.pushApart | true | | has jmesat.pushApart, and a trigger is never pushed | remove one of them
            coin | jmesat.radius | 2 | | has jmesat.radius, which has no effect without jmesat.shape | set \
            jmesat.shape, such as CIRCLE
            coin | jmesat.offset | 0, 1 | | has jmesat.offset, which has no effect without jmesat.shape | set \
            jmesat.shape, such as CIRCLE
            coin | jmesat.size | 2, 1 | | has jmesat.size, which has no effect without jmesat.shape | set \
            jmesat.shape, such as CIRCLE
            coin | jmesat.angle | 90 | | has jmesat.angle, which has no effect without jmesat.shape | set \
            jmesat.shape, such as CIRCLE
            coin | jmesat.vertices | 0 0, 1 0, 0 1 | | has jmesat.vertices, which has no effect without jmesat.shape \
            | set jmesat.shape, such as CIRCLE
            lamp | jmesat.scripts | DetachOnHit(by='hero') | DetachOnHit(by='player') | its script DetachOnHit has \
            by='hero', and nothing has that name, tag or layer | write it as the name, tag or layer is written
            lamp | jmesat.scripts | DetachOnHit(by='wal') | DetachOnHit(by='wall') | its script DetachOnHit has \
            by='wal', and nothing has that name, tag or layer; there is 'wall' | write it as the name, tag or layer \
            is written
            lamp | jmesat.scripts | DetachOnHit(by='Player') | DetachOnHit(by='player') | its script DetachOnHit has \
            by='Player', and nothing has that name, tag or layer; there is 'player' | write it as the name, tag or \
            layer is written
            lamp | jmesat.scripts | DetachOnHit(by='wall, plyer') | DetachOnHit(by='wall, player') | its script \
            DetachOnHit has by='plyer', and nothing has that name, tag or layer; there is 'player' | write it as the \
            name, tag or layer is written
            lamp | jmesat.scripts | DetachOnHit(by='Enemy') | DetachOnHit(by='enemy') | its script DetachOnHit has \
            by='Enemy', and nothing has that name, tag or layer; there is 'enemy' | write it as the name, tag or \
            layer is written
            lamp | jmesat.scripts | DetachOnHit(by='sign') | DetachOnHit(by='player') | its script DetachOnHit has \
            by='sign', and that is no collider and has none below it | add jmesat.collider to that
            turret | jmesat.scripts | DetachOnHit(by='gate') | DetachOnHit(by='player') | its script DetachOnHit is \
            on what is fixed, and by='gate' is fixed, too, and fixed colliders never meet | make only walls and the \
            like fixed
            plate | jmesat.scripts | Door(target='gate') | Door(target='gate', move=(0, 0, 1)) | its script Door moves \
            'gate' along y, which collisions ignore in the plane XZ, so it stays in the way | set move to a way in \
            the plane
            lamp | jmesat.scripts | Door(target='gate', move=(-3, 0, 0)) | Door(target='gate', move=(3, 0, 0)) | its \
            script Door moves 'gate' by (-3.0, 0.0, 0.0), and another Door by (3.0, 0.0, 0.0) | let one move it, or \
            give both the same move
            plate | jmesat.scripts | Door(target='gate', move=(3, 0, 0), needs='goldKey') | Door(target='gate', \
            move=(3, 0, 0), needs='coins') | its script Door needs 'goldKey', which nothing counts; there is \
            'coins' | write it as the key of a Count, one key only
            plate | jmesat.scripts | Door(target='gate', move=(3, 0, 0), needs='keys, coins') | Door(target='gate', \
            move=(3, 0, 0), needs='coins') | its script Door needs 'keys, coins', which nothing counts; there is \
            'coins' | write it as the key of a Count, one key only
            plate | jmesat.scripts | Door(target='gate', move=(3, 0, 0), needs='Coins') | Door(target='gate', \
            move=(3, 0, 0), needs='coins') | its script Door needs 'Coins', which nothing counts; there is 'coins' | \
            write it as the key of a Count, one key only
            hazard | jmesat.scripts | Damage(by='player', key='life') | Damage(by='player') | its script Damage harms \
            nothing, since nothing has a number 'life' | give who should be harmed a Health
            belt | jmesat.scripts | Conveyor(velocity=(0, 3, 0)) | Conveyor(velocity=(0, 3, 1)) | its script Conveyor \
            carries along y, which collisions ignore in the plane XZ | set velocity to one in the plane
            player | jmesat.pushApart | | true | its script Conveyor carries nothing, since it has no by, and \
            nothing has jmesat.pushApart | set by, or jmesat.pushApart of what it should carry
            shot | jmesat.scripts | Projectile(by='wall', velocity=(0, 10, 0)) | Projectile(by='wall', range=1, \
            detach=false) | its script Projectile flies along y, which collisions ignore in the plane XZ | set \
            velocity to one in the plane
            wall | jmesat.scripts | Projectile | | its script Projectile does not fly, since it is fixed | make the \
            spatial itself a jmesat.trigger or jmesat.collider, and not jmesat.fixed
            lamp | jmesat.scripts | PlaySound | Count | its script PlaySound has no file, so it does nothing | set it
            lamp | jmesat.scripts | PlayAnimation | Count | its script PlayAnimation has no animation, so it does \
            nothing | set it
            portal | jmesat.scripts | TeleportTo(by='player') | TeleportTo(by='player', target='sign') | its script \
            TeleportTo has no target, so it does nothing | set it
            turret | jmesat.scripts | Spawner | Spawner(template='stone', by='player') | its script Spawner has no \
            template, so it does nothing | set it
            portal | jmesat.scripts | TeleportTo(target='Sign') | TeleportTo(target='sign') | its script TeleportTo \
            has target='Sign', and no spatial has that name; there is 'sign' | write the name as it is in the scene
            lamp | jmesat.scripts | StartEffect(effect='boom') | Count | its script StartEffect has effect='boom', and \
            no spatial has that name | write the name as it is in the scene
            lamp | jmesat.scripts | PlayAnimation(of='chst', animation='open') | Count | its script PlayAnimation has \
            of='chst', and no spatial has that name | write the name as it is in the scene
            lamp | jmesat.scripts | DetachOnHit(delay=500) | DetachOnHit(delay=0.5) | its script DetachOnHit has \
            delay=500, in seconds | write 0.5 for 500 milliseconds
            hazard | jmesat.scripts | Damage(each=500) | Damage(each=0.5) | its script Damage has each=500, in \
            seconds | write 0.5 for 500 milliseconds
            turret | jmesat.scripts | Spawner(template='stone', every=2000, by='player') | Spawner(template='stone', \
            every=2, by='player') | its script Spawner has every=2000, in seconds | write 0.5 for 500 milliseconds
            lamp | jmesat.scripts | TintWhileTouching(color=(255, 0, 0)) | TintWhileTouching(color=(1, 0, 0)) | its \
            script TintWhileTouching has a color with the part 255, and 1 is full brightness | divide its parts by \
            255, or write #ff0000
            sign | jmesat.scripts | Label | Label(text='x') | its script Label has no text, so it does nothing | set it
            sign | jmesat.scripts | Label(text='x', of='plaier') | Label(text='x', of='player') | its script Label \
            has of='plaier', and no spatial has that name; there is 'player' | write the name as it is in the scene
            sign | jmesat.scripts | Timer(seconds=500) | Timer(seconds=0.5) | its script Timer has seconds=500, in \
            seconds | write 0.5 for 500 milliseconds
            sign | jmesat.scripts | When(signal='x') | When(key='coins', signal='x') | its script When has no key, \
            none or by, so it does nothing | set it
            sign | jmesat.scripts | When(key='coins') | When(key='coins', signal='x') | its script When has no action \
            or signal, so it does nothing | set it
            sign | jmesat.scripts | When(key='coin', signal='x') | When(key='coins', signal='x') | its script When \
            needs 'coin', which nothing counts; there is 'coins' | write it as the key of a Count, one key only
            sign | jmesat.scripts | Label(text='{coin} of 3') | Label(text='{coins} of 3') | its script Label shows \
            'coin', which nothing counts; there is 'coins' | write it as the key of a Count
            lamp | jmesat.scripts | Checkpoint | Count | its script Checkpoint does nothing, since nothing in the \
            scene has a Respawn | give the player a Respawn
            sign | jmesat.scripts | Respawn | Respawn, Health | its script Respawn does nothing, since it has no by, \
            and its spatial has no Health | set by, or add a Health
            sign | jmesat.scripts | PlaySound(file='Sound/Effects/Gun.wav') | PlaySound(file='Sound/Effects/Gun.wav'), \
            When(key='coins', action=PLAY) | its script PlaySound needs a collider, but it is none and has none \
            below it | add jmesat.collider or jmesat.trigger
            """)
    void aLikelyMistakeIsToldUntilItIsCorrected(String name, String key, String wrong, String right, String told,
            String cure) {
        Spatial spatial = spatial(name);
        scene.frame(() -> set(spatial, key, wrong));
        assertTold("Likely mistake", spatial, told, ": " + cure);
        scene.frame(() -> set(spatial, key, right));
        assertWhole();
        if (key.equals("jmesat.scripts")) {
            scene.frame(() -> {
                set(spatial, key, null);
                ReadyMadeScene.give(spatial, wrong, true);
            });
            assertTold("Likely mistake", spatial, told, ": " + cure);
            scene.frame(() -> {
                removeControls(spatial);
                set(spatial, key, right);
            });
            assertWhole();
        }
    }

    private static void removeControls(Spatial spatial) {
        while (spatial.getNumControls() > 0) {
            Control first = spatial.getControl(0);
            spatial.removeControl(first);
        }
    }

    /** Names are not watched: the status has them in the next second, since it has been asked. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            wall | Wall | shot | its script Projectile has by='wall', and nothing has that name, tag or layer; there \
            is 'Wall'
            wall | wall, red | shot | its script Projectile has by='wall', and nothing is called 'wall', but 'wall, \
            red' is there
            wall | wall_ | shot | its script Projectile has by='wall', and nothing is called 'wall', but 'wall ' is \
            there
            sign | gate | plate | its script Door has target='gate', and 2 spatials have that name, of which the \
            first one is used
            """)
    void aNameThatIsWrongFromTheBeginningIsTold(String name, String wrong, String of, String told) {
        set(spatial(name), "name", wrong);
        if (name.equals("sign")) {
            set(spatial("portal"), "jmesat.scripts", null);
        }
        String status = status();
        assertTrue(status.contains("Likely mistake: Geometry '" + of + "'") && status.contains(told + ": "),
                status);
    }
}
