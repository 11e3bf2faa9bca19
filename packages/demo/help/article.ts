import type { DemoMerchant } from '../types.ts'

/** One answer of the help center, in English. */
export interface Article {
  /** Stable across seedings. */
  key: string
  title: string
  /** HTML. */
  content: string
}

/** The merchant's data used in an answer. */
export type HelpContext = Pick<DemoMerchant, 'name' | 'currency' | 'licence'>
