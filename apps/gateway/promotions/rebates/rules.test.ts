import fc from 'fast-check'
import { expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { claimOutcome, linesOf, rateText, rebateOf, totalOf, DEFAULT_RATES } from './rules.ts'

const played = (category: keyof typeof DEFAULT_RATES, turnover: string) => {
  return { category, turnover: unitsOf(turnover), thousandths: DEFAULT_RATES[category] }
}

test('1,234.56 on slots, 5,000 at tables and 800 on sports yield 7.40, 20.00 and 2.40: 29.80 together', () => {
  const lines = linesOf([played('SPORTS', '800'), played('RNG', '1234.56'), played('LIVE', '5000')], 'PHP')
  expect(lines.map(({ category, amount }) => [category, amount])).toEqual([
    ['RNG', unitsOf('7.40')],
    ['LIVE', unitsOf('20.00')],
    ['SPORTS', unitsOf('2.40')],
  ])
  expect(totalOf(lines)).toBe(unitsOf('29.80'))
})

test.each([
  ['100.00', 600, '0.60'],
  ['1.66', 600, '0.00'],
  ['1.67', 600, '0.01'],
  ['-1.67', 600, '-0.01'],
  ['-1.66', 600, '0.00'],
  ['999999999999.99', 10_000, '99999999999.99'],
  ['5000', 0, '0'],
  ['333.3333', 125, '0.41'],
])('turnover of %s at %i thousandths of a percent yields %s', (turnover, thousandths, amount) => {
  expect(rebateOf(unitsOf(turnover), thousandths, 'PHP')).toBe(unitsOf(amount))
})

test.each([
  [600, '0.6'],
  [1000, '1'],
  [10_000, '10'],
  [125, '0.125'],
  [0, '0'],
])('%i thousandths are formatted as %s', (thousandths, text) => {
  expect(rateText(thousandths)).toBe(text)
})

test.each([
  ['0.99', 'too little'],
  ['1.00', 'paid'],
  ['0.00', 'nothing'],
  ['-3.00', 'nothing'],
])('with a minimum of 1.00, %s yields: %s', (total, outcome) => {
  expect(claimOutcome({ total: unitsOf(total), minimum: unitsOf('1.00') })).toBe(outcome)
})

test('a changed rate has a separate line, and days with equal rates share one', () => {
  const lines = linesOf(
    [
      { category: 'RNG', turnover: unitsOf('50.00'), thousandths: 600 },
      { category: 'RNG', turnover: unitsOf('100.00'), thousandths: 800 },
      { category: 'RNG', turnover: unitsOf('50.00'), thousandths: 600 },
      { category: 'PVP', turnover: unitsOf('70.00'), thousandths: 500 },
      { category: 'PVP', turnover: unitsOf('-70.00'), thousandths: 500 },
    ],
    'PHP',
  )
  expect(lines).toEqual([
    { category: 'RNG', turnover: unitsOf('100.00'), thousandths: 600, amount: unitsOf('0.60') },
    { category: 'RNG', turnover: unitsOf('100.00'), thousandths: 800, amount: unitsOf('0.80') },
  ])
})

test('a rebate never exceeds its rate, and is less than a hundredth below it', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 15n), fc.integer({ min: 0, max: 10_000 }), (turnover, thousandths) => {
      const exact = turnover * BigInt(thousandths)
      const paid = rebateOf(turnover, thousandths, 'PHP') * 100_000n
      expect(paid <= exact && exact - paid < 100n * 100_000n).toBe(true)
      expect(rebateOf(turnover, thousandths, 'PHP') % 100n).toBe(0n)
      expect(rebateOf(-turnover, thousandths, 'PHP')).toBe(-rebateOf(turnover, thousandths, 'PHP'))
    }),
  )
})
