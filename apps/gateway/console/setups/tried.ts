import type { SiteCheck } from '@ante/contract/console/merchant-setups.ts'

/** Result of one check: what was tried, and the problem; empty if it works. */
export interface Tried {
  state?: SiteCheck['state']
  subject: string
  problem: string
}

/** The site has nothing to try. */
export const SKIPPED: Tried = { state: 'skipped', subject: '', problem: '' }
