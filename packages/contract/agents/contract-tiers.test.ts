import fc from 'fast-check'
import { expect, test } from 'vitest'

import { ContractTier, tierAbove, tierProblem } from './contract-tiers.ts'

const row = (minVolume: string, activeMembers: number, rate: string, rateType: 'P' | 'F' = 'P'): ContractTier => ({
  minVolume,
  netLoss: '0.00',
  activeMembers,
  rateType,
  rate,
})
const DAILY = [
  row('10000.00', 2, '0.3'),
  row('50000.00', 5, '0.5'),
  row('200000.00', 10, '0.8'),
  row('500000.00', 20, '6000.00', 'F'),
]

test.each([
  ['the handbook’s daily table stands', 'daily_salary', DAILY, null],
  ['a volume that does not rise', 'daily_salary', [row('100', 1, '1'), row('100', 2, '2')], [2, 'volume']],
  ['fewer members for more', 'daily_salary', [row('100', 3, '1'), row('200', 2, '2')], [2, 'members']],
  ['less for more', 'daily_salary', [row('100', 1, '2'), row('200', 2, '1.999')], [2, 'rate']],
  ['the same for more is no less', 'daily_salary', [row('100', 1, '2'), row('200', 2, '2')], null],
  [
    'a one-time amount below the share before it',
    'daily_salary',
    [row('1000', 1, '10'), row('2000', 1, '199.99', 'F')],
    [2, 'rate'],
  ],
  [
    'a one-time amount equal to the share before it',
    'daily_salary',
    [row('1000', 1, '10'), row('2000', 1, '200', 'F')],
    null,
  ],
  ['a one-time amount of a dividend', 'dividend', [row('1000', 1, '200', 'F')], [1, 'type']],
  ['an amount once of each bet', 'realtime_salary', [row('1000', 1, '200', 'F')], [1, 'type']],
  ['a loss that a salary asks for', 'daily_salary', [{ ...row('1000', 1, '1'), netLoss: '5.00' }], [1, 'loss']],
  ['a loss that does not rise', 'dividend', [{ ...row('1', 1, '1'), netLoss: '5.00' }, row('2', 1, '2')], [2, 'loss']],
] as const)('%s', (_, kind, tiers, expected) => {
  const problem = tierProblem(kind, tiers, 'PHP')
  expect(problem && [problem.tierNumber, problem.problem]).toEqual(expected)
})

test.each([
  ['JPY', '5000.50', { tierNumber: 1, problem: 'decimals' }],
  ['VND', '0.01', { tierNumber: 1, problem: 'decimals' }],
  ['JPY', '5000.00', null],
  ['PHP', '5000.50', null],
])('in %s a fixed amount of %s is checked against the currency’s decimals', (currency, amount, expected) => {
  expect(tierProblem('daily_salary', [row('100', 1, amount, 'F')], currency)).toEqual(expected)
})

test.each([
  ['0.3', true],
  ['0.001', true],
  ['100', true],
  ['0.0005', false],
  ['0', false],
  ['-1', false],
  ['100.001', false],
])('a share of %s per cent is valid: %s', (rate, isFine) => {
  expect(ContractTier.safeParse(row('100.00', 1, rate)).success).toBe(isFine)
})

test.each([
  ['the agent’s own terms', DAILY, null],
  ['less than the agent’s own terms', [row('10000', 2, '0.2')], null],
  ['more than the agent’s own terms', [row('10000', 2, '0.301')], 1],
  ['the same rate for less play', [row('9999.99', 2, '0.3')], 1],
  ['the same rate for fewer members', [row('10000', 1, '0.3')], 1],
  ['a share where the own tier is a one-time amount', [row('500000', 20, '0.01')], 1],
  ['a one-time amount within the share', [row('10000', 2, '30.00', 'F')], null],
  ['a one-time amount above the share', [row('10000', 2, '0.3'), row('60000', 5, '300.01', 'F')], 2],
] as const)('of %s the first tier above the own contract is %s', (_, offered, index) => {
  expect(tierAbove(offered, DAILY)).toBe(index)
})

test('an agent without a contract can offer none', () => expect(tierAbove(DAILY, [])).toBe(1))

const rising = fc
  .array(
    fc.record({
      volume: fc.integer({ min: 1, max: 1e9 }),
      members: fc.integer({ min: 0, max: 50 }),
      rate: fc.integer({ min: 1, max: 10_000 }),
    }),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((rows) => {
    let [volume, members, rate] = [0, 0, 0]
    return rows.map((item) => {
      volume += item.volume
      members += item.members
      rate = Math.min(100_000, rate + item.rate)
      return row(`${volume}.00`, members, String(rate / 1000))
    })
  })

test('ascending tiers are valid, and never above an agent’s own equal tiers', () => {
  fc.assert(
    fc.property(rising, (tiers) => {
      expect(tierProblem('dividend', tiers, 'PHP')).toBeNull()
      expect(tierAbove(tiers, tiers)).toBeNull()
    }),
  )
})
