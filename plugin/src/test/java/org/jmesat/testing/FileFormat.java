package org.jmesat.testing;

import com.jme3.asset.DesktopAssetManager;
import com.jme3.export.Savable;
import com.jme3.export.binary.BinaryExporter;
import com.jme3.export.binary.BinaryImporter;
import com.jme3.export.xml.XMLExporter;
import com.jme3.export.xml.XMLImporter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/** The formats in which the engine saves objects. What is loaded here needs no assets. */
public enum FileFormat {
    BINARY,
    XML;

    /** The file of an object. */
    public byte[] save(Savable object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        if (this == XML) {
            new XMLExporter().save(object, bytes);
        } else {
            BinaryExporter.getInstance().save(object, bytes);
        }
        return bytes.toByteArray();
    }

    /** The object of a file. */
    @SuppressWarnings("unchecked")
    public <T extends Savable> T load(byte[] file) throws IOException {
        ByteArrayInputStream bytes = new ByteArrayInputStream(file);
        if (this == BINARY) {
            return (T) BinaryImporter.getInstance().load(bytes);
        }
        XMLImporter importer = new XMLImporter();
        importer.setAssetManager(new DesktopAssetManager());
        return (T) importer.load(bytes);
    }

    /** Another object that has read what the given one has written. */
    public <T extends Savable> T saveAndLoad(T object) throws IOException {
        return load(save(object));
    }
}
