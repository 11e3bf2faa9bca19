import fc from 'fast-check'
import { expect, test } from 'vitest'

import { exposedNumbers } from './exposed-numbers.ts'

const selection = (rows: string, exposed: bigint, type = 1) => ({
  playId: 1,
  playCode: 'play',
  text: `${rows}~${type}~1001~1~1950~1`,
  exposed,
  staked: 2n,
})
const shown = (...selections: Parameters<typeof exposedNumbers>[0]) =>
  exposedNumbers(selections).map(({ number, place, exposed }) => `${place ?? ''}:${number}=${exposed}`)

test.each([
  ['a pick of the only row is a number', [selection('7,8', 10n)], [':7=10', ':8=10']],
  ['two rows of digits are numbers of two digits', [selection('1,2_3', 10n)], [':13=10', ':23=10']],
  ['typed numbers count once', [selection('134,134,135', 10n, 2)], [':134=10', ':135=10']],
  ['an empty row leaves the place', [selection('_3___', 10n)], ['2:3=10']],
  ['more than three rows count by place', [selection('1_2_3_4', 10n)], ['1:1=10', '2:2=10', '3:3=10', '4:4=10']],
  ['numbers of two digits count by place', [selection('10_2', 10n)], ['1:10=10', '2:2=10']],
  ['bets on the same number add up, highest first', [selection('7', 10n), selection('8,7', 5n)], [':7=15', ':8=5']],
])('%s', (_, selections, expected) => {
  expect(shown(...selections)).toEqual(expected)
})

test('a number has the sum of all selections that contain it, in any order', () => {
  const digits = fc.uniqueArray(fc.constantFrom<string[]>('0', '1', '2', '3'), { minLength: 1, maxLength: 4 })
  const bets = fc.array(fc.record({ rows: fc.tuple(digits, digits), exposed: fc.bigInt({ min: 1n, max: 1_000n }) }), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(bets, (made) => {
      const of = made.map(({ rows, exposed }) => selection(rows.map((row) => row.join(',')).join('_'), exposed))
      const found = exposedNumbers(of)
      for (const { number, exposed } of found) {
        const [first = '', second = ''] = number
        const holding = made.filter(({ rows: [one, other] }) => one.includes(first) && other.includes(second))
        expect(exposed).toBe(holding.reduce((sum, bet) => sum + bet.exposed, 0n))
      }
      expect(exposedNumbers(of.toReversed()).map(({ exposed }) => exposed)).toEqual(found.map(({ exposed }) => exposed))
    }),
  )
})
