package org.jmesat.narrowphase.peers;

/** The kinds of errors in a library's answer, in the order of the tables. */
enum Complaint {
    REFUSED("Refused to build", false),
    THREW("Threw an exception", false),
    MISSED("Called apart, and yet they overlap", false),
    INVENTED("Called overlapping, and yet they are apart", false),
    STILL_OVERLAPPING("Still overlapping after the MTV", true),
    WRONG_DEPTH("Wrong depth", true);

    final String title;
    final boolean needsMtv;

    Complaint(String title, boolean needsMtv) {
        this.title = title;
        this.needsMtv = needsMtv;
    }

    /** Whether the error has a size. */
    boolean isMeasured() {
        return this != REFUSED && this != THREW;
    }
}
