package org.jmesat.app.model;

import java.util.List;

/** How a body came from where it was at the last tick, or was put since, to where it is. */
final class Way {
    private double x;
    private double y;
    private double fromX;
    private double fromY;
    private List<Object> form;
    private boolean swept;
    private boolean exact;
    private boolean fromContact;
    /** Since the last tick. */
    private boolean teleported;
    private boolean put;
    private double putX;
    private double putY;

    @Override
    public String toString() {
        return "from " + fromX + " " + fromY + " to " + x + " " + y + (swept ? " swept" : "") + (exact ? " exact" : "")
                + (fromContact ? " from contact" : "") + (isCut() ? " cut" : "");
    }

    /** It is not swept at the next tick. */
    void teleport() {
        teleported = true;
    }

    /** It is swept from here at the next tick. */
    void putTo(double newX, double newY) {
        put = true;
        putX = newX;
        putY = newY;
    }

    boolean isCut() {
        return teleported || put;
    }

    /** A tick has found it at a place, of a form that is null if it cannot be followed exactly. */
    void arrive(int newX, int newY, List<Object> newForm, boolean fresh) {
        fromX = put ? putX : x;
        fromY = put ? putY : y;
        x = newX;
        y = newY;
        swept = !fresh && !teleported;
        exact = newForm != null && newForm.equals(form);
        form = newForm;
        fromContact = put && swept;
        teleported = false;
        put = false;
    }

    /** Whether this tick sweeps it though the model cannot follow. */
    boolean isTooHard() {
        return swept && !exact;
    }

    /** Whether this tick sweeps it from where it was put. */
    boolean isFromContact() {
        return fromContact;
    }

    boolean isSwept() {
        return swept;
    }

    /** This tick does not sweep it. */
    void cut() {
        swept = false;
        fromContact = false;
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

    /** Where it was at a time within the tick; where it was not swept, where it is. */
    double xAt(double time) {
        return swept ? fromX + time * moveX() : x;
    }

    double yAt(double time) {
        return swept ? fromY + time * moveY() : y;
    }
}
