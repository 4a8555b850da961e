package org.jmesat.editor;

import com.jme3.scene.Spatial;
import com.jme3.scene.control.Control;
import java.util.List;
import java.util.function.BiFunction;
import org.jmesat.control.CharacterMover;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.PushApart;
import org.jmesat.internal.settings.ColliderSettings;
import org.jmesat.internal.settings.SceneSettings;
import org.jmesat.internal.settings.ScriptText;
import org.jmesat.internal.settings.SettingTable;

/** Turns the user data of one spatial into Controls. */
final class ToControls {
    private final Spatial spatial;
    private final ScriptForms forms;
    private final ConversionReport report;

    private ToControls(Spatial spatial, ScriptForms forms, ConversionReport report) {
        this.spatial = spatial;
        this.forms = forms;
        this.report = report;
    }

    static void convert(Spatial spatial, ScriptForms forms, ConversionReport report) {
        if (spatial.getUserDataKeys().isEmpty()) {
            return;
        }
        ToControls conversion = new ToControls(spatial, forms, report);
        if (ColliderSettings.isPresent(spatial)
                && conversion.replace(new ColliderControl(), ColliderControl.class, SettingTable.COLLIDER::take)) {
            report.addCollider(spatial);
        }
        if (conversion.replaceRequested(new PushApart(), PushApart.class, SettingTable.PUSH_APART)) {
            report.addPushApart(spatial);
        }
        if (conversion.replaceRequested(new CharacterMover(), CharacterMover.class, SettingTable.MOVER)) {
            report.addMover(spatial);
        }
        conversion.reportAll(ColliderSettings.findUnknownKeys(spatial));
        for (String key : SceneSettings.findKeys(spatial)) {
            report.remark(spatial, "its user data " + key + " stays, since settings of a scene have no Control");
        }
        conversion.convertScripts();
    }

    private void reportAll(List<String> reasons) {
        reasons.forEach(each -> report.remark(spatial, each));
    }

    /** Adds a Control if its switch is there; otherwise reports what is wrong with its settings. */
    private <T extends Control> boolean replaceRequested(T control, Class<T> type, SettingTable<T> table) {
        if (table.isRequested(spatial)) {
            return replace(control, type, table::take);
        }
        reportAll(table.read(spatial, control));
        return false;
    }

    /** Adds a Control with the settings that {@code take} removes from the user data; false if there already is one. */
    private <T extends Control> boolean replace(T control, Class<T> type, BiFunction<Spatial, T, List<String>> take) {
        if (has(type)) {
            report.remark(spatial, "its user data stays, since its " + type.getSimpleName()
                    + " takes precedence over it");
            return false;
        }
        UserDataCopy before = new UserDataCopy(spatial);
        try {
            List<String> rejected = take.apply(spatial, control);
            spatial.addControl(control);
            reportAll(rejected);
            return true;
        } catch (RuntimeException e) {
            before.restore();
            spatial.removeControl(control);
            throw e;
        }
    }

    /** Converts the first scripts. One after a script that remains user data would get events earlier than now. */
    private void convertScripts() {
        try {
            List<ScriptText.Item> rest = ScriptForms.parse(ColliderSettings.value(spatial, ColliderSettings.SCRIPTS));
            while (!rest.isEmpty()) {
                CollisionScript script = forms.make(rest.get(0));
                rest = rest.subList(1, rest.size());
                add(script, ScriptForms.write(rest));
                report.addScript(spatial);
            }
        } catch (KeptScriptException e) {
            report.remark(spatial, e.getMessage() + ", and stays from there on");
        }
    }

    private void add(CollisionScript script, String rest) {
        try {
            spatial.addControl(script);
            spatial.setUserData(ColliderSettings.SCRIPTS, rest);
        } catch (RuntimeException e) {
            // Its text is still there.
            spatial.removeControl(script);
            throw e;
        }
    }

    private boolean has(Class<?> type) {
        for (int i = 0; i < spatial.getNumControls(); i++) {
            if (type.isInstance(spatial.getControl(i))) {
                return true;
            }
        }
        return false;
    }
}
