package org.jmesat.contact;

/**
 * Whether shapes that only touch collide.
 *
 * <p>A contact ends at a larger separation than it begins, so that a pair at rest does not flicker. Both limits are
 * half a tolerance or more away from an exact touch, so that rounding does not decide whether it is a contact. Below, t
 * is {@link org.jmesat.geometry.Tolerance#touching}. The step and the queries ask {@link #limit}.
 */
public enum TouchPolicy {
    /** Touching counts as colliding: a contact begins at separation ≤ t and ends beyond 2t. */
    INCLUSIVE {
        @Override
        public double limit(double tolerance, boolean wasTouching) {
            require(tolerance);
            return wasTouching ? 2 * tolerance : tolerance;
        }
    },
    /** Only overlap counts as colliding: a contact begins at separation &lt; −t and ends at ≥ −t/2. */
    EXCLUSIVE {
        @Override
        public double limit(double tolerance, boolean wasTouching) {
            require(tolerance);
            return Math.nextDown(wasTouching ? -0.5 * tolerance : -tolerance);
        }
    };

    /**
     * Returns the greatest separation at which a pair counts as in contact.
     *
     * @param tolerance the pair's tolerance t, in world units (&gt;0)
     * @param wasTouching whether the pair was in contact at the last tick
     * @return the limit in world units
     * @throws IllegalArgumentException if the tolerance is not positive and finite
     */
    public abstract double limit(double tolerance, boolean wasTouching);

    private static void require(double tolerance) {
        if (!(tolerance > 0 && tolerance <= Double.MAX_VALUE)) {
            throw new IllegalArgumentException("The tolerance cannot be " + tolerance);
        }
    }
}
