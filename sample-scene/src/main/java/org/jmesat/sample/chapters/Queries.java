package org.jmesat.sample.chapters;

import com.jme3.input.KeyInput;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Spatial;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.scene.shape.Box;
import com.jme3.system.JmeContext;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jmesat.app.SatCollisionState;
import org.jmesat.app.SceneHit;
import org.jmesat.app.SceneQueries;
import org.jmesat.geometry.ConvexPolygon;
import org.jmesat.sample.Sample;
import org.jmesat.sample.SampleArguments;
import org.jmesat.world.QueryFilter;

/** Four queries, from the middle of the view to the mouse or about the mouse. What they find is lit. */
final class Queries extends Chapter {
    enum Kind { RAY, NEAREST, OVERLAP, CAST }

    private static final ConvexPolygon PROBE = ConvexPolygon.regular(6, 0.5f);
    private static final float LEAST_LENGTH = 0.01f;

    final List<Spatial> found = new ArrayList<>();
    Kind kind = Kind.RAY;
    private final List<Geometry> shapes = new ArrayList<>();
    final Vector3f eye = new Vector3f();
    final Vector3f aim = new Vector3f();
    private final Vector3f end = new Vector3f();
    private final SceneHit hit = new SceneHit();
    private Geometry way;
    private Geometry normal;
    private Geometry point;
    private Geometry probe;
    private float seconds;

    Queries(Sample sample, SampleArguments arguments, JmeContext.Type type, PrintStream out) {
        super(sample, arguments, type, out);
    }

    @Override
    void build() {
        for (int i = 0; i < 9; i++) {
            float angle = FastMath.TWO_PI / 9 * i;
            float far = 2 + i % 3 * 0.35f;
            ConvexPolygon shape = i % 2 == 0 ? ConvexPolygon.rectangle(1.6f, 0.7f)
                    : ConvexPolygon.regular(3 + i / 2, 0.7f);
            shapes.add(polygon("shape " + i, shape, 2 * far * FastMath.cos(angle), far * FastMath.sin(angle), BLUE));
        }
        drawing("eye", new Box(0.12f, 0.12f, 0.1f), TEXT);
        way = drawing("way", new Box(0.5f, 0.02f, 0.1f), TEXT);
        normal = drawing("normal", new Box(0.5f, 0.03f, 0.1f), GREEN);
        point = drawing("point", new Box(0.08f, 0.08f, 0.1f), GREEN);
        probe = polygon("probe", PROBE, 0, 0, glass(TEXT, 0.35f));
        probe.setUserData("jmesat.collider", false);
        for (Kind each : Kind.values()) {
            onKey(KeyInput.KEY_1 + each.ordinal(), () -> kind = each);
        }
    }

    /** Asks after the tick, when the answers are those of the present frame. */
    @Override
    public void afterTick(SatCollisionState state, float tpf) {
        seconds += tpf;
        float angle = 0.5f * seconds - 1;
        aim.set(5.5f * FastMath.cos(angle), 2.6f * FastMath.sin(angle), 0);
        ask(isMouseUsed() ? mouse : aim);
        for (Geometry shape : shapes) {
            shape.rotate(0, 0, 0.3f * tpf);
            shape.getMaterial().setColor("Color", found.contains(shape) ? LIT : BLUE);
        }
    }

    private void ask(Vector3f target) {
        SceneQueries queries = collisions.getQueries();
        found.clear();
        hit.clear();
        boolean hasLength = target.distance(eye) > LEAST_LENGTH;
        switch (kind) {
            case RAY -> {
                if (hasLength) {
                    queries.castRay(eye, target, QueryFilter.ALL, hit);
                }
            }
            case CAST -> {
                if (hasLength) {
                    queries.castShape(PROBE, eye, 0, target.subtract(eye), QueryFilter.ALL, hit);
                }
            }
            case NEAREST -> queries.nearest(target, Float.POSITIVE_INFINITY, QueryFilter.ALL, hit);
            case OVERLAP -> queries.overlapShape(PROBE, target, 0, QueryFilter.ALL, found);
        }
        if (hit.isHit()) {
            found.add(hit.getSpatial());
        }
        draw(target);
    }

    private void draw(Vector3f target) {
        boolean isCast = kind == Kind.RAY || kind == Kind.CAST;
        end.set(target);
        if (hit.isHit() && kind == Kind.CAST) {
            end.interpolateLocal(eye, target, hit.getFraction());
        } else if (hit.isHit()) {
            hit.getPoint(end);
        }
        stroke(way, isCast ? eye : target, end, kind != Kind.OVERLAP);
        show(probe, kind == Kind.CAST || kind == Kind.OVERLAP);
        probe.setLocalTranslation(end);
        show(point, hit.isHit());
        if (hit.isHit()) {
            Vector3f at = hit.getPoint(new Vector3f());
            point.setLocalTranslation(at);
            stroke(normal, at, hit.getNormal(new Vector3f()).multLocal(0.7f).addLocal(at), true);
        } else {
            show(normal, false);
        }
    }

    /** Makes a bar reach from one point to another. */
    private static void stroke(Geometry bar, Vector3f from, Vector3f to, boolean isShown) {
        Vector3f along = to.subtract(from);
        bar.setLocalTranslation(from.add(to).multLocal(0.5f));
        bar.setLocalRotation(new Quaternion().fromAngles(0, 0, FastMath.atan2(along.y, along.x)));
        bar.setLocalScale(along.length(), 1, 1);
        show(bar, isShown);
    }

    private static void show(Spatial drawing, boolean isShown) {
        drawing.setCullHint(isShown ? CullHint.Inherit : CullHint.Always);
    }

    @Override
    String status() {
        String what = switch (kind) {
            case RAY -> "castRay: the first hit on the way to the mouse.";
            case NEAREST -> "nearest: the nearest point of any collider.";
            case OVERLAP -> "overlapShape: all that the shape touches.";
            case CAST -> "castShape: how far the shape can go.";
        };
        return what + (hit.isHit() ? String.format(Locale.ROOT, " Distance %.2f", hit.getDistance())
                : " Found: " + found.size());
    }

    @Override
    protected String keyHint() {
        return "mouse: aim     1: ray     2: nearest     3: overlap     4: shape cast     F3: debug view";
    }
}
