import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cashOutCents } from './cash-out.ts'
import { limitsFrom } from './limits.ts'
import { oddsText } from './odds-formats.ts'
import type { OddsFormat } from './odds-formats.ts'
import { payoutRefusal, priced, slipRefusal } from './slip-rules.ts'
import { combinationsOf, systemOf, systemsFor } from './systems.ts'
import { maxPayoutOf, payoutOf, stakeCentsOf, Ticket } from './ticket.ts'
import type { OddsChange } from './ticket.ts'

const ticket = (prices: number[], overrides: Partial<Ticket> = {}): Ticket => ({
  legs: prices.map((price, index) => ({
    fixtureId: `siam-${index + 1}`,
    market: 'match.result.0',
    pick: 'home',
    price,
  })),
  system: prices.length === 1 ? 'single' : 'accumulator',
  unitCents: '100',
  oddsChange: 'none',
  ...overrides,
})
const LIMITS = limitsFrom(100n)

test.for<[string, number, number]>([
  ['single', 1, 1],
  ['accumulator', 10, 1],
  ['2/3', 3, 3],
  ['3/4', 4, 4],
  ['2/6', 6, 15],
  ['trixie', 3, 4],
  ['patent', 3, 7],
  ['yankee', 4, 11],
  ['lucky-15', 4, 15],
  ['super-yankee', 5, 26],
  ['lucky-31', 5, 31],
  ['heinz', 6, 57],
  ['lucky-63', 6, 63],
])('%s of %i picks is %i bets', ([id, legs, bets]) => {
  const system = systemOf(id, legs)
  expect(system && combinationsOf(system)).toBe(bets)
})

test('there is no system for too few or too many picks', () => {
  expect([systemsFor(0), systemsFor(11), systemOf('trixie', 4), systemOf('single', 2)]).toEqual([[], [], null, null])
})

test.for<[string, number[], string, Parameters<typeof payoutOf>[1], bigint]>([
  ['a single that won', [1_850], 'single', ['won'], 185n],
  ['a half-won single', [1_850], 'single', ['half-won'], 143n],
  ['a returned single', [1_850], 'single', ['returned'], 100n],
  ['a half-lost single', [1_850], 'single', ['half-lost'], 50n],
  ['an accumulator', [2_000, 1_500, 1_910], 'accumulator', ['won', 'won', 'won'], 573n],
  ['an accumulator with a void pick', [2_000, 1_500, 1_910], 'accumulator', ['won', 'returned', 'won'], 382n],
  ['an accumulator with a lost pick', [2_000, 1_500, 1_910], 'accumulator', ['won', 'lost', 'won'], 0n],
  ['a 2/3 system with one lost pick', [2_000, 1_500, 1_910], '2/3', ['won', 'lost', 'won'], 382n],
  ['a trixie', [2_000, 2_000, 2_000], 'trixie', ['won', 'won', 'won'], 2_000n],
  ['a patent with one winner', [3_000, 2_000, 2_000], 'patent', ['won', 'lost', 'lost'], 300n],
  ['a payout with a fraction of a cent is rounded up', [1_010, 1_010], 'accumulator', ['won', 'won'], 103n],
])('payout of %s', ([, prices, system, became, cents]) => {
  expect(payoutOf(ticket(prices, { system }), became)).toBe(cents)
})

test('a system pays the same as its combinations separately', () => {
  const became = fc.constantFrom('won', 'half-won', 'returned', 'half-lost', 'lost')
  const legs = fc.array(fc.tuple(fc.integer({ min: 103, max: 5_100 }), became), { minLength: 3, maxLength: 6 })
  fc.assert(
    fc.property(legs, (picks) => {
      const size = 2
      const payouts = picks.map(([price, end]) => payoutOf(ticket([price * 10], { unitCents: '100000000' }), [end]))
      const pairs = payouts.flatMap((first, index) => payouts.slice(index + 1).map((second) => first * second))
      const exact = pairs.reduce((sum, pair) => sum + pair, 0n)
      const wholePayout = ticket(
        picks.map(([price]) => price * 10),
        { system: `${size}/${picks.length}` },
      )
      const paid = payoutOf(
        wholePayout,
        picks.map(([, end]) => end),
      )
      const scale = 10n ** 14n
      expect(paid).toBe((exact + scale - 1n) / scale)
    }),
  )
})

test.for<[OddsChange, number, boolean]>([
  ['none', 1_850, true],
  ['none', 1_860, false],
  ['better', 1_860, true],
  ['better', 1_840, false],
  ['any', 1_840, true],
])('a player who accepts %s change has to confirm again or not at %i', ([oddsChange, now, isTaken]) => {
  const taken = priced(ticket([1_850], { oddsChange }), [now])
  expect('legs' in taken ? taken.legs[0]?.price : null).toBe(isTaken ? now : null)
})

test('a pick that is no longer offered is named', () => {
  expect(priced(ticket([1_850, 2_000], { oddsChange: 'any' }), [1_850, null])).toEqual({
    refusal: { code: 'ticket.closed', details: { legs: [1] } },
  })
})

test('a slip is refused for one match twice, a too low or too high stake, and a too high payout', () => {
  const doubleTicket = ticket([2_000, 2_000])
  const [leg] = doubleTicket.legs
  expect(slipRefusal({ ...doubleTicket, legs: leg ? [leg, leg] : [] }, LIMITS)?.code).toBe('ticket.same_match')
  expect(slipRefusal(ticket([2_000], { unitCents: '99' }), LIMITS)?.code).toBe('ticket.below_least')
  expect(slipRefusal(ticket([2_000], { unitCents: '100001' }), LIMITS)?.code).toBe('ticket.stake_limit')
  expect(slipRefusal(ticket([2_000], { unitCents: '100000' }), LIMITS)).toBeNull()
  const long = ticket([10_000, 10_000, 10_000], { unitCents: '5001' })
  expect([payoutRefusal(long, LIMITS)?.code, maxPayoutOf(long)]).toEqual(['ticket.payout_limit', 5_001_000n])
})

test.for<[string, unknown]>([
  ['no pick', { ...ticket([]), legs: [] }],
  ['a system for a different number of picks', ticket([2_000, 2_000], { system: 'trixie' })],
  [
    'a pick that the market does not have',
    { ...ticket([2_000]), legs: [{ ...ticket([2_000]).legs[0], pick: 'over' }] },
  ],
  ['a negative stake', ticket([2_000], { unitCents: '-5' })],
  ['a fraction of a cent', ticket([2_000], { unitCents: '1.5' })],
  ['a price below the stake', ticket([999])],
])('a slip with %s is invalid', ([, input]) => {
  expect(Ticket.safeParse(input).success).toBe(false)
})

test('a system costs its unit stake for each combination', () => {
  expect(stakeCentsOf(ticket([2_000, 2_000, 2_000, 2_000], { system: 'lucky-15', unitCents: '250' }))).toBe(3_750n)
})

test('a ticket is cashed out for its value less four percent, and never for more than its maximum payout', () => {
  expect(cashOutCents(ticket([2_000]), [1])).toBe(96n)
  expect(cashOutCents(ticket([2_000, 3_000]), [2, 0.9])).toBe(172n)
  expect(cashOutCents(ticket([2_000, 3_000]), [0, 0.9])).toBe(0n)
  expect(cashOutCents(ticket([2_000]), [2.5])).toBe(200n)
})

test.for<[number, Record<OddsFormat, string>]>([
  [
    1_850,
    { decimal: '1.85', fraction: '17/20', american: '−118', 'hong-kong': '0.85', malay: '0.85', indonesian: '−1.18' },
  ],
  [
    2_000,
    { decimal: '2.00', fraction: '1/1', american: '+100', 'hong-kong': '1.00', malay: '1.00', indonesian: '1.00' },
  ],
  [
    2_500,
    { decimal: '2.50', fraction: '3/2', american: '+150', 'hong-kong': '1.50', malay: '−0.67', indonesian: '1.50' },
  ],
  [
    51_000,
    {
      decimal: '51.00',
      fraction: '50/1',
      american: '+5000',
      'hong-kong': '50.00',
      malay: '−0.02',
      indonesian: '50.00',
    },
  ],
  [
    1_030,
    { decimal: '1.03', fraction: '3/100', american: '−3333', 'hong-kong': '0.03', malay: '0.03', indonesian: '−33.33' },
  ],
])('%i is formatted in every odds format', ([price, formatted]) => {
  for (const [format, text] of Object.entries(formatted)) expect(oddsText(price, format as OddsFormat)).toBe(text)
})
