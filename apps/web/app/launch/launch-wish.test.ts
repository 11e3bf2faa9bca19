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

test('and the room within it, where there is one', () => {
  expect(of('vendor=BTI&gameId=book&nodeId=50001&roomId=bti-101&supportPlay=0')).toEqual({
    vendor: 'BTI',
    gameId: 'book',
    nodeId: 50_001,
    roomId: 'bti-101',
  })
})

test.each(['', 'vendor=ANS', 'vendor=ANS&gameId=x', 'vendor=ANS&gameId=x&nodeId=abc', 'vendor=&gameId=x&nodeId=1'])(
  '%j names no game',
  (query) => {
    expect(of(query)).toBeNull()
  },
)
