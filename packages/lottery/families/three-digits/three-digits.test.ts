import { expect, test } from 'vitest'

import { digits, resultsOf } from '../../test/example.ts'

const slip = { family: 'LF', prizeMode: 'Lott', series: 1900, unit: '1', multiple: 1 } as const

test.each([
  ['the sum 13', 'sum', [[13]], ['454'], [75, '150.0000', '1900.0000']],
  ['the group sum 10', 'group_sum', [[10]], ['145', '244'], [13, '26.0000', '316.6666', '633.3333']],
  ['two digits, one twice', 'group3', [[1, 5]], ['511'], [2, '4.0000', '633.3333']],
  ['the span 9', 'span', [[9]], ['904'], [54, '108.0000', '1900.0000']],
  ['typed groups', 'mixed', ['112', '211', '123'], ['121', '321'], [2, '4.0000', '633.3333', '316.6666']],
] as const)('%s', (...[, play, selection, draws, expected]) => {
  expect(resultsOf({ ...slip, play, selection }, draws.map(digits))).toEqual(expected)
})

test('the three-star plays accept SSC’s names', () => {
  expect(resultsOf({ ...slip, play: 'first3_group6', selection: [[1, 2, 3]] }, [digits('312')])).toEqual([
    1,
    '2.0000',
    '316.6666',
  ])
})

test('five digits of PL5 have windows', () => {
  const bet = { ...slip, family: 'PL5', play: 'first3_straight', selection: ['1', '2', '3'] } as const
  expect(resultsOf(bet, [digits('12399')])).toEqual([1, '2.0000', '1900.0000'])
})
