import { expect, test } from 'vitest'

import { resultsOf } from '../../test/example.ts'

const slip = { family: 'K3', prizeMode: 'Lott', series: 1900, unit: '1', multiple: 1 } as const
const by = (amount: number) => ({ ...slip, amount })

test.each([
  [
    'a sum',
    { ...by(100), play: 'sum', selection: [10] },
    [
      [4, 4, 2],
      [4, 4, 3],
    ],
    [1, '100.0000', '760.0000', '0.0000'],
  ],
  [
    'two different of four',
    { ...slip, play: 'two_different', selection: [[1, 2, 3, 5]] },
    [
      [1, 2, 5],
      [1, 1, 5],
      [1, 4, 6],
    ],
    [6, '12.0000', '41.0400', '13.6800', '0.0000'],
  ],
  ['any triple', { ...by(10), play: 'triple_any', selection: 'x' }, [[6, 6, 6]], [1, '10.0000', '342.0000']],
  [
    'big, with triples',
    { ...by(100), play: 'big_small', selection: ['b'] },
    [
      [6, 6, 6],
      [6, 4, 1],
    ],
    [1, '100.0000', '190.0000', '190.0000'],
  ],
  [
    'big, where triples lose',
    { ...by(100), family: 'SEAK3', play: 'big_small', selection: ['b'] },
    [
      [6, 6, 6],
      [6, 4, 1],
    ],
    [1, '100.0000', '0.0000', '195.4200'],
  ],
  [
    'a pair at least',
    { ...by(20), play: 'pair_any', selection: [1] },
    [
      [1, 1, 4],
      [1, 1, 1],
    ],
    [1, '20.0000', '256.5000', '256.5000'],
  ],
  [
    'a pair and no triple',
    { ...by(20), play: 'pair_exact', selection: [1] },
    [
      [1, 1, 4],
      [1, 1, 1],
    ],
    [1, '20.0000', '273.6000', '0.0000'],
  ],
  [
    'one die',
    { ...by(10), play: 'single_die', selection: [4] },
    [
      [4, 1, 2],
      [4, 4, 2],
      [4, 4, 4],
      [1, 2, 3],
    ],
    [1, '10.0000', '20.0000', '30.0000', '40.0000', '0.0000'],
  ],
  ['a span', { ...by(10), play: 'span', selection: [5] }, [[1, 6, 3]], [1, '10.0000', '68.4000']],
] as const)('%s', (_, bet, draws, expected) => {
  expect(resultsOf(bet, draws)).toEqual(expected)
})
