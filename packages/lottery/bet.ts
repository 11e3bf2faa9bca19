import type { PrizeMode } from './prize-mode.ts'

/** Picks by row, in the order of the board's rows; a row without a pick is empty. */
export type Rows = readonly (readonly string[])[]

/** What a member chose. `typed` is for plays whose board has `manual`. */
export type Selection =
  | { kind: 'picked'; rows: Rows }
  | { kind: 'typed'; entries: readonly string[]; places?: readonly string[] }

export interface Bet {
  /** A `Family`, or one of the looser names that the README lists. */
  family: string
  /** What comes from outside may be its id, or in other letters. */
  prizeMode: PrizeMode
  /** The play's id, or its code. */
  play: number | string
  /** A `Selection`, or one of the looser shapes that the README lists: it comes from outside and is checked. */
  selection: unknown
}

export interface Slip extends Bet {
  /** Tradition: what fixes the prize; entertainment: what fixes the odds, when `odds` is not given. */
  series?: number
  /** Tradition: the share of the price of a stake: 1, 0.1, 0.01, 0.001. */
  unit?: string
  multiple?: number
  /** Entertainment: the stake of each pick. A `bigint` counts 1/10,000, text and numbers are decimal. */
  amount?: bigint | string | number
  /** Odds as shown when the bet was placed: of every tier, or by tier. They pay, whatever the table says today. */
  odds?: string | Readonly<Record<string, string>>
  /** Plain changes of rule that a merchant may set; see the README. */
  options?: RuleOptions
}

export interface RuleOptions {
  /** PC28: a sum of 13 or 14 gives big, small, odd and even their stake back. */
  special1314?: 'none' | 'refund'
  /** LHC: the zodiac's year of this draw. */
  lunarYear?: number
  /** Vietnam: which of the house's two sets of odds. */
  oddsSet?: 'A' | 'B'
}

export interface Payout {
  outcome: 'won' | 'lost' | 'tie'
  /** In 1/10,000: everything that is paid, returned stakes too. */
  units: bigint
  /** The stakes that won alike, and what they won together. */
  wins: readonly Win[]
  /** In 1/10,000: the part of `units` that is a stake given back. It is no turnover. */
  returned: bigint
}

export interface Win {
  tier: string
  stakes: bigint
  units: bigint
}

export type BetProblemCode =
  | 'family_unknown'
  | 'play_unknown'
  | 'selection_malformed'
  | 'rows_wrong'
  | 'pick_unknown'
  | 'pick_repeated'
  | 'picks_too_few'
  | 'picks_too_many'
  | 'entry_wrong'
  | 'no_stakes'

/** Why a bet cannot be counted. `row` counts rows, `entry` typed numbers, both from 0. */
export interface BetProblem {
  code: BetProblemCode
  row?: number
  entry?: number
}
