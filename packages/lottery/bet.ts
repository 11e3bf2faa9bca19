import type { PrizeMode } from './prize-mode.ts'

/** Picked balls of each row, in the order of the board's rows; a row without a pick is an empty list. */
export type Rows = readonly (readonly string[])[]

/** Selection of a player: picked on the board, or typed, for plays whose board has `manual`. */
export type Selection =
  | { kind: 'picked'; rows: Rows }
  | { kind: 'typed'; entries: readonly string[]; places?: readonly string[] }

export interface Bet {
  /** A `Family`, or one of the alternative names in the README. */
  family: string
  /** A prize mode. In external input also its id, or another spelling. */
  prizeMode: PrizeMode
  /** The play's id, or its code. */
  play: number | string
  /** A `Selection`, or one of the alternative formats in the README. Untrusted input: `stakesOf` validates it. */
  selection: unknown
}

export interface Slip extends Bet {
  /** Series of the bet. It determines the prize (tradition), or the odds (entertainment) if `odds` is absent. */
  series?: number
  /** For tradition: the unit as a share of the price of a stake: 1, 0.1, 0.01 or 0.001. */
  unit?: string
  multiple?: number
  /** For entertainment: the stake of each pick. A `bigint` is in 1/10,000; text and numbers are decimal. */
  amount?: bigint | string | number
  /** Odds shown when the bet was placed, for all tiers or by tier. They determine the payout instead of the table. */
  odds?: string | Readonly<Record<string, string>>
  /** Simple rule variants that a merchant may set; see the README. */
  options?: RuleOptions
}

export interface RuleOptions {
  /** PC28: whether a sum of 13 or 14 refunds stakes on big, small, odd and even. */
  special1314?: 'none' | 'refund'
  /** LHC: zodiac year of this draw. */
  lunarYear?: number
  /** Vietnam: one of the house's two sets of odds. */
  oddsSet?: 'A' | 'B'
}

export interface Payout {
  outcome: 'won' | 'lost' | 'tie'
  /** In 1/10,000: the total payout, including refunded stakes. */
  units: bigint
  /** Winning stakes of one tier, and their total payout. */
  wins: readonly Win[]
  /** In 1/10,000: the refunded stakes in `units`. They do not count as turnover. */
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

/** Reason why a bet is invalid. `row` is the index of a row, `entry` the index of a typed number, both from 0. */
export interface BetProblem {
  code: BetProblemCode
  row?: number
  entry?: number
}
