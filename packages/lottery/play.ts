import type { Family } from './family.ts'
import type { Rational } from './kit/rational.ts'
import type { Rule } from './rules/rule.ts'

export type PlayType = 'tradition' | 'entertainment'

/** A play: data only, so that a page renders its board and a test counts its draws generically. */
export interface Play {
  /** Wire id, stored in orders: never reused, never changed. Unique over the whole package. */
  id: number
  /** Unique in its family, prize mode and play type; as in the test vectors. */
  code: string
  family: Family
  playType: PlayType
  /** Codes of the menu; the page has the labels. */
  group: string
  subgroup: string
  board: Board
  rule: Rule
  /** Possible prizes of a stake, by name. A play with one prize has one tier, named `win`. */
  tiers: readonly Tier[]
  terms: Terms
}

export interface Board {
  rows: readonly Row[]
  /** Minimum number of rows with a pick; a fixed position requires one of five, any-2 two. */
  fewestRows: number
  /** Numbers may be typed instead of picked (`Selection` of the kind `typed`). */
  manual?: Manual
}

export interface Row {
  /** A code: `tenThousands`, `digits`, `pair`, `dan`, `choice`… */
  name: string
  balls: readonly Ball[]
  /** Limits of the picks, if the row has any. A row that may stay empty has `min` 0. */
  min: number
  max: number
  quick: readonly Quick[]
}

export interface Ball {
  /** Code in a selection: `7`, `b`, `dragon`, `1-2`. */
  code: string
  /** Tier of the choice, where each choice has its own odds. */
  tier?: string
}

export type Quick = 'all' | 'big' | 'small' | 'odd' | 'even' | 'clear'

export interface Manual {
  /** Numbers per entry: `123` has three, and so has `010203` with two digits each. */
  numbers: number
  /** Digits of a number in its text. */
  width: 1 | 2
  lowest: number
  highest: number
  /** Without repetition in an entry (cars, 11x5). */
  distinct: boolean
  /** The order in an entry does not matter: `12` and `21` are equal. */
  unordered: boolean
  /** There is no board to pick from. */
  only: boolean
}

export interface Tier {
  code: string
  /** Fair odds (all outcomes ÷ winning outcomes), or those of the house's table. */
  odds: Rational
  /** The house's second set of odds, if any. */
  setB?: Rational
}

/** Computation of a prize from odds. */
export type Terms =
  | { kind: 'series'; base: bigint }
  /** The odds of the table × `factor`. A stake costs amount × `price`, of which `fee` is deducted before play. */
  | { kind: 'table'; factor: Rational; price: Rational; fee: Rational }
