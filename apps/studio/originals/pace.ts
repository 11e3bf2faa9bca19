/** A round may not follow another sooner: so nobody plays faster than he can follow. */
export const LEAST_ROUND_MS = 2_500
