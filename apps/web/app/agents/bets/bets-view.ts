import { BetVendor, TeamGame } from '@ante/contract/agents/bets.ts'
import { TeamMemberId } from '@ante/contract/agents/team-member.ts'
import { GameCategory } from '@ante/contract/catalogue/category.ts'
import { PlayOutcome } from '@ante/contract/launch/play-outcome.ts'

import { addressReader } from '../../ui/records/address-reader.ts'
import { parseDays, daysOf, daysParam, DEFAULT_DAYS } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'

/** An agent's view of the team's bets, completely represented in the address. */
export interface BetsView {
  /** Member id of the team's head; null for the agent's own team. */
  parent: string | null
  /** An account, or its prefix. */
  account: string
  category: GameCategory | 'ALL'
  /** A vendor's code, or empty for all. */
  vendor: string
  /** A game's id, or empty for all. */
  game: string
  outcome: PlayOutcome | 'ALL'
  days: Days
}

const MAX_ACCOUNT = 64

/** Parses the view from an address. Invalid values fall back to defaults, and `corrected` reports this. */
export function viewOf(search: URLSearchParams): { view: BetsView; corrected: boolean } {
  const { read, wasCorrected } = addressReader(search)
  const view: BetsView = {
    parent: read<BetsView['parent']>('parent', (text) => TeamMemberId.safeParse(text).data, null),
    account: read('account', (text) => (text.length <= MAX_ACCOUNT ? text : undefined), ''),
    category: read('kind', categoryOf, 'ALL'),
    vendor: read('vendor', (text) => BetVendor.safeParse(text).data, ''),
    game: read('game', (text) => TeamGame.safeParse(text).data, ''),
    outcome: read('status', (text) => PlayOutcome.safeParse(text).data, 'ALL'),
    days: read('days', daysOf, DEFAULT_DAYS),
  }
  return { view, corrected: wasCorrected() }
}

function categoryOf(text: string): BetsView['category'] | undefined {
  const category = GameCategory.safeParse(text).data
  return category === 'HOT' ? undefined : category
}

/** Returns the address of the view, without default values. */
export function viewAddress({ days, ...view }: BetsView): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filtersOf(view))) params.set(NAMES[name] ?? name, value)
  if (days !== DEFAULT_DAYS) params.set('days', daysParam(days))
  const query = params.toString()
  return query ? `/m/teamBetting?${query}` : '/m/teamBetting'
}

/** Filters whose parameter in the address has another name than on the wire. */
const NAMES: Partial<Record<string, string>> = { category: 'kind', outcome: 'status' }

const filtersOf = ({ parent, account, category, vendor, game, outcome }: Omit<BetsView, 'days'>) => ({
  ...(parent !== null && { parent }),
  ...(account && { account }),
  ...(category !== 'ALL' && { category }),
  ...(vendor && { vendor }),
  ...(game && { game }),
  ...(outcome !== 'ALL' && { outcome }),
})

/** Converts the view to the gateway's parameters. */
export const filterOf = ({ days, ...view }: BetsView) => ({ ...filtersOf(view), ...parseDays(days) })

/** Removes all filters except the days. */
export const widest = (view: BetsView): BetsView => ({
  parent: view.parent,
  account: '',
  category: 'ALL',
  vendor: '',
  game: '',
  outcome: 'ALL',
  days: 'month',
})
