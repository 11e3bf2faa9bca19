/** No spin, free ones included, may follow another sooner. */
export const LEAST_SPIN_MS = 2_500
