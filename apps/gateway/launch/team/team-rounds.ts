import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { PlayOutcome } from '@ante/contract/launch/play-outcome.ts'
import type { RawBuilder } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { SCAN_BUDGET_MAX, boundedScan } from '../../kit/bounded-scan/bounded-scan.ts'
import type { Found } from '../../kit/bounded-scan/bounded-scan.ts'
import { afterCursor } from '../../kit/bounded-scan/cursor.ts'
import type { Cursor, TimeInterval } from '../../kit/bounded-scan/cursor.ts'
import type { RoundRow } from '../records/records-page.ts'
import { roundsOfAll, roundsOfMembers } from './newest-rounds.ts'
import type { RoundState } from './newest-rounds.ts'

export interface TeamRound extends RoundRow {
  memberId: bigint
  /** Turnover: the part of the stake that counts. */
  turnover: bigint
}

/** A set of members of one merchant. */
export interface TeamMembers {
  merchantCode: string
  /** Ids of all members of the set; null if they are too many to list. */
  ids: readonly bigint[] | null
  /** SQL condition that a member id is in the set. */
  has(memberId: RawBuilder<unknown>): RawBuilder<unknown>
}

/** Range of days by the merchant's calendar, from the start of the first to the end of the last. */
export interface Days extends TimeInterval {
  /** ISO date: `2026-02-28`. */
  first: string
  last: string
}

export interface RoundsQuery {
  people: TeamMembers
  category?: GameCategory | undefined
  vendor?: string | undefined
  nodeId?: bigint | undefined
  outcome?: PlayOutcome | undefined
  days: Days
  /** Days on which team members may have ended rounds, latest first. */
  played: readonly TimeInterval[]
}

export interface Page {
  after: Cursor | null
  limit: number
  scanBudget?: number
}

/**
 * Returns the rounds of some members, latest first. For few members they are read member by member. For many they are
 * filtered from all rounds: ended, voided and open ones separately, and ended ones only on days on which the team has
 * bets.
 */
export async function teamRounds(db: Db, query: RoundsQuery, page: Page): Promise<Found<TeamRound>[]> {
  const { outcome, people } = query
  const mayBeOpen = outcome === undefined || outcome === 'open'
  const mayBeVoided = outcome === undefined || outcome === 'voided'
  const mayBeClosed = outcome !== 'open' && outcome !== 'voided'
  const { ids } = people
  const states: RoundState[] = []
  if (mayBeOpen) states.push('open')
  if (mayBeVoided) states.push('voided')
  if (mayBeClosed) states.push('closed')
  if (ids === null) return Promise.all(states.map((state) => roundsAmongAll(db, query, { ...page, state })))
  const found = [...new Set(states.map((state) => (state === 'open' ? 'open' : 'ended')))]
  return Promise.all(found.map((state) => roundsOfFew(db, query, { ...page, state, ids })))
}

type TeamFilter = Page & { state: RoundState }

function roundsAmongAll(
  db: Db,
  query: RoundsQuery,
  { state, after, limit, scanBudget = SCAN_BUDGET_MAX }: TeamFilter,
): Promise<Found<TeamRound>> {
  const spans = afterCursor(state === 'closed' ? query.played : [query.days], after)
  return boundedScan(spans, (span, bounds) => roundsOfAll(db, query, { ...bounds, span, state }), { limit, scanBudget })
}

type FewMembersQuery = Page & { state: 'open' | 'ended'; ids: readonly bigint[] }

async function roundsOfFew(
  db: Db,
  query: RoundsQuery,
  { after, scanBudget = SCAN_BUDGET_MAX, ...of }: FewMembersQuery,
): Promise<Found<TeamRound>> {
  const [span] = afterCursor([query.days], after)
  return span ? roundsOfMembers(db, query, { ...of, span, scanBudget }) : { rows: [], resumeCursor: null }
}
