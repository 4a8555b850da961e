package org.jmesat.internal.project;

import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.texture.Image;
import java.nio.ByteBuffer;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jmesat.internal.geometry.ConvexHull;
import org.jmesat.projection.ProjectionPlane;

/** The cache that projections share: vertices of meshes and outlines of images in use, and scratch buffers. */
public final class ProjectionCache {
    private final UseCache<Mesh, MeshShape> shapes = new UseCache<>(MeshShape::new);
    private final UseCache<Mesh, SkinnedMesh> skinned = new UseCache<>(SkinnedMesh::new);
    /** The bind poses of skinned meshes by their fingerprints, so that equal meshes share them. */
    final Map<Long, BindPose> bindPoses = new HashMap<>();
    private final Consumer<MeshShape> noteUpload = shape -> shape.noteUpload(tick());
    private int readings;
    private final MeshVertices reader = new MeshVertices();
    /** A scratch hull, valid until the next use. */
    final ConvexHull hull = new ConvexHull();
    /** Scratch primitives, valid until the next use. */
    final DrawnPrimitives primitives = new DrawnPrimitives();
    private final ConnectedParts parts = new ConnectedParts();
    /** A scratch slice, valid until the next use. */
    final DepthSlice slice = new DepthSlice();
    private final UseCache<ByteBuffer, SpriteImage> images = new UseCache<>(SpriteImage::new);
    /** Scratch pieces, valid until the next use. */
    final SpritePieces spritePieces = new SpritePieces();
    /** Finds deformations, and keeps the joint matrices computed last in this tick. */
    final Deformation deformation = new Deformation();
    /** Scratch for skinned outlines, valid until the next use. */
    final ClusterCulling culling = new ClusterCulling();
    private float[] projected = new float[64];
    private boolean abandoned;
    private long tick;

    /** Creates an empty cache. */
    public ProjectionCache() {
    }

    /** The plane onto which all geometries are projected. */
    public ProjectionPlane plane() {
        return reader.plane();
    }

    /** Sets the plane while no geometry uses the cache; at first it is XY. */
    public void setPlane(ProjectionPlane plane) {
        forgetOlderThan(Long.MAX_VALUE);
        reader.setPlane(plane);
    }

    /** Begins a tick: each mesh is checked again at its next use. */
    public void beginTick() {
        tick++;
        deformation.forgetMatrices();
    }

    /** Ends a tick: if any mesh was released, removes the meshes that were not used in this tick. */
    public void endTick() {
        deformation.forgetMatrices();
        if (abandoned) {
            forgetOlderThan(tick);
            images.forgetOlderThan(tick);
            abandoned = false;
        }
    }

    /** Notes the meshes that are written after a tick, before the renderer uploads them and clears the trace. */
    public void noteUploads() {
        shapes.forEach(noteUpload);
    }

    /** Notes that a geometry has released its mesh. */
    public void abandon() {
        abandoned = true;
    }

    /** Makes the cache read the mesh and the texture of a geometry again at their next use. */
    public void forget(Geometry geometry) {
        forget(geometry.getMesh());
        Image image = SpriteTexture.imageOf(geometry.getMaterial());
        images.forget(image == null ? null : AlphaReader.data(image));
    }

    /** Makes the cache read a mesh again at its next use. A mesh that is not cached, or null, is ignored. */
    public void forget(Mesh mesh) {
        shapes.forget(mesh);
        skinned.forget(mesh);
    }

    private void forgetOlderThan(long oldest) {
        shapes.forgetOlderThan(oldest);
        skinned.forgetOlderThan(oldest);
        Set<BindPose> used = Collections.newSetFromMap(new IdentityHashMap<>());
        skinned.forEach(mesh -> used.add(mesh.bindPose()));
        bindPoses.values().retainAll(used);
    }

    long tick() {
        return tick;
    }

    /** A number for a reading of a mesh, unique over all meshes. */
    int nextVersion() {
        return ++readings;
    }

    /** The shape of a mesh, checked in this tick; {@code last}, which may be null, is the caller's last one. */
    MeshShape shape(Mesh mesh, MeshShape last, boolean reread) {
        MeshShape shape = shapes.get(mesh, last);
        shape.check(this, reread);
        return shape;
    }

    /** Reads a mesh without regard to a pose; valid until the next reading. */
    MeshVertices readMesh(Mesh mesh) {
        reader.read(mesh);
        return reader;
    }

    /** Reads the connected parts of a mesh. */
    void readParts(Mesh mesh, PointGroups into) {
        if (reader.read(mesh) == 0) {
            into.setNone(reader.problem());
            return;
        }
        reader.collectPrimitives(mesh, primitives);
        parts.find(reader.xyz(), reader.count(), primitives);
        into.setParts(reader.xyz(), parts);
    }

    /** Reads the bind pose of a skinned or morphed mesh; valid until the next reading. */
    MeshVertices readBindPose(Mesh mesh) {
        reader.readBindPose(mesh);
        return reader;
    }

    /** Reads the current pose of a skinned or morphed geometry; valid until the next reading. */
    MeshVertices readPose(Geometry geometry) {
        reader.read(geometry);
        return reader;
    }

    /** The entry of a skinned mesh, checked in this tick; {@code last}, which may be null, is the caller's last one. */
    SkinnedMesh skinnedMesh(Mesh mesh, SkinnedMesh last) {
        SkinnedMesh found = skinned.get(mesh, last);
        found.check(tick);
        return found;
    }

    /** Reads the bind pose of a skinned mesh, which meshes with the same share; null if it has a defect. */
    BindPose readBindPose(Mesh mesh, boolean fromBindPose, boolean inShader) {
        if (!reader.readSkin(mesh, fromBindPose)) {
            return null;
        }
        int influences = LinearBlendSkinning.influences(mesh, inShader);
        long fingerprint = BindPose.fingerprint(reader.xyz(), reader.skinning(), reader.count(), influences);
        return bindPoses.computeIfAbsent(fingerprint,
                absent -> new BindPose(reader.xyz(), reader.skinning(), reader.count(), influences));
    }

    /** A scratch buffer for x and y of a number of points. */
    float[] projected(int count) {
        if (projected.length < 2 * count) {
            projected = new float[3 * count];
        }
        return projected;
    }

    /** The outlines of the tiles of an image that can be read. */
    SpriteImage spriteImage(Image image) {
        SpriteImage found = images.get(AlphaReader.data(image), null);
        found.checkedTick = tick;
        return found;
    }
}
