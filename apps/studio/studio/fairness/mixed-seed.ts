/**
 * What the client seed of a round is made of that many players share: a name that was told first, and the marks of the first
 * stakes on it. The server's half is promised before, so neither half alone says what comes.
 */
export interface Mixed {
  base: string
  /** In the order in which the stakes were accepted. */
  marks: string[]
}

/** So many stakes have a part in it: it is fixed early, before whoever comes last could choose. */
export const MARKS_AT_MOST = 3

/** The text whose SHA-256 is the client seed. */
export const mixedText = ({ base, marks }: Mixed): string => [base, ...marks].join(':')
