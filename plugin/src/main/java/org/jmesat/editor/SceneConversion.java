package org.jmesat.editor;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.PushApart;
import org.jmesat.internal.settings.SceneSettings;
import org.jmesat.internal.text.ThrownText;

/**
 * Converts the colliders of a scene between the two forms in which they can be given: as Controls, for code, and as
 * user data, which an editor keeps. Both forms give the same collisions, bit for bit.
 *
 * <p>Convert a scene that no app state is reading: before it is attached, or between two frames.
 */
public final class SceneConversion {
    private SceneConversion() {
    }

    /**
     * Turns each {@link ColliderControl} and {@link PushApart} at and below a spatial into user data.
     *
     * <p>Stays, and is reported, what user data cannot express: subclasses, several of one kind on a spatial, and a
     * {@link PushApart} before another listener on its spatial, since user data gets events after all Controls. User
     * data beside a Control had no effect, so it is replaced and reported. If converting a spatial fails, it keeps what
     * it had and is reported; the others are converted. A second call changes nothing.
     *
     * @param scene the top of the scene (not null; altered)
     * @return a new report
     */
    public static ConversionReport toUserData(Spatial scene) {
        return convert(scene, ToUserData::convert);
    }

    /**
     * Turns the user data of colliders and {@link PushApart} at and below a spatial into Controls, and removes it.
     *
     * <p>Stays, and is reported, what no Control can express: invalid values, unknown keys, scene settings and scripts,
     * and all settings of a spatial that already has a Control of that kind.
     *
     * @param scene the top of the scene (not null; altered)
     * @return a new report
     */
    public static ConversionReport toControls(Spatial scene) {
        return convert(scene, ToControls::convert);
    }

    /** The conversion of one spatial. */
    private interface Conversion {
        void convert(Spatial spatial, ConversionReport report);
    }

    private static ConversionReport convert(Spatial scene, Conversion conversion) {
        ConversionReport report = new ConversionReport();
        Deque<Spatial> rest = new ArrayDeque<>();
        rest.push(Objects.requireNonNull(scene, "scene"));
        while (!rest.isEmpty()) {
            Spatial spatial = rest.pop();
            try {
                conversion.convert(spatial, report);
            } catch (RuntimeException e) {
                report.remark(spatial, "it was not converted completely, and nothing is lost: "
                        + ThrownText.of(e));
            }
            try {
                pushChildren(spatial, rest);
            } catch (RuntimeException e) {
                report.remark(spatial, "its children cannot be read, and stay as they are: " + ThrownText.of(e));
            }
        }
        return report;
    }

    private static void pushChildren(Spatial spatial, Deque<Spatial> rest) {
        if (spatial instanceof Node node) {
            List<Spatial> children = List.copyOf(node.getChildren());
            for (int i = children.size() - 1; i >= 0; i--) {
                rest.push(children.get(i));
            }
        }
    }

    /**
     * Writes the settings of an app state as user data {@code jmesat.scene.*} of a node, for any app state whose root
     * is that node or its parent. Writes those that differ from the defaults, and removes the others.
     *
     * @param state the app state (not null)
     * @param root the node (not null; altered)
     */
    public static void writeSettings(SatCollisionState state, Node root) {
        SceneSettings.write(new StateSettings(Objects.requireNonNull(state, "state")),
                Objects.requireNonNull(root, "root"));
    }

    /**
     * Sets the valid {@code jmesat.scene.*} user data of a node as properties of an app state. An app state does not
     * need this, since it reads the user data of its root itself.
     *
     * @param root the node (not null)
     * @param state the app state (not null)
     */
    public static void readSettings(Node root, SatCollisionState state) {
        SceneSettings.read(Objects.requireNonNull(root, "root"),
                new StateSettings(Objects.requireNonNull(state, "state")));
    }
}
