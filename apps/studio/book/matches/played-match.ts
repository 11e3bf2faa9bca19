import { fixtureById } from '@ante/demo/season/fixtures.ts'
import type { Fixture } from '@ante/demo/season/fixtures.ts'

import { isNearlyOver } from '../pricing/offer.ts'
import { provisionalResult, REVIEW_MS } from '../season/entered.ts'
import type { Result } from '../season/entered.ts'
import { KICK_OFF } from '../season/moment.ts'
import type { MatchState } from '../season/moment.ts'
import { abandonedAtMs, momentAt, secretDraw, timelineOf } from '../season/timeline.ts'
import type { Timeline } from '../season/timeline.ts'
import type { StoredMatch } from './match-store.ts'

export type Phase = 'before' | 'live' | 'over' | 'abandoned'

/** The current state of a match. It contains nothing about its future. */
export interface MatchPosition {
  phase: Phase
  moment: MatchState
  /** Whether bets on it are currently accepted. */
  acceptsBets: boolean
}

/** The whole course of a match that has kicked off. */
export interface PlayedMatch {
  fixture: Fixture
  timeline: Timeline
  abandonedMs: number | null
  /** The result entered at its end, if it was wrong. */
  entered: Result | null
  /** Corrected final result from the results console. */
  corrected: Result | null
}

/** Suspension of betting after a goal, or the end of a map. */
const SUSPENDED_MS = 5_000

/** Returns null for a match that is not in the season. */
export function playedMatch({ fixtureId, secret, corrected }: StoredMatch): PlayedMatch | null {
  const fixture = fixtureById(fixtureId)
  if (!fixture) return null
  const timeline = timelineOf(fixture, secretDraw(secret))
  const abandonedMs = abandonedAtMs(timeline, secretDraw(`${secret} abandoned`))
  const end = timeline.at(-1)?.moment ?? KICK_OFF
  const entered = provisionalResult(fixture.league.sport, secret, end)
  return { fixture, timeline, abandonedMs, entered, corrected }
}

/** Returns the state of a match at this time after its kick-off. */
export function positionAt(played: PlayedMatch, sinceMs: number): MatchPosition {
  const { fixture, timeline, abandonedMs } = played
  if (abandonedMs !== null && sinceMs >= abandonedMs) {
    return { phase: 'abandoned', moment: momentAt(timeline, abandonedMs).moment, acceptsBets: false }
  }
  const { moment, atMs } = momentAt(timeline, sinceMs)
  if (moment.isOver) {
    return { phase: 'over', moment: { ...moment, ...resultAt(played, sinceMs - atMs) }, acceptsBets: false }
  }
  const isSuspended =
    sinceMs - atMs < SUSPENDED_MS && suspendsBetting(fixture, momentAt(timeline, atMs - 1).moment, moment)
  return { phase: 'live', moment, acceptsBets: !isSuspended && !isNearlyOver(fixture, moment) }
}

/** Returns the result that overrides the played one at this time after the end; null if none does. */
function resultAt({ entered, corrected }: PlayedMatch, msSinceEnd: number): Result | null {
  return corrected ?? (msSinceEnd < REVIEW_MS ? entered : null)
}

/** Whether an event suspends betting: a goal, or the end of a map. Points in basketball do not. */
function suspendsBetting({ league }: Fixture, before: MatchState, { score, maps }: MatchState): boolean {
  if (league.sport === 'basketball') return false
  if (league.sport === 'esports') return maps.length !== before.maps.length
  return score.home !== before.score.home || score.away !== before.score.away
}
