import type { BankKind } from '@ante/contract/cashier/bank-cards.ts'
import type { Generated, GeneratedAlways } from 'kysely'

export interface BankTable {
  merchant_code: string
  code: string
  name: string
  kind: BankKind
  min_digits: number
  max_digits: number
  position: Generated<number>
  open: Generated<boolean>
}

export interface BankCardTable {
  id: GeneratedAlways<bigint>
  merchant_code: string
  member_id: bigint
  bank_code: string
  number_sealed: Buffer
  number_mark: Buffer
  last_digits: string
  holder: string
  province: Generated<string>
  request_key: string
  added_at: Date
  removed_at: Generated<Date | null>
}

declare module '../../kit/db.ts' {
  interface Tables {
    bank: BankTable
    bank_card: BankCardTable
  }
}
