import { TeamMemberId } from '@ante/contract/agents/team-member.ts'
import { GameCategory } from '@ante/contract/catalogue/category.ts'

import { addressReader } from '../../ui/records/address-reader.ts'
import { parseDays, daysOf, daysParam, DEFAULT_DAYS } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'

/** An agent's view of the team's wins and losses, completely represented in the address. */
export interface ProfitView {
  /** Member whose downline is shown; null for the agent. */
  parent: string | null
  /** Game category. */
  category: GameCategory | 'ALL'
  /** Account prefix. */
  search: string
  days: Days
}

/** Parses the view from an address. Invalid values fall back to defaults, and `corrected` reports this. */
export function viewOf(search: URLSearchParams): { view: ProfitView; corrected: boolean } {
  const { read, wasCorrected } = addressReader(search)
  const view: ProfitView = {
    parent: read<ProfitView['parent']>('parent', (text) => TeamMemberId.safeParse(text).data, null),
    category: read<ProfitView['category']>('kind', (text) => GameCategory.safeParse(text).data, 'ALL'),
    search: read('search', (text) => (text.length <= 64 ? text : undefined), ''),
    days: read('days', daysOf, DEFAULT_DAYS),
  }
  return { view, corrected: wasCorrected() }
}

/** Returns the address of the view, without default values. */
export function viewAddress({ parent, category, search, days }: ProfitView): string {
  const params = new URLSearchParams()
  if (parent !== null) params.set('parent', parent)
  if (category !== 'ALL') params.set('kind', category)
  if (search !== '') params.set('search', search)
  if (days !== DEFAULT_DAYS) params.set('days', daysParam(days))
  const query = params.toString()
  return query ? `/m/agent/team/pnl?${query}` : '/m/agent/team/pnl'
}

/** Returns the address of the bets of a member's team, or of one account in it, on the same days. */
export function betsAddress(
  { category, days }: ProfitView,
  { parent, account }: { parent: string; account?: string | undefined },
): string {
  const params = new URLSearchParams({ parent })
  if (account !== undefined) params.set('account', account)
  if (category !== 'ALL') params.set('kind', category)
  if (days !== DEFAULT_DAYS) params.set('days', daysParam(days))
  return `/m/teamBetting?${params.toString()}`
}

/** Converts the view to the gateway's parameters; the category is selected from the answer. */
export function filterOf({ parent, search, days }: ProfitView) {
  return { ...(parent !== null && { parent }), ...(search !== '' && { search }), ...parseDays(days) }
}
