package org.jmesat.internal.step;

import java.util.Random;

/** Random distributions of boxes. */
enum BoxLayout {
    UNIFORM {
        @Override
        double[] box(Random r) {
            return of(r.nextDouble() * 30, r.nextDouble() * 30, 0.8 + 1.2 * r.nextDouble(), 0.8 + 1.2 * r.nextDouble());
        }
    },
    MIXED_SIZES {
        @Override
        double[] box(Random r) {
            double size = Math.pow(1000, r.nextDouble());
            return of(r.nextGaussian() * 400, r.nextGaussian() * 400, size * r.nextDouble(), size * r.nextDouble());
        }
    },
    MOSTLY_SMALL {
        @Override
        double[] box(Random r) {
            double size = Math.pow(1e6, r.nextDouble() * r.nextDouble() * r.nextDouble());
            return of(r.nextGaussian() * 40, r.nextGaussian() * 40, size, size);
        }
    },
    NEEDLES {
        @Override
        double[] box(Random r) {
            boolean flat = r.nextBoolean();
            double length = Math.pow(100, r.nextDouble());
            return of(r.nextDouble() * 100, r.nextDouble() * 100, flat ? length : 0.01, flat ? 0.01 : length);
        }
    },
    POINTS {
        @Override
        double[] box(Random r) {
            return of((r.nextBoolean() ? 1 : -1) * 0.0 * r.nextInt(2), r.nextInt(20) - 10, 0, 0);
        }
    },
    POINTS_AND_BOXES {
        @Override
        double[] box(Random r) {
            int size = r.nextInt(3);
            return of(r.nextInt(40) - 20, r.nextInt(40) - 20, size, r.nextInt(2) * size);
        }
    },
    TILES {
        @Override
        double[] box(Random r) {
            return of(r.nextInt(12) - 6, r.nextInt(12) - 6, 1, 1);
        }
    },
    FAR_AWAY {
        @Override
        double[] box(Random r) {
            return of(1e9 + r.nextDouble() * 20, -1e9 + r.nextDouble() * 20, r.nextDouble() * 2, r.nextDouble() * 2);
        }
    },
    BEYOND_ALL_CELLS {
        @Override
        double[] box(Random r) {
            return of(1e14 + r.nextInt(40) / 8.0, 1e14 + r.nextInt(40) / 8.0, 0.25, 0.25);
        }
    },
    ENORMOUS {
        @Override
        double[] box(Random r) {
            return of((r.nextDouble() - 0.5) * 1e140, (r.nextDouble() - 0.5) * 1e140, r.nextDouble() * 1e139,
                    r.nextDouble() * 1e139);
        }
    },
    EVERY_SCALE {
        @Override
        double[] box(Random r) {
            return of(any(r), any(r), Math.abs(any(r)), Math.abs(any(r)));
        }

        private double any(Random r) {
            return Math.scalb(r.nextDouble() - 0.5, r.nextInt(1000) - 500);
        }
    },
    TO_THE_LIMITS {
        @Override
        double[] box(Random r) {
            double a = any(r);
            double b = any(r);
            double c = any(r);
            double d = any(r);
            return new double[] {Math.min(a, b), Math.min(c, d), Math.max(a, b), Math.max(c, d)};
        }

        private double any(Random r) {
            double sign = r.nextBoolean() ? 1 : -1;
            return switch (r.nextInt(5)) {
                case 0 -> sign * Double.MAX_VALUE;
                case 1 -> sign * Double.MIN_VALUE * r.nextInt(5);
                case 2 -> sign * 0.0;
                case 3 -> sign * Math.scalb(1 + r.nextDouble(), 1020);
                default -> sign * r.nextInt(4);
            };
        }
    },
    OUTLIERS {
        @Override
        double[] box(Random r) {
            return r.nextInt(10) == 0 ? ENORMOUS.box(r) : UNIFORM.box(r);
        }
    },
    CLUSTERS {
        @Override
        double[] box(Random r) {
            return of(r.nextInt(3) * 500 - 500 + r.nextGaussian(), r.nextInt(3) * 500 + r.nextGaussian(),
                    r.nextInt(5) == 0 ? 5 : 0.5, 0.7);
        }
    },
    LINE_ALONG_X {
        @Override
        double[] box(Random r) {
            return of(r.nextDouble() * 200 - 100, 3, r.nextDouble() * 2, 1);
        }
    },
    LINE_ALONG_Y {
        @Override
        double[] box(Random r) {
            return of(3, r.nextDouble() * 200 - 100, 1, 1 + r.nextDouble());
        }
    },
    SLANTING_LINE {
        @Override
        double[] box(Random r) {
            double t = r.nextDouble() * 200 - 100;
            return of(t, 0.3 * t, Math.pow(20, r.nextDouble()), 1);
        }
    },
    MIXED_LINE {
        @Override
        double[] box(Random r) {
            double size = Math.pow(1000, r.nextDouble());
            return of(r.nextDouble() * 5000, 7 - size / 2, size, size);
        }
    },
    CROSS {
        @Override
        double[] box(Random r) {
            return r.nextBoolean() ? LINE_ALONG_X.box(r) : LINE_ALONG_Y.box(r);
        }
    },
    GROUND_AND_CROWD {
        @Override
        double[] box(Random r) {
            return r.nextInt(40) == 0 ? of(-1000, -2 - r.nextInt(3), 2000, 2.5) : UNIFORM.box(r);
        }
    },
    ONE_POINT {
        @Override
        double[] box(Random r) {
            return of(-1, 2, 3, 4);
        }
    };

    /** Returns least x, least y, greatest x, greatest y. */
    abstract double[] box(Random r);

    private static double[] of(double x, double y, double width, double height) {
        return new double[] {x, y, x + width, y + height};
    }
}
