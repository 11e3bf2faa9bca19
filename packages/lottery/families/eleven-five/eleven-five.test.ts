import { expect, test } from 'vitest'

import { resultsOf } from '../../test/example.ts'

const slip = { family: '11X5', prizeMode: 'Lott', series: 1900, unit: '1', multiple: 1 } as const

test('any five: a combination of seven picks wins if all five drawn numbers are among them', () => {
  const bet = { ...slip, play: 'any5', selection: [[1, 2, 3, 4, 5, 6, 7]] }
  expect(
    resultsOf(bet, [
      [7, 5, 3, 2, 1],
      [7, 5, 3, 2, 8],
    ]),
  ).toEqual([21, '42.0000', '886.6666', '0.0000'])
})

test('any eight: eight picks win if all five drawn numbers are among them, and lose if one is not', () => {
  const bet = { ...slip, play: 'any8', selection: [[1, 2, 3, 4, 5, 6, 7, 8]] }
  expect(
    resultsOf(bet, [
      [8, 1, 2, 3, 4],
      [9, 1, 2, 3, 4],
    ]),
  ).toEqual([1, '2.0000', '15.8333', '0.0000'])
})

test('first two: pairs with a repeated number are no stakes, and the pair in drawn order wins', () => {
  const bet = {
    ...slip,
    play: 'first2_straight',
    selection: [
      ['01', '02'],
      ['02', '03', '05'],
    ],
  }
  expect(resultsOf(bet, [[2, 5, 1, 3, 4]])).toEqual([5, '10.0000', '211.1111'])
})

test('any three with dan: every stake contains the dan number, which must be drawn', () => {
  const bet = { ...slip, play: 'any3_dantuo', selection: [[7], [1, 2, 9, 10]] }
  expect(
    resultsOf(bet, [
      [7, 1, 9, 4, 3],
      [7, 1, 9, 10, 5],
      [8, 1, 9, 10, 5],
    ]),
  ).toEqual([6, '12.0000', '31.6666', '94.9998', '0.0000'])
})

test('odd count: three odd and two even numbers win the pick of three', () => {
  const bet = { ...slip, play: 'odd_even_count', selection: [[3]] }
  expect(resultsOf(bet, [[1, 3, 5, 2, 4]])).toEqual([1, '2.0000', '4.4333'])
})

test('a sum of thirty refunds the stake', () => {
  const bet = { ...slip, play: 'sum_big_small', selection: ['b'], amount: 100 }
  const payouts = ['191.9100', '100.0000', '0.0000']
  expect(
    resultsOf(bet, [
      [11, 10, 7, 2, 1],
      [11, 10, 6, 2, 1],
      [11, 10, 5, 2, 1],
    ]),
  ).toEqual([1, '100.0000', ...payouts])
})

test('typed numbers in another order are the same stake', () => {
  const bet = { ...slip, play: 'any2', selection: { kind: 'typed', entries: ['0102', '0201', '1103'] } }
  expect(resultsOf(bet, [[1, 2, 3, 11, 5]])).toEqual([2, '4.0000', '21.1110'])
})
