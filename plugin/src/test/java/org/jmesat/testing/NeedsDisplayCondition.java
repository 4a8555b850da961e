package org.jmesat.testing;

import static org.lwjgl.glfw.GLFW.GLFW_CONTEXT_VERSION_MAJOR;
import static org.lwjgl.glfw.GLFW.GLFW_CONTEXT_VERSION_MINOR;
import static org.lwjgl.glfw.GLFW.GLFW_FALSE;
import static org.lwjgl.glfw.GLFW.GLFW_OPENGL_CORE_PROFILE;
import static org.lwjgl.glfw.GLFW.GLFW_OPENGL_PROFILE;
import static org.lwjgl.glfw.GLFW.GLFW_VISIBLE;
import static org.lwjgl.glfw.GLFW.glfwCreateWindow;
import static org.lwjgl.glfw.GLFW.glfwDefaultWindowHints;
import static org.lwjgl.glfw.GLFW.glfwDestroyWindow;
import static org.lwjgl.glfw.GLFW.glfwGetError;
import static org.lwjgl.glfw.GLFW.glfwInit;
import static org.lwjgl.glfw.GLFW.glfwTerminate;
import static org.lwjgl.glfw.GLFW.glfwWindowHint;
import static org.lwjgl.system.MemoryUtil.NULL;

import java.awt.image.BufferedImage;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.lwjgl.PointerBuffer;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.Platform;

/**
 * Skips tests marked {@link NeedsDisplay} unless this machine can open a window with an OpenGL 3.2 core context, the
 * engine's default, and the engine's image loader works: it needs AWT's libraries, which a headless JDK lacks.
 */
final class NeedsDisplayCondition implements ExecutionCondition {

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        String missing = Probe.MISSING;
        if (missing == null) {
            return ConditionEvaluationResult.enabled("a window can be opened");
        }
        String test = context.getRequiredTestClass().getSimpleName()
                + context.getTestMethod().map(method -> "." + method.getName()).orElse("");
        System.out.println("skipped: " + test + " - " + missing);
        return ConditionEvaluationResult.disabled(missing);
    }

    /** Checked once, because the answer does not change during a test run. */
    private static final class Probe {

        /** The reason why no window can be opened, or null. */
        static final String MISSING = findMissing();

        private static String findMissing() {
            if (Platform.get() == Platform.MACOSX) {
                return "no window from a test on macOS (GLFW needs the first thread of the process)";
            }
            if (Platform.get() == Platform.LINUX && isUnset("DISPLAY") && isUnset("WAYLAND_DISPLAY")) {
                return "no display (DISPLAY is not set; run under xvfb-run)";
            }
            try {
                new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB).flush();
                return tryWindow();
            } catch (LinkageError e) {
                return "no library for windows or images here (" + e.getMessage() + ")";
            }
        }

        private static boolean isUnset(String variable) {
            String value = System.getenv(variable);
            return value == null || value.isBlank();
        }

        private static String tryWindow() {
            if (!glfwInit()) {
                return "no display (" + lastError() + "; DISPLAY is " + System.getenv("DISPLAY") + ")";
            }
            try {
                glfwDefaultWindowHints();
                glfwWindowHint(GLFW_VISIBLE, GLFW_FALSE);
                glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
                glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 2);
                glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
                long window = glfwCreateWindow(64, 64, "probe", NULL, NULL);
                if (window == NULL) {
                    return "no OpenGL 3.2 on this display (" + lastError() + ")";
                }
                glfwDestroyWindow(window);
                return null;
            } finally {
                glfwTerminate();
            }
        }

        private static String lastError() {
            try (MemoryStack stack = MemoryStack.stackPush()) {
                PointerBuffer description = stack.mallocPointer(1);
                return glfwGetError(description) == 0 ? "GLFW gives no reason" : description.getStringUTF8();
            }
        }
    }
}
