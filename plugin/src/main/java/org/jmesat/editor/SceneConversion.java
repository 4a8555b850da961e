package org.jmesat.editor;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import org.jmesat.app.SatCollisionState;
import org.jmesat.control.CharacterMover;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.PushApart;
import org.jmesat.internal.settings.SceneSettings;
import org.jmesat.internal.text.Property;
import org.jmesat.internal.text.ThrownText;

/**
 * Converts the colliders and scripts of a scene between the two forms in which they can be given: as Controls, for
 * code, and as user data, which an editor keeps. Both forms give the same collisions, bit for bit.
 *
 * <p>Convert a scene that no app state is reading: before it is attached, or between two frames.
 */
public final class SceneConversion {
    private SceneConversion() {
    }

    /**
     * Turns each {@link ColliderControl}, {@link PushApart}, {@link CharacterMover} and ready-made script at and below
     * a spatial into user data, as {@link #toUserData(Spatial, ClassLoader, String...)} does without further packages.
     *
     * @param scene the top of the scene (not null; altered)
     * @return a new report
     */
    public static ConversionReport toUserData(Spatial scene) {
        return toUserData(scene, SceneConversion.class.getClassLoader());
    }

    /**
     * Turns each {@link ColliderControl}, {@link PushApart}, {@link CharacterMover} and {@link CollisionScript} at and
     * below a spatial into user data.
     *
     * <p>Stays, and is reported, what user data cannot express: subclasses, several of one kind on a spatial, and a
     * {@link PushApart} or script before another listener on its spatial, since user data gets events after all
     * Controls: first PushApart, then scripts. Scripts stay if their class is in none of the packages, cannot be
     * {@linkplain CollisionScript named}, or saves more than properties that a text can say. User data beside a Control
     * had no effect, so it is replaced and reported; scripts that user data names already come after those that were
     * Controls. If converting a spatial fails, it keeps what it had and is reported; the others are converted. A second
     * call changes nothing.
     *
     * <p>Scripts in user data are updated before the ticks of a frame, Controls after them.
     *
     * @param scene the top of the scene (not null; altered)
     * @param loader the class loader of the game, which finds the scripts by name (not null)
     * @param scriptPackages packages whose scripts are converted besides the ready-made ones; the packages below them
     *     count, too (not null, may be empty). The game must allow them by
     *     {@link SatCollisionState#setScriptPackages}
     * @return a new report
     * @throws IllegalArgumentException if the name of a package begins or ends with a space or a dot
     */
    public static ConversionReport toUserData(Spatial scene, ClassLoader loader, String... scriptPackages) {
        ScriptForms forms = new ScriptForms(loader, List.of(Objects.requireNonNull(scriptPackages, "scriptPackages")));
        return convert(scene, (spatial, report) -> ToUserData.convert(spatial, forms, report));
    }

    /**
     * Turns the user data of colliders, {@link PushApart}, {@link CharacterMover} and ready-made scripts at and below a
     * spatial into Controls, as {@link #toControls(Spatial, ClassLoader, String...)} does without further packages.
     *
     * @param scene the top of the scene (not null; altered)
     * @return a new report
     */
    public static ConversionReport toControls(Spatial scene) {
        return toControls(scene, SceneConversion.class.getClassLoader());
    }

    /**
     * Turns the user data of colliders, {@link PushApart}, {@link CharacterMover} and scripts at and below a spatial
     * into Controls, and removes it.
     *
     * <p>Stays, and is reported, what no Control can express: invalid values, unknown keys, scene settings, and all
     * settings of a spatial that already has a Control of that kind. Of scripts, the first one with a problem stays,
     * and those after it, which get events later.
     *
     * @param scene the top of the scene (not null; altered)
     * @param loader the class loader of the game, which finds the scripts by name (not null)
     * @param scriptPackages packages whose scripts are made besides the ready-made ones; the packages below them count,
     *     too (not null, may be empty). No class of another package is looked for
     * @return a new report
     * @throws IllegalArgumentException if the name of a package begins or ends with a space or a dot
     */
    public static ConversionReport toControls(Spatial scene, ClassLoader loader, String... scriptPackages) {
        ScriptForms forms = new ScriptForms(loader, List.of(Objects.requireNonNull(scriptPackages, "scriptPackages")));
        return convert(scene, (spatial, report) -> ToControls.convert(spatial, forms, report));
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
     * is that node or its parent. Writes what code has set to other values than the defaults, and removes all other
     * scene settings of the node. Layers that were named or kept apart by {@link SatCollisionState#getLayers()} are not
     * among them.
     *
     * @param state the app state (not null)
     * @param root the node (not null; altered)
     */
    public static void writeSettings(SatCollisionState state, Node root) {
        Objects.requireNonNull(state, "state");
        SceneSettings.write(setting -> {
            Property property = Property.of(SatCollisionState.class, setting.property());
            Object value = property.get(state);
            return value.equals(property.otherwise()) ? null : property.format().write(value);
        }, Objects.requireNonNull(root, "root"));
    }
}
