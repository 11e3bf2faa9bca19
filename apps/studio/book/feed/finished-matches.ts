import type { Fixture } from '@ante/demo/season/fixtures.ts'
import type { Db } from '@ante/plain-server/db.ts'

import { storedMatches } from '../matches/match-store.ts'
import { LONGEST_MATCH_MS } from '../matches/matches.ts'
import { playedMatch, positionAt } from '../matches/played-match.ts'
import type { MatchPosition } from '../matches/played-match.ts'

/** A match that is over or abandoned. */
export interface EndedMatch {
  fixture: Fixture
  /** Computes the end of the match: only for those that are shown. */
  end(): MatchPosition
}

/**
 * Returns those of these matches that have ended, in the same order. They are computed beside the memory of `Matches`,
 * which keeps the running ones.
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
    return sinceMs > LONGEST_MATCH_MS || end().phase !== 'live' ? [{ fixture, end }] : []
  })
}
