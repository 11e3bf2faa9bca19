import { fixturesBetween } from '@ante/demo/season/fixtures.ts'
import type { Fixture } from '@ante/demo/season/fixtures.ts'

import { seededDraw } from '../../kit/maths/seeded-draw.ts'
import type { MatchState } from '../season/moment.ts'
import { simulate, offeredPicks } from './simulation.ts'
import type { PlayedBet } from './simulation.ts'

const FROM = Date.parse('2026-11-23T08:00:00Z')
const ROUND_MS = 12 * 60_000
const SEED = 20_261_123

/** A state in the middle of a match, by sport. */
const MIDDLES: Readonly<Record<Fixture['league']['sport'], MatchState>> = {
  football: { tick: 55, score: { home: 1, away: 0 }, maps: [], isOver: false },
  basketball: { tick: 90, score: { home: 47, away: 49 }, maps: [], isOver: false },
  esports: { tick: 9, score: { home: 4, away: 5 }, maps: [{ home: 13, away: 10 }], isOver: false },
}

/**
 * Simulates this number of bets on a round of all leagues, before and in play. Returns the total return, and the
 * largest deviation of a price.
 */
export function simulateSeason(bets: number): string {
  const from = fixturesBetween(new Date(FROM), new Date(FROM + ROUND_MS)).flatMap((fixture) =>
    [undefined, MIDDLES[fixture.league.sport]].map((moment) => ({ fixture, ...(moment && { from: moment }) })),
  )
  const prices = from.reduce((sum, { fixture, from: moment }) => sum + offeredPicks(fixture, moment).length, 0)
  const matches = Math.ceil(bets / prices)
  const drawBelow = seededDraw(SEED)
  const played = from.flatMap(({ fixture, from: moment }) =>
    simulate(fixture, { ...(moment && { from: moment }), matches, drawBelow }),
  )
  const mean = (valueOf: (next: PlayedBet) => number) =>
    played.reduce((sum, next) => sum + valueOf(next), 0) / played.length
  const farthest = Math.max(...played.map(({ sigmas }) => Math.abs(sigmas)))
  const share = (value: number) => `${(100 * value).toFixed(3)} %`
  const count = (prices * matches).toLocaleString('en')
  return `${count} bets at ${prices} prices gave back ${share(mean(({ seen }) => seen))}, exactly ${share(mean(({ exact }) => exact))}; the farthest price is ${farthest.toFixed(1)} standard errors off`
}
