import fc from 'fast-check'
import { expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { fitsLadder, paymentOf, paymentsOf, thousandthsOf } from './rules.ts'
import type { DueLine } from './rules.ts'

const line = (turnover: string, own: string, downline: string): DueLine => ({
  agentId: 1n,
  downlineId: 2n,
  day: '2026-02-28',
  category: 'RNG',
  turnover: unitsOf(turnover),
  ownThousandths: thousandthsOf(own),
  downlineThousandths: thousandthsOf(downline),
})

test.each([
  ['L2', '50000.00', '0.8', '0.6', '100.00'],
  ['L3, the rate of the middle agent', '10000.00', '0.6', '0.5', '10.00'],
  ['L3, the rate of the top agent', '10000.00', '0.8', '0.6', '20.00'],
  ['a share of less than 0.01', '9.99', '0.6', '0.5', '0.00'],
  ['a share that is rounded down', '1999.99', '0.6', '0.5', '1.99'],
])('%s: %s between %s and %s percent is %s', (_, ...[turnover, own, downline, paid]) => {
  expect(paymentOf([line(turnover, own, downline)], 0n, 'PHP')).toEqual({ amount: unitsOf(paid), owed: 0n })
})

test('an equal rate earns nothing and produces no line', () => {
  expect(paymentsOf([line('1000.00', '0.6', '0.6')], () => 0n, 'PHP')).toEqual([])
})

test.each([
  [600, true],
  [650, false],
  [700, true],
  [800, false],
  [450, true],
  [400, false],
])('a rate of %i between 450 and 700 fits: %s', (thousandths, fits) => {
  expect(fitsLadder(thousandths, { lowest: 450, highest: 700 })).toBe(fits)
})

test('after any sequence of bets and voids, payments never decrease, and the total matches the remaining turnover', () => {
  const turnover = fc.bigInt({ min: -(10n ** 10n), max: 10n ** 10n }).filter((units) => units !== 0n)
  fc.assert(
    fc.property(fc.array(turnover, { maxLength: 30 }), (days) => {
      let [owed, paid, all] = [0n, 0n, 0n]
      for (const units of days) {
        const payment = paymentOf([{ ...line('1.00', '0.6', '0.5'), turnover: units }], owed, 'PHP')
        expect(payment.amount >= 0n).toBe(true)
        paid += payment.amount
        all += units
        owed = payment.owed
      }
      // Compares in 1/100,000 of units: each payment was rounded down by less than a hundredth.
      const [due, payable] = [all * 100n + owed, paid * 100_000n]
      expect(payable <= due && due - payable <= BigInt(days.length) * 100n * 100_000n).toBe(true)
    }),
  )
})
