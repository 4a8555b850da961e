package org.jmesat.debug;

import com.jme3.font.BitmapCharacter;
import com.jme3.font.BitmapCharacterSet;
import com.jme3.font.BitmapFont;
import com.jme3.math.Vector2f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer.Type;
import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.List;

/** A label of the overlay, read back from the meshes of its sheet: in pixels from the lower left corner. */
public record DrawnLabel(String text, int color, float left, float bottom, float right, float top) {
    private static final int QUAD = 4;

    /** Reads all labels of a sheet, which is the node of {@code LabelSheet.spatial}, drawn with this font. */
    public static List<DrawnLabel> of(Spatial sheet, BitmapFont font) {
        List<DrawnLabel> labels = new ArrayList<>();
        FloatBuffer grounds = ((Geometry) ((Node) sheet).getChild(0)).getMesh().getFloatBuffer(Type.Position);
        for (int i = 0; i + 3 * QUAD <= grounds.limit(); i += 3 * QUAD) {
            labels.add(read((Node) sheet, font, grounds.get(i), grounds.get(i + 1), grounds.get(i + 3),
                    grounds.get(i + 7)));
        }
        return labels;
    }

    private static DrawnLabel read(Node sheet, BitmapFont font, float left, float bottom, float right, float top) {
        StringBuilder text = new StringBuilder();
        int color = 0;
        for (Spatial page : sheet.getChildren().subList(1, sheet.getQuantity())) {
            Mesh mesh = ((Geometry) page).getMesh();
            FloatBuffer xyz = mesh.getFloatBuffer(Type.Position);
            FloatBuffer uv = mesh.getFloatBuffer(Type.TexCoord);
            for (int quad = 0; quad < mesh.getVertexCount() / QUAD; quad++) {
                float x = xyz.get(3 * QUAD * quad);
                float y = xyz.get(3 * QUAD * quad + 1);
                if (x >= left && x < right && y > bottom && y <= top) {
                    text.append(character(font.getCharSet(), uv.get(2 * QUAD * quad), uv.get(2 * QUAD * quad + 1)));
                    color = ((ByteBuffer) mesh.getBuffer(Type.Color).getData()).getInt(4 * QUAD * quad);
                }
            }
        }
        return new DrawnLabel(text.toString(), color, left, bottom, right, top);
    }

    /** Finds the character by its place in the picture of the font. */
    private static char character(BitmapCharacterSet characters, float u, float v) {
        for (char c = ' ' + 1; c < 127; c++) {
            BitmapCharacter glyph = characters.getCharacter(c);
            if (Math.abs(glyph.getX() - u * characters.getWidth()) < 0.1f
                    && Math.abs(glyph.getY() - (1 - v) * characters.getHeight()) < 0.1f) {
                return c;
            }
        }
        return ' ';
    }

    boolean overlaps(float otherLeft, float otherBottom, float otherRight, float otherTop) {
        return left < otherRight && otherLeft < right && bottom < otherTop && otherBottom < top;
    }

    boolean overlaps(DrawnLabel other) {
        return overlaps(other.left, other.bottom, other.right, other.top);
    }

    Vector2f middle() {
        return new Vector2f((left + right) / 2, (bottom + top) / 2);
    }
}
