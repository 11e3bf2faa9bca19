import { TeamMemberId } from '@ante/contract/agents/team-member.ts'

import { addressReader } from '../../ui/records/address-reader.ts'
import { parseDays, daysOf, daysParam, DEFAULT_DAYS } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'

/** Filters and orders of a downline list. */
export const SHOWN = ['ALL', 'newest', 'agents', 'players', 'idle7', 'idle30'] as const
export type ShownMembers = (typeof SHOWN)[number]

/** An agent's view of the team, completely represented in the address. */
export interface TeamView {
  /** Member whose downline is shown; null for the agent. */
  parent: string | null
  shown: ShownMembers
  /** Account prefix, at any depth. */
  search: string
  /** Member whose account records are open, and their days. */
  records: string | null
  days: Days
}

const memberId = (text: string) => TeamMemberId.safeParse(text).data

/** Parses the view from an address. Invalid values fall back to defaults, and `corrected` reports this. */
export function viewOf(search: URLSearchParams): { view: TeamView; corrected: boolean } {
  const { read, wasCorrected } = addressReader(search)
  const view: TeamView = {
    parent: read<TeamView['parent']>('parent', memberId, null),
    shown: read<ShownMembers>('show', (text) => SHOWN.find((candidate) => candidate === text), 'ALL'),
    search: read('search', (text) => (text.length <= 64 ? text : undefined), ''),
    records: read<TeamView['records']>('records', memberId, null),
    days: read('days', daysOf, DEFAULT_DAYS),
  }
  return { view, corrected: wasCorrected() }
}

/** Returns the address of the view, without default values. */
export function viewAddress({ parent, shown, search, records, days }: TeamView): string {
  const params = new URLSearchParams()
  if (parent !== null) params.set('parent', parent)
  if (shown !== 'ALL') params.set('show', shown)
  if (search !== '') params.set('search', search)
  if (records !== null) params.set('records', records)
  if (days !== DEFAULT_DAYS) params.set('days', daysParam(days))
  const query = params.toString()
  return query ? `/m/member/team?${query}` : '/m/member/team'
}

const teamRequest = {
  ALL: {},
  newest: { order: 'newest' },
  agents: { kind: 'agent' },
  players: { kind: 'player' },
  idle7: { idleDays: 7 },
  idle30: { idleDays: 30 },
} as const

/** Converts the view to the gateway's parameters. A search covers the whole team. */
export function filterOf({ parent, shown, search }: TeamView) {
  return { ...(parent !== null && { parent }), ...(search === '' ? teamRequest[shown] : { search }) }
}

/** Parameters of a member's account records. */
export const recordsOf = (member: string, days: Days) => ({ memberId: member, ...parseDays(days) })
