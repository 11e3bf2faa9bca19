import { expect, test } from 'vitest'

import { roomOfPick, parsePickRoom } from './pick-room.ts'

const leg = { fixtureId: 'archipelago-2481920', market: 'match.result.0', pick: 'draw', price: 3_250 } as const

test('a pick round-trips through its room name', () => {
  expect(roomOfPick(leg)).toBe('archipelago-2481920:match.result.0:draw:3250')
  expect(parsePickRoom(roomOfPick(leg))).toEqual({ fixtureId: leg.fixtureId, leg })
  expect(roomOfPick(leg)).toMatch(/^[A-Za-z0-9_.:-]{1,80}$/)
})

test('a match alone has no pick', () => {
  expect(parsePickRoom(leg.fixtureId)).toEqual({ fixtureId: leg.fixtureId, leg: null })
})

test.each([
  '',
  'archipelago',
  'archipelago-1:match.result.0',
  'archipelago-1:match.result.0:over:1850',
  'archipelago-1:match.result.0:home:0',
  'archipelago-1:match.result.0:home:1850:x',
])('%j names no pick', (name) => {
  expect(parsePickRoom(name)).toBeNull()
})
