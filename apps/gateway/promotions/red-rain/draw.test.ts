import { promotionRules } from '@ante/contract/promotions/promotion-rules.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { textOf, unitsOf } from '../../kit/money.ts'
import { chancesOf, drawAmount, payable } from './draw.ts'

const { amounts } = promotionRules.RAFFLE.parse({ windows: [{ at: '20:00', minutes: 30 }] })

// rules: red-rain-1
test('the handbook’s table has a mean of 2.88, each amount in proportion to its weight', () => {
  const drawn = Array.from({ length: 1_000 }, (_, index) => drawAmount(amounts, () => index))
  expect(textOf(drawn.reduce((total, units) => total + units, 0n) / 1_000n)).toBe('2.88')
  expect(drawn.filter((units) => units === unitsOf('0.88'))).toHaveLength(600)
  expect(() => drawAmount(amounts, () => 1_000)).toThrow('not below the sum of the weights')
  expect(amounts.map(({ amount }) => unitsOf(amount))).toContain(drawAmount(amounts))
})

test('the displayed odds equal the weights of the draw', () => {
  expect(chancesOf(amounts)).toEqual([
    { amount: '0.88', percent: '60' },
    { amount: '1.88', percent: '25' },
    { amount: '5.88', percent: '10' },
    { amount: '18.88', percent: '4.5' },
    { amount: '88.88', percent: '0.5' },
  ])
  expect(
    chancesOf([
      { amount: '1', weight: 1 },
      { amount: '1.00', weight: 1 },
      { amount: '2', weight: 2 },
    ]),
  ).toEqual([
    { amount: '1.00', percent: '50' },
    { amount: '2.00', percent: '50' },
  ])
})

// rules: red-rain-2
test.each([
  ['18.88', '1.00', '0.88'],
  ['18.88', '18.88', '18.88'],
  ['88.88', '20.00', '18.88'],
  ['0.88', '1000', '0.88'],
  ['0.88', '0.87', null],
])('of %s drawn with %s left, %s is paid', (drawn, left, paid) => {
  const units = payable(amounts, unitsOf(drawn), unitsOf(left))
  expect(units === null ? null : textOf(units)).toBe(paid)
})

test('with any table and budget, the paid amount is in the table, at most the drawn one, and within the budget', () => {
  const anAmount = fc.integer({ min: 1, max: 100_000 }).map((cents) => textOf(BigInt(cents) * 100n))
  const table = fc.array(fc.record({ amount: anAmount, weight: fc.integer({ min: 1, max: 1_000 }) }), {
    minLength: 1,
    maxLength: 20,
  })
  fc.assert(
    fc.property(table, fc.bigInt({ min: 0n, max: 2_000_000_000n }), (rows, budget) => {
      let left = budget
      for (let play = 0; play < 50; play++) {
        const drawn = drawAmount(rows)
        const paid = payable(rows, drawn, left)
        const stands = rows.some(({ amount }) => unitsOf(amount) === paid)
        // Zero is paid only if no amount up to the drawn one fits.
        const isRight =
          paid === null
            ? rows.every(({ amount }) => unitsOf(amount) > drawn || unitsOf(amount) > left)
            : stands && paid <= drawn && paid <= left
        expect(isRight).toBe(true)
        left -= paid ?? 0n
      }
      expect(left).toBeGreaterThanOrEqual(0n)
    }),
  )
})
