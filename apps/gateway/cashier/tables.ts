import type { DepositState } from '@ante/contract/cashier/deposit-state.ts'
import type { PaymentKind } from '@ante/contract/cashier/payment-channels.ts'
import type { PayInstruction } from '@ante/contract/cashier/payment-provider.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

import type { StateColumn } from '../kit/state-machine/state-machine.ts'

/** JSON column: inserted as text, selected as the parsed value. */
type Json<Value> = ColumnType<Value, string, string>
type Texts = Partial<Record<Language, string>>

export interface PaymentProviderTable {
  merchant_code: string
  code: string
  url: string
  key_id: string
  /** Sealed with `SECRETS_KEY`. */
  secret: Buffer
}

export interface PaymentChannelTable {
  merchant_code: string
  code: string
  kind: PaymentKind
  provider: string | null
  names: Json<Texts>
  instructions: Json<Texts>
  picture: string
  pay_currency: string
  min_amount: bigint
  max_amount: bigint
  /** Decimal text, because the driver returns numeric arrays as text. */
  fixed_amounts: string[]
  fee_hundredths: number
  reimbursement_hundredths: number
  rate: bigint | null
  confirmations: number | null
  network: string
  minutes: number
  bank: ColumnType<BankDetails | null, string | null, string | null>
  open: boolean
  position: number
}

export interface BankDetails {
  bankName: string
  accountName: string
  accountNumber: string
}

export interface DepositSettingTable {
  merchant_code: string
  allowed: boolean
  multiple_hundredths: number
  open_limit: number
  info: Json<Texts>
}

export interface DepositPromotionTable {
  merchant_code: string
  code: string
  titles: Json<Texts>
  kind: 'percent' | 'fixed'
  percent_hundredths: number
  amount: bigint
  cap: bigint | null
  minimum: bigint
  multiple_hundredths: number
  nth: number | null
  channels: string[] | null
  open: boolean
  position: number
}

/** Copy of a promotion at the time of its choice; amounts as decimal text. */
export interface ChosenPromotion {
  code: string
  title: string
  kind: 'percent' | 'fixed'
  percentHundredths: number
  amount: string
  cap: string | null
  minimum: string
  multipleHundredths: number
  nth: number | null
}

export interface DepositTable {
  id: GeneratedAlways<bigint>
  transaction_id: string
  merchant_code: string
  member_id: bigint
  currency: string
  channel_code: string
  channel_name: string
  kind: PaymentKind
  provider: string | null
  state: StateColumn<DepositState>
  requested: bigint
  pay_currency: string
  pay_amount: bigint
  rate: bigint | null
  fee_hundredths: number
  reimbursement_hundredths: number
  multiple_hundredths: number
  required_confirmations: number
  confirmations: Generated<number>
  network: string
  promotion: ColumnType<ChosenPromotion | null, string | null, string | null>
  instruction: ColumnType<PayInstruction | null, string | null, string | null>
  return_url: string
  language: string
  request_key: string
  payer_reference: Generated<string>
  provider_ref: Generated<string | null>
  paid: Generated<bigint | null>
  credited: Generated<bigint | null>
  reimbursement: Generated<bigint>
  bonus: Generated<bigint | null>
  created_at: Date
  expires_at: Date
  credited_at: Generated<Date | null>
  due_at: Date | null
  polls: Generated<number>
  /** Reason why an operator must decide; the next columns are the times at which it was recorded and settled. */
  problem: Generated<'reversed' | 'payment.of.another' | 'overpaid' | null>
  problem_at: Generated<Date | null>
  problem_settled_at: Generated<Date | null>
}

export interface DepositStepTable {
  id: GeneratedAlways<bigint>
  deposit_id: bigint
  at: Date
  from_state: DepositState
  to_state: DepositState
  refused: Generated<boolean>
  actor: string
  reason: Generated<string>
}

export interface DepositReceiptTable {
  deposit_id: bigint
  picture: Buffer
  width: number
  height: number
  at: Date
  picture_hash: GeneratedAlways<Buffer>
}

declare module '../kit/db.ts' {
  interface Tables {
    payment_provider: PaymentProviderTable
    payment_channel: PaymentChannelTable
    deposit_setting: DepositSettingTable
    deposit_promotion: DepositPromotionTable
    deposit: DepositTable
    deposit_step: DepositStepTable
    payment_notice: { merchant_code: string; provider: string; notice_id: string; content: Json<unknown>; at: Date }
    deposit_receipt: DepositReceiptTable
  }
}
