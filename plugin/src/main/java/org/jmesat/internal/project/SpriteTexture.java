package org.jmesat.internal.project;

import com.jme3.material.MatParam;
import com.jme3.material.MatParamTexture;
import com.jme3.material.Material;
import com.jme3.texture.Image;
import com.jme3.texture.Texture.WrapAxis;
import com.jme3.texture.Texture.WrapMode;
import com.jme3.texture.Texture2D;
import com.jme3.texture.Texture;
import java.nio.ByteBuffer;

/**
 * The part of a material that decides which pixels of a sprite are visible: the image, how it is repeated, and the
 * least alpha of a visible pixel. Asking again is cheap and allocates nothing.
 *
 * <p>The texture is that of the first parameter in this list that is set: {@code ColorMap} (Unshaded), {@code
 * DiffuseMap} (Lighting), {@code BaseColorMap} (PBR), {@code Texture} (Gui, Picture). Other parameters, such as {@code
 * GlowMap} and {@code AlphaMap}, are ignored, as are colors and overrides of parameters by spatials.
 *
 * <p>A pixel is visible if its alpha is at least the material's {@code AlphaDiscardThreshold}, if that is set and above
 * 0; otherwise at least ½. The alpha test of a {@code RenderState} is ignored, as by the renderer.
 */
final class SpriteTexture {
    static final float USUAL_THRESHOLD = 0.5f;

    private static final String[] PARAMETERS = {"ColorMap", "DiffuseMap", "BaseColorMap", "Texture"};

    private Texture texture;
    private Image image;
    private ByteBuffer data;
    private Image.Format format;
    private int width;
    private int height;
    private WrapMode wrapS;
    private WrapMode wrapT;
    private float threshold;
    private boolean known;

    /**
     * Looks at a material (may be null). Returns true if anything differs from the last call, and at the first call.
     * Another image, another size or format, and another data buffer are differences; what is written into a buffer in
     * place is not seen.
     */
    boolean update(Material material) {
        Texture nextTexture = find(material);
        Image nextImage = nextTexture == null ? null : nextTexture.getImage();
        ByteBuffer nextData = nextImage == null ? null : AlphaReader.data(nextImage);
        float nextThreshold = threshold(material);
        boolean same = known && nextTexture == texture && nextImage == image && nextData == data
                && nextThreshold == threshold;
        if (same && image != null) {
            same = image.getFormat() == format && image.getWidth() == width && image.getHeight() == height;
        }
        if (same && texture != null) {
            same = wrap(texture, WrapAxis.S) == wrapS && wrap(texture, WrapAxis.T) == wrapT;
        }
        if (same) {
            return false;
        }
        known = true;
        texture = nextTexture;
        image = nextImage;
        data = nextData;
        threshold = nextThreshold;
        format = image == null ? null : image.getFormat();
        width = image == null ? 0 : image.getWidth();
        height = image == null ? 0 : image.getHeight();
        wrapS = texture == null ? null : wrap(texture, WrapAxis.S);
        wrapT = texture == null ? null : wrap(texture, WrapAxis.T);
        return true;
    }

    /** {@return the image of a material's texture, or null} The material may be null. */
    static Image imageOf(Material material) {
        Texture found = find(material);
        return found == null ? null : found.getImage();
    }

    private static Texture find(Material material) {
        if (material != null) {
            for (String name : PARAMETERS) {
                MatParamTexture parameter = material.getTextureParam(name);
                if (parameter != null && parameter.getTextureValue() != null) {
                    return parameter.getTextureValue();
                }
            }
        }
        return null;
    }

    private static float threshold(Material material) {
        MatParam parameter = material == null ? null : material.getParam("AlphaDiscardThreshold");
        return parameter != null && parameter.getValue() instanceof Float value && value > 0 ? value : USUAL_THRESHOLD;
    }

    private static WrapMode wrap(Texture texture, WrapAxis axis) {
        return texture instanceof Texture2D ? texture.getWrap(axis) : WrapMode.EdgeClamp;
    }

    /** {@return why there is no image to read, as a clause; null if there is one} */
    String problem() {
        if (texture == null) {
            return "its material has no texture (ColorMap, DiffuseMap, BaseColorMap or Texture)";
        }
        if (!(texture instanceof Texture2D)) {
            return "its texture is not flat but a " + texture.getClass().getSimpleName();
        }
        return image == null ? "its texture has no image" : AlphaReader.problem(image);
    }

    /** {@return the image; null if there is none} */
    Image image() {
        return image;
    }

    /** {@return the width of the image in pixels} */
    int width() {
        return width;
    }

    /** {@return the height of the image in pixels} */
    int height() {
        return height;
    }

    WrapMode wrapS() {
        return wrapS;
    }

    WrapMode wrapT() {
        return wrapT;
    }

    /** The least alpha of a visible pixel, greater than 0. */
    float threshold() {
        return threshold;
    }
}
