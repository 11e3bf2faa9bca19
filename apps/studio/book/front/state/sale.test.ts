import { expect, test } from 'vitest'

import { MAX_PARTS } from '../../tickets/sold-parts.ts'
import { ALL, maySellPart, saleOf } from './sale.ts'
import type { OpenTicket } from './sale.ts'

const open = (unitCents: string, overrides: Partial<OpenTicket> = {}): OpenTicket => ({
  roundId: 'r-1',
  at: '2026-11-23T08:00:00.000Z',
  stakeCents: unitCents,
  ticket: {
    legs: [{ fixtureId: 'siam-1', market: 'match.result.0', pick: 'home', price: 2_000 }],
    system: 'single',
    unitCents,
    oddsChange: 'none',
  },
  legs: [{ match: null, became: null }],
  sold: [],
  maxCents: '200',
  cashOutCents: '97',
  ...overrides,
})
const soldTimes = (times: number) =>
  Array.from({ length: times }, () => ({ unitCents: '1', stakeCents: '1', paidCents: '1' }))

test.for([
  [25, '25', 24n, 75n, 150n],
  [50, '50', 48n, 50n, 100n],
  [1, '1', 0n, 99n, 198n],
  [99, '99', 96n, 1n, 2n],
] as const)(
  'selling %i percent sells %s cents of the unit stake',
  ([percent, unitCents, paysCents, remainingCents, mayPayCents]) => {
    const part = { unitCents, ofUnitCents: '100' }
    expect(saleOf(open('100'), percent)).toEqual({
      part,
      stakeCents: BigInt(unitCents),
      paysCents,
      remainingCents,
      mayPayCents,
    })
  },
)

test('selling everything is no partial sale, and leaves nothing', () => {
  const all = { part: null, stakeCents: 100n, paysCents: 97n, remainingCents: 0n, mayPayCents: 0n }
  expect(saleOf(open('100'), ALL)).toEqual(all)
})

test('a percentage of a small stake is at least one cent', () => {
  expect(saleOf(open('30'), 1)).toMatchObject({ part: { unitCents: '1', ofUnitCents: '30' } })
})

test('a sold part cannot be sold again', () => {
  const sold = [{ unitCents: '60', stakeCents: '60', paidCents: '58' }]
  expect(saleOf(open('100', { sold }), 50)).toMatchObject({ part: { unitCents: '20', ofUnitCents: '40' } })
})

test('an indivisible ticket is sold as a whole, and a ticket without a cash-out offer is not sold', () => {
  expect([maySellPart(open('1')), maySellPart(open('100', { sold: soldTimes(MAX_PARTS) }))]).toEqual([false, false])
  expect(saleOf(open('1'), 50)).toMatchObject({ part: null, paysCents: 97n })
  expect(saleOf(open('100', { cashOutCents: null }), 50)).toBeNull()
})
