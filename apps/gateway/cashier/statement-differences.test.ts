import { expect, test } from 'vitest'

import { differencesIn } from './statement-differences.ts'
import type { Booking, Direction, Line } from './statement-differences.ts'

const at = new Date('2026-03-03T12:00:00Z')
const booking: Booking = {
  number: 'WQ1',
  payment: 'one',
  state: 'SUCCESS',
  amount: 2_950_000n,
  currency: 'PHP',
  doneAt: at,
}
const line: Line = {
  payment: 'one',
  reference: 'WQ1',
  amount: '295',
  currency: 'PHP',
  state: 'paid',
  at: at.toISOString(),
}
const found = (direction: Direction, booked: Booking[], lines: Line[]) =>
  differencesIn({
    direction,
    namedBookings: booked,
    completed: booked.filter(({ doneAt }) => doneAt !== null),
    lines,
    nearbyLines: lines,
  }).map(({ kind }) => kind)

const failed = { ...booking, state: 'FAILED', doneAt: null }
const paying = { ...booking, state: 'PAYING', payment: null, doneAt: null }
const byHand = { ...booking, payment: null }
const second = { ...line, payment: 'two' }

test.each<[string, Booking[], Line[], wrong: { deposit: string[]; withdrawal: string[] }]>([
  ['agree', [booking], [line], { deposit: [], withdrawal: [] }],
  ['are empty', [], [], { deposit: [], withdrawal: [] }],
  [
    'differ by a payment that only the statement contains',
    [],
    [line],
    { deposit: ['missing in ledger'], withdrawal: ['missing in ledger'] },
  ],
  [
    'differ by a payment that only the ledger contains',
    [booking],
    [],
    { deposit: ['missing in statement'], withdrawal: ['missing in statement'] },
  ],
  [
    'differ in the amount',
    [booking],
    [{ ...line, amount: '295.01' }],
    { deposit: ['amount differs'], withdrawal: ['amount differs'] },
  ],
  [
    'differ in the currency',
    [booking],
    [{ ...line, currency: 'THB' }],
    { deposit: ['amount differs'], withdrawal: ['amount differs'] },
  ],
  [
    'differ in the state: the statement says reversed',
    [booking],
    [{ ...line, state: 'reversed' }],
    { deposit: ['state differs'], withdrawal: ['state differs'] },
  ],
  [
    'differ by a second line for the same payment',
    [booking],
    [line, second],
    { deposit: ['duplicate'], withdrawal: ['duplicate'] },
  ],
  [
    'contain a payment that staff completed, with one line in the statement',
    [byHand],
    [line],
    { deposit: [], withdrawal: [] },
  ],
  [
    'contain a payment that staff completed, with two lines in the statement',
    [byHand],
    [line, second],
    { deposit: ['duplicate'], withdrawal: ['duplicate'] },
  ],
  // The worst difference of a withdrawal: the provider has paid it, but the amount was returned to the member.
  [
    'are paid at the provider and failed here',
    [failed],
    [line],
    { deposit: ['missing in ledger'], withdrawal: ['state differs'] },
  ],
  [
    'are paid at the provider and in progress here',
    [paying],
    [line],
    { deposit: ['missing in ledger'], withdrawal: ['state differs'] },
  ],
  [
    'are reversed at the provider and failed here',
    [failed],
    [{ ...line, state: 'reversed' }],
    { deposit: ['state differs'], withdrawal: ['state differs'] },
  ],
])('finds the differences where the ledger and the statement %s', (_, booked, lines, wrong) => {
  expect(found('deposit', booked, lines)).toEqual(wrong.deposit)
  expect(found('withdrawal', booked, lines)).toEqual(wrong.withdrawal)
})
