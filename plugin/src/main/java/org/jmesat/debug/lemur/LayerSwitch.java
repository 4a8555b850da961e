package org.jmesat.debug.lemur;

import java.util.function.BiConsumer;
import java.util.function.Predicate;
import org.jmesat.debug.CollisionDebugState;

/** A layer of the overlay that the panel switches. */
enum LayerSwitch {
    OUTLINES("outlines", CollisionDebugState::isOutlines, CollisionDebugState::setOutlines),
    PIECES("pieces", CollisionDebugState::isPieces, CollisionDebugState::setPieces),
    CONTACTS("contacts", CollisionDebugState::isContacts, CollisionDebugState::setContacts),
    BOXES("boxes", CollisionDebugState::isBoxes, CollisionDebugState::setBoxes),
    NAMES("names", CollisionDebugState::isNames, CollisionDebugState::setNames),
    MOTION("motion", CollisionDebugState::isMotion, CollisionDebugState::setMotion),
    QUERIES("queries", CollisionDebugState::isQueries, CollisionDebugState::setQueries),
    SLEEPING("sleeping", CollisionDebugState::isSleeping, CollisionDebugState::setSleeping),
    ALL_AXES("all axes", CollisionDebugState::isAllAxes, CollisionDebugState::setAllAxes);

    final String title;
    private final Predicate<CollisionDebugState> getter;
    private final BiConsumer<CollisionDebugState, Boolean> setter;

    LayerSwitch(String title, Predicate<CollisionDebugState> getter, BiConsumer<CollisionDebugState, Boolean> setter) {
        this.title = title;
        this.getter = getter;
        this.setter = setter;
    }

    boolean isOn(CollisionDebugState overlay) {
        return getter.test(overlay);
    }

    void toggle(CollisionDebugState overlay) {
        setter.accept(overlay, !isOn(overlay));
    }
}
