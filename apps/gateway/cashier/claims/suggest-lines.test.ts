import { expect, test } from 'vitest'

import { matchReasons, scoreOf } from './suggest-lines.ts'

const at = (time: string) => new Date(`2026-03-01T${time}:00Z`)
const expected = {
  number: 'D7KQ2M4XW3BT',
  toPay: 5_003_700n,
  payerReference: '',
  payeeName: 'Ana Reyes',
  createdAt: at('10:00'),
}
const line = { amount: 5_003_700n, payer: '', reference: '', bookedAt: at('11:00') }

test.each([
  ['the exact amount soon after', {}, {}, ['amount', 'time']],
  ['the exact amount a day later', {}, { bookedAt: new Date('2026-03-02T11:00:00Z') }, ['amount']],
  ['the deposit number in the reference', {}, { amount: 1n, reference: 'pay d7kq-2m4x-w3bt' }, ['number', 'time']],
  [
    'the name with its parts in another order',
    {},
    { amount: 5_000_000n, payer: 'REYES, ANA' },
    ['payer', 'near', 'time'],
  ],
  [
    'the reference that the player entered',
    { payerReference: 'TX-4711' },
    { amount: 1n, reference: 'ref TX4711' },
    ['number', 'time'],
  ],
  ['a short reference, which is too ambiguous', { payerReference: '12' }, { amount: 1n, reference: '12' }, []],
  ['only a similar amount', {}, { amount: 5_000_000n }, []],
  ['an empty name in the deposit and in the line', { payeeName: null }, { amount: 1n, payer: '' }, []],
])('a line is suggested by %s', (_what, deposit, candidate, reasons) => {
  expect(matchReasons({ ...expected, ...deposit }, { ...line, ...candidate })).toEqual(reasons)
})

test('the exact amount with the payer’s name scores higher than the number with another amount', () => {
  expect(scoreOf(['amount', 'payer', 'time'])).toBeGreaterThan(scoreOf(['number', 'near', 'time']))
})
