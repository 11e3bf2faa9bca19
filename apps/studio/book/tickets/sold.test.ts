import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cashOutCents } from './cash-out.ts'
import {
  RequestedPart,
  MAX_PARTS,
  totalPaidFor,
  partCents,
  partRefusal,
  remainingTicketOf,
  stakeOfUnit,
} from './sold-parts.ts'
import type { SoldParts } from './sold-parts.ts'
import { systemsFor } from './systems.ts'
import { maxPayoutOf, payoutOf, stakeCentsOf } from './ticket.ts'
import type { Ticket } from './ticket.ts'

const ticketOf = (prices: readonly number[], { system, unit }: { system: string; unit: number }): Ticket => ({
  legs: prices.map((price, index) => ({
    fixtureId: `siam-${index + 1}`,
    market: 'match.result.0',
    pick: 'home',
    price,
  })),
  system,
  unitCents: `${unit}`,
  oddsChange: 'none',
})
const single = ticketOf([2_000], { system: 'single', unit: 101 })

const anyTicket = fc.array(fc.integer({ min: 103, max: 5_100 }), { minLength: 1, maxLength: 6 }).chain((prices) =>
  fc
    .record({
      system: fc.constantFrom(...systemsFor(prices.length).map(({ id }) => id)),
      unit: fc.integer({ min: 1, max: 5_000 }),
    })
    .map((part) =>
      ticketOf(
        prices.map((price) => price * 10),
        part,
      ),
    ),
)
const anyOutcome = fc.constantFrom('won', 'half-won', 'returned', 'half-lost', 'lost', 'void')
/** Value of the picks at a sale, relative to their prices, and the percentage sold. */
const anySale = fc.record({
  worths: fc.array(fc.double({ min: 0, max: 60, noNaN: true }), { minLength: 6, maxLength: 6 }),
  percent: fc.integer({ min: 1, max: 100 }),
})

const offerFor = (ticket: Ticket, worths: readonly number[]) =>
  cashOutCents(
    ticket,
    ticket.legs.map((_, index) => worths[index] ?? 0),
  )

/** Sells a part as requested; a refusal changes nothing. */
function sell(ticket: Ticket, sold: SoldParts, { worths, percent }: { worths: number[]; percent: number }): SoldParts {
  const remainingTicket = remainingTicketOf(ticket, sold)
  const wholeOffer = offerFor(remainingTicket, worths)
  const unit = (BigInt(remainingTicket.unitCents) * BigInt(percent)) / 100n
  const part = { unitCents: `${unit}`, ofUnitCents: remainingTicket.unitCents }
  if (!RequestedPart.safeParse(part).success || partRefusal({ part, sold, remainingTicket, whole: wholeOffer }))
    return sold
  const bought = { unitCents: part.unitCents, stakeCents: `${stakeOfUnit(remainingTicket, unit)}` }
  return [...sold, { ...bought, paidCents: `${partCents(wholeOffer, part)}` }]
}

test('half of a ticket pays half of the offer, truncated to cents, and leaves the other half of the stake', () => {
  const [sold] = sell(single, [], { worths: [1], percent: 50 })
  // The whole ticket is worth 101 cents less four percent, truncated to 96: 50/101 of that are 47.
  expect(sold).toEqual({ unitCents: '50', stakeCents: '50', paidCents: '47' })
  const remainingTicket = remainingTicketOf(single, sold ? [sold] : [])
  expect([remainingTicket.unitCents, payoutOf(remainingTicket, ['won']), payoutOf(remainingTicket, ['void'])]).toEqual([
    '51',
    102n,
    51n,
  ])
})

test('a partial sale of a system applies to each of its combinations', () => {
  const lucky = ticketOf([2_000, 2_000, 2_000, 2_000], { system: 'lucky-15', unit: 100 })
  const sold = sell(lucky, [], { worths: [1, 1, 1, 1], percent: 25 })
  expect(sold).toMatchObject([{ unitCents: '25', stakeCents: '375', paidCents: '360' }])
  expect(stakeCentsOf(remainingTicketOf(lucky, sold))).toBe(1_125n)
})

const sold = (parts: number): SoldParts =>
  Array.from({ length: parts }, () => ({ unitCents: '1', stakeCents: '1', paidCents: '1' }))

test.for<[string, { unitCents: string; ofUnitCents: string }, { whole?: bigint; parts?: number }, string | null]>([
  ['a half', { unitCents: '50', ofUnitCents: '101' }, {}, null],
  ['all but a cent of the unit stake', { unitCents: '100', ofUnitCents: '101' }, {}, null],
  ['the whole unit stake', { unitCents: '101', ofUnitCents: '101' }, {}, 'cash_out.no_part'],
  ['more than the unit stake', { unitCents: '5000', ofUnitCents: '101' }, {}, 'cash_out.no_part'],
  ['a part that pays nothing', { unitCents: '1', ofUnitCents: '101' }, { whole: 90n }, 'cash_out.no_part'],
  ['a part of an outdated unit stake', { unitCents: '50', ofUnitCents: '202' }, {}, 'cash_out.changed'],
  ['the last allowed part', { unitCents: '1', ofUnitCents: '92' }, { parts: MAX_PARTS - 1 }, null],
  [
    'a part above the allowed number',
    { unitCents: '1', ofUnitCents: '91' },
    { parts: MAX_PARTS },
    'cash_out.too_many_parts',
  ],
])('%s is sold or refused', ([, part, { whole = 202n, parts = 0 }, code]) => {
  const remainingTicket = remainingTicketOf(single, sold(parts))
  expect(partRefusal({ part, sold: sold(parts), remainingTicket, whole })?.code ?? null).toBe(code)
})

test.for(['0', '-50', '0.5', '50.0', '1e2', '', '050', '١', '1234567890123456', 50, null])(
  'the amount %j is not a valid part',
  (unitCents) => {
    expect(RequestedPart.safeParse({ unitCents, ofUnitCents: '101' }).success).toBe(false)
  },
)

test('a part and the remaining ticket never pay more than the whole ticket at the same time', () => {
  fc.assert(
    fc.property(anyTicket, anySale, (ticket, sale) => {
      const parts = sell(ticket, [], sale)
      expect(totalPaidFor(parts) + offerFor(remainingTicketOf(ticket, parts), sale.worths)).toBeLessThanOrEqual(
        offerFor(ticket, sale.worths),
      )
    }),
    { numRuns: 500 },
  )
})

test('with any sequence of sales and any end, a ticket pays no more than its maximum, and its stakes add up', () => {
  fc.assert(
    fc.property(
      anyTicket,
      fc.array(anySale, { maxLength: 14 }),
      fc.array(anyOutcome, { minLength: 6, maxLength: 6 }),
      (ticket, sales, became) => {
        const parts = sales.reduce<SoldParts>((before, sale) => sell(ticket, before, sale), [])
        const remainingTicket = remainingTicketOf(ticket, parts)
        const end = payoutOf(remainingTicket, became.slice(0, ticket.legs.length))
        expect(totalPaidFor(parts) + end).toBeLessThanOrEqual(maxPayoutOf(ticket))
        expect(end).toBeLessThanOrEqual(payoutOf(ticket, became.slice(0, ticket.legs.length)))
        const stakes = parts.reduce((sum, { stakeCents }) => sum + BigInt(stakeCents), stakeCentsOf(remainingTicket))
        expect(stakes).toBe(stakeCentsOf(ticket))
        expect(BigInt(remainingTicket.unitCents)).toBeGreaterThan(0n)
      },
    ),
    { numRuns: 500 },
  )
})
