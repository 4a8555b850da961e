package org.jmesat.testing.editor;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Names the requirements of docs/internals/editor.md that a test, or all tests of a class, show to be met. */
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.CLASS)
public @interface EditorRequirement {
    /** Their numbers on that page. */
    int[] value();
}
