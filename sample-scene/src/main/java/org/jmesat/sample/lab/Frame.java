package org.jmesat.sample.lab;

/**
 * Draws with a canvas in the coordinates of a plane, which the window shows turned, scaled and moved.
 *
 * @param canvas what it draws with
 * @param originX the pixel that shows the origin
 * @param originY the pixel that shows the origin
 * @param unitX the vector in pixels that shows the unit vector along X
 * @param unitY the vector in pixels that shows the unit vector along X
 */
record Frame(Canvas canvas, double originX, double originY, double unitX, double unitY) {
    double x(double x, double y) {
        return originX + x * unitX - y * unitY;
    }

    double y(double x, double y) {
        return originY + x * unitY + y * unitX;
    }

    /** Returns the number of pixels of a unit. */
    double scale() {
        return Math.hypot(unitX, unitY);
    }

    /** Returns the frame whose X axis is a unit vector of this one. */
    Frame turned(double x, double y) {
        return new Frame(canvas, originX, originY, x * unitX - y * unitY, x * unitY + y * unitX);
    }

    /** Returns x of the point that a pixel shows. */
    double planeX(double pixelX, double pixelY) {
        return ((pixelX - originX) * unitX + (pixelY - originY) * unitY) / (unitX * unitX + unitY * unitY);
    }

    /** Returns y of the point that a pixel shows. */
    double planeY(double pixelX, double pixelY) {
        return ((pixelY - originY) * unitX - (pixelX - originX) * unitY) / (unitX * unitX + unitY * unitY);
    }

    double[] pixels(double... xy) {
        double[] pixels = new double[xy.length];
        for (int i = 0; i < xy.length; i += 2) {
            pixels[i] = x(xy[i], xy[i + 1]);
            pixels[i + 1] = y(xy[i], xy[i + 1]);
        }
        return pixels;
    }

    void fill(double... xy) {
        canvas.fill(pixels(xy));
    }

    void outline(double[] xy, double width) {
        canvas.outline(pixels(xy), width);
    }

    void line(double x1, double y1, double x2, double y2, double width) {
        canvas.line(x(x1, y1), y(x1, y1), x(x2, y2), y(x2, y2), width);
    }

    void dashes(double x1, double y1, double x2, double y2, double width, double dash) {
        canvas.dashes(x(x1, y1), y(x1, y1), x(x2, y2), y(x2, y2), width, dash);
    }

    void arrow(double x1, double y1, double x2, double y2, double width) {
        canvas.arrow(x(x1, y1), y(x1, y1), x(x2, y2), y(x2, y2), width);
    }

    /** Draws a disc whose radius is in pixels. */
    void disc(double x, double y, double radius) {
        canvas.disc(x(x, y), y(x, y), radius);
    }
}
