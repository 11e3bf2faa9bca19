import type { DemoMerchant } from '../types.ts'
import { accountTerms } from './account-terms.ts'
import { generalTerms } from './general-terms.ts'
import { playTerms } from './play-terms.ts'

export type Agreeing = Pick<DemoMerchant, 'name' | 'currency' | 'licence'>

export interface Section {
  title: string
  /** HTML. */
  content: string
}

/** Terms for a merchant's members. A changed text gets another version. */
export const agreementOf = (merchant: Agreeing) => ({
  version: '2026-1',
  effectiveAt: '2026-01-01T00:00:00.000Z',
  sections: [...accountTerms(merchant), ...playTerms(merchant), ...generalTerms(merchant)],
})
