import type { Family } from './family.ts'
import type { Rational } from './kit/rational.ts'
import type { Rule } from './rules/rule.ts'

export type PlayType = 'tradition' | 'entertainment'

/** A play as data: pages render its board, and evaluators count and settle its stakes by its rule. */
export interface Play {
  /** Id on the wire and in stored orders. Unique in all families, never reused and never changed. */
  id: number
  /** Unique within family, prize mode and play type. */
  code: string
  family: Family
  playType: PlayType
  /** Codes of the menu, which pages translate into labels. */
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
  /** Minimum number of rows with picks: `fixed_place` requires one of five, any-2 two. */
  fewestRows: number
  /** Numbers may be typed instead of picked (`Selection` of the kind `typed`). */
  manual?: Manual
}

export interface Row {
  /** A code: `tenThousands`, `digits`, `pair`, `dan`, `choice`… */
  name: string
  balls: readonly Ball[]
  /** Limits of the number of picks, if any. `min` is 0 for a row that may stay empty. */
  min: number
  max: number
  quick: readonly Quick[]
}

export interface Ball {
  /** Code in a selection: `7`, `b`, `dragon`, `1-2`. */
  code: string
  /** Tier of the choice, if choices have different odds. */
  tier?: string
}

export type Quick = 'all' | 'big' | 'small' | 'odd' | 'even' | 'clear'

export interface Manual {
  /** Number of numbers in an entry: three in `123`, and in `010203` with two digits each. */
  numbers: number
  /** Digits of a number in its text. */
  width: 1 | 2
  lowest: number
  highest: number
  /** Without repetition in an entry (cars, 11x5). */
  distinct: boolean
  /** The order in an entry does not matter: `12` and `21` are equal. */
  unordered: boolean
  /** Numbers can only be typed: there is no board. */
  only: boolean
}

export interface Tier {
  code: string
  /** Fair odds (all outcomes ÷ winning outcomes), or those of the house's table. */
  odds: Rational
  /** The house's second set of odds, if any. */
  setB?: Rational
}

/** How a prize is computed from odds. */
export type Terms =
  | { kind: 'series'; base: bigint }
  /** The odds of the table × `factor`. A stake costs amount × `price`, of which `fee` is deducted before play. */
  | { kind: 'table'; factor: Rational; price: Rational; fee: Rational }
