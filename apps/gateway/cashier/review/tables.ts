import type { ReasonKind } from '@ante/contract/console/review-parts.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

type Json<Value> = ColumnType<Value, string, string>

export interface DecisionReasonTable {
  code: string
  kind: ReasonKind
  label: string
  position: number
  words: Json<Partial<Record<Language, string>> | null>
}

export interface MerchantDecisionReasonTable {
  merchant_code: string
  code: string
  kind: ReasonKind
  label: string | null
  words: ColumnType<Partial<Record<Language, string>> | null, string | null, string | null>
  active: boolean
  version: Generated<number>
  changed_at: Date
  changed_by: string
}

export interface WithdrawalNoteTable {
  id: GeneratedAlways<bigint>
  withdrawal_id: string
  at: Date
  author: string
  kind: 'note' | 'hold' | 'release' | 'receipt'
  reason_code: Generated<string | null>
  text: string
}

export interface PayoutExchangeTable {
  id: GeneratedAlways<bigint>
  withdrawal_id: string
  call: 'open' | 'status' | 'notice'
  request: Json<unknown>
  answer: Json<unknown>
  first_at: Date
  last_at: Date
  count: Generated<number>
}

export interface BankLineTable {
  id: GeneratedAlways<bigint>
  merchant_code: string
  booked_at: Date
  amount: bigint
  currency: string
  payer: string
  reference: string
  line_hash: Buffer
  state: Generated<'open' | 'matched' | 'ignored'>
  deposit_id: Generated<bigint | null>
  imported_at: Date
}

declare module '../../kit/db.ts' {
  interface Tables {
    decision_reason: DecisionReasonTable
    merchant_decision_reason: MerchantDecisionReasonTable
    withdrawal_claim: { withdrawal_id: string; staff_id: bigint; expires_at: Date }
    deposit_claim: { deposit_id: bigint; staff_id: bigint; expires_at: Date; line_id: Generated<bigint | null> }
    withdrawal_note: WithdrawalNoteTable
    payout_exchange: PayoutExchangeTable
    bank_line: BankLineTable
  }
}
