/**
 * Inputs of the client seed of a shared round: a name published first, and the seed contributions (`marks`) of its
 * first stakes. The server seed is committed before, so neither part alone determines the result.
 */
export interface Mixed {
  base: string
  /** In the order of acceptance. */
  marks: string[]
}

/** Number of stakes that contribute: only the first ones, so that the last player cannot choose the resulting seed. */
export const MAX_MARKS = 3

/** The text whose SHA-256 is the client seed. */
export const mixedText = ({ base, marks }: Mixed): string => [base, ...marks].join(':')
