import type { BetState } from '@ante/contract/console/list-filters.ts'

/** Parameters of the page's address. */
export interface SportsSearch {
  /** Without a view, bets are shown. */
  view?: 'liabilities' | 'corrections' | 'debts' | 'tiles' | undefined
  page?: string | undefined
  open?: string | undefined
  state?: BetState | undefined
  phase?: 'live' | 'pre' | undefined
  vendor?: string | undefined
  minimum?: string | undefined
  maximum?: string | undefined
  player?: string | undefined
  /** Bets with a pick on this match. */
  match?: string | undefined
  /** Liabilities of decided matches. */
  ended?: 'yes' | undefined
}
