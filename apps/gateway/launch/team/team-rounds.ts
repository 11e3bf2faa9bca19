import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { PlayOutcome } from '@ante/contract/launch/play-records.ts'
import type { RawBuilder } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { lookBack } from '../../kit/look-back/look-back.ts'
import type { Found } from '../../kit/look-back/look-back.ts'
import { behindPlace } from '../../kit/look-back/place.ts'
import type { Place, Span, Stretch } from '../../kit/look-back/place.ts'
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
  /** So few that asking them is the fastest. */
  areVeryFew: boolean
  /** Whether somebody, said by his id, is one of them. */
  has(memberId: RawBuilder<unknown>): RawBuilder<unknown>
}

/** From the beginning of one day to the end of another, by the merchant's calendar. */
export interface Days extends Stretch {
  /** `2026-02-28`. */
  first: string
  last: string
}

export interface RoundsAsked {
  people: People
  category?: GameCategory | undefined
  vendor?: string | undefined
  nodeId?: bigint | undefined
  outcome?: PlayOutcome | undefined
  days: Days
  /** Those of them on which anybody of the team may have a round that has ended, one by one, the latest first. */
  playedDays: readonly Days[]
}

interface Page {
  after: Place | null
  limit: number
}

/**
 * The rounds of some people, the latest first: those that have ended, those that were taken back and those that are open,
 * each for itself. What has ended is looked for on the days alone on which the team has played.
 */
export async function teamRounds(db: Db, asked: RoundsAsked, page: Page): Promise<Found<TeamRound>[]> {
  const { outcome, days, playedDays } = asked
  const found: Found<TeamRound>[] = []
  const look = async (state: RoundState, parts: readonly Days[]) => {
    found.push(await roundsOf(db, asked, { ...page, state, parts }))
  }
  if (outcome === undefined || outcome === 'open') await look('open', [days])
  if (outcome === undefined || outcome === 'voided') await look('voided', [days])
  if (outcome !== 'open' && outcome !== 'voided') await look('closed', playedDays)
  return found
}

interface OfState extends Page {
  state: RoundState
  parts: readonly Days[]
}

function roundsOf(db: Db, asked: RoundsAsked, { state, parts, after, limit }: OfState): Promise<Found<TeamRound>> {
  const { ids, areVeryFew } = asked.people
  return lookBack<TeamRound, Days & Span>(
    behindPlace(parts, after),
    {
      walk: (span, looks) => roundsOfAll(db, asked, { span, state, looks, limit }),
      byMembers: ids && ((span) => roundsOfMembers(db, asked, { span, state, ids, limit })),
      areVeryFew,
    },
    { limit },
  )
}
