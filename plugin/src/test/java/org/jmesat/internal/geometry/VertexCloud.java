package org.jmesat.internal.geometry;

import java.util.Random;

/** Sets of vertices in three dimensions: x, y, z, x, … */
enum VertexCloud {
    BALL {
        @Override
        float[] make(Random random) {
            return fill(400, random, (v, i) -> {
                double length = Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
                scale(v, Math.cbrt(random.nextDouble()) / length);
            });
        }
    },
    SPHERE {
        @Override
        float[] make(Random random) {
            return fill(300, random, (v, i) -> scale(v, 1 / Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2])));
        }
    },
    GAUSSIAN {
        @Override
        float[] make(Random random) {
            return fill(500, random, (v, i) -> { });
        }
    },
    /** A box on a dyadic grid with subdivided faces. */
    BOX {
        @Override
        float[] make(Random random) {
            int n = 1 + random.nextInt(6);
            return fill(6 * (n + 1) * (n + 1), random, (v, i) -> {
                int axis = i % 3;
                int cell = i / 6;
                v[axis] = i / 3 % 2 * n;
                v[(axis + 1) % 3] = cell % (n + 1);
                v[(axis + 2) % 3] = cell / (n + 1);
                v[0] *= 0.25;
                v[2] = 0.5 * v[2] - 1;
            });
        }
    },
    LATTICE {
        @Override
        float[] make(Random random) {
            int n = 2 + random.nextInt(6);
            return fill(n * n * n, random, (v, i) -> {
                v[0] = i % n;
                v[1] = i / n % n;
                v[2] = i / n / n;
            });
        }
    },
    /** The lattice, turned: rounding moves the points of a face out of its plane. */
    TURNED_LATTICE {
        @Override
        float[] make(Random random) {
            int n = 2 + random.nextInt(6);
            return fill(n * n * n, random, (v, i) -> {
                double x = i % n;
                double y = i / n % n;
                double z = i / n / n;
                v[0] = 0.36 * x + 0.48 * y - 0.8 * z;
                v[1] = -0.8 * x + 0.6 * y;
                v[2] = 0.48 * x + 0.64 * y + 0.6 * z;
            });
        }
    },
    PRISM {
        @Override
        float[] make(Random random) {
            int sides = 3 + random.nextInt(40);
            int levels = 2 + random.nextInt(8);
            return fill(sides * levels, random, (v, i) -> {
                v[0] = Math.cos(2 * Math.PI * (i % sides) / sides);
                v[1] = Math.sin(2 * Math.PI * (i % sides) / sides);
                v[2] = i / sides * 0.25;
            });
        }
    },
    CONE {
        @Override
        float[] make(Random random) {
            int sides = 3 + random.nextInt(200);
            return fill(sides + 1, random, (v, i) -> {
                v[0] = i == sides ? 0 : Math.cos(2 * Math.PI * i / sides);
                v[1] = i == sides ? 0 : Math.sin(2 * Math.PI * i / sides);
                v[2] = i == sides ? 1 : 0;
            });
        }
    },
    TWO_CLUSTERS {
        @Override
        float[] make(Random random) {
            return fill(400, random, (v, i) -> {
                scale(v, 0.125);
                v[0] += i % 2 == 0 ? 3 : -3;
                v[1] += i % 2 == 0 ? 1 : -1;
            });
        }
    },
    /** On a curve all of whose points are on the hull, and many nearly in one plane. */
    MOMENT_CURVE {
        @Override
        float[] make(Random random) {
            return fill(200, random, (v, i) -> {
                double t = i / 100.0 - 1;
                v[0] = t;
                v[1] = t * t;
                v[2] = t * t * t;
            });
        }
    },
    /** On a coarse grid, with many repeated positions. */
    REPEATED {
        @Override
        float[] make(Random random) {
            return fill(600, random, (v, i) -> {
                for (int c = 0; c < 3; c++) {
                    v[c] = random.nextInt(5) - 2;
                }
            });
        }
    },
    /** Four that are in no plane, and up to four others. */
    FEW {
        @Override
        float[] make(Random random) {
            return fill(4 + random.nextInt(5), random, (v, i) -> {
                for (int c = 0; c < 3; c++) {
                    v[c] = i > 3 ? random.nextInt(4) : i == c + 1 ? 1 : 0;
                }
            });
        }
    },
    NEARLY_FLAT {
        @Override
        float[] make(Random random) {
            double thickness = Math.scalb(1.0, -random.nextInt(25));
            return fill(400, random, (v, i) -> v[2] *= thickness);
        }
    },
    NEEDLE {
        @Override
        float[] make(Random random) {
            double breadth = Math.scalb(1.0, -random.nextInt(24));
            return fill(300, random, (v, i) -> {
                double along = v[0];
                v[0] = 0.6 * along + breadth * v[1];
                v[1] = 0.8 * along - breadth * v[1];
                v[2] *= breadth;
            });
        }
    },
    /** Far from its origin, so that projected coordinates are rounded coarsely. */
    FAR {
        @Override
        float[] make(Random random) {
            return fill(400, random, (v, i) -> {
                v[0] += 100;
                v[1] -= 1000;
            });
        }
    },
    /** A plane that is tilted and rounded. */
    TILTED_GRID {
        @Override
        float[] make(Random random) {
            return fill(400, random, (v, i) -> {
                double x = i % 20;
                double y = i / 20;
                v[0] = 0.36 * x + 0.48 * y;
                v[1] = 0.8 * y - 0.1 * x;
                v[2] = 0.1234 * x + 0.777 * y;
            });
        }
    },
    /** Thinner than the rounding of its coordinates. */
    FLAT {
        @Override
        float[] make(Random random) {
            return fill(400, random, (v, i) -> v[2] *= 0x1p-34);
        }
    },
    FLAT_GRID {
        @Override
        float[] make(Random random) {
            int axis = random.nextInt(3);
            return fill(144, random, (v, i) -> {
                v[axis] = 3;
                v[(axis + 1) % 3] = i % 12;
                v[(axis + 2) % 3] = i / 12;
            });
        }
    },
    LINE {
        @Override
        float[] make(Random random) {
            return fill(50, random, (v, i) -> {
                v[0] = 1 + 2 * i;
                v[1] = 3 - i;
                v[2] = 4 * i;
            });
        }
    };

    /** Changes a vertex of three normally distributed coordinates. */
    private interface Rule {
        void apply(double[] vertex, int index);
    }

    abstract float[] make(Random random);

    private static float[] fill(int count, Random random, Rule rule) {
        float[] xyz = new float[3 * count];
        double[] vertex = new double[3];
        for (int i = 0; i < count; i++) {
            for (int c = 0; c < 3; c++) {
                vertex[c] = random.nextGaussian();
            }
            rule.apply(vertex, i);
            for (int c = 0; c < 3; c++) {
                xyz[3 * i + c] = (float) vertex[c];
            }
        }
        return xyz;
    }

    private static void scale(double[] vertex, double factor) {
        for (int c = 0; c < 3; c++) {
            vertex[c] *= factor;
        }
    }
}
