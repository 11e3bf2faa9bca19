import { expect, test } from 'vitest'

import { sourceWallet, targetWallet, reversed, withFrom, withTo } from './route.ts'

const [MAIN, LOTTERY, CORAL] = [2, 4, 102]

test('the main wallet is always one of the two, for any choice of the other', () => {
  const intoLottery = { otherWallet: LOTTERY, direction: 'in' } as const
  const ends = (route: Parameters<typeof sourceWallet>[0]) => [sourceWallet(route), targetWallet(route)]
  expect(ends(intoLottery)).toEqual([MAIN, LOTTERY])
  expect(ends(reversed(intoLottery))).toEqual([LOTTERY, MAIN])
  expect(ends(withFrom(intoLottery, CORAL))).toEqual([CORAL, MAIN])
  expect(ends(withTo(intoLottery, CORAL))).toEqual([MAIN, CORAL])
  expect(ends(withTo(intoLottery, MAIN))).toEqual([LOTTERY, MAIN])
  expect(ends(withFrom(withFrom(intoLottery, CORAL), MAIN))).toEqual([MAIN, CORAL])
})
