import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { PlayOutcome } from '@ante/contract/launch/play-outcome.ts'
import type { RawBuilder } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { SCAN_BUDGET_MAX, boundedScan } from '../../kit/bounded-scan/bounded-scan.ts'
import type { Found } from '../../kit/bounded-scan/bounded-scan.ts'
import { afterCursor } from '../../kit/bounded-scan/cursor.ts'
import type { Cursor, Stretch } from '../../kit/bounded-scan/cursor.ts'
import type { RoundRow } from '../records/records-page.ts'
import { roundsOfAll, roundsOfMembers } from './newest-rounds.ts'
import type { RoundState } from './newest-rounds.ts'

export interface TeamRound extends RoundRow {
  memberId: bigint
  /** What of the stake counts. */
  turnover: bigint
}

/** Some people among all of a merchant's. */
export interface People {
  merchantCode: string
  /** All of them; null where they are too many to be asked one by one. */
  ids: readonly bigint[] | null
  /** Whether somebody, said by his id, is one of them. */
  has(memberId: RawBuilder<unknown>): RawBuilder<unknown>
}

/** From the beginning of one day to the end of another, by the merchant's calendar. */
export interface Days extends Stretch {
  /** `2026-02-28`. */
  first: string
  last: string
}

export interface RoundsQuery {
  people: People
  category?: GameCategory | undefined
  vendor?: string | undefined
  nodeId?: bigint | undefined
  outcome?: PlayOutcome | undefined
  days: Days
  /** Those of them on which anybody of the team may have a round that has ended, the latest first. */
  played: readonly Stretch[]
}

export interface Page {
  after: Cursor | null
  limit: number
  scanBudget?: number
}

/**
 * The rounds of some people, the latest first. Those of few are asked for member by member. Those of many are looked for among
 * everybody's: what has ended, what was taken back and what is open each for itself, and what has ended on the days alone on
 * which the team has played.
 */
export async function teamRounds(db: Db, asked: RoundsQuery, page: Page): Promise<Found<TeamRound>[]> {
  const { outcome, people } = asked
  const mayBeOpen = outcome === undefined || outcome === 'open'
  const mayBeVoided = outcome === undefined || outcome === 'voided'
  const mayBeClosed = outcome !== 'open' && outcome !== 'voided'
  const { ids } = people
  const states: RoundState[] = []
  if (mayBeOpen) states.push('open')
  if (mayBeVoided) states.push('voided')
  if (mayBeClosed) states.push('closed')
  if (ids === null) return Promise.all(states.map((state) => roundsAmongAll(db, asked, { ...page, state })))
  const found = [...new Set(states.map((state) => (state === 'open' ? 'open' : 'ended')))]
  return Promise.all(found.map((state) => roundsOfFew(db, asked, { ...page, state, ids })))
}

type Among = Page & { state: RoundState }

function roundsAmongAll(
  db: Db,
  asked: RoundsQuery,
  { state, after, limit, scanBudget = SCAN_BUDGET_MAX }: Among,
): Promise<Found<TeamRound>> {
  const spans = afterCursor(state === 'closed' ? asked.played : [asked.days], after)
  return boundedScan(spans, (span, bounds) => roundsOfAll(db, asked, { ...bounds, span, state }), { limit, scanBudget })
}

type OfFew = Page & { state: 'open' | 'ended'; ids: readonly bigint[] }

async function roundsOfFew(
  db: Db,
  asked: RoundsQuery,
  { after, scanBudget = SCAN_BUDGET_MAX, ...of }: OfFew,
): Promise<Found<TeamRound>> {
  const [span] = afterCursor([asked.days], after)
  return span ? roundsOfMembers(db, asked, { ...of, span, scanBudget }) : { rows: [], edge: null }
}
