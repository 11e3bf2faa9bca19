import { expect, test } from 'vitest'

import { launchWishOf } from './launch-wish.ts'

const of = (query: string) => launchWishOf(new URLSearchParams(query))

test('an address names vendor, game and node', () => {
  expect(of('vendor=ANS&gameId=northlight-reels&nodeId=10001&gameCategory=RNG')).toEqual({
    vendor: 'ANS',
    gameId: 'northlight-reels',
    nodeId: 10_001,
    gameCategory: 'RNG',
  })
})

test.each(['', 'vendor=ANS', 'vendor=ANS&gameId=x', 'vendor=ANS&gameId=x&nodeId=abc', 'vendor=&gameId=x&nodeId=1'])(
  '%j names no game',
  (query) => {
    expect(of(query)).toBeNull()
  },
)
