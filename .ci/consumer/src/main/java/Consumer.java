import com.jme3.app.SimpleApplication;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Torus;
import com.jme3.system.JmeContext;
import java.util.List;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;
import org.jmesat.debug.CollisionDebugState;
import org.jmesat.debug.lemur.AxisPanelState;
import org.jmesat.projection.ProjectionMode;

/**
 * A game without a window that uses what depends on other libraries: the panel (Lemur) and exact outlines (JTS). Prints
 * the one event, what a script named in user data has counted, and which of the two libraries are there.
 */
public class Consumer extends SimpleApplication {
    private final SatCollisionState collisions = new SatCollisionState();
    private Geometry crate;

    public static void main(String[] args) {
        new Consumer().start(JmeContext.Type.Headless);
    }

    @Override
    public void simpleInitApp() {
        crate = add("crate", new Box(1, 1, 1), -4);
        add("ring", new Torus(20, 10, 0.5f, 2), 4).setUserData("jmesat.scripts", "Count(key='touched')");
        crate.addControl(new CollisionScript() {
            @Override
            public void onCollisionEnter(CollisionEvent event) {
                System.out.println(event.getSelf().getName() + " hit " + event.getOther().getName());
            }
        });
        collisions.setMode(ProjectionMode.OUTLINE);
        stateManager.attach(collisions);
        stateManager.attach(new CollisionDebugState());
        stateManager.attach(new AxisPanelState());
    }

    private Geometry add(String name, Mesh mesh, float x) {
        Geometry geometry = new Geometry(name, mesh);
        geometry.setLocalTranslation(x, 0, 0);
        rootNode.attachChild(geometry);
        return geometry;
    }

    @Override
    public void simpleUpdate(float tpf) {
        if (crate.getLocalTranslation().x < 2) {
            crate.move(0.05f, 0, 0);
        } else {
            List<String> problems = collisions.getProblems();
            System.out.println("touched " + crate.getUserData("touched"));
            System.out.println("panel " + (isThere("com.simsilica.lemur.GuiGlobals") ? "possible" : "impossible"));
            System.out.println("outlines " + (problems.toString().contains("JTS") ? "impossible" : "possible"));
            stop();
        }
    }

    private static boolean isThere(String name) {
        try {
            Class.forName(name, false, Consumer.class.getClassLoader());
            return true;
        } catch (ClassNotFoundException e) {
            return false;
        }
    }
}
