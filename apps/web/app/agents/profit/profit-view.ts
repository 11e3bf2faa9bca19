import { TeamMemberId } from '@ante/contract/agents/team-member.ts'
import { GameCategory } from '@ante/contract/catalogue/category.ts'

import { addressReader } from '../../ui/records/address-reader.ts'
import { parseDays, daysOf, daysParam, USUAL_DAYS } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'

/** What an agent asks to see of what his team won and lost; all of it stands in the address. */
export interface ProfitView {
  /** Whose downline; his own where nobody is said. */
  parent: string | null
  /** Of which kind of game. */
  category: GameCategory | 'ALL'
  /** How the accounts begin. */
  search: string
  days: Days
}

/** Reads what is asked for out of an address. What makes no sense there falls back, and `mended` says so. */
export function viewOf(search: URLSearchParams): { view: ProfitView; mended: boolean } {
  const { read, wasMended } = addressReader(search)
  const view: ProfitView = {
    parent: read<ProfitView['parent']>('parent', (text) => TeamMemberId.safeParse(text).data, null),
    category: read<ProfitView['category']>('kind', (text) => GameCategory.safeParse(text).data, 'ALL'),
    search: read('search', (text) => (text.length <= 64 ? text : undefined), ''),
    days: read('days', daysOf, USUAL_DAYS),
  }
  return { view, mended: wasMended() }
}

/** The address of what is seen; what is as usual is not said. */
export function viewAddress({ parent, category, search, days }: ProfitView): string {
  const said = new URLSearchParams()
  if (parent !== null) said.set('parent', parent)
  if (category !== 'ALL') said.set('kind', category)
  if (search !== '') said.set('search', search)
  if (days !== USUAL_DAYS) said.set('days', daysParam(days))
  const query = said.toString()
  return query ? `/m/agent/team/pnl?${query}` : '/m/agent/team/pnl'
}

/** Where the bets of the same days stand that a member's team made, or of it those of one account. */
export function betsAddress(
  { category, days }: ProfitView,
  { parent, account }: { parent: string; account?: string | undefined },
): string {
  const said = new URLSearchParams({ parent })
  if (account !== undefined) said.set('account', account)
  if (category !== 'ALL') said.set('kind', category)
  if (days !== USUAL_DAYS) said.set('days', daysParam(days))
  return `/m/teamBetting?${said.toString()}`
}

/** As the gateway is asked for it; the kind of game is chosen among what it answers. */
export function filterOf({ parent, search, days }: ProfitView) {
  return { ...(parent !== null && { parent }), ...(search !== '' && { search }), ...parseDays(days) }
}
