package org.jmesat.internal.project;

import com.jme3.scene.Mesh.Mode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Slow oracle: lists all primitives that OpenGL assembles from a number of indices. */
final class PrimitiveAssembly {

    private PrimitiveAssembly() {
    }

    /** The positions in the index list that belong to a primitive. */
    static Set<Integer> usedPlaces(Mode mode, int indexCount, int patchVertexCount) {
        Set<Integer> used = new TreeSet<>();
        switch (mode) {
            case Points -> eachRun(used, indexCount, 1, 1);
            case Lines -> eachRun(used, indexCount, 2, 2);
            case LineStrip -> eachRun(used, indexCount, 2, 1);
            case LineLoop -> {
                for (int place = 0; indexCount > 1 && place < indexCount; place++) {
                    used.add(place);
                    used.add((place + 1) % indexCount);
                }
            }
            case Triangles -> eachRun(used, indexCount, 3, 3);
            case TriangleStrip -> eachRun(used, indexCount, 3, 1);
            case TriangleFan -> {
                for (int place = 1; place + 1 < indexCount; place++) {
                    used.addAll(Set.of(0, place, place + 1));
                }
            }
            case Patch -> eachRun(used, indexCount, patchVertexCount, patchVertexCount);
            default -> throw new IllegalArgumentException(mode.name());
        }
        return used;
    }

    /** The positions in the index list of each primitive, in order; a patch has all its control points. */
    static List<List<Integer>> primitives(Mode mode, int indexCount, int patchVertexCount) {
        List<List<Integer>> found = new ArrayList<>();
        for (int i = 0; i < indexCount; i++) {
            int length = switch (mode) {
                case Points -> 1;
                case Lines -> i % 2 == 0 ? 2 : 0;
                case LineStrip, LineLoop -> 2;
                case Triangles -> i % 3 == 0 ? 3 : 0;
                case TriangleStrip, TriangleFan -> 3;
                case Patch -> i % patchVertexCount == 0 ? patchVertexCount : 0;
                default -> throw new IllegalArgumentException(mode.name());
            };
            List<Integer> places = new ArrayList<>();
            for (int k = i; k < i + length; k++) {
                places.add(k);
            }
            if (mode == Mode.TriangleFan) {
                places.set(0, 0);
                places.set(1, i + 1);
                places.set(2, i + 2);
            }
            if (mode == Mode.LineLoop && indexCount > 1) {
                places.set(1, (i + 1) % indexCount);
            }
            if (length > 0 && places.get(length - 1) < indexCount) {
                found.add(places);
            }
        }
        return found;
    }

    private static void eachRun(Set<Integer> used, int indexCount, int length, int advance) {
        for (int start = 0; start + length <= indexCount; start += advance) {
            for (int place = start; place < start + length; place++) {
                used.add(place);
            }
        }
    }
}
