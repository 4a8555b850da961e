package org.jmesat.app.model;

import java.util.List;

/** The motion of a body during a tick, from its last position, or the position set by a handler, to its current one. */
final class BodyMotion {
    private double x;
    private double y;
    private double fromX;
    private double fromY;
    private List<Object> form;
    private boolean swept;
    /** Whether it is known where the motion of this tick began. */
    private boolean known;
    private boolean exact;
    private boolean fromContact;
    /** Whether the body was teleported since the last tick. */
    private boolean teleported;
    private boolean put;
    private double putX;
    private double putY;
    /** Whether it is known where the handlers of the last tick have left the body. */
    private boolean left;
    private double leftX;
    private double leftY;
    /** How far from its last position the motion of this tick began, other than for the sweep. */
    private double startByX;
    private double startByY;

    @Override
    public String toString() {
        return "from " + fromX + " " + fromY + " to " + x + " " + y + (known ? " known" : "") + (swept ? " swept" : "")
                + (exact ? " exact" : "") + (fromContact ? " from contact" : "") + (isCut() ? " cut" : "");
    }

    /** Skips the sweep of the next tick. */
    void teleport() {
        teleported = true;
    }

    /** Sets the start of the next tick's sweep. */
    void putTo(double newX, double newY) {
        put = true;
        putX = newX;
        putY = newY;
    }

    /** Sets where the handlers of this tick have left the body. */
    void leaveAt(double newX, double newY) {
        left = true;
        leftX = newX;
        leftY = newY;
    }

    boolean isCut() {
        return teleported || put;
    }

    /** Sets the position and shape at a tick; the shape is null if the model cannot sweep it exactly. */
    void arrive(int newX, int newY, List<Object> newForm, boolean fresh) {
        double lastX = x;
        double lastY = y;
        fromX = put ? putX : x;
        fromY = put ? putY : y;
        x = newX;
        y = newY;
        known = !fresh && !teleported;
        swept = known;
        startByX = put ? putX - lastX : left ? leftX - lastX : 0;
        startByY = put ? putY - lastY : left ? leftY - lastY : 0;
        left = false;
        exact = newForm != null && newForm.equals(form);
        form = newForm;
        fromContact = put && swept;
        teleported = false;
        put = false;
    }

    /** Whether this tick sweeps the body in a way that the model cannot compute. */
    boolean cannotBeModelled() {
        return swept && !exact;
    }

    /** Whether this tick sweeps the body from a position set by a handler. */
    boolean isFromContact() {
        return fromContact;
    }

    boolean isSwept() {
        return swept;
    }

    /** Skips the sweep of this tick, as after a teleport. */
    void cut() {
        known = false;
        skipSweep();
    }

    /** Skips the sweep of this tick; it is known where the motion began. */
    void skipSweep() {
        swept = false;
        fromContact = false;
    }

    boolean isKnown() {
        return known;
    }

    double startByX() {
        return startByX;
    }

    double startByY() {
        return startByY;
    }

    boolean hasMoved() {
        return moveX() != 0 || moveY() != 0;
    }

    double moveX() {
        return x - fromX;
    }

    double moveY() {
        return y - fromY;
    }

    /** The position at a time within the tick; the current position if the body is not swept. */
    double xAt(double time) {
        return swept ? fromX + time * moveX() : x;
    }

    double yAt(double time) {
        return swept ? fromY + time * moveY() : y;
    }
}
