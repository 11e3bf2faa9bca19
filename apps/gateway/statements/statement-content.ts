import type { Language } from '@ante/contract/merchant/language.ts'

import type { StatementRow } from './statement-rows.ts'

/** Content of a statement, from which its files are made. */
export interface StatementContent {
  merchant: string
  account: string
  currency: string
  zone: string
  /** `2026` or `2026-02`. */
  period: string
  isSoFar: boolean
  language: Language
  /** Time up to which the statement contains movements. */
  until: Date
  rows: readonly StatementRow[]
}
