package org.jmesat.sample;

import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.debug.WireBox;
import com.jme3.scene.shape.Box;
import java.nio.file.Path;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.CharacterMover;

/** Draws the pictures of docs/guides/movement.md. Wire boxes show where the hero and a platform have been. */
public final class MoverFigures extends FigureWindow implements CollisionTickListener {
    private enum Figure {
        MOVER_TILES(3, -0.05f) {
            @Override
            void build(MoverFigures app) {
                for (int i = 0; i < 9; i++) {
                    app.addFixed("tile " + i, 1, 1, i - 4, -1);
                }
                app.addHero(-3.5f, 0);
            }
        },
        MOVER_SLOPE(3.6f, -1) {
            @Override
            void build(MoverFigures app) {
                app.addFixed("ground", 9, 1, 0, -1.5f);
                float length = FastMath.sqrt(1.5f * 1.5f + 3 * 3);
                float angle = FastMath.atan2(1.5f, 3);
                for (int side = -1; side <= 1; side += 2) {
                    app.addFixed("slope " + side, length, 0.4f, side * (2 - 0.2f * FastMath.sin(angle)),
                            -0.25f - 0.2f * FastMath.cos(angle)).rotate(0, 0, -side * angle);
                }
                app.addFixed("top", 1, 1.5f, 0, -0.25f);
                app.addHero(-3.9f, -0.5f);
            }
        },
        MOVER_PLATFORM(0, -1) {
            @Override
            void build(MoverFigures app) {
                app.platform = app.addFixed("platform", 2, 0.4f, -2.5f, -1);
                app.addHero(-2.5f, -0.3f);
            }
        },
        MOVER_CORNER(3, -2.2f) {
            @Override
            void build(MoverFigures app) {
                app.addFixed("ground", 9, 1, 0, -1.5f);
                app.addFixed("wall", 1, 4, 2.5f, 0);
                app.addHero(-2.6f, 1.1f);
            }
        };

        private final float speed;
        private final float fall;

        Figure(float speed, float fall) {
            this.speed = speed;
            this.fall = fall;
        }

        abstract void build(MoverFigures app);
    }

    private static final int FRAMES = 130;
    private static final int BETWEEN = 16;
    private static final ColorRGBA DARK = new ColorRGBA(0.05f, 0.06f, 0.09f, 1);
    private static final ColorRGBA FORMER = new ColorRGBA(0.25f, 0.3f, 0.4f, 1);

    private CharacterMover mover;
    private Geometry hero;
    private Geometry platform;
    private Figure shown;

    private MoverFigures(Path folder) {
        super(folder, Figure.values());
        setFramesEach(FRAMES);
        collisions.addTickListener(this);
    }

    /**
     * Opens a window, writes one PNG file per figure and ends.
     *
     * @param args the output folder
     */
    public static void main(String[] args) {
        MoverFigures app = new MoverFigures(path(MoverFigures.class, args));
        app.setTimer(new FixedStepTimer(60));
        open(app, 800, 320);
    }

    @Override
    protected void build(int number) {
        shown = Figure.values()[number];
        platform = null;
        mover = new CharacterMover();
        shown.build(this);
        hero.addControl(mover);
        look(3.6f, new Vector3f(0, -0.2f, 20), 1);
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        if (shown != null) {
            mover.setVelocity(new Vector3f(shown.speed, shown.fall, 0));
            if (platform != null) {
                platform.move(2.4f * tpf, 0.3f * tpf, 0);
            }
        }
    }

    @Override
    void move(int figureFrame) {
        if (figureFrame % BETWEEN == 1 && figureFrame < FRAMES - BETWEEN) {
            addFormer(hero);
            if (platform != null) {
                addFormer(platform);
            }
        }
    }

    private void addFormer(Geometry body) {
        Box box = (Box) body.getMesh();
        Geometry former = add("former " + body.getName(), new WireBox(box.getXExtent(), box.getYExtent(), 0), FORMER);
        former.setLocalTranslation(body.getLocalTranslation().subtract(0, 0, 1));
    }

    private void addHero(float x, float y) {
        hero = add("hero", new Box(0.3f, 0.5f, 0.5f), DARK);
        hero.setLocalTranslation(x, y, 0);
    }

    private Geometry addFixed(String name, float width, float height, float x, float y) {
        Geometry box = add(name, new Box(width / 2, height / 2, 0.5f), DARK);
        box.setLocalTranslation(x, y, 0);
        box.setUserData("jmesat.fixed", true);
        return box;
    }

    private Geometry add(String name, Mesh mesh, ColorRGBA color) {
        Geometry geometry = new Geometry(name, mesh);
        Material material = new Material(assetManager, "Common/MatDefs/Misc/Unshaded.j3md");
        material.setColor("Color", color);
        geometry.setMaterial(material);
        rootNode.attachChild(geometry);
        return geometry;
    }
}
