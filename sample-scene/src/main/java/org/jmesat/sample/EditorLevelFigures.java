package org.jmesat.sample;

import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.shape.Box;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jmesat.app.CollisionTickListener;
import org.jmesat.app.SatCollisionState;
import org.jmesat.scripts.Label;

/** Draws the pictures of the level in docs/guides/editor.md, which the rows of that page set up. */
public final class EditorLevelFigures extends FigureWindow implements CollisionTickListener {
    private enum Figure {
        EDITOR_LEVEL, EDITOR_LEVEL_WON
    }

    private static final Pattern ROW =
            Pattern.compile("\\| (\\w+) \\| `(jmesat[\\w.]+)` \\| (\\w+) \\| `([^`]+)` \\|");
    private static final Path PAGE = Path.of("docs/guides/editor.md");
    /** The way to the goal: x and z of each corner. */
    private static final List<Vector3f> ROUTE = List.of(new Vector3f(7, 0, -2), new Vector3f(-6.5f, 0, 0.4f),
            new Vector3f(-6.5f, 0, 4), new Vector3f(7, 0, 4));
    private static final List<String> NAMED =
            List.of("player", "crate", "coin", "plate", "gate", "lava", "goal", "right");
    private static final float SPEED = 4;
    private static final int FRAMES = 760;

    private Node level;
    private boolean playing;
    private int corner;

    private EditorLevelFigures(Path folder) {
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
        EditorLevelFigures app = new EditorLevelFigures(path(EditorLevelFigures.class, args));
        app.setTimer(new FixedStepTimer(60));
        open(app, 800, 500);
    }

    /**
     * Makes the level of a page: a room of 20 by 12 units with its middle at the origin, with a wall across, and the
     * user data of all rows of the page's tables, as the SDK's dialog stores it.
     *
     * @param page the page's file (UTF-8)
     * @param assetManager gives materials; null for geometries without one
     * @return the top node
     * @throws IOException if the page cannot be read
     */
    public static Node makeLevel(Path page, AssetManager assetManager) throws IOException {
        Node made = new Node("Level");
        add(made, "ground", assetManager, new Vector3f(10, 0.05f, 6), new Vector3f(0, -0.05f, 0));
        Node walls = new Node("walls");
        made.attachChild(walls);
        add(walls, "north", assetManager, new Vector3f(10, 0.5f, 0.25f), new Vector3f(0, 0.5f, -5.75f));
        add(walls, "south", assetManager, new Vector3f(10, 0.5f, 0.25f), new Vector3f(0, 0.5f, 5.75f));
        add(walls, "west", assetManager, new Vector3f(0.25f, 0.5f, 6), new Vector3f(-9.75f, 0.5f, 0));
        add(walls, "east", assetManager, new Vector3f(0.25f, 0.5f, 6), new Vector3f(9.75f, 0.5f, 0));
        add(walls, "left", assetManager, new Vector3f(1, 0.5f, 0.25f), new Vector3f(-9, 0.5f, 2));
        add(walls, "right", assetManager, new Vector3f(7.5f, 0.5f, 0.25f), new Vector3f(2.5f, 0.5f, 2));
        add(made, "player", assetManager, new Vector3f(0.4f, 0.4f, 0.4f), new Vector3f(0, 0.4f, -2));
        add(made, "crate", assetManager, new Vector3f(0.4f, 0.4f, 0.4f), new Vector3f(0, 0.4f, -3.5f));
        for (int i = 0; i < 3; i++) {
            add(made, "coin", assetManager, new Vector3f(0.2f, 0.2f, 0.2f), new Vector3f(2 + 2 * i, 0.4f, -2));
        }
        add(made, "lava", assetManager, new Vector3f(1, 0.05f, 0.8f), new Vector3f(0, 0.05f, 4));
        add(made, "gate", assetManager, new Vector3f(1.5f, 0.5f, 0.2f), new Vector3f(-6.5f, 0.5f, 2));
        add(made, "plate", assetManager, new Vector3f(0.6f, 0.05f, 0.6f), new Vector3f(-6.5f, 0.05f, 0.4f));
        add(made, "goal", assetManager, new Vector3f(0.8f, 0.05f, 0.8f), new Vector3f(7, 0.05f, 4));
        made.attachChild(new Node("won"));
        made.attachChild(new Node("lost"));
        for (Matcher row = ROW.matcher(Files.readString(page)); row.find();) {
            made.depthFirstTraversal(spatial -> set(spatial, row));
        }
        return made;
    }

    private static void add(Node parent, String name, AssetManager assetManager, Vector3f half, Vector3f place) {
        Geometry geometry = new Geometry(name, new Box(half.x, half.y, half.z));
        geometry.setLocalTranslation(place);
        if (assetManager != null) {
            Material material = new Material(assetManager, "Common/MatDefs/Misc/Unshaded.j3md");
            material.setColor("Color", name.equals("ground") ? new ColorRGBA(0.012f, 0.014f, 0.02f, 1)
                    : new ColorRGBA(0.05f, 0.06f, 0.09f, 1));
            geometry.setMaterial(material);
        }
        parent.attachChild(geometry);
    }

    private static void set(Spatial spatial, Matcher row) {
        if (spatial.getName().equals(row.group(1))) {
            spatial.setUserData(row.group(2), switch (row.group(3)) {
                case "Boolean" -> Boolean.valueOf(row.group(4));
                case "Float" -> Float.valueOf(row.group(4));
                case "String" -> row.group(4);
                default -> throw new IllegalArgumentException("the type " + row.group(3));
            });
        }
    }

    @Override
    protected void build(int figure) {
        playing = figure == Figure.EDITOR_LEVEL_WON.ordinal();
        collisions.setPaused(false);
        try {
            level = makeLevel(PAGE, assetManager);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        rootNode.attachChild(level);
        if (!playing) {
            NAMED.forEach(this::writeName);
        }
        look(13, new Vector3f(0, 40, 0), 1);
        cam.lookAtDirection(new Vector3f(0, -1, 0), new Vector3f(0, 0, -1));
    }

    private void writeName(String name) {
        Label label = new Label();
        label.setText(name.equals("right") ? "walls" : name);
        label.setPlace(Label.Place.ABOVE);
        label.setSize(16);
        level.getChild(name).addControl(label);
    }

    @Override
    public void beforeTick(SatCollisionState state, float tpf) {
        Spatial player = level == null ? null : level.getChild("player");
        if (player == null || !playing || corner == ROUTE.size()) {
            return;
        }
        Vector3f way = ROUTE.get(corner).subtract(player.getLocalTranslation()).setY(0);
        // On the plate it waits for the gate.
        boolean waiting = corner == 2 && level.getChild("gate").getLocalTranslation().x < -3.6f;
        if (way.length() < SPEED * tpf) {
            corner++;
        } else if (!waiting) {
            player.move(way.normalizeLocal().multLocal(SPEED * tpf));
        }
    }
}
