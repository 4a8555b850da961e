package org.jmesat.sample.guides;

import com.jme3.export.JmeExporter;
import com.jme3.export.JmeImporter;
import com.jme3.scene.Spatial;
import java.io.IOException;
import org.jmesat.control.CollisionEvent;
import org.jmesat.control.CollisionScript;

public class Coin extends CollisionScript {
    private int value = 1;

    public int getValue() {
        return value;
    }

    public void setValue(int value) {
        this.value = value;
    }

    @Override
    public void onCollisionEnter(CollisionEvent event) {
        Spatial taker = event.getOther();
        Integer money = taker.getUserData("money");
        if (money != null && event.isSelfInScene()) {
            taker.setUserData("money", money + value);
            event.getSelf().removeFromParent();
        }
    }

    @Override
    public void write(JmeExporter exporter) throws IOException {
        super.write(exporter);
        exporter.getCapsule(this).write(value, "value", 1);
    }

    @Override
    public void read(JmeImporter importer) throws IOException {
        value = importer.getCapsule(this).readInt("value", 1);
        super.read(importer);
    }
}
