import fc from 'fast-check'
import { expect, test } from 'vitest'

import { factorOf, marketById, marketId, PICKS, settled } from './market.ts'
import type { Market, Pick, Settled } from './market.ts'

const handicap = (quarters: number): Market => ({ scope: 'match', kind: 'handicap', quarters })
const total = (quarters: number): Market => ({ scope: 'match', kind: 'total', quarters })
const result: Market = { scope: 'match', kind: 'result', quarters: 0 }

test.for<[Market, Pick, number, number, Settled]>([
  [result, 'home', 2, 1, 'won'],
  [result, 'draw', 2, 1, 'lost'],
  [result, 'draw', 0, 0, 'won'],
  [result, 'away', 0, 1, 'won'],
  [handicap(0), 'home', 1, 1, 'returned'],
  [handicap(-1), 'home', 1, 1, 'half-lost'],
  [handicap(-1), 'away', 1, 1, 'half-won'],
  [handicap(-1), 'home', 2, 1, 'won'],
  [handicap(-2), 'home', 1, 1, 'lost'],
  [handicap(-3), 'home', 2, 1, 'half-won'],
  [handicap(-3), 'away', 2, 1, 'half-lost'],
  [handicap(-4), 'home', 2, 1, 'returned'],
  [handicap(-5), 'home', 2, 1, 'half-lost'],
  [handicap(-6), 'home', 2, 1, 'lost'],
  [handicap(5), 'away', 0, 1, 'half-lost'],
  [total(9), 'over', 1, 1, 'half-lost'],
  [total(9), 'under', 1, 1, 'half-won'],
  [total(10), 'over', 2, 1, 'won'],
  [total(11), 'over', 2, 1, 'half-won'],
  [total(11), 'under', 2, 1, 'half-lost'],
  [total(12), 'under', 2, 1, 'returned'],
])('%j %s at %i:%i is %s', ([market, pick, home, away, became]) => {
  expect(settled(market, pick, { home, away })).toBe(became)
})

const goals = fc.integer({ min: 0, max: 12 })
const lines = fc.integer({ min: -40, max: 40 })

test('a quarter line splits the bet between the lines below and above', () => {
  fc.assert(
    fc.property(goals, goals, lines, fc.constantFrom('home', 'away'), (home, away, half, pick) => {
      const back = (quarters: number) => factorOf(settled(handicap(quarters), pick, { home, away }), 1_900)
      expect(2 * back(2 * half + 1)).toBe(back(2 * half) + back(2 * half + 2))
    }),
  )
})

test('on a line, one side’s win is the other’s loss', () => {
  const mirror = { won: 'lost', 'half-won': 'half-lost', returned: 'returned', 'half-lost': 'half-won', lost: 'won' }
  fc.assert(
    fc.property(goals, goals, lines, fc.constantFrom('handicap', 'total'), (home, away, quarters, kind) => {
      const [one, other] = PICKS[kind].map((pick) => settled({ scope: 'match', kind, quarters }, pick, { home, away }))
      expect(one && mirror[one]).toBe(other)
    }),
  )
})

test.for([result, handicap(-3), total(684), { scope: 'map-2', kind: 'winner', quarters: 0 } as const])(
  'a market is found by its id: %j',
  (market) => expect(marketById(marketId(market))).toEqual(market),
)

test.for([
  '',
  'match',
  'match.result',
  'match.result.',
  'match.result.00',
  'match.handicap.-0',
  'map-4.winner.0',
  'match.toString.0',
  'match.total.12345',
])('there is no market %j', (id) => expect(marketById(id)).toBeNull())
