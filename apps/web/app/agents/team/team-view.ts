import { TeamMemberId } from '@ante/contract/agents/team-member.ts'

import { addressReader } from '../../ui/records/address-reader.ts'
import { parseDays, daysOf, daysParam, USUAL_DAYS } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'

/** Whom of a downline an agent looks at, and in which order. */
export const SHOWN = ['ALL', 'newest', 'agents', 'players', 'idle7', 'idle30'] as const
export type Shown = (typeof SHOWN)[number]

/** What an agent asks to see of his team; all of it stands in the address. */
export interface TeamView {
  /** Whose downline; his own where nobody is said. */
  parent: string | null
  shown: Shown
  /** How the accounts begin, at any depth. */
  search: string
  /** Whose account records are open, and of which days. */
  records: string | null
  days: Days
}

const memberId = (text: string) => TeamMemberId.safeParse(text).data

/** Reads what is asked for out of an address. What makes no sense there falls back, and `mended` says so. */
export function viewOf(search: URLSearchParams): { view: TeamView; mended: boolean } {
  const { read, wasMended } = addressReader(search)
  const view: TeamView = {
    parent: read<TeamView['parent']>('parent', memberId, null),
    shown: read<Shown>('show', (text) => SHOWN.find((one) => one === text), 'ALL'),
    search: read('search', (text) => (text.length <= 64 ? text : undefined), ''),
    records: read<TeamView['records']>('records', memberId, null),
    days: read('days', daysOf, USUAL_DAYS),
  }
  return { view, mended: wasMended() }
}

/** The address of what is seen; what is as usual is not said. */
export function viewAddress({ parent, shown, search, records, days }: TeamView): string {
  const said = new URLSearchParams()
  if (parent !== null) said.set('parent', parent)
  if (shown !== 'ALL') said.set('show', shown)
  if (search !== '') said.set('search', search)
  if (records !== null) said.set('records', records)
  if (days !== USUAL_DAYS) said.set('days', daysParam(days))
  const query = said.toString()
  return query ? `/m/member/team?${query}` : '/m/member/team'
}

const asked = {
  ALL: {},
  newest: { order: 'newest' },
  agents: { kind: 'agent' },
  players: { kind: 'player' },
  idle7: { idleDays: 7 },
  idle30: { idleDays: 30 },
} as const

/** As the gateway is asked for the list. A search goes through everybody. */
export function filterOf({ parent, shown, search }: TeamView) {
  return { ...(parent !== null && { parent }), ...(search === '' ? asked[shown] : { search }) }
}

/** As it is asked for somebody's account records. */
export const recordsOf = (member: string, days: Days) => ({ memberId: member, ...parseDays(days) })
