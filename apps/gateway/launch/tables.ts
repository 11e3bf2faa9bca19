import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { PlayOutcome } from '@ante/contract/launch/play-outcome.ts'
import type { VendorRoundDetail } from '@ante/contract/launch/vendor-service.ts'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

export interface VendorKeyTable {
  vendor: string
  slot: 1 | 2
  key_id: string
  /** Sealed with `SECRETS_KEY`. */
  secret: Buffer
  public_key: Generated<string | null>
  made_at: Date
  /** Time of the last verified call, within a minute; null if there was none, or the protocol does not name the key. */
  used_at: Generated<Date | null>
}

export interface SigningKeyTable {
  id: string
  public_key: string
  private_key: Buffer
  made_at: Date
}

export interface GameSessionTable {
  id: string
  token_hash: Buffer | null
  token_expires_at: Date
  vendor: string
  merchant_code: string
  member_id: bigint
  account_id: bigint
  counter_account_id: bigint
  currency: string
  node_id: bigint
  game_id: string
  category: GameCategory
  play_mode: 'real' | 'fun'
  ranked: boolean
  nickname: string
  masked_name: string
  language: string
  lobby_url: string
  opened_at: Date
  authenticated_at: Date | null
  expires_at: Date
  ends_at: Date
  /** Time until which the game counts as open in a window; null after the player has left it. */
  open_until: Date | null
}

export interface GameRoundTable {
  vendor: string
  member_id: bigint
  round_id: string
  id: GeneratedAlways<bigint>
  merchant_code: string
  session_id: string
  node_id: bigint
  state: 'open' | 'closed' | 'voided'
  staked: bigint
  paid: bigint
  opened_at: Date
  closed_at: Date | null
  /** Day and category: set by a trigger if the insert omits them. */
  day: Generated<string>
  category: Generated<GameCategory>
  outcome: GeneratedAlways<PlayOutcome>
  /** Valid bet of the whole round, as reported by the vendor. */
  valid_reported: Generated<bigint | null>
  /** Percentage of a valid bet that counts in this game; null: only the vendor's report counts. */
  valid_percent: Generated<number | null>
  /** Valid bet of an ended round: see `valid_bet`. */
  valid: GeneratedAlways<bigint>
}

/** Percentage of a valid bet that counts in a game of a merchant, if set by its operator. */
export interface GameContributionTable {
  merchant_code: string
  node_id: bigint
  percent: number
}

export interface PlayDayTable {
  member_id: bigint
  day: string
  category: GameCategory
  vendor: string
  outcome: Exclude<PlayOutcome, 'open'>
  rounds: bigint
  staked: bigint
  paid: bigint
  valid: bigint
}

export interface RoundDetailTable {
  vendor: string
  member_id: bigint
  round_id: string
  language: string
  detail: JSONColumnType<VendorRoundDetail>
  reported_at: Date
}

export interface SeamlessTransactionTable {
  vendor: string
  transaction_id: string
  reference: Generated<bigint>
  kind: 'bet' | 'win' | 'rollback' | 'resettle'
  member_id: bigint
  round_id: string
  bet_transaction_id: string | null
  amount: bigint
  /** Version of a correction; null for other transactions. */
  revision: Generated<number | null>
  state: 'posted' | 'voided'
  settled: Generated<boolean>
  fingerprint: Buffer | null
  at: Date
}

export interface GameWinTable {
  round: bigint
  merchant_code: string
  day: string
  category: GameCategory
  paid: bigint
  staked: bigint
  currency: string
  /** Null for the merchant's own lottery, whose name and picture are in other columns. */
  node_id: bigint | null
  game_name: string | null
  picture: string | null
  masked_name: string
  won_at: Date
}

/** Percentage of a stake that counts as turnover from a day on; without a row the rule of `valid_turnover` applies. */
export interface TurnoverContributionTable {
  merchant_code: string
  category: string
  /** ISO date by the merchant's calendar: `2026-02-28`. */
  from_day: string
  percent: number
}

declare module '../kit/db.ts' {
  interface Tables {
    vendor_key: VendorKeyTable
    signing_key: SigningKeyTable
    vendor_nonce: { vendor: string; nonce: string; expires_at: Date }
    game_session: GameSessionTable
    game_round: GameRoundTable
    play_day: PlayDayTable
    turnover_contribution: TurnoverContributionTable
    game_contribution: GameContributionTable
    round_detail: RoundDetailTable
    seamless_transaction: SeamlessTransactionTable
    game_win: GameWinTable
    conformance_player: { merchant_code: string; slot: number; member_id: bigint }
  }
}
