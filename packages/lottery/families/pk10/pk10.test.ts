import { expect, test } from 'vitest'

import { payoutOf } from '../../payout.ts'
import { resultsOf } from '../../test/example.ts'

const slip = { family: 'PK10', prizeMode: 'Lott', series: 1940, unit: '1', multiple: 1 } as const
const amount = { ...slip, amount: 20 }

/** Returns ten cars of which these are first. */
function cars(...first: number[]): number[] {
  return [...first, ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((car) => !first.includes(car))]
}

test.each([
  ['the first place', { ...slip, play: 'fixed_place', selection: [[1, 3, 5]] }, cars(3), [3, '6.0000', '19.4000']],
  [
    'the first two',
    {
      ...slip,
      play: 'first2_straight',
      selection: [
        [1, 2],
        [2, 3],
      ],
    },
    cars(2, 3),
    [3, '6.0000', '174.6000'],
  ],
  [
    'the sum of two',
    { ...slip, amount: 50, play: 'sum2_exact', selection: [11] },
    cars(5, 6),
    [1, '50.0000', '436.5000'],
  ],
  [
    'a small sum',
    { ...slip, amount: 100, play: 'sum2_big_small', selection: ['s'] },
    cars(5, 6),
    [1, '100.0000', '174.6000'],
  ],
  [
    'the dragon',
    { ...slip, amount: 10, play: 'dragon_tiger_1_10', selection: ['D'] },
    cars(2, 3),
    [1, '10.0000', '0.0000'],
  ],
  [
    'the tiger',
    { ...slip, amount: 10, play: 'dragon_tiger_1_10', selection: ['T'] },
    cars(2, 3),
    [1, '10.0000', '19.4000'],
  ],
  [
    'the first three',
    { ...slip, play: 'first3_straight', selection: [[2], [3], [7]] },
    cars(2, 3, 7),
    [1, '2.0000', '1396.8000'],
  ],
  ['a fan', { ...amount, play: 'fan_exact', selection: [2] }, cars(6, 3, 1), [1, '20.0000', '77.6000']],
  ['one fan over another', { ...amount, play: 'nim', selection: [2, 3] }, cars(6, 3, 1), [1, '20.0000', '58.2000']],
  ['one of two fans', { ...amount, play: 'kwok', selection: [1, 2] }, cars(6, 3, 1), [1, '20.0000', '38.8000']],
] as const)('%s', (_, bet, draw, expected) => {
  expect(resultsOf(bet, [draw])).toEqual(expected)
})

test('nim refunds the stake when the second value is drawn', () => {
  const push = payoutOf({ ...amount, play: 'nim', selection: [2, 3] }, cars(6, 3, 2))
  expect(push).toEqual({ outcome: 'tie', units: 200_000n, wins: [], returned: 200_000n })
})

test('ten marbles are treated as ten cars', () => {
  const bet = { ...slip, family: 'SEAPK10', prizeMode: 'SEA', play: 'fixed_place', selection: [[], [4]] } as const
  expect(resultsOf(bet, [cars(3, 4)])).toEqual([1, '2.0000', '19.4000'])
})
