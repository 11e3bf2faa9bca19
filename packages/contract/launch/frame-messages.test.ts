import { expect, test } from 'vitest'

import { FromGame, ToGame } from './frame-messages.ts'

const ticket = {
  ante: 'share-ticket',
  roomId: 'slip:ABCD2345',
  code: 'ABCD2345',
  expiresAt: '2026-11-30T08:00:00.000Z',
  picks: [{ pick: 'Harbour City', market: 'Match result', event: 'Harbour City – Old Mill', odds: '1.85' }],
  odds: '1.85',
}

test.each([
  { ante: 'game-ready' },
  { ante: 'round-started', roundId: 'r-1' },
  { ante: 'round-ended', roundId: 'r-1' },
  { ante: 'paused' },
  { ante: 'leave' },
  { ante: 'share-win', roundId: 'r-1' },
  ticket,
  { ...ticket, odds: null },
])('%j is a valid message of a game, and not of a lobby', (message) => {
  expect(FromGame.parse(message)).toEqual(message)
  expect(ToGame.safeParse(message).success).toBe(false)
})

test.each([
  { ante: 'balance-changed' },
  { ante: 'pause' },
  { ante: 'pause', reason: 'reality-check' },
  { ante: 'pause', reason: 'over' },
  { ante: 'resume' },
])('%j is a valid message of a lobby, and not of a game', (message) => {
  expect(ToGame.parse(message)).toEqual(message)
  expect(FromGame.safeParse(message).success).toBe(false)
})

test.each([
  null,
  'pause',
  {},
  { ante: 'win', amount: '5.00' },
  { ante: 'pause', reason: 'because' },
  { ante: 'round-ended' },
  { ante: 'share-win', roundId: '' },
  { ...ticket, roomId: '../home' },
  { ...ticket, code: '<b>' },
  { ...ticket, picks: [] },
  { ...ticket, odds: 'free' },
])('%j is not a valid message', (message) => {
  expect(FromGame.safeParse(message).success || ToGame.safeParse(message).success).toBe(false)
})
