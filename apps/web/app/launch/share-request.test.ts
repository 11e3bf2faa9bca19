import type { SharedTicket } from '@ante/contract/launch/frame-messages.ts'
import { expect, test } from 'vitest'

import { launchInputOf } from './launch-input.ts'
import { bookedTicket } from './share-request.ts'

const message: SharedTicket = {
  ante: 'share-ticket',
  roomId: 'slip:7KQ2MVXA',
  code: '7KQ2MVXA',
  expiresAt: '2026-12-06T10:00:00.000Z',
  picks: [{ pick: 'Harbour City', market: 'Match result', event: 'Harbour City – Old Mill', odds: '1.85' }],
  odds: '1.85',
}
const input = { vendor: 'BTI', gameId: 'bluetide-sportsbook', nodeId: 41, category: 'SPORTS' } as const

test('the address of a ticket opens its game with the slip', () => {
  const ticket = bookedTicket(message, input, 'Bluetide Sportsbook')
  const address = new URL(ticket?.url ?? '', 'https://aurora.example')
  expect(address.pathname).toBe('/m/launchGame')
  expect(launchInputOf(address.searchParams)).toEqual({ ...input, roomId: 'slip:7KQ2MVXA' })
  expect(ticket).toMatchObject({ kind: 'ticket', gameName: 'Bluetide Sportsbook', code: '7KQ2MVXA', odds: '1.85' })
})

test('a ticket of a game that was opened without its id has no address', () => {
  expect(bookedTicket(message, { gameCode: 'lobby', prizeMode: 'SEA' }, 'Lottery')).toBeNull()
})
