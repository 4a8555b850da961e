package org.jmesat.app;

import com.jme3.export.binary.BinaryImporter;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.internal.bake.OutlinePieces;
import org.jmesat.testing.HeadlessRun;
import org.jmesat.world.Collider;

/** Prints the pieces of the colliders in a saved scene to the bit; also as a program, without test libraries. */
final class BakedScene {
    private BakedScene() {
    }

    /** Loads the file that the argument names, runs a tick, and prints the pieces and the problems. */
    public static void main(String[] arguments) throws Exception {
        Spatial loaded = (Spatial) BinaryImporter.getInstance().load(Files.readAllBytes(Path.of(arguments[0])));
        System.out.println("JTS " + OutlinePieces.isAvailable());
        System.out.print(pieces(loaded));
        // jME keeps threads that would keep the JVM alive.
        System.exit(0);
    }

    /** The pieces of all colliders of a scene after one tick, and its problems, as text. */
    static String pieces(Spatial scene) {
        try (HeadlessRun run = new HeadlessRun()) {
            SatCollisionState state = new SatCollisionState();
            Node root = new Node("root");
            root.attachChild(scene);
            state.setRoot(root);
            run.step(() -> run.application().getStateManager().attach(state));
            run.frames(1);
            return run.ask(() -> text(state));
        }
    }

    private static String text(SatCollisionState state) {
        StringBuilder text = new StringBuilder();
        for (Collider collider : state.getWorld().getColliders()) {
            text.append(state.getSpatial(collider).getName()).append('\n');
            for (int i = 0; i < collider.getPieceCount(); i++) {
                PlacedPolygon piece = collider.copyPiece(i, new PlacedPolygon());
                for (int k = 0; k < piece.count(); k++) {
                    text.append(Double.toHexString(piece.x()[k])).append(' ').append(Double.toHexString(piece.y()[k]))
                            .append(' ');
                }
                text.append('\n');
            }
        }
        state.getProblems().forEach(problem -> text.append(problem).append('\n'));
        return text.toString();
    }
}
