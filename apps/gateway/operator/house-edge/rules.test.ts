import fc from 'fast-check'
import { expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { bonusWarning, rateTotal, rateWarning, wageringCost } from './rules.ts'

const at = { edge: 2_200, currency: 'PHP' }

test.each([
  ['100', '1000', '22.00', true],
  ['100', '4545', '99.99', true],
  ['100', '4546', '100.01', false],
  ['100', '0', '0.00', true],
] as const)(
  'a bonus of %s for %s of wagering costs %s at 2.2 %%; it is warned of: %s',
  (amount, wagered, cost, warns) => {
    const terms = { what: 'A reward', amount: unitsOf(amount), wagered: unitsOf(wagered) }
    const warning = bonusWarning(terms, at)
    expect(warning !== null).toBe(warns)
    if (warns) expect(warning).toContain(`costs a player ${cost} PHP`)
  },
)

const rates = { category: 'RNG' as const, rebate: 800, ladder: 800, salaries: 0, referral: 0, vip: 0, missions: 0 }

test.each([
  [rates, 3_000, null],
  [{ ...rates, salaries: 800, referral: 600 }, 3_000, null],
  [{ ...rates, salaries: 800, referral: 601 }, 3_000, 'RNG would pay up to 3.001 % of each valid bet'],
] as const)('rates are held against the edge', (said, edge, words) => {
  const warning = rateWarning(said, edge)
  if (words === null) expect(warning).toBeNull()
  else expect(warning).toContain(words)
})

test('rates that are not warned of never pay more than a valid bet costs', () => {
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
      (said, edge, valid) => {
        fc.pre(rateWarning(said, edge) === null)
        expect(wageringCost(valid, rateTotal(said))).toBeLessThanOrEqual(wageringCost(valid, edge))
      },
    ),
  )
})
