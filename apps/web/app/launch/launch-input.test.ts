import { expect, test } from 'vitest'

import { launchInputOf, opensHome } from './launch-input.ts'

const inputOfQuery = (query: string) => launchInputOf(new URLSearchParams(query))

test('an address names vendor, game and node', () => {
  expect(inputOfQuery('vendor=ANS&gameId=northlight-reels&nodeId=10001&gameCategory=RNG')).toEqual({
    vendor: 'ANS',
    gameId: 'northlight-reels',
    nodeId: 10_001,
    category: 'RNG',
  })
})

test('an address also names the room, if there is one; trial play is not in the input, because the gateway decides on it', () => {
  const room = { vendor: 'BTI', gameId: 'book', nodeId: 50_001, roomId: 'bti-101' }
  expect(inputOfQuery('vendor=BTI&gameId=book&nodeId=50001&roomId=bti-101&supportPlay=0')).toEqual(room)
  expect(inputOfQuery('vendor=BTI&gameId=book&nodeId=50001&roomId=bti-101&supportFreePlay=1')).toEqual(room)
})

test.each([
  ['playType=trad&prize_mode=Elott&code=lobby&pageBack=home', { gameCode: 'lobby', prizeMode: 'Elott' }],
  ['playType=trad&prize_mode=LOTT&code=lobby', { gameCode: 'lobby', prizeMode: 'Lott' }],
  ['playType=trad&prize_mode=SEA&gameCode=lobby', { gameCode: 'lobby', prizeMode: 'SEA' }],
  ['vendor=LOTT&code=lobby', { gameCode: 'lobby', vendor: 'LOTT' }],
  ['vendor=LOTT&code=lobby&prize_mode=ours', { gameCode: 'lobby', vendor: 'LOTT' }],
  ['vendor=LOTT&code=lobby&gameCategory=NOPE', { gameCode: 'lobby', vendor: 'LOTT' }],
  ['vendor=SLV&code=lobby&gameCategory=LIVE', { gameCode: 'lobby', vendor: 'SLV', category: 'LIVE' }],
])('%j names a lobby', (query, expected) => {
  expect(inputOfQuery(query)).toEqual(expected)
})

test.each([
  '',
  'vendor=ANS',
  'vendor=ANS&gameId=x',
  'vendor=ANS&gameId=x&nodeId=abc',
  'vendor=&gameId=x&nodeId=1',
  'vendor=ANS&gameId=x&nodeId=1e9',
  'vendor=ANS&gameId=x&nodeId=9999999999',
  'vendor=%3Cscript%3E&gameId=x&nodeId=1',
  'vendor=ANS&gameId=a%00b&nodeId=1',
  'code=lobby',
  'code=lobby&prize_mode=javascript:alert(1)',
  'prize_mode=Elott',
])('%j names no game', (query) => {
  expect(inputOfQuery(query)).toBeNull()
})

test('an invalid room or category is dropped, and the game opens nevertheless', () => {
  const expected = { vendor: 'ANS', gameId: 'x', nodeId: 1 }
  expect(inputOfQuery('vendor=ANS&gameId=x&nodeId=1&roomId=../../x&gameCategory=%3Cb%3E')).toEqual(expected)
})

test.each([
  ['pageBack=home', true],
  ['pageBack=https://elsewhere.example', false],
  ['', false],
])('leaving from %j leads home: %s', (query, expected) => {
  expect(opensHome(new URLSearchParams(query))).toBe(expected)
})
