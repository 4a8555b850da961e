package org.jmesat.internal.project;

import com.jme3.anim.AnimComposer;
import com.jme3.anim.SkinningControl;
import com.jme3.animation.AnimControl;
import com.jme3.animation.SkeletonControl;
import com.jme3.asset.AssetManager;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import com.jme3.scene.control.Control;
import com.jme3.system.JmeSystem;
import java.io.IOException;
import java.net.JarURLConnection;
import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;

/** All models in the jar of jMonkeyEngine's test data. */
final class TestdataModels {
    private static final String KNOWN = "Models/Jaime/Jaime.j3o";
    private static final List<String> ENDINGS = List.of(".j3o", ".obj", ".mesh.xml", ".scene", ".gltf", ".glb",
            ".blend");

    private final AssetManager assets = JmeSystem.newAssetManager(JmeSystem.getPlatformAssetConfigURL());

    /** The files that are models by their ending, in alphabetical order. */
    static List<String> files() throws IOException {
        URL known = TestdataModels.class.getClassLoader().getResource(KNOWN);
        JarURLConnection jar = (JarURLConnection) known.openConnection();
        return jar.getJarFile().stream().map(JarEntry::getName)
                .filter(name -> ENDINGS.stream().anyMatch(name::endsWith)).sorted().toList();
    }

    /** Loads a model in its bind pose. */
    Spatial load(String file) {
        Spatial model = assets.loadModel(file);
        model.depthFirstTraversal(TestdataModels::freeze);
        model.updateGeometricState();
        return model;
    }

    @SuppressWarnings("deprecation") // Old models still carry the old animation system.
    private static void freeze(Spatial spatial) {
        for (Class<? extends Control> each : List.of(AnimComposer.class, SkinningControl.class, AnimControl.class,
                SkeletonControl.class)) {
            spatial.removeControl(each);
        }
    }

    static List<Geometry> geometries(Spatial model) {
        List<Geometry> found = new ArrayList<>();
        model.depthFirstTraversal(spatial -> {
            if (spatial instanceof Geometry geometry) {
                found.add(geometry);
            }
        });
        return found;
    }
}
