package org.jmesat.sample.lab;

import com.jme3.app.Application;
import com.jme3.app.SimpleApplication;
import com.jme3.app.state.BaseAppState;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector2f;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleSupplier;
import java.util.function.IntFunction;
import org.jmesat.geometry.Outline;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.ShapePair;
import org.jmesat.sample.lab.Lab.Kind;
import org.jmesat.sample.lab.Lab.Step;
import org.jmesat.sample.lab.Lab.Switch;

/** Draws the lab: the shapes with the present axis, the caption, the Minkowski difference, and the list of axes. */
final class LabView extends BaseAppState {
    static final ColorRGBA A = Canvas.rgb(0x1f5fe0);
    static final ColorRGBA B = Canvas.rgb(0x0f9d45);
    static final ColorRGBA PAPER = Canvas.rgb(0xf5f7f9);
    static final ColorRGBA INK = Canvas.rgb(0x17212b);
    static final ColorRGBA GREY = Canvas.rgb(0xa9b2bb);
    static final ColorRGBA GAP = Canvas.rgb(0xa4e85a);
    static final ColorRGBA LIT = Canvas.rgb(0xf08a00);
    private static final ColorRGBA GRID = Canvas.rgb(0xdfe5ea);
    /** That of the ground of the title and the keys, so that there is no seam. */
    private static final ColorRGBA GROUND = new ColorRGBA(0.002f, 0.005f, 0.014f, 1);
    private static final ColorRGBA WHITE = ColorRGBA.White;
    private static final int GRID_REACH = 30;
    /** The least height of the picture in world units. */
    private static final double LEAST = 5.5;
    /** The speed at which the picture turns to the frame of A, in turns from one to the other a second. */
    private static final double TURNING = 4;
    /** How far from the farthest corner of the difference others count as equally far, in world units. */
    private static final double LEVEL = 1e-4;

    private final Lab lab;
    private final LabList list;
    private final DoubleSupplier coveredTop;
    private final DoubleSupplier coveredBottom;
    private final DoubleSupplier textSize;
    private Canvas canvas;
    private Frame plane;
    /** 0 for the frame of the plane, 1 for that of A. */
    private double frameOfA;
    private double width;
    private double height;
    private double size;
    private double thin;
    /** The edges of the picture. */
    private double right;
    private double bottom;
    private double top;
    /** The height of the caption in the last frame. */
    private double captionText;
    private double scale;
    /** The pixel that shows the origin of the plane or of A. */
    private double middleX;
    private double middleY;
    /** What the picture was fitted to. */
    private int fitted = -1;
    private double fittedWidth;
    private double fittedHeight;
    private boolean held;

    /**
     * Creates the view.
     *
     * @param lab what it shows
     * @param coveredTop returns the height in pixels that a title covers at the upper edge of the window
     * @param coveredBottom returns the height that text covers at the lower edge
     * @param textSize returns the height of text in pixels
     */
    LabView(Lab lab, DoubleSupplier coveredTop, DoubleSupplier coveredBottom, DoubleSupplier textSize) {
        this.lab = lab;
        this.coveredTop = coveredTop;
        this.coveredBottom = coveredBottom;
        this.textSize = textSize;
        list = new LabList(lab);
    }

    LabList list() {
        return list;
    }

    /** Keeps the picture where it is, while a shape is dragged. */
    void hold(boolean newHeld) {
        held = newHeld;
    }

    /** Returns whether a pixel is in the part of the window that shows the plane. */
    boolean isPicture(Vector2f pixel) {
        return pixel.x < right && pixel.y > bottom && pixel.y < top;
    }

    /** Returns how near the mouse must be to a corner, in pixels. */
    double near() {
        return 0.6 * size;
    }

    /** Returns the point of the plane that a pixel shows. */
    Vector2f toPlane(Vector2f pixel) {
        return new Vector2f((float) plane.planeX(pixel.x, pixel.y), (float) plane.planeY(pixel.x, pixel.y));
    }

    /** Returns the pixel that shows a point of the plane. */
    Vector2f toPixel(double x, double y) {
        return new Vector2f((float) plane.x(x, y), (float) plane.y(x, y));
    }

    @Override
    public void update(float tpf) {
        lab.update(tpf);
        double wanted = lab.isOn(Switch.FRAME_OF_A) ? 1 : 0;
        frameOfA += Math.max(-TURNING * tpf, Math.min(TURNING * tpf, wanted - frameOfA));
        layOut();
        canvas.begin();
        canvas.use(PAPER).rectangle(0, 0, right, height);
        drawGrid();
        drawShapes();
        drawStep();
        drawDifference();
        canvas.use(WHITE).rectangle(0, top, right, height - top);
        canvas.use(GREY).rectangle(0, top, right, thin);
        double captionTop = height - coveredTop.getAsDouble();
        captionText = canvas.use(INK).text(lab.caption(), 0.6 * size, captionTop - 0.25 * size, size, 0, right - size);
        canvas.use(GROUND).rectangle(0, captionTop, right, height - captionTop);
        list.draw(canvas, right, width - right, bottom, height, size, thin);
        canvas.use(GROUND).rectangle(0, 0, width, bottom);
        canvas.end();
    }

    private void layOut() {
        width = getApplication().getCamera().getWidth();
        height = getApplication().getCamera().getHeight();
        size = textSize.getAsDouble();
        thin = Math.max(1, size / 14);
        right = Math.round(width * 2 / 3);
        bottom = coveredBottom.getAsDouble();
        top = height - coveredTop.getAsDouble() - Math.max(4.2 * size, captionText + 0.5 * size);
        place();
        double[] box = box();
        boolean shown = lab.views() == fitted && width == fittedWidth && height == fittedHeight
                && frameOfA == Math.rint(frameOfA) && box[0] >= 0.5 * insetSide() && box[1] >= bottom
                && box[2] <= right && box[3] <= top;
        if (!held && !shown) {
            fit();
        }
    }

    private void place() {
        double angle = frameOfA * lab.a().angle();
        Frame turned = new Frame(canvas, 0, 0, scale * Math.cos(angle), -scale * Math.sin(angle));
        double x = frameOfA * lab.a().x();
        double y = frameOfA * lab.a().y();
        plane = new Frame(canvas, middleX - turned.x(x, y), middleY - turned.y(x, y), turned.unitX(), turned.unitY());
    }

    /** Shows the shapes and all their axes, as large as there is room beside the difference. */
    private void fit() {
        fitted = lab.views();
        fittedWidth = width;
        fittedHeight = height;
        scale = 1;
        middleX = 0;
        middleY = 0;
        place();
        double[] box = box();
        double margin = 1.2 * size;
        scale = Math.min((top - bottom) / LEAST, Math.min((right - insetSide() - 2 * margin) / (box[2] - box[0]),
                (top - bottom - 2 * margin) / (box[3] - box[1])));
        middleX = (insetSide() + right) / 2 - scale * (box[0] + box[2]) / 2;
        middleY = (top + bottom) / 2 - scale * (box[1] + box[3]) / 2;
        place();
    }

    /** Returns the least x and y, and the greatest, of all that the picture shows, in pixels. */
    private double[] box() {
        List<double[]> contents = new ArrayList<>();
        for (LabPair pair : lab.pairs()) {
            contents.add(plane.pixels(Outline.of(pair.a)));
            contents.add(plane.pixels(Outline.of(pair.b)));
            pair.strips.forEach(strip -> contents.add(drawing(pair, strip).ends()));
        }
        if (lab.isOn(Switch.MOTION)) {
            lab.b().place(lab.moveX(), lab.moveY()).forEach(piece -> contents.add(plane.pixels(Outline.of(piece))));
        }
        double[] box = {Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY,
            Double.NEGATIVE_INFINITY};
        for (double[] xy : contents) {
            for (int i = 0; i < xy.length; i++) {
                box[i % 2] = Math.min(box[i % 2], xy[i]);
                box[2 + i % 2] = Math.max(box[2 + i % 2], xy[i]);
            }
        }
        return box;
    }

    private void drawGrid() {
        canvas.use(GRID);
        for (int i = -GRID_REACH; i <= GRID_REACH; i++) {
            plane.line(i, -GRID_REACH, i, GRID_REACH, thin);
            plane.line(-GRID_REACH, i, GRID_REACH, i, thin);
        }
    }

    private void drawShapes() {
        Step step = lab.step();
        double part = step.kind() == Kind.PUSH ? lab.progress() : step.kind() == Kind.CONTACT ? 1 : 0;
        if (step.kind() == Kind.PUSH) {
            drawGhost(lab.b(), B, 0, 0);
        }
        if (lab.isOn(Switch.MOTION)) {
            double time = part * step.pair().sweep.time();
            drawGhost(lab.b(), B, lab.moveX(), lab.moveY());
            drawShape(lab.a(), A, 0, 0);
            drawShape(lab.b(), B, time * lab.moveX(), time * lab.moveY());
            drawMove(lab.b().x(), lab.b().y());
        } else {
            double ofA = part * lab.shareOfA();
            double ofB = part - ofA;
            drawShape(lab.a(), A, -ofA * lab.pushX(), -ofA * lab.pushY());
            drawShape(lab.b(), B, ofB * lab.pushX(), ofB * lab.pushY());
            if (step.kind() == Kind.PUSH) {
                drawGhost(lab.a(), A, 0, 0);
                canvas.use(INK);
                drawPush(lab.a(), -ofA);
                drawPush(lab.b(), ofB);
            }
        }
    }

    private void drawPush(LabShape shape, double part) {
        plane.arrow(shape.x(), shape.y(), shape.x() + part * lab.pushX(), shape.y() + part * lab.pushY(), 3 * thin);
    }

    private void drawMove(double x, double y) {
        canvas.use(B);
        plane.arrow(x, y, x + lab.moveX(), y + lab.moveY(), 3 * thin);
        plane.disc(x + lab.moveX(), y + lab.moveY(), 0.34 * size);
        canvas.use(WHITE);
        plane.disc(x + lab.moveX(), y + lab.moveY(), 0.22 * size);
    }

    /** Draws where a shape was, or will be. */
    private void drawGhost(LabShape shape, ColorRGBA color, double dx, double dy) {
        canvas.use(color, 0.7);
        for (PlacedPolygon piece : shape.place(dx, dy)) {
            double[] xy = Outline.of(piece);
            for (int i = 0; i < xy.length; i += 2) {
                int next = (i + 2) % xy.length;
                plane.dashes(xy[i], xy[i + 1], xy[next], xy[next + 1], 1.5 * thin, 0.3 * size);
            }
        }
    }

    private void drawShape(LabShape shape, ColorRGBA color, double dx, double dy) {
        List<PlacedPolygon> pieces = shape.place(dx, dy);
        Step step = lab.step();
        int present = shape == lab.a() ? step.pair().pieceA : step.pair().pieceB;
        boolean all = step.kind() == Kind.START || step.kind().ordinal() >= Kind.VERDICT.ordinal();
        boolean split = pieces.size() > 1;
        for (int i = 0; i < pieces.size(); i++) {
            double[] xy = Outline.of(pieces.get(i));
            canvas.use(color, i == present || all ? 0.5 : 0.18);
            plane.fill(xy);
            canvas.use(color, split ? 0.5 : 1);
            plane.outline(xy, (split ? 1 : 2) * thin);
        }
        canvas.use(color);
        double[] corners = shape.outline(dx, dy);
        if (split && shape.rounding() == 0) {
            plane.outline(corners, 2.5 * thin);
        }
        boolean ofA = shape == lab.a();
        drawNames(pieces.get(present), ofA ? "A" : "B", ofA ? step.pair()::nameA : step.pair()::nameB);
        boolean handles = shape == lab.selected() && dx == 0 && dy == 0 && shape.count() > 1;
        for (int i = 0; i < corners.length && handles; i += 2) {
            double half = 0.28 * size;
            double x = plane.x(corners[i], corners[i + 1]) - half;
            double y = plane.y(corners[i], corners[i + 1]) - half;
            canvas.use(i / 2 == lab.corner() ? color : WHITE).rectangle(x, y, 2 * half, 2 * half);
            canvas.use(color).frame(x, y, 2 * half, 2 * half, 1.5 * thin);
        }
    }

    private void drawNames(PlacedPolygon shape, String name, IntFunction<String> edges) {
        write(name, shape.centerX(), shape.centerY(), 1.5 * size);
        double out = shape.rounding() - 0.55 * size / scale;
        for (int i = 0; i < shape.count() && shape.count() > 1; i++) {
            int next = (i + 1) % shape.count();
            write(edges.apply(i), 0.5 * (shape.x()[i] + shape.x()[next]) + out * shape.normalX(i),
                    0.5 * (shape.y()[i] + shape.y()[next]) + out * shape.normalY(i), 0.75 * size);
        }
    }

    /** Writes at a point, unless what is drawn later covers it. */
    private void write(String words, double x, double y, double textHeight) {
        Vector2f pixel = toPixel(x, y);
        boolean covered = pixel.x < insetSide() + size && pixel.y < bottom + insetSide() + size;
        if (!covered && pixel.x < right - size && pixel.y < top - size && pixel.y > bottom + size) {
            canvas.label(words, pixel.x, pixel.y, textHeight, 0.5);
        }
    }

    private void drawStep() {
        Step step = lab.step();
        LabPair pair = step.pair();
        double part = lab.progress();
        boolean motion = lab.isOn(Switch.MOTION);
        if (lab.isShowingAll()) {
            pair.strips.stream().limit(lab.tested(pair)).forEach(strip -> drawing(pair, strip).drawPale());
        }
        switch (step.kind()) {
            case START -> {
                LabPair.Strip last = pair.strips.get(pair.tested() - 1);
                if (lab.pairs().size() == 1 && !motion && last.separates() && last.edgeOfA() + last.edgeOfB() > -2) {
                    drawing(pair, last).drawTurn(part);
                }
            }
            case CIRCLES -> {
                drawCircle(pair.a, A, part);
                drawCircle(pair.b, B, part);
            }
            case AXIS, PIECES, VERDICT -> {
                if (step.strip() >= 0) {
                    drawing(pair, pair.strips.get(step.strip())).draw(step.kind() == Kind.AXIS ? part : 1, motion);
                }
                if (step.kind() == Kind.VERDICT && !motion) {
                    // From the point of B that is deepest in A.
                    double x = pair.test.pointBX();
                    double y = pair.test.pointBY();
                    canvas.use(INK);
                    plane.arrow(x, y, x + part * lab.pushX(), y + part * lab.pushY(), 2 * thin);
                }
            }
            case CONTACT -> {
                for (double[] point : lab.contacts()) {
                    canvas.use(INK);
                    plane.disc(point[0], point[1], part * 0.34 * size);
                    canvas.use(WHITE);
                    plane.disc(point[0], point[1], part * 0.22 * size);
                }
            }
            default -> {
            }
        }
    }

    private AxisDrawing drawing(LabPair pair, LabPair.Strip strip) {
        return new AxisDrawing(pair, strip, plane, right, size, thin);
    }

    private void drawCircle(PlacedPolygon shape, ColorRGBA color, double part) {
        canvas.use(color).circle(plane.x(shape.centerX(), shape.centerY()), plane.y(shape.centerX(), shape.centerY()),
                part * scale * shape.radius(), 2 * thin);
    }

    private double insetSide() {
        return Math.min(0.27 * right, 0.42 * (top - bottom));
    }

    /** The difference of the shapes: where the origin lies in it, and how far its border is. */
    private void drawDifference() {
        double side = insetSide();
        double left = 0.5 * size;
        double low = bottom + 0.5 * size;
        canvas.use(WHITE, 0.9).rectangle(left, low, side, side);
        canvas.use(GREY).frame(left, low, side, side, thin);
        List<PlacedPolygon> parts = lab.pairs().stream().map(LabPair::difference).toList();
        boolean motion = lab.isOn(Switch.MOTION);
        double minX = Math.min(0, motion ? lab.moveX() : 0);
        double minY = Math.min(0, motion ? lab.moveY() : 0);
        double maxX = Math.max(0, motion ? lab.moveX() : 0);
        double maxY = Math.max(0, motion ? lab.moveY() : 0);
        for (PlacedPolygon part : parts) {
            minX = Math.min(minX, part.minX());
            minY = Math.min(minY, part.minY());
            maxX = Math.max(maxX, part.maxX());
            maxY = Math.max(maxY, part.maxY());
        }
        boolean wide = side > 10 * size;
        double room = side - (wide ? 4.4 : 3.4) * size;
        double unit = room / Math.max(0.1, 0.8 * Math.hypot(maxX - minX, maxY - minY)) / scale;
        Frame turned = new Frame(canvas, 0, 0, unit * plane.unitX(), unit * plane.unitY());
        double x = turned.x(0.5 * (minX + maxX), 0.5 * (minY + maxY));
        double y = turned.y(0.5 * (minX + maxX), 0.5 * (minY + maxY));
        Frame inset = new Frame(canvas, left + side / 2 - x, low + side / 2 - (wide ? 0.5 * size : 0) - y,
                turned.unitX(), turned.unitY());
        for (int i = 0; i < parts.size(); i++) {
            double[] xy = Outline.of(parts.get(i));
            boolean present = lab.pairs().get(i) == lab.step().pair();
            canvas.use(present ? LIT : GREY, 0.3);
            inset.fill(xy);
            canvas.use(INK, present ? 1 : 0.4);
            inset.outline(xy, thin);
        }
        drawOrigin(inset);
        canvas.use(INK).text(wide ? "Moves of B that make it overlap A.\n+ is no move." : "Moves of B into A",
                left + 0.4 * size, low + side - 0.1 * size, 0.75 * size, 0, side);
        canvas.text(where(), left + 0.4 * size, low + 1.1 * size, 0.75 * size, 0, Double.MAX_VALUE);
        if (isAxisLit()) {
            canvas.text("orange: this axis", left + 0.4 * size, low + 2 * size, 0.75 * size, 0, Double.MAX_VALUE);
        }
    }

    private String where() {
        ShapePair test = lab.deepest().test;
        return test.isOverlapping() ? (lab.isPushed() ? "before the push of " : "push ")
                + LabCaption.number(Math.hypot(lab.pushX(), lab.pushY()))
                : test.isTouching() ? "touch" : "distance " + LabCaption.number(test.distance());
    }

    private boolean isAxisLit() {
        Step step = lab.step();
        return !lab.isOn(Switch.MOTION) && step.strip() >= 0
                && (step.kind() != Kind.AXIS || lab.progress() >= AxisDrawing.RESULT);
    }

    private void drawOrigin(Frame inset) {
        Step step = lab.step();
        LabPair pair = step.pair();
        if (lab.isOn(Switch.MOTION)) {
            canvas.use(B);
            inset.arrow(0, 0, lab.moveX(), lab.moveY(), 1.5 * thin);
        } else if (isAxisLit()) {
            drawAxisOf(pair.difference(), pair.strips.get(step.strip()).axis(), inset);
        }
        if (!lab.isOn(Switch.MOTION) && step.kind().ordinal() >= Kind.VERDICT.ordinal()) {
            boolean touching = pair.isTouching();
            canvas.use(INK);
            inset.arrow(0, 0, touching ? lab.pushX() : pair.test.pointAX() - pair.test.pointBX(),
                    touching ? lab.pushY() : pair.test.pointAY() - pair.test.pointBY(), 2 * thin);
        }
        double arm = 0.35 * size;
        canvas.use(INK).rectangle(inset.originX() - arm, inset.originY() - thin, 2 * arm, 2 * thin);
        canvas.rectangle(inset.originX() - thin, inset.originY() - arm, 2 * thin, 2 * arm);
    }

    /**
     * Draws an axis from the origin to the line across it that holds all moves after which the shadows only touch. The
     * difference lies on one side of that line and touches it, with an edge or a corner.
     */
    private void drawAxisOf(PlacedPolygon difference, Axis axis, Frame inset) {
        Frame turned = inset.turned(axis.x(), axis.y());
        double along = -axis.separation();
        double from = 0;
        double to = 0;
        for (int i = 0; i < difference.count(); i++) {
            double x = difference.x()[i] * axis.x() + difference.y()[i] * axis.y() + difference.rounding();
            double y = difference.y()[i] * axis.x() - difference.x()[i] * axis.y();
            from = x > along - LEVEL ? Math.min(from, y) : from;
            to = x > along - LEVEL ? Math.max(to, y) : to;
        }
        double beyond = 0.8 * size / turned.scale();
        canvas.use(LIT);
        turned.line(0, 0, along, 0, 3.5 * thin);
        turned.line(along, from - beyond, along, to + beyond, 3.5 * thin);
    }

    @Override
    protected void initialize(Application app) {
        canvas = new Canvas(app.getAssetManager());
    }

    @Override
    protected void cleanup(Application app) {
    }

    @Override
    protected void onEnable() {
        ((SimpleApplication) getApplication()).getGuiNode().attachChild(canvas.node());
    }

    @Override
    protected void onDisable() {
        canvas.node().removeFromParent();
    }
}
