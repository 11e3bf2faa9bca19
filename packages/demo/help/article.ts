import type { DemoMerchant } from '../types.ts'

/** One answer of the help centre, in English. */
export interface Article {
  /** Stable over seedings. */
  key: string
  title: string
  /** HTML. */
  content: string
}

/** What an answer is made for. */
export type HelpContext = Pick<DemoMerchant, 'name' | 'currency' | 'licence'>
