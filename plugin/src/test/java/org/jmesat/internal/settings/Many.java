package org.jmesat.internal.settings;

/** An enum with many constants, two of which differ in case alone. */
public enum Many {
    A, B, C, D, E, F, G, H, I, J, K, L, Left, LEFT
}
