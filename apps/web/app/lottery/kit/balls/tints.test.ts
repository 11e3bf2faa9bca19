import { expect, test } from 'vitest'

import { contrast } from '../../../../brands/contrast.ts'
import { carTint, isWingoViolet, markTint, sumTint, tints, wingoTint } from './tints.ts'

test.each(Object.entries(tints))('%s has enough contrast', (_, { background, text }) => {
  expect(contrast(background, text)).toBeGreaterThanOrEqual(4.5)
})

test('no two cars have the same colours', () => {
  expect(new Set(Array.from({ length: 10 }, (_, car) => carTint(car + 1))).size).toBe(10)
})

test('of 49 numbers 17 are red, 16 blue and 16 green', () => {
  const markTints = Array.from({ length: 49 }, (_, index) => markTint(index + 1))
  const count = (name: string) => markTints.filter((tint) => tint === name).length
  expect([count('red'), count('blue'), count('green')]).toEqual([17, 16, 16])
})

test.each([
  [3, 'red'],
  [24, 'red'],
  [1, 'green'],
  [25, 'green'],
  [2, 'blue'],
  [26, 'blue'],
  [0, 'grey'],
  [13, 'grey'],
  [14, 'grey'],
  [27, 'grey'],
])('a sum of %i is %s', (sum, tint) => {
  expect(sumTint(sum)).toBe(tint)
})

test('wingo is green for odd and red for even digits, and 0 and 5 are also violet', () => {
  expect([1, 3, 7, 9, 5].map(wingoTint)).toEqual(Array.from({ length: 5 }, () => 'green'))
  expect([0, 2, 4, 6, 8].map(wingoTint)).toEqual(Array.from({ length: 5 }, () => 'red'))
  expect(Array.from({ length: 10 }, (_, digit) => digit).filter(isWingoViolet)).toEqual([0, 5])
})
