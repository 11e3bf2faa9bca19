/** A round may not follow another sooner: regulators give a table game so long. */
export const LEAST_ROUND_MS = 5_000
