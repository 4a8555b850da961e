package org.jmesat.editor;

import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.control.Control;
import java.util.ArrayList;
import java.util.List;
import org.jmesat.control.CharacterMover;
import org.jmesat.control.ColliderControl;
import org.jmesat.control.CollisionListener;
import org.jmesat.control.CollisionScript;
import org.jmesat.control.PushApart;
import org.jmesat.internal.settings.ColliderSettings;
import org.jmesat.internal.settings.ScriptText;
import org.jmesat.internal.settings.SettingTable;

/** Turns the Controls of one spatial into user data. */
final class ToUserData {
    private final Spatial spatial;
    private final ScriptForms forms;
    private final ConversionReport report;

    private ToUserData(Spatial spatial, ScriptForms forms, ConversionReport report) {
        this.spatial = spatial;
        this.forms = forms;
        this.report = report;
    }

    static void convert(Spatial spatial, ScriptForms forms, ConversionReport report) {
        ToUserData conversion = new ToUserData(spatial, forms, report);
        conversion.reportStrangers();
        ColliderControl collider = conversion.findOnly(ColliderControl.class);
        if (collider != null) {
            conversion.convert(collider);
        }
        // It gets no events, so its place among the listeners does not matter.
        CharacterMover mover = conversion.findOnly(CharacterMover.class);
        if (mover != null) {
            conversion.convert(mover, SettingTable.MOVER);
            report.addMover(spatial);
        }
        // Before PushApart, which user data can express if no listener after it remains a Control.
        conversion.convertScripts();
        PushApart pushApart = conversion.findOnly(PushApart.class);
        if (pushApart != null && !conversion.hasListenerAfter(pushApart)) {
            conversion.convert(pushApart, SettingTable.PUSH_APART);
            report.addPushApart(spatial);
        }
    }

    /** Reports Controls of our names from another class loader, and those that could not be loaded. */
    private void reportStrangers() {
        for (int i = 0; i < spatial.getNumControls(); i++) {
            Control control = spatial.getControl(i);
            if (control == null) {
                report.remark(spatial, "it has a Control that could not be loaded");
                continue;
            }
            for (Class<?> each : List.of(ColliderControl.class, PushApart.class, CharacterMover.class)) {
                if (control.getClass() != each && control.getClass().getName().equals(each.getName())) {
                    report.remark(spatial, "its Control " + each.getName() + " is of another class loader, and stays");
                }
            }
        }
    }

    /** The only Control of a type, if it is exactly of that type; otherwise reports those that stay. */
    private <T extends Control> T findOnly(Class<T> type) {
        List<T> found = new ArrayList<>();
        for (int i = 0; i < spatial.getNumControls(); i++) {
            if (type.isInstance(spatial.getControl(i))) {
                found.add(type.cast(spatial.getControl(i)));
            }
        }
        if (found.size() > 1) {
            report.remark(spatial, "it has several Controls of the type " + type.getSimpleName()
                    + ", of which only the first has an effect; they stay");
            return null;
        }
        if (found.isEmpty() || found.get(0).getClass() == type) {
            return found.isEmpty() ? null : found.get(0);
        }
        report.remark(spatial, "its Control " + found.get(0).getClass().getName() + " is a subclass of "
                + type.getSimpleName() + ", and stays");
        return null;
    }

    private boolean hasListenerAfter(PushApart pushApart) {
        boolean after = false;
        for (int i = 0; i < spatial.getNumControls(); i++) {
            Control control = spatial.getControl(i);
            if (after && control instanceof CollisionListener) {
                report.remark(spatial, "its PushApart stays, since its Control " + control.getClass().getName()
                        + " comes later and would get events first");
                return true;
            }
            after |= control == pushApart;
        }
        return false;
    }

    /**
     * Converts the last scripts, in front of those of the user data. One before a listener that remains a Control, or
     * before a PushApart, would get events later than now. What extends a mover stays, and may listen.
     */
    private void convertScripts() {
        String later = null;
        for (int i = spatial.getNumControls() - 1; i >= 0; i--) {
            Control control = spatial.getControl(i);
            if (control instanceof CollisionScript script && !(control instanceof PushApart)
                    && !(control instanceof CharacterMover)) {
                try {
                    if (later != null) {
                        throw new KeptScriptException("its Control " + later
                                + " comes later and would get events first");
                    }
                    convert(script);
                    continue;
                } catch (KeptScriptException e) {
                    report.remark(spatial, "its Control " + control.getClass().getName() + " stays, since "
                            + e.getMessage());
                }
            }
            later = control instanceof CollisionListener ? control.getClass().getName() : later;
        }
    }

    private void convert(CollisionScript script) throws KeptScriptException {
        Object before = ColliderSettings.value(spatial, ColliderSettings.SCRIPTS);
        List<ScriptText.Item> items = new ArrayList<>(ScriptForms.parse(before));
        items.add(0, forms.describe(script));
        spatial.setUserData(ColliderSettings.SCRIPTS, ScriptForms.write(items));
        try {
            spatial.removeControl(script);
        } catch (RuntimeException e) {
            // Removed if it is the script that has thrown, when it lost its spatial.
            if (has(script)) {
                spatial.setUserData(ColliderSettings.SCRIPTS, before);
                throw e;
            }
        }
        report.addScript(spatial);
    }

    private boolean has(Control control) {
        for (int i = 0; i < spatial.getNumControls(); i++) {
            if (spatial.getControl(i) == control) {
                return true;
            }
        }
        return false;
    }

    private void convert(ColliderControl control) {
        Node written = new Node();
        SettingTable.COLLIDER.write(control, written);
        if (ColliderSettings.isExcluded(spatial)) {
            // By user data, which has this effect also beside an enabled Control.
            written.setUserData("jmesat.enabled", false);
        }
        replace(control, SettingTable.COLLIDER.findKeys(spatial), written);
        report.addCollider(spatial);
    }

    private <T extends Control> void convert(T control, SettingTable<T> table) {
        Node written = new Node();
        table.write(control, written);
        replace(control, table.findKeys(spatial), written);
    }

    /** Replaces a Control, and user data that it made ineffective, by the user data of another spatial. */
    private void replace(Control control, List<String> ineffective, Spatial written) {
        UserDataCopy before = new UserDataCopy(spatial);
        try {
            for (String key : ineffective) {
                spatial.setUserData(key, null);
            }
            for (String key : written.getUserDataKeys()) {
                spatial.setUserData(key, written.getUserData(key));
            }
            spatial.removeControl(control);
        } catch (RuntimeException e) {
            before.restore();
            throw e;
        }
        for (String key : ineffective) {
            if (!isSwitch(key) && !before.get(key).equals(spatial.getUserData(key))) {
                report.remark(spatial, "its user data " + key + " had no effect beside its "
                        + control.getClass().getSimpleName() + ", whose setting replaces it");
            }
        }
    }

    /** Whether a key takes a spatial out of collisions also beside a Control. */
    private static boolean isSwitch(String key) {
        return key.equals("jmesat.collider") || key.equals("jmesat.enabled");
    }
}
