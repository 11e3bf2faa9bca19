/**
 * Rules of the plays that pay by the house's table: numbers against prizes, combinations, classes of a sum, symbols,
 * pool tickets. Places count from 0; -1 is the last.
 */
export type TableRule =
  /** Each pick is a class that the measured number may fall into; in `tie` the stake comes back. */
  | { kind: 'class'; measure: Measure; classes: readonly Class[]; tie?: Tie }
  /**
   * Every choice of `pick` of the row's picks is a stake; it wins when exactly `need` of them are seen. One that holds
   * the label `apart` plays for a tier of its own.
   */
  | { kind: 'combination'; seen: Seen; pick: number; need: number; apart?: Apart }
  /** A number of `digits` wins once for each prize that ends, or begins, with it, in the tier of that prize. */
  | { kind: 'endings'; digits: number; from: 'start' | 'end'; prizes: Readonly<Record<string, string>> }
  /** As `endings`, in any order of the digits. `orders` says of how many orders a number must be. */
  | { kind: 'anyOrder'; digits: number; orders: readonly number[]; prizes: Readonly<Record<string, string>> }
  /** Each pick is a stake, in the tier of how often the symbol was drawn: `1`, `2`, `3`. */
  | { kind: 'symbols' }
  /** Every pair of the picks is a stake; one of it must be the last number, the other among those before. */
  | { kind: 'normalAndSpecial' }
  /** Tickets of `front` numbers, and `back` of the second row; the tier by `5+1` of them drawn. */
  | { kind: 'ticket'; front: number; back: number; tiers: Readonly<Record<string, string>> }

/** Whole numbers and spans of them, both ends included. */
export type Values = readonly (number | readonly [number, number])[]

export interface Class {
  /** The code of the ball. */
  label: string
  in: Values
  /** `win`, when nothing is said. */
  tier?: string
}

export interface Tie {
  in: Values
  /** Only where the merchant's option says so. */
  when?: 'special1314'
}

/** A number that a draw shows. */
export type Measure =
  | { kind: 'sum'; at: readonly number[] }
  /** How many of what was drawn are one of these. */
  | { kind: 'count'; of: readonly string[] }
  | { kind: 'digit'; prize: string; at: number }

/** A set of labels that a draw shows. */
export type Seen =
  | { kind: 'numbers'; at: readonly number[] }
  /** Their last digits. */
  | { kind: 'tails'; at: readonly number[] }
  /** Their animals, in the lunar year of the draw. */
  | { kind: 'animals'; at: readonly number[] }
  /** The last digits of every prize. */
  | { kind: 'endings'; digits: number }
  /** The single digits at the end of a prize. */
  | { kind: 'prizeDigits'; prize: string; digits: number }

export type Apart = { kind: 'label'; label: string; tier: string } | { kind: 'animalOfYear'; tier: string }
