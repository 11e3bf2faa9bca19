import { BetVendor, TeamGame } from '@ante/contract/agents/bets.ts'
import { TeamMemberId } from '@ante/contract/agents/team-member.ts'
import { GameCategory } from '@ante/contract/catalogue/category.ts'
import { PlayOutcome } from '@ante/contract/launch/play-outcome.ts'

import { addressReader } from '../../ui/records/address-reader.ts'
import { parseDays, daysOf, daysParam, USUAL_DAYS } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'

/** What an agent asks to see of his team's play; all of it stands in the address. */
export interface BetsView {
  /** Whose team; his own where nobody is said. */
  parent: string | null
  /** An account, or how it begins. */
  account: string
  category: GameCategory | 'ALL'
  /** A vendor's code, or nothing for all of them. */
  vendor: string
  /** A game's number, or nothing for all of them. */
  game: string
  outcome: PlayOutcome | 'ALL'
  days: Days
}

const ACCOUNT_AT_MOST = 64

/** Reads what is asked for out of an address. What makes no sense there falls back, and `mended` says so. */
export function viewOf(search: URLSearchParams): { view: BetsView; mended: boolean } {
  const { read, wasMended } = addressReader(search)
  const view: BetsView = {
    parent: read<BetsView['parent']>('parent', (text) => TeamMemberId.safeParse(text).data, null),
    account: read('account', (text) => (text.length <= ACCOUNT_AT_MOST ? text : undefined), ''),
    category: read('kind', categoryOf, 'ALL'),
    vendor: read('vendor', (text) => BetVendor.safeParse(text).data, ''),
    game: read('game', (text) => TeamGame.safeParse(text).data, ''),
    outcome: read('status', (text) => PlayOutcome.safeParse(text).data, 'ALL'),
    days: read('days', daysOf, USUAL_DAYS),
  }
  return { view, mended: wasMended() }
}

function categoryOf(text: string): BetsView['category'] | undefined {
  const category = GameCategory.safeParse(text).data
  return category === 'HOT' ? undefined : category
}

/** The address of what is seen; what is as usual is not said. */
export function viewAddress({ days, ...view }: BetsView): string {
  const said = new URLSearchParams()
  for (const [name, value] of Object.entries(filtersOf(view))) said.set(NAMES[name] ?? name, value)
  if (days !== USUAL_DAYS) said.set('days', daysParam(days))
  const query = said.toString()
  return query ? `/m/teamBetting?${query}` : '/m/teamBetting'
}

/** The wire's names that the addresses of records have had another word for. */
const NAMES: Partial<Record<string, string>> = { category: 'kind', outcome: 'status' }

const filtersOf = ({ parent, account, category, vendor, game, outcome }: Omit<BetsView, 'days'>) => ({
  ...(parent !== null && { parent }),
  ...(account && { account }),
  ...(category !== 'ALL' && { category }),
  ...(vendor && { vendor }),
  ...(game && { game }),
  ...(outcome !== 'ALL' && { outcome }),
})

/** As the gateway is asked for it. */
export const filterOf = ({ days, ...view }: BetsView) => ({ ...filtersOf(view), ...parseDays(days) })

/** Everything of these days, and of more of them. */
export const widest = (view: BetsView): BetsView => ({
  parent: view.parent,
  account: '',
  category: 'ALL',
  vendor: '',
  game: '',
  outcome: 'ALL',
  days: 'month',
})
