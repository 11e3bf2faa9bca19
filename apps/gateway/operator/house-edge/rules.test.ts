import fc from 'fast-check'
import { expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { bonusWarning, rateTotal, rateWarning, wageringCost } from './rules.ts'

const at = { edge: 2_200, currency: 'PHP' }

test.each([
  ['100', '1000', 'costs a player 22.00 PHP'],
  ['100', '4545', 'costs a player 99.99 PHP'],
  ['100', '4546', 'none'],
  ['100', '0', 'costs a player 0.00 PHP'],
] as const)('a bonus of %s for %s of wagering at 2.2 %% causes a warning: %s', (amount, wagered, message) => {
  const terms = { what: 'A reward', amount: unitsOf(amount), wagered: unitsOf(wagered) }
  expect(bonusWarning(terms, at) ?? 'none').toContain(message)
})

const rates = { category: 'RNG' as const, rebate: 800, ladder: 800, salaries: 0, referral: 0, vip: 0, missions: 0 }

test.each([
  [rates, 3_000, 'none'],
  [{ ...rates, salaries: 800, referral: 600 }, 3_000, 'none'],
  [{ ...rates, salaries: 800, referral: 601 }, 3_000, 'RNG would pay up to 3.001 % of each valid bet'],
] as const)('rates are compared with the house edge', (input, edge, message) => {
  expect(rateWarning(input, edge) ?? 'none').toContain(message)
})

test('rates without a warning pay at most the cost of a valid bet', () => {
  const rate = fc.integer({ min: 0, max: 10_000 })
  fc.assert(
    fc.property(
      fc.record({
        category: fc.constant('RNG' as const),
        rebate: rate,
        ladder: rate,
        salaries: rate,
        referral: rate,
        vip: rate,
        missions: rate,
      }),
      fc.integer({ min: 0, max: 20_000 }),
      fc.bigInt({ min: 0n, max: 10n ** 16n }),
      (input, edge, valid) => {
        fc.pre(rateWarning(input, edge) === null)
        expect(wageringCost(valid, rateTotal(input))).toBeLessThanOrEqual(wageringCost(valid, edge))
      },
    ),
  )
})
