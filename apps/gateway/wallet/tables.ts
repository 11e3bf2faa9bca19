import type { Generated, GeneratedAlways } from 'kysely'

export interface AccountTable {
  id: GeneratedAlways<bigint>
  merchant_code: string
  currency: string
  kind: 'member' | 'house' | 'clearing' | 'bonus' | 'jackpot' | 'vendor'
  member_id: bigint | null
  wallet_type: number | null
  vendor: string | null
  may_overdraw: Generated<boolean>
  /** Stored only for members; the balances of the merchant's own accounts are summed from their transfers. */
  balance: bigint | null
  /** Number of the account's transfers. */
  version: bigint | null
  /** Hash of the account's newest transfer: the head of its hash chain. */
  head: Buffer | null
}

/** Written only by `post_transfers`. */
export interface TransferTable {
  id: GeneratedAlways<bigint>
  key: string
  code: number
  merchant_code: string
  currency: string
  debit_account: bigint
  credit_account: bigint
  amount: bigint
  reference: string
  occurred_at: Date
  debit_version: bigint | null
  debit_balance: bigint | null
  debit_hash: Buffer | null
  credit_version: bigint | null
  credit_balance: bigint | null
  credit_hash: Buffer | null
}

/** Updated by a trigger on transfers of jackpot accounts. */
export interface JackpotPoolTable {
  account_id: bigint
  part: number
  amount: bigint
}

/** Amount with which a merchant's jackpot restarts after a win. */
export interface JackpotSeedTable {
  merchant_code: string
  amount: bigint
}

/** An interval on the axis of a member's total turnover: `valid_turnover` returns the current position on it. */
export interface TurnoverRequirementTable {
  id: GeneratedAlways<bigint>
  merchant_code: string
  key: string
  member_id: bigint
  currency: string
  cause: 'deposit' | 'bonus' | 'grant' | 'transfer'
  amount: bigint
  multiple_hundredths: number
  from_turnover: bigint
  to_turnover: bigint
  made_at: Date
}

declare module '../kit/db.ts' {
  interface Tables {
    account: AccountTable
    transfer: TransferTable
    jackpot_pool: JackpotPoolTable
    jackpot_seed: JackpotSeedTable
    turnover_requirement: TurnoverRequirementTable
  }
}
