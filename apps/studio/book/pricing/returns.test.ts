import { fixturesBetween } from '@ante/demo/season/fixtures.ts'
import type { Fixture } from '@ante/demo/season/fixtures.ts'
import { leagues } from '@ante/demo/season/leagues.ts'
import { expect, test } from 'vitest'

import { seededDraw } from '../../kit/maths/seeded-draw.ts'
import { PRICE_UNIT } from '../markets/market.ts'
import type { MatchState } from '../season/moment.ts'
import { floats, integers } from './arithmetic.ts'
import { offerOf, spreadsOf } from './offer.ts'
import { overroundOf } from './price.ts'
import { simulate, offeredPicks } from './simulation.ts'

const START = new Date('2026-11-23T08:00:00Z')
const season = fixturesBetween(START, new Date(START.getTime() + 12 * 60_000))
const firstOf = (sport: Fixture['league']['sport']): Fixture => {
  const fixture = season.find(({ league }) => league.sport === sport)
  if (!fixture) throw new Error(`There is no league of ${sport}.`)
  return fixture
}
const level = { home: 0, away: 0 }
const inPlay: [Fixture, MatchState][] = [
  [firstOf('football'), { tick: 61, score: { home: 1, away: 2 }, maps: [], isOver: false }],
  [firstOf('football'), { tick: 80, score: level, maps: [], isOver: false }],
  [firstOf('basketball'), { tick: 121, score: { home: 66, away: 61 }, maps: [], isOver: false }],
  [firstOf('esports'), { tick: 14, score: { home: 5, away: 9 }, maps: [{ home: 13, away: 8 }], isOver: false }],
]

test('eight leagues play three sports', () => {
  expect(season).toHaveLength(leagues.length)
})

test.for(season)('each price of $home.name against $away.name has its market’s promised return', (fixture) => {
  for (const { market, decided, exact, price } of offeredPicks(fixture)) {
    const declared = PRICE_UNIT / overroundOf(market.kind, false)
    expect(decided).toBeGreaterThanOrEqual(declared - 1e-9)
    expect(decided).toBeLessThan(declared * (1 + 10 / (price - 10)))
    expect(exact).toBeGreaterThanOrEqual(decided - 1e-9)
    expect(exact).toBeLessThan(1)
  }
})

test.for(inPlay)('the prices in play have their markets’ promised return, $0.id at %#', ([fixture, moment]) => {
  const sold = offeredPicks(fixture, moment)
  expect(sold.length).toBeGreaterThan(4)
  for (const { market, decided, exact } of sold) {
    expect(decided).toBeGreaterThanOrEqual(PRICE_UNIT / overroundOf(market.kind, true) - 1e-9)
    expect(exact).toBeLessThan(1)
  }
})

test.for([...season.map((fixture): [Fixture, MatchState | null] => [fixture, null]), ...inPlay])(
  'floats and integers compute the same, %#',
  ([fixture, moment]) => {
    const at = moment ?? { tick: 0, score: level, maps: [], isOver: false }
    const [floating, exact] = [spreadsOf(floats, fixture, at), spreadsOf(integers, fixture, at)]
    for (const scope of ['match', 'map-1', 'map-2'] as const) {
      for (const [lead, weight] of exact[scope]?.byLead ?? []) {
        const total = exact[scope]?.whole ?? 1n
        const share = Number((weight * 10n ** 15n) / total) / 1e15
        expect((floating[scope]?.byLead.get(lead) ?? 0) / (floating[scope]?.whole ?? 1)).toBeCloseTo(share, 12)
      }
    }
  },
)

const SIGMAS = 5
test.for([...season.slice(0, 4).map((fixture): [Fixture, MatchState | undefined] => [fixture, undefined]), ...inPlay])(
  'simulated matches have the computed return, %#',
  ([fixture, from]) => {
    const drawBelow = seededDraw(20_261_123)
    const played = simulate(fixture, { ...(from && { from }), matches: 3_000, drawBelow })
    expect(played.filter(({ sigmas }) => Math.abs(sigmas) >= SIGMAS)).toEqual([])
  },
)

test('a finished match has no offer', () => {
  const endedMatch = { tick: 90, score: { home: 2, away: 1 }, maps: [], isOver: true }
  expect(offerOf(firstOf('football'), endedMatch, { inPlay: true })).toEqual([])
})
