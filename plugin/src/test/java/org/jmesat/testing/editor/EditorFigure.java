package org.jmesat.testing.editor;

import com.jme3.app.SimpleApplication;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Cylinder;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.jmesat.app.SatCollisionState;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.testing.PaintedScene;
import org.jmesat.testing.WindowRun;

/** Draws the picture of the guide to the editor: a level as the debug view shows it in the SDK's viewer. */
public final class EditorFigure {
    private static final int WIDTH = 800;
    private static final int HEIGHT = 480;

    private EditorFigure() {
    }

    /**
     * Opens a window, writes the picture and ends.
     *
     * @param args the file to write
     * @throws IOException if it cannot be written
     */
    public static void main(String[] args) throws IOException {
        CollisionDebugState debug = new CollisionDebugState();
        EditorApplication[] editor = new EditorApplication[1];
        BufferedImage picture = WindowRun.picturesOf(WIDTH, HEIGHT, window -> {
            editor[0] = new EditorWindow(window).application();
            editor[0].open(level(window));
            PaintedScene.look(window.getCamera(), 0, 0, 3.2f);
            debug.setPairA("floor");
            debug.setPairB("crate");
            debug.setNames(true);
            debug.setVisible(true);
            editor[0].attach(new SatCollisionState(), debug);
        }, window -> debug.getStatus(), window -> debug.getStatus()).get(2);
        ImageIO.write(picture, "png", new File(args[0]));
        System.out.println("status: " + debug.getStatus());
        System.out.println("explanation: " + debug.getExplanation());
        System.out.println(editor[0].dialogs() + " " + editor[0].swallowed());
        editor[0].close();
    }

    /** Builds a level whose only trace of the plugin is user data. */
    private static Node level(SimpleApplication window) {
        Node level = new Node("level");
        Geometry floor = PaintedScene.add(window, level, "floor", new Box(4.6f, 0.35f, 1), 0, -2.2f);
        floor.setUserData("jmesat.fixed", true);
        ColorRGBA wood = new ColorRGBA(0.42f, 0.31f, 0.2f, 1);
        PaintedScene.add(window, level, "crate", new Box(0.7f, 0.7f, 0.7f), -1.2f, -1.25f, wood);
        PaintedScene.add(window, level, "ramp", new Box(1.2f, 0.15f, 1), 3.2f, -0.9f).rotate(0, 0, 0.5f);
        Geometry barrel = PaintedScene.add(window, level, "barrel", new Cylinder(2, 12, 0.55f, 1, true), 1.4f, 1.2f,
                wood);
        barrel.setUserData("jmesat.collider", true);
        Geometry coin = PaintedScene.add(window, level, "coin", new Cylinder(2, 24, 0.4f, 0.2f, true), -3.6f, 0.6f,
                new ColorRGBA(0.5f, 0.42f, 0.1f, 1));
        coin.setUserData("jmesat.trigger", true);
        return level;
    }
}
