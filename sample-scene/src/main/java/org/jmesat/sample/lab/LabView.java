package org.jmesat.sample.lab;

import com.jme3.app.Application;
import com.jme3.app.SimpleApplication;
import com.jme3.app.state.BaseAppState;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector2f;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleSupplier;
import org.jmesat.geometry.Outline;
import org.jmesat.geometry.PlacedPolygon;
import org.jmesat.narrowphase.Axis;
import org.jmesat.narrowphase.ShapePair;
import org.jmesat.sample.lab.Lab.Kind;
import org.jmesat.sample.lab.Lab.Switch;

/** Draws the lab: the shapes with the present axis, the caption, the Minkowski difference, and the list of axes. */
public final class LabView extends BaseAppState {
    static final ColorRGBA A = Canvas.rgb(0x1f5fe0);
    static final ColorRGBA B = Canvas.rgb(0x0f9d45);
    private static final ColorRGBA PAPER = Canvas.rgb(0xf5f7f9);
    private static final ColorRGBA GRID = Canvas.rgb(0xdfe5ea);
    private static final ColorRGBA SHEET = Canvas.rgb(0xe4e9ee);
    private static final ColorRGBA INK = Canvas.rgb(0x17212b);
    private static final ColorRGBA GREY = Canvas.rgb(0xa9b2bb);
    private static final ColorRGBA WHITE = ColorRGBA.White;
    private static final ColorRGBA GAP = Canvas.rgb(0xa4e85a);
    private static final ColorRGBA LIT = Canvas.rgb(0xf08a00);
    /** When the parts of an axis' animation begin, as parts of its time. */
    private static final double GROW = 0.12;
    private static final double SLIDE = 0.35;
    private static final double DROP = 0.5;
    private static final double BARS = 0.72;
    private static final double RESULT = 0.9;
    /** How far an axis reaches beyond the intervals, and how far beside the shapes it is drawn. */
    private static final double BEYOND = 0.4;
    private static final double BESIDE = 0.45;
    /** The least height of the picture in world units. */
    private static final double LEAST = 5.5;
    private static final double TURNING = 4;
    /** Cosine of the greatest angle between an axis and the normal of its edge. */
    private static final double PARALLEL = 0.99999;

    private final Lab lab;
    private final DoubleSupplier coveredTop;
    private final DoubleSupplier coveredBottom;
    private final DoubleSupplier textSize;
    private Canvas canvas;
    /** 0 for the plane's frame, 1 for that of A. */
    private double frameOfA;
    private double width;
    private double height;
    private double size;
    private double left;
    private double bottom;
    private double scale;
    private double middleX;
    private double middleY;
    private double cos;
    private double sin;
    /** The height of the caption in the last frame. */
    private double captionText;
    private double switchesTop;
    private double rowTop;
    private double rowHeight;
    private int firstRow;
    private LabShape selected;
    private boolean held;
    private Preset fitted;
    private double fittedWidth;
    private double fittedHeight;

    /**
     * Creates the view.
     *
     * @param lab what it shows
     * @param coveredTop returns the height in pixels that a title covers at the upper edge of the window
     * @param coveredBottom returns the height that text covers at the lower edge
     * @param textSize returns the height of text in pixels
     */
    public LabView(Lab lab, DoubleSupplier coveredTop, DoubleSupplier coveredBottom, DoubleSupplier textSize) {
        this.lab = lab;
        this.coveredTop = coveredTop;
        this.coveredBottom = coveredBottom;
        this.textSize = textSize;
    }

    @Override
    public void update(float tpf) {
        lab.update(tpf);
        double wanted = lab.isOn(Switch.FRAME_OF_A) ? 1 : 0;
        frameOfA += Math.max(-TURNING * tpf, Math.min(TURNING * tpf, wanted - frameOfA));
        draw();
    }

    /** Draws the lab as it is. */
    void draw() {
        layOut();
        canvas.begin();
        canvas.use(PAPER).rectangle(0, 0, left, height);
        drawGrid();
        drawShapes();
        drawStep();
        drawDifference();
        drawCaption();
        canvas.use(INK).rectangle(0, height - coveredTop.getAsDouble(), left, coveredTop.getAsDouble());
        canvas.use(SHEET).rectangle(left, 0, width - left, height);
        canvas.use(GREY).rectangle(left, 0, Math.max(1, size / 12), height);
        drawSwitches();
        drawStrips();
        canvas.use(INK).rectangle(0, 0, width, bottom);
        canvas.end();
    }

    private void layOut() {
        width = getApplication().getCamera().getWidth();
        height = getApplication().getCamera().getHeight();
        size = textSize.getAsDouble();
        left = Math.round(width * 2 / 3);
        bottom = coveredBottom.getAsDouble();
        double angle = frameOfA * lab.a().angle();
        cos = Math.cos(angle);
        sin = Math.sin(angle);
        double[] box = box();
        boolean shown = lab.preset() == fitted && width == fittedWidth && height == fittedHeight
                && frameOfA == Math.rint(frameOfA) && box[0] >= 0.5 * insetSide() && box[1] >= bottom
                && box[2] <= left && box[3] <= top();
        if (!held && !shown) {
            fit();
        }
    }

    private double top() {
        return height - coveredTop.getAsDouble() - captionHeight();
    }

    /** Shows the shapes and all their axes, as large as there is room beside the difference. */
    private void fit() {
        fitted = lab.preset();
        fittedWidth = width;
        fittedHeight = height;
        scale = 1;
        middleX = 0;
        middleY = 0;
        double[] box = box();
        double margin = 1.2 * size;
        scale = Math.min((top() - bottom) / LEAST, Math.min((left - insetSide() - 2 * margin) / (box[2] - box[0]),
                (top() - bottom - 2 * margin) / (box[3] - box[1])));
        middleX = (insetSide() + left) / 2 - scale * (box[0] + box[2]) / 2;
        middleY = (top() + bottom) / 2 - scale * (box[1] + box[3]) / 2;
    }

    /** Returns the least x and y, and the greatest, of what the picture shows, in pixels. */
    private double[] box() {
        double[] box = {Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY,
            Double.NEGATIVE_INFINITY};
        for (double[] xy : contents()) {
            for (int i = 0; i < xy.length; i++) {
                box[i % 2] = Math.min(box[i % 2], xy[i]);
                box[2 + i % 2] = Math.max(box[2 + i % 2], xy[i]);
            }
        }
        return box;
    }

    private List<double[]> contents() {
        List<double[]> contents = new ArrayList<>();
        for (LabPair pair : lab.pairs()) {
            contents.add(pixels(Outline.of(pair.a)));
            contents.add(pixels(Outline.of(pair.b)));
            for (LabPair.Strip strip : pair.strips) {
                Axis axis = strip.axis();
                double offset = offset(pair, axis);
                for (double along : new double[] {lowest(strip) - BEYOND, highest(strip) + BEYOND}) {
                    contents.add(pixels(new double[] {axisX(axis, along, offset), axisY(axis, along, offset)}));
                }
            }
        }
        if (lab.isOn(Switch.MOTION)) {
            lab.b().place(lab.moveX(), lab.moveY()).forEach(piece -> contents.add(pixels(Outline.of(piece))));
        }
        return contents;
    }

    private double captionHeight() {
        return Math.max(4.2 * size, captionText + 0.5 * size);
    }

    private double px(double x, double y) {
        return middleX + scale * (cos * (x - frameOfA * lab.a().x()) + sin * (y - frameOfA * lab.a().y()));
    }

    private double py(double x, double y) {
        return middleY + scale * (cos * (y - frameOfA * lab.a().y()) - sin * (x - frameOfA * lab.a().x()));
    }

    /** Returns the point of the plane that a pixel shows. */
    Vector2f toPlane(Vector2f pixel) {
        double x = (pixel.x - middleX) / scale;
        double y = (pixel.y - middleY) / scale;
        return new Vector2f((float) (cos * x - sin * y + frameOfA * lab.a().x()),
                (float) (sin * x + cos * y + frameOfA * lab.a().y()));
    }

    /** Returns the pixel that shows a point of the plane. */
    Vector2f toPixel(double x, double y) {
        return new Vector2f((float) px(x, y), (float) py(x, y));
    }

    /** Returns whether a pixel is in the part of the window that shows the plane. */
    boolean isPicture(Vector2f pixel) {
        return pixel.x < left;
    }

    /** Returns the switch at a pixel, or null. */
    Switch switchAt(Vector2f pixel) {
        int row = (int) Math.floor((switchesTop - pixel.y) / lineHeight());
        return pixel.x > left && row >= 0 && row < Switch.values().length ? Switch.values()[row] : null;
    }

    /** Returns the row of the list of axes at a pixel, or −1. */
    int stripAt(Vector2f pixel) {
        int row = firstRow + (int) Math.floor((rowTop - pixel.y) / rowHeight);
        boolean inside = pixel.x > left && pixel.y < rowTop && pixel.y > switchesTop + 0.5 * size;
        return inside && row < lab.step().pair().strips.size() ? row : -1;
    }

    /** Sets the shape whose corners have handles. */
    void select(LabShape shape) {
        selected = shape;
    }

    /** Keeps the picture where it is, while a shape is dragged. */
    void hold(boolean newHeld) {
        held = newHeld;
    }

    private double lineHeight() {
        return 1.35 * size;
    }

    private double thin() {
        return Math.max(1, size / 14);
    }

    private void drawGrid() {
        canvas.use(GRID);
        int reach = 30;
        for (int i = -reach; i <= reach; i++) {
            canvas.line(px(i, -reach), py(i, -reach), px(i, reach), py(i, reach), thin());
            canvas.line(px(-reach, i), py(-reach, i), px(reach, i), py(reach, i), thin());
        }
    }

    private double[] pixels(double[] xy) {
        double[] pixels = new double[xy.length];
        for (int i = 0; i < xy.length; i += 2) {
            pixels[i] = px(xy[i], xy[i + 1]);
            pixels[i + 1] = py(xy[i], xy[i + 1]);
        }
        return pixels;
    }

    private void drawShapes() {
        double part = lab.step().kind() == Kind.PUSH ? lab.progress() : 0;
        boolean motion = lab.isOn(Switch.MOTION);
        LabPair pair = lab.step().pair();
        if (part > 0) {
            ghost(lab.b(), B, 0, 0);
        }
        if (part > 0 && !motion) {
            ghost(lab.a(), A, 0, 0);
        } else if (motion) {
            ghost(lab.b(), B, lab.moveX(), lab.moveY());
        }
        double time = motion ? part * pair.sweep.time() : 0;
        double half = motion ? 0 : 0.5 * part;
        drawShape(lab.a(), A, -half * lab.pushX(), -half * lab.pushY());
        drawShape(lab.b(), B, motion ? time * lab.moveX() : half * lab.pushX(),
                motion ? time * lab.moveY() : half * lab.pushY());
        if (motion) {
            LabShape b = lab.b();
            double[] to = {px(b.x() + lab.moveX(), b.y() + lab.moveY()), py(b.x() + lab.moveX(), b.y() + lab.moveY())};
            canvas.use(B).arrow(px(b.x(), b.y()), py(b.x(), b.y()), to[0], to[1], 3 * thin());
            canvas.use(WHITE).disc(to[0], to[1], 0.32 * size);
            canvas.use(B).circle(to[0], to[1], 0.32 * size, 2 * thin());
        }
    }

    /** Draws where a shape was, or will be. */
    private void ghost(LabShape shape, ColorRGBA color, double dx, double dy) {
        canvas.use(color, 0.7);
        for (PlacedPolygon piece : shape.place(dx, dy)) {
            double[] xy = pixels(Outline.of(piece));
            for (int i = 0; i < xy.length; i += 2) {
                int next = (i + 2) % xy.length;
                canvas.dashes(xy[i], xy[i + 1], xy[next], xy[next + 1], 1.5 * thin(), 0.3 * size);
            }
        }
    }

    private void drawShape(LabShape shape, ColorRGBA color, double dx, double dy) {
        List<PlacedPolygon> pieces = shape.place(dx, dy);
        LabPair pair = lab.step().pair();
        boolean all = lab.step().kind() == Kind.START || lab.step().kind().ordinal() >= Kind.VERDICT.ordinal();
        for (int i = 0; i < pieces.size(); i++) {
            double[] xy = pixels(Outline.of(pieces.get(i)));
            boolean present = i == (shape == lab.a() ? pair.pieceA : pair.pieceB);
            canvas.use(color, present || all ? 0.5 : 0.18).fill(xy);
            canvas.use(color, pieces.size() > 1 ? 0.5 : 1).outline(xy, (pieces.size() > 1 ? 1 : 2) * thin());
        }
        if (pieces.size() > 1 && shape.rounding() == 0) {
            canvas.use(color).outline(pixels(shape.outline(dx, dy)), 2.5 * thin());
        }
        PlacedPolygon first = pieces.get(shape == lab.a() ? pair.pieceA : pair.pieceB);
        canvas.use(color);
        drawEdgeNames(first, shape == lab.a() ? "A" : "B");
        if (shape == selected && dx == 0 && dy == 0 && shape.count() > 1) {
            double[] corners = pixels(shape.outline(0, 0));
            for (int i = 0; i < corners.length; i += 2) {
                double half = 0.28 * size;
                canvas.use(WHITE).rectangle(corners[i] - half, corners[i + 1] - half, 2 * half, 2 * half);
                canvas.use(color).frame(corners[i] - half, corners[i + 1] - half, 2 * half, 2 * half, 1.5 * thin());
            }
        }
    }

    private void drawEdgeNames(PlacedPolygon shape, String name) {
        double x = px(shape.centerX(), shape.centerY());
        double y = py(shape.centerX(), shape.centerY());
        write(name, x, y, 1.5 * size);
        for (int i = 0; i < shape.count() && shape.count() > 1; i++) {
            int next = (i + 1) % shape.count();
            double out = shape.rounding() - 0.55 * size / scale;
            write(name + i, px(0.5 * (shape.x()[i] + shape.x()[next]) + out * shape.normalX(i),
                    0.5 * (shape.y()[i] + shape.y()[next]) + out * shape.normalY(i)),
                    py(0.5 * (shape.x()[i] + shape.x()[next]) + out * shape.normalX(i),
                    0.5 * (shape.y()[i] + shape.y()[next]) + out * shape.normalY(i)), 0.75 * size);
        }
    }

    /** Writes in the picture, unless the list of axes covers it. */
    private void write(String words, double x, double y, double textHeight) {
        if (x < left - size && y < top() && y > bottom) {
            canvas.label(words, x, y, textHeight, 0.5);
        }
    }

    private void drawStep() {
        Lab.Step step = lab.step();
        double part = lab.progress();
        switch (step.kind()) {
            case CIRCLES -> {
                drawCircle(step.pair().a, A, part);
                drawCircle(step.pair().b, B, part);
            }
            case AXIS -> drawAxis(step.pair(), step.pair().strips.get(step.strip()), part, 1);
            case PIECES, VERDICT -> drawVerdict(step, part);
            case CONTACT -> drawContact(part);
            case PUSH -> drawPush(part);
            default -> {
            }
        }
    }

    private void drawCircle(PlacedPolygon shape, ColorRGBA color, double part) {
        canvas.use(color).circle(px(shape.centerX(), shape.centerY()), py(shape.centerX(), shape.centerY()),
                part * scale * shape.radius(), 2 * thin());
    }

    private void drawVerdict(Lab.Step step, double part) {
        LabPair pair = step.pair();
        if (lab.isShowingAll()) {
            for (LabPair.Strip strip : pair.strips) {
                drawAxis(pair, strip, 1, 0.3);
            }
        }
        if (!lab.isOn(Switch.MOTION)) {
            drawAxis(pair, pair.strips.get(step.strip()), 1, 1);
            if (pair.test.isOverlapping() && step.kind() == Kind.VERDICT) {
                drawPushArrow(pair, part);
            }
        }
    }

    /** Draws the push, from the point of B that is deepest in A. */
    private void drawPushArrow(LabPair pair, double part) {
        double x = pair.test.pointBX();
        double y = pair.test.pointBY();
        canvas.use(INK).arrow(px(x, y), py(x, y), px(x + part * lab.pushX(), y + part * lab.pushY()),
                py(x + part * lab.pushX(), y + part * lab.pushY()), 2 * thin());
    }

    /** Draws an axis beside the shapes, perpendicular to its edges, with the intervals on it. */
    private void drawAxis(LabPair pair, LabPair.Strip strip, double part, double alpha) {
        Axis axis = strip.axis();
        double x = axis.x();
        double y = axis.y();
        double offset = offset(pair, axis);
        double from = lowest(strip) - BEYOND;
        double to = highest(strip) + BEYOND;
        if (alpha == 1) {
            lightEdge(pair.a, strip.edgeOfA());
            lightEdge(pair.b, strip.edgeOfB());
            if (strip.edgeOfA() < 0 && strip.edgeOfB() < 0) {
                lightCorners(pair, axis);
            }
        }
        double[] foot = foot(pair, strip);
        double along = foot[0] * x + foot[1] * y;
        double across = -foot[0] * y + foot[1] * x;
        double grown = part(part, GROW, SLIDE);
        double slid = part(part, SLIDE, DROP);
        double at = across + slid * (offset - across);
        canvas.use(INK, alpha);
        line(axis, along + grown * (from - along), along + grown * (to - along), at, 1.5 * thin(), grown == 1);
        if (part >= DROP && alpha == 1) {
            drop(pair.a, axis, offset, A, part(part, DROP, BARS));
            drop(pair.b, axis, offset, B, part(part, DROP, BARS));
        }
        double bars = part(part, BARS, RESULT);
        double thick = 0.42 * size / scale;
        if (bars > 0) {
            bar(axis, strip.sweptMin(), strip.sweptMax(), offset, -thick, B, 0.3 * alpha, bars);
            bar(axis, axis.minA(), axis.maxA(), offset, thick, A, alpha, bars);
            bar(axis, axis.minB(), axis.maxB(), offset, -thick, B, alpha, bars);
        }
        if (part >= RESULT) {
            drawResult(pair, strip, offset, thick, alpha, part(part, RESULT, 1));
        }
    }

    private static double part(double part, double from, double to) {
        return Math.max(0, Math.min(1, (part - from) / (to - from)));
    }

    /** The middle of the edge that the axis is perpendicular to, or of the line between the closest corners. */
    private static double[] foot(LabPair pair, LabPair.Strip strip) {
        int edge = strip.edgeOfA() >= 0 ? strip.edgeOfA() : strip.edgeOfB();
        PlacedPolygon shape = strip.edgeOfA() >= 0 ? pair.a : pair.b;
        if (edge < 0) {
            return new double[] {0.5 * (pair.test.pointAX() + pair.test.pointBX()),
                0.5 * (pair.test.pointAY() + pair.test.pointBY())};
        }
        int next = (edge + 1) % shape.count();
        return new double[] {0.5 * (shape.x()[edge] + shape.x()[next]), 0.5 * (shape.y()[edge] + shape.y()[next])};
    }

    /** Where the axis is drawn: beside both shapes, above or right of them. */
    private double offset(LabPair pair, Axis axis) {
        double up = cos * axis.x() + sin * axis.y() + 0.4 * (sin * axis.x() - cos * axis.y());
        double side = up > 0 ? 1 : -1;
        double x = -side * axis.y();
        double y = side * axis.x();
        return side * (Math.max(reach(pair.a, x, y), reach(pair.b, x, y)) + BESIDE);
    }

    private static double reach(PlacedPolygon shape, double x, double y) {
        return shape.computeReach(x, y) + shape.rounding();
    }

    private void lightEdge(PlacedPolygon shape, int edge) {
        if (edge >= 0) {
            int next = (edge + 1) % shape.count();
            double x = shape.rounding() * shape.normalX(edge);
            double y = shape.rounding() * shape.normalY(edge);
            double x1 = shape.x()[edge] + x;
            double y1 = shape.y()[edge] + y;
            double x2 = shape.x()[next] + x;
            double y2 = shape.y()[next] + y;
            canvas.use(LIT).line(px(x1, y1), py(x1, y1), px(x2, y2), py(x2, y2), 5 * thin());
        }
    }

    /** Draws the line between the closest corners, or from the centre of a circle. */
    private void lightCorners(LabPair pair, Axis axis) {
        double x1 = pair.test.pointAX() - pair.a.rounding() * axis.x();
        double y1 = pair.test.pointAY() - pair.a.rounding() * axis.y();
        double x2 = pair.test.pointBX() + pair.b.rounding() * axis.x();
        double y2 = pair.test.pointBY() + pair.b.rounding() * axis.y();
        canvas.use(LIT).line(px(x1, y1), py(x1, y1), px(x2, y2), py(x2, y2), 4 * thin());
    }

    /** Draws a part of a line along an axis, at a distance from the origin. */
    private void line(Axis axis, double from, double to, double at, double lineWidth, boolean arrow) {
        double x1 = axisX(axis, from, at);
        double y1 = axisY(axis, from, at);
        double x2 = axisX(axis, to, at);
        double y2 = axisY(axis, to, at);
        if (arrow) {
            canvas.arrow(px(x1, y1), py(x1, y1), px(x2, y2), py(x2, y2), lineWidth);
        } else {
            canvas.line(px(x1, y1), py(x1, y1), px(x2, y2), py(x2, y2), lineWidth);
        }
    }

    private static double axisX(Axis axis, double along, double at) {
        return along * axis.x() - at * axis.y();
    }

    private static double axisY(Axis axis, double along, double at) {
        return along * axis.y() + at * axis.x();
    }

    /** Draws dotted lines from the corners, or from the arcs around them, to the axis. */
    private void drop(PlacedPolygon shape, Axis axis, double offset, ColorRGBA color, double part) {
        canvas.use(color, 0.75);
        for (int i = 0; i < shape.count(); i++) {
            double along = shape.x()[i] * axis.x() + shape.y()[i] * axis.y();
            double across = -shape.x()[i] * axis.y() + shape.y()[i] * axis.x();
            for (int side = shape.rounding() > 0 ? -1 : 1; side <= 1; side += 2) {
                double where = along + side * shape.rounding();
                double to = across + part * (offset - across);
                canvas.dashes(px(axisX(axis, where, across), axisY(axis, where, across)),
                        py(axisX(axis, where, across), axisY(axis, where, across)),
                        px(axisX(axis, where, to), axisY(axis, where, to)),
                        py(axisX(axis, where, to), axisY(axis, where, to)), 1.3 * thin(), 0.22 * size);
            }
        }
    }

    /** Fills a part of an axis, to one side of it; it grows from its middle. */
    private void bar(Axis axis, double from, double to, double offset, double thick, ColorRGBA color, double alpha,
            double part) {
        double middle = 0.5 * (from + to);
        double min = middle + part * (from - middle);
        double max = middle + part * (to - middle);
        double[] xy = {axisX(axis, min, offset), axisY(axis, min, offset), axisX(axis, max, offset),
            axisY(axis, max, offset), axisX(axis, max, offset + thick), axisY(axis, max, offset + thick),
            axisX(axis, min, offset + thick), axisY(axis, min, offset + thick)};
        canvas.use(color, alpha).fill(pixels(xy));
    }

    private void drawResult(LabPair pair, LabPair.Strip strip, double offset, double thick, double alpha,
            double part) {
        Axis axis = strip.axis();
        boolean gap = axis.separates();
        if (lab.isOn(Switch.MOTION) && !strip.separates()) {
            return;
        }
        double from = gap ? axis.maxA() : axis.minB();
        double to = gap ? strip.sweptMin() : axis.maxA();
        String result = pair.isTouch(axis) ? "touch"
                : (gap ? "gap " : "overlap ") + LabCaption.number(Math.abs(to - from));
        double high = gap ? 1.25 * thick : 0.6 * thick;
        double rim = Math.min(thin() / scale, 0.25 * (to - from));
        bar(axis, from, to, offset - high, 2 * high, INK, alpha, part);
        bar(axis, from + rim, to - rim, offset - high + rim, 2 * (high - rim), gap ? GAP : WHITE, alpha, part);
        if (alpha == 1) {
            double middle = 0.5 * (from + to);
            if (gap) {
                // The line between the shapes.
                canvas.use(INK, part).dashes(px(axisX(axis, middle, -12), axisY(axis, middle, -12)),
                        py(axisX(axis, middle, -12), axisY(axis, middle, -12)),
                        px(axisX(axis, middle, 12), axisY(axis, middle, 12)),
                        py(axisX(axis, middle, 12), axisY(axis, middle, 12)), 1.5 * thin(), 0.3 * size);
            }
            tag(axis, middle, offset, result);
        }
    }

    /** Writes beside an axis, on the side away from the shapes. */
    private void tag(Axis axis, double along, double offset, String words) {
        double side = lab.step().pair().b.computeReach(-axis.y(), axis.x()) < offset ? 1 : -1;
        double x = px(axisX(axis, along, offset), axisY(axis, along, offset));
        double y = py(axisX(axis, along, offset), axisY(axis, along, offset));
        double outX = side * (px(-axis.y(), axis.x()) - px(0, 0)) / scale;
        double outY = side * (py(-axis.y(), axis.x()) - py(0, 0)) / scale;
        double far = size * (1.4 + 0.27 * words.length() * Math.abs(outX));
        double wide = 0.48 * size * words.length();
        canvas.use(PAPER, 0.9).rectangle(x + far * outX - wide / 2, y + far * outY - 0.6 * size, wide, 1.2 * size);
        canvas.use(INK);
        write(words, x + far * outX, y + far * outY, 0.95 * size);
    }

    private void drawContact(double part) {
        for (LabPair pair : lab.pairs()) {
            Axis axis = pair.report.deciding();
            lightEdge(axis.edgeOfA() >= 0 ? pair.a : pair.b, pair.isTouching() ? axis.edge() : -1);
            for (int i = 0; i < pair.contact.count(); i++) {
                double side = axis.edgeOfA() >= 0 ? -1 : 1;
                double x = pair.contact.x(i);
                double y = pair.contact.y(i);
                double deepX = x + side * pair.contact.depth(i) * axis.x();
                double deepY = y + side * pair.contact.depth(i) * axis.y();
                double atX = deepX + part * (x - deepX);
                double atY = deepY + part * (y - deepY);
                canvas.use(INK).dashes(px(deepX, deepY), py(deepX, deepY), px(atX, atY), py(atX, atY), 2 * thin(),
                        0.2 * size);
                canvas.use(INK).disc(px(atX, atY), py(atX, atY), 0.34 * size);
                canvas.use(WHITE).disc(px(atX, atY), py(atX, atY), 0.22 * size);
            }
        }
    }

    private void drawPush(double part) {
        if (!lab.isOn(Switch.MOTION)) {
            for (int side = -1; side <= 1; side += 2) {
                LabShape shape = side < 0 ? lab.a() : lab.b();
                double x = shape.x() + side * part * 0.5 * lab.pushX();
                double y = shape.y() + side * part * 0.5 * lab.pushY();
                canvas.use(INK).arrow(px(shape.x(), shape.y()), py(shape.x(), shape.y()), px(x, y), py(x, y),
                        3 * thin());
            }
        }
    }

    private void drawCaption() {
        double top = top() + captionHeight();
        canvas.use(WHITE).rectangle(0, top - captionHeight(), left, captionHeight());
        canvas.use(GREY).rectangle(0, top - captionHeight(), left, thin());
        captionText = canvas.use(INK).text(lab.caption(), 0.6 * size, top - 0.25 * size, size, 0, left - size);
    }

    private double insetSide() {
        return Math.min(0.27 * left, 0.42 * (top() - bottom));
    }

    /** The difference of the shapes: where the origin lies in it, and how far its border is. */
    private void drawDifference() {
        double side = insetSide();
        double x0 = 0.5 * size;
        double y0 = bottom + 0.5 * size;
        canvas.use(WHITE, 0.9).rectangle(x0, y0, side, side);
        canvas.use(GREY).frame(x0, y0, side, side, thin());
        List<PlacedPolygon> parts = new ArrayList<>();
        double minX = Math.min(0, lab.isOn(Switch.MOTION) ? lab.moveX() : 0);
        double minY = Math.min(0, lab.isOn(Switch.MOTION) ? lab.moveY() : 0);
        double maxX = Math.max(0, lab.isOn(Switch.MOTION) ? lab.moveX() : 0);
        double maxY = Math.max(0, lab.isOn(Switch.MOTION) ? lab.moveY() : 0);
        for (LabPair pair : lab.pairs()) {
            PlacedPolygon part = pair.difference();
            parts.add(part);
            minX = Math.min(minX, part.minX());
            minY = Math.min(minY, part.minY());
            maxX = Math.max(maxX, part.maxX());
            maxY = Math.max(maxY, part.maxY());
        }
        double unit = (side - 3.4 * size) / Math.max(0.1, Math.hypot(maxX - minX, maxY - minY) * 0.8);
        double x = 0.5 * (minX + maxX);
        double y = 0.5 * (minY + maxY);
        Inset inset = new Inset(x0 + side / 2 - unit * (cos * x + sin * y), y0 + side / 2 - unit * (cos * y - sin * x),
                unit);
        for (int i = 0; i < parts.size(); i++) {
            double[] xy = inset.pixels(Outline.of(parts.get(i)));
            boolean present = lab.pairs().get(i) == lab.step().pair();
            canvas.use(present ? LIT : GREY, 0.3).fill(xy);
            canvas.use(INK, present ? 1 : 0.4).outline(xy, thin());
        }
        canvas.use(INK).text("Difference A - B", x0 + 0.4 * size, y0 + side - 0.1 * size, 0.75 * size, 0,
                Double.MAX_VALUE);
        drawOrigin(inset);
        canvas.use(INK).text(where(),
                x0 + 0.4 * size, y0 + 1.1 * size, 0.75 * size, 0, Double.MAX_VALUE);
    }

    private String where() {
        ShapePair test = lab.deepest().test;
        return test.isOverlapping() ? "+ inside by " + LabCaption.number(Math.hypot(lab.pushX(), lab.pushY()))
                : test.isTouching() ? "+ on the edge: touch"
                : "+ outside by " + LabCaption.number(test.distance());
    }

    private void drawOrigin(Inset inset) {
        Lab.Step step = lab.step();
        LabPair pair = step.pair();
        if (lab.isOn(Switch.MOTION)) {
            canvas.use(B).arrow(inset.x(0, 0), inset.y(0, 0), inset.x(lab.moveX(), lab.moveY()),
                    inset.y(lab.moveX(), lab.moveY()), 1.5 * thin());
        } else if (step.strip() >= 0 && (step.kind() != Kind.AXIS || lab.progress() > RESULT)) {
            drawEdgeOf(pair.difference(), pair.strips.get(step.strip()).axis(), inset);
        }
        if (!lab.isOn(Switch.MOTION) && step.kind().ordinal() >= Kind.VERDICT.ordinal()) {
            double x = pair.isTouching() ? lab.pushX() : pair.test.pointAX() - pair.test.pointBX();
            double y = pair.isTouching() ? lab.pushY() : pair.test.pointAY() - pair.test.pointBY();
            canvas.use(INK).arrow(inset.x(0, 0), inset.y(0, 0), inset.x(x, y), inset.y(x, y), 2 * thin());
        }
        double arm = 0.35 * size;
        canvas.use(INK).line(inset.x(0, 0) - arm, inset.y(0, 0), inset.x(0, 0) + arm, inset.y(0, 0), 2 * thin());
        canvas.line(inset.x(0, 0), inset.y(0, 0) - arm, inset.x(0, 0), inset.y(0, 0) + arm, 2 * thin());
    }

    /** Lights the edge of the difference whose distance from the origin is the overlap, or the gap, on an axis. */
    private void drawEdgeOf(PlacedPolygon difference, Axis axis, Inset inset) {
        for (int i = 0; i < difference.count() && difference.count() > 1; i++) {
            if (difference.normalX(i) * axis.x() + difference.normalY(i) * axis.y() > PARALLEL) {
                int next = (i + 1) % difference.count();
                double x = difference.rounding() * axis.x();
                double y = difference.rounding() * axis.y();
                double[] ends = {difference.x()[i] + x, difference.y()[i] + y, difference.x()[next] + x,
                    difference.y()[next] + y};
                double[] xy = inset.pixels(ends);
                canvas.use(LIT).line(xy[0], xy[1], xy[2], xy[3], 3.5 * thin());
            }
        }
    }

    /** The scale of the difference, turned as the picture is. */
    private final class Inset {
        private final double originX;
        private final double originY;
        private final double unit;

        Inset(double originX, double originY, double unit) {
            this.originX = originX;
            this.originY = originY;
            this.unit = unit;
        }

        double x(double x, double y) {
            return originX + unit * (cos * x + sin * y);
        }

        double y(double x, double y) {
            return originY + unit * (cos * y - sin * x);
        }

        double[] pixels(double[] xy) {
            double[] pixels = new double[xy.length];
            for (int i = 0; i < xy.length; i += 2) {
                pixels[i] = x(xy[i], xy[i + 1]);
                pixels[i + 1] = y(xy[i], xy[i + 1]);
            }
            return pixels;
        }
    }

    private void drawSwitches() {
        Switch[] switches = Switch.values();
        double y = bottom + 0.3 * size + switches.length * lineHeight();
        switchesTop = y;
        double x = left + 0.6 * size;
        for (Switch each : switches) {
            boolean on = lab.isOn(each);
            double box = 1.1 * size;
            canvas.use(on ? INK : PAPER).rectangle(x, y - box - 0.1 * size, box, box);
            canvas.use(INK).frame(x, y - box - 0.1 * size, box, box, thin());
            canvas.use(on ? WHITE : INK).label(each.key, x + box / 2, y - box / 2 - 0.1 * size, 0.85 * size, 0.5);
            canvas.use(INK, on ? 1 : 0.55).label(each.title + (on ? ": on" : ": off"), x + 1.6 * size,
                    y - box / 2 - 0.1 * size, 0.9 * size, 0);
            y -= lineHeight();
        }
        canvas.use(GREY).rectangle(left, switchesTop + 0.25 * size, width - left, thin());
    }

    private void drawStrips() {
        Lab.Step step = lab.step();
        LabPair pair = step.pair();
        List<LabPair.Strip> strips = pair.strips;
        double top = height - 0.4 * size;
        String heading = lab.pairs().size() == 1 ? "The axes, in test order"
                : "Pair " + (lab.pairs().indexOf(pair) + 1) + " of " + lab.pairs().size() + ": A's piece "
                + pair.pieceA + ", B's " + pair.pieceB;
        canvas.use(INK).text(heading, left + 0.6 * size, top, 0.9 * size, 0, Double.MAX_VALUE);
        rowTop = top - 1.5 * size;
        double space = rowTop - switchesTop - 0.6 * size;
        rowHeight = Math.max(1.5 * size, Math.min(3 * size, space / strips.size()));
        int shown = Math.max(1, (int) (space / rowHeight + 0.01));
        firstRow = Math.max(0, Math.min(step.strip() - shown / 2, strips.size() - shown));
        double reach = 0;
        for (LabPair.Strip strip : strips) {
            reach = Math.max(reach, highest(strip) - lowest(strip));
        }
        for (int i = firstRow; i < Math.min(strips.size(), firstRow + shown); i++) {
            drawStrip(strips.get(i), i, rowTop - (i - firstRow) * rowHeight, reach);
        }
    }

    private static double lowest(LabPair.Strip strip) {
        return Math.min(strip.axis().minA(), strip.sweptMin());
    }

    private static double highest(LabPair.Strip strip) {
        return Math.max(strip.axis().maxA(), strip.sweptMax());
    }

    private void drawStrip(LabPair.Strip strip, int row, double top, double reach) {
        boolean present = lab.step().strip() == row;
        boolean done = lab.isDone(row) && (!present || lab.step().kind() != Kind.AXIS || lab.progress() >= RESULT);
        Axis axis = strip.axis();
        double x = left + 0.4 * size;
        double w = width - left - 0.8 * size;
        double h = rowHeight - 0.2 * size;
        double y = top - rowHeight + 0.1 * size;
        canvas.use(done ? WHITE : SHEET).rectangle(x, y, w, h);
        canvas.use(present ? LIT : GREY).frame(x, y, w, h, present ? 2.5 * thin() : thin());
        canvas.use(done || present ? INK : GREY).label(strip.name(), x + 0.4 * size, y + h / 2, 0.85 * size, 0);
        double barsLeft = x + 3.6 * size;
        double barsWidth = w - 7.2 * size;
        double unit = barsWidth / reach;
        double middle = 0.5 * (lowest(strip) + highest(strip));
        double zero = barsLeft + barsWidth / 2 - unit * middle;
        double bar = Math.min(0.32 * h, 0.5 * size);
        boolean needed = done || lab.isNeeded(row);
        if (needed) {
            drawBars(strip, done, zero, unit, y + h / 2, bar);
        }
        if (done && !lab.isOn(Switch.MOTION)) {
            boolean gap = axis.separates();
            double from = zero + unit * (gap ? axis.maxA() : axis.minB());
            double length = Math.max(3 * thin(), unit * Math.abs(axis.separation()));
            double high = gap ? 1.15 * bar : 0.6 * bar;
            canvas.use(gap ? GAP : WHITE).rectangle(from, y + h / 2 - high, length, 2 * high);
            canvas.use(INK).frame(from, y + h / 2 - high, length, 2 * high, thin());
        }
        canvas.use(done ? INK : GREY).label(done ? result(strip) : needed ? "" : "not needed",
                x + w - 0.4 * size, y + h / 2, 0.85 * size, 1);
    }

    private void drawBars(LabPair.Strip strip, boolean done, double zero, double unit, double y, double bar) {
        Axis axis = strip.axis();
        canvas.use(done ? B : GREY, 0.3).rectangle(zero + unit * strip.sweptMin(), y - bar,
                unit * (strip.sweptMax() - strip.sweptMin()), bar);
        canvas.use(done ? A : GREY, done ? 1 : 0.5).rectangle(zero + unit * axis.minA(), y,
                unit * (axis.maxA() - axis.minA()), bar);
        canvas.use(done ? B : GREY, done ? 1 : 0.5).rectangle(zero + unit * axis.minB(), y - bar,
                unit * (axis.maxB() - axis.minB()), bar);
    }

    private String result(LabPair.Strip strip) {
        if (lab.isOn(Switch.MOTION)) {
            return strip.separates() ? "gap stays" : strip.end() == null ? "turns" : strip.passes() ? "passes"
                    : strip.end().separates() ? "gap opens" : strip.axis().separates() ? "gap closes" : "overlap";
        }
        Axis axis = strip.axis();
        return lab.step().pair().isTouch(axis) ? "touch"
                : (axis.separates() ? "gap " : "") + LabCaption.number(Math.abs(axis.separation()));
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
