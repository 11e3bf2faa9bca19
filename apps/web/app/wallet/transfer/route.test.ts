import { expect, test } from 'vitest'

import { fromOf, toOf, turned, withFrom, withTo } from './route.ts'

const [MAIN, LOTTERY, CORAL] = [2, 4, 102]

test('the main wallet is always one of the two, for any choice of the other', () => {
  const begun = { other: LOTTERY, direction: 'in' } as const
  const ends = (route: Parameters<typeof fromOf>[0]) => [fromOf(route), toOf(route)]
  expect(ends(begun)).toEqual([MAIN, LOTTERY])
  expect(ends(turned(begun))).toEqual([LOTTERY, MAIN])
  expect(ends(withFrom(begun, CORAL))).toEqual([CORAL, MAIN])
  expect(ends(withTo(begun, CORAL))).toEqual([MAIN, CORAL])
  expect(ends(withTo(begun, MAIN))).toEqual([LOTTERY, MAIN])
  expect(ends(withFrom(withFrom(begun, CORAL), MAIN))).toEqual([MAIN, CORAL])
})
