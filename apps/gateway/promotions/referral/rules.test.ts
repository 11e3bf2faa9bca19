import fc from 'fast-check'
import { expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { hasEarned, shareOf, stepOf } from './rules.ts'
import type { FriendProgress } from './rules.ts'

const rules = { friend: { amount: '10', deposit: '100', multiple: 5 }, play: { percent: '0.1' } }
const progress = (deposit: string | null, turnover: string): FriendProgress => ({
  deposit: deposit === null ? null : unitsOf(deposit),
  turnover: unitsOf(turnover),
})

// Source: domain handbook 9.7.
test.each([
  ['without a deposit', progress(null, '10000'), false, 'registered'],
  ['with one that is too small', progress('99.99', '10000'), false, 'deposited'],
  ['who has not played yet', progress('100', '0'), false, 'deposited'],
  ['who has played almost enough', progress('100', '499.99'), false, 'deposited'],
  ['who has played enough', progress('100', '500'), true, 'played'],
  ['whose larger deposit asks for more play', progress('250', '1249.99'), false, 'deposited'],
  ['who has played enough after it', progress('250', '1250'), true, 'played'],
] as const)('a friend %s', (_name, friend, earned, step) => {
  expect(hasEarned(rules, friend)).toBe(earned)
  expect(stepOf(rules, { ...friend, rewarded: false })).toBe(step)
})

test('a friend stays rewarded if later voids reduce the turnover', () => {
  expect(stepOf(rules, { ...progress('100', '0'), rewarded: true })).toBe('rewarded')
})

test.each([
  ['0.1', undefined, ['12345.67'], '12.34'],
  ['0.1', undefined, ['9.99'], '0'],
  ['0.1', undefined, ['19.99', '19.99'], '0.02'],
  ['0.1', '5', ['4000', '4000'], '5'],
  ['2.5', undefined, ['100', '0.4'], '2.51'],
])('%s %% with a cap of %s on turnover %j is %s', (percent, cap, turnovers, input) => {
  const play = { percent, ...(cap !== undefined && { cap }) }
  expect(shareOf({ play }, turnovers.map(unitsOf), 'PHP')).toBe(unitsOf(input))
})

test('a day yields whole hundredths, at most its cap, and at most the share of the total turnover', () => {
  const units = fc.bigInt({ min: 0n, max: 100_000_000_000n })
  fc.assert(
    fc.property(
      fc.array(units, { maxLength: 30 }),
      fc.integer({ min: 1, max: 1000 }),
      fc.option(fc.integer({ min: 1, max: 9999 })),
      (turnovers, hundredths, cap) => {
        const percent = (hundredths / 100).toFixed(2)
        const shares = shareOf({ play: { percent, ...(cap !== null && { cap: String(cap) }) } }, turnovers, 'PHP')
        const all = turnovers.reduce((sum, turnover) => sum + turnover, 0n)
        expect(shares % 100n).toBe(0n)
        expect(shares * 1_000_000n <= all * unitsOf(percent)).toBe(true)
        expect(cap === null || shares <= unitsOf(String(cap))).toBe(true)
      },
    ),
  )
})
