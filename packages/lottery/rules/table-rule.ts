/**
 * Rules of the plays that pay by the house's table: numbers against prizes, combinations, classes of a sum, symbols,
 * pool tickets. Positions count from 0; -1 is the last.
 */
export type TableRule =
  /** Each pick is a class of the measured number; for a number in `tie` the stake is refunded. */
  | { kind: 'class'; measure: Measure; classes: readonly Class[]; tie?: Tie }
  /**
   * Every combination of `pick` of the row's picks is a stake; it wins when exactly `need` of them are in `seen`. A
   * combination that contains the label of `specialTier` has a separate tier.
   */
  | { kind: 'combination'; seen: LabelSet; pick: number; need: number; specialTier?: SpecialTier }
  /** A number of `digits` digits wins once for each prize that ends or begins with it, in the tier of that prize. */
  | { kind: 'endings'; digits: number; from: 'start' | 'end'; prizes: Readonly<Record<string, string>> }
  /** As `endings`, in any order of the digits. `orders` contains the accepted numbers of permutations. */
  | { kind: 'anyOrder'; digits: number; orders: readonly number[]; prizes: Readonly<Record<string, string>> }
  /** Each pick is a stake, in the tier of its number of occurrences in the draw: `1`, `2`, `3`. */
  | { kind: 'symbols' }
  /** Every pair of the picks is a stake; one number must be the last of the draw, the other among those before it. */
  | { kind: 'normalAndSpecial' }
  /** Tickets of `front` numbers, and `back` of the second row; the tier depends on the drawn ones, such as `5+1`. */
  | { kind: 'ticket'; front: number; back: number; tiers: Readonly<Record<string, string>> }

/** Whole numbers and ranges of them, both ends inclusive. */
export type Values = readonly (number | readonly [number, number])[]

export interface Class {
  /** The code of the ball. */
  label: string
  in: Values
  /** `win` by default. */
  tier?: string
}

export interface Tie {
  in: Values
  /** Applies only if the merchant's option enables it. */
  when?: 'special1314'
}

/** A number computed from a draw. */
export type Measure =
  | { kind: 'sum'; at: readonly number[] }
  /** Number of drawn items among these. */
  | { kind: 'count'; of: readonly string[] }
  | { kind: 'digit'; prize: string; at: number }

/** A set of labels computed from a draw. */
export type LabelSet =
  | { kind: 'numbers'; at: readonly number[] }
  /** Their last digits. */
  | { kind: 'tails'; at: readonly number[] }
  /** Their animals, in the lunar year of the draw. */
  | { kind: 'animals'; at: readonly number[] }
  /** The last digits of all prizes. */
  | { kind: 'endings'; digits: number }
  /** The single digits at the end of a prize. */
  | { kind: 'prizeDigits'; prize: string; digits: number }

export type SpecialTier = { kind: 'label'; label: string; tier: string } | { kind: 'animalOfYear'; tier: string }
