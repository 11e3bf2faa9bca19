import type { Fixture } from '@ante/demo/season/fixtures.ts'
import type { Db } from '@ante/plain-server/db.ts'

import { storedMatches } from '../matches/match-store.ts'
import { MAX_MATCH_MS } from '../matches/matches.ts'
import { playedMatch, positionAt } from '../matches/played-match.ts'
import type { MatchPosition } from '../matches/played-match.ts'

/** A match that is over or abandoned. */
export interface EndedMatch {
  fixture: Fixture
  /** Computes the final state; called only for matches that are shown. */
  end(): MatchPosition
}

/**
 * Returns the ended matches among `fixtures`, in the same order. They are computed without the cache of `Matches`,
 * which is for running matches.
 */
export async function endedMatches(db: Db, fixtures: readonly Fixture[], now: number): Promise<EndedMatch[]> {
  const stored = await storedMatches(
    db,
    fixtures.map(({ id }) => id),
  )
  const byId = new Map(stored.map((match) => [match.fixtureId, match]))
  return fixtures.flatMap((fixture): EndedMatch[] => {
    const match = byId.get(fixture.id)
    if (!match) return []
    const sinceMs = now - fixture.kickOff.getTime()
    const end = () => {
      const played = playedMatch(match)
      if (!played) throw new Error(`The season has no match ${fixture.id}.`)
      return positionAt(played, sinceMs)
    }
    return sinceMs > MAX_MATCH_MS || end().phase !== 'live' ? [{ fixture, end }] : []
  })
}
