import { expect, test } from 'vitest'

import { eventNameOf, parseEventName } from './pick-event.ts'

const leg = { fixtureId: 'archipelago-2481920', market: 'match.result.0', pick: 'draw', price: 3_250 } as const

test('a pick survives its room name', () => {
  expect(eventNameOf(leg)).toBe('archipelago-2481920:match.result.0:draw:3250')
  expect(parseEventName(eventNameOf(leg))).toEqual({ fixtureId: leg.fixtureId, leg })
  expect(eventNameOf(leg)).toMatch(/^[A-Za-z0-9_.:-]{1,80}$/)
})

test('a match alone has no pick', () => {
  expect(parseEventName(leg.fixtureId)).toEqual({ fixtureId: leg.fixtureId, leg: null })
})

test.each([
  '',
  'archipelago',
  'archipelago-1:match.result.0',
  'archipelago-1:match.result.0:over:1850',
  'archipelago-1:match.result.0:home:0',
  'archipelago-1:match.result.0:home:1850:x',
])('%j names nothing', (name) => {
  expect(parseEventName(name)).toBeNull()
})
