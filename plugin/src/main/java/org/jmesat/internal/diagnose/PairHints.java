package org.jmesat.internal.diagnose;

import com.jme3.material.MatParam;
import com.jme3.material.Material;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.texture.Texture;
import java.util.List;
import org.jmesat.internal.dispatch.SpatialName;
import org.jmesat.internal.scan.SceneCollider;
import org.jmesat.projection.ProjectionMode;

/** What a user does not see of two bodies, and may take for a fault: bodies in bodies, unseen ones, clear borders. */
final class PairHints {
    /** The names of the formats that have an alpha channel. */
    private static final String WITH_ALPHA = ".*(RGBA|BGRA|ARGB|ABGR|Alpha|ALPHA|DXT3|DXT5).*";

    private PairHints() {
    }

    /** A clause, or null. */
    static String write(SceneCollider a, SceneCollider b, boolean touching) {
        String text = unseen(a) != null ? unseen(a) : unseen(b);
        if (text == null && touching) {
            text = nested(a, b) != null ? nested(a, b) : nested(b, a);
        }
        if (text == null && touching) {
            text = borders(a) != null ? borders(a) : borders(b);
        }
        return text;
    }

    private static String unseen(SceneCollider body) {
        String why = body.spatial().getCullHint() == CullHint.Always ? "its cull hint is Always"
                : body.spatial() instanceof Geometry geometry && geometry.getMaterial() == null ? "it has no material"
                : null;
        return why == null ? null : SpatialName.of(body.spatial()) + " is not drawn, and collides: " + why;
    }

    private static String nested(SceneCollider above, SceneCollider below) {
        return above != below && SpatialDiagnosis.isAtOrAbove(above.spatial(), below.spatial())
                ? SpatialName.of(below.spatial()) + " hangs below " + SpatialName.of(above.spatial())
                        + ", and is a body of its own; without its collider it is part of that one" : null;
    }

    private static String borders(SceneCollider body) {
        List<Geometry> geometries = body.mode() == ProjectionMode.SPRITE || body.isByHand() ? List.of()
                : body.copyGeometries();
        for (Geometry each : geometries) {
            if (each.getMesh().getTriangleCount() == 2 && hasClearPicture(each)) {
                return "the picture of " + SpatialName.of(each) + " may have clear borders, which collide; the mode"
                        + " SPRITE follows what is drawn";
            }
        }
        return null;
    }

    /**
     * Whether a geometry is drawn with the alpha of a texture that has one. The additional state of the material would
     * say more, but reading it creates one, which is saved.
     */
    private static boolean hasClearPicture(Geometry geometry) {
        Material material = geometry.getMaterial();
        Bucket bucket = geometry.getQueueBucket();
        if (material == null || bucket != Bucket.Transparent && bucket != Bucket.Translucent && bucket != Bucket.Gui
                && material.getParam("AlphaDiscardThreshold") == null) {
            return false;
        }
        boolean found = false;
        for (MatParam each : material.getParams()) {
            found |= each.getValue() instanceof Texture texture && texture.getImage() != null
                    && String.valueOf(texture.getImage().getFormat()).matches(WITH_ALPHA);
        }
        return found;
    }
}
