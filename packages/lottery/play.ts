import type { Family } from './family.ts'
import type { Rational } from './kit/rational.ts'
import type { Rule } from './rules/rule.ts'

export type PlayType = 'tradition' | 'entertainment'

/** What one can bet on: data alone, so that a page draws its board and a test counts its draws without knowing it. */
export interface Play {
  /** Crosses the wire, stands in orders: never reused, never changed. Unique over the whole package. */
  id: number
  /** Unique in its family, prize mode and play type; the names of the vectors. */
  code: string
  family: Family
  playType: PlayType
  /** Codes of the menu; the page words them. */
  group: string
  subgroup: string
  board: Board
  rule: Rule
  /** What a stake can win, by name. A play with one prize has one tier, named `win`. */
  tiers: readonly Tier[]
  terms: Terms
}

export interface Board {
  rows: readonly Row[]
  /** The fewest rows that hold a pick; a fixed place needs one of five, any-2 two. */
  fewestRows: number
  /** Numbers may be typed instead of picked (`Selection` of the kind `typed`). */
  manual?: Manual
}

export interface Row {
  /** A code: `tenThousands`, `digits`, `pair`, `dan`, `choice`… */
  name: string
  balls: readonly Ball[]
  /** How many may be picked, when the row holds any. A row that may stay empty has `min` 0. */
  min: number
  max: number
  quick: readonly Quick[]
}

export interface Ball {
  /** What stands in a selection: `7`, `b`, `dragon`, `1-2`. */
  code: string
  /** The tier that it plays for, where each choice has its own odds. */
  tier?: string
}

export type Quick = 'all' | 'big' | 'small' | 'odd' | 'even' | 'clear'

export interface Manual {
  /** Numbers in an entry: `123` has three, `010203` of two places each has three as well. */
  numbers: number
  /** Places of a number in its text. */
  width: 1 | 2
  lowest: number
  highest: number
  /** No number twice in an entry (cars, 11x5). */
  distinct: boolean
  /** The order in an entry means nothing: `12` and `21` are the same. */
  unordered: boolean
  /** There is no board to pick from. */
  only: boolean
}

export interface Tier {
  code: string
  /** Fair odds (all outcomes ÷ winning outcomes), or what the house's table says. */
  odds: Rational
  /** Where the house has a second set of odds. */
  setB?: Rational
}

/** How odds become a prize. */
export type Terms =
  | { kind: 'series'; base: bigint }
  /** The odds of the table × `factor`. A stake costs amount × `price`, and of it `fee` is kept before it plays. */
  | { kind: 'table'; factor: Rational; price: Rational; fee: Rational }
