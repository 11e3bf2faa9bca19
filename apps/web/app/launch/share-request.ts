import { launchAddress } from '@ante/contract/launch/launch-address.ts'
import type { FromGame, SharedTicket } from '@ante/contract/launch/frame-messages.ts'

import type { BookedTicket } from '../win-cards/public.ts'
import type { LaunchInput } from './launch-input.ts'

/** A game's request to share a win or a ticket. */
export type ShareRequest = Extract<FromGame, { ante: 'share-win' | 'share-ticket' }>

/**
 * Returns the ticket for its picture, with the address at which this game opens the same slip; null for a game that was
 * opened without its id, as the lobby of a lottery.
 */
export function bookedTicket(
  { picks, odds, code, expiresAt, roomId }: SharedTicket,
  { vendor, gameId, nodeId, category = 'SPORTS' }: LaunchInput,
  gameName: string,
): BookedTicket | null {
  if (!vendor || !gameId || nodeId === undefined) return null
  const url = launchAddress({ vendor, gameId, nodeId: Number(nodeId), category, roomId, supportPlay: true })
  return { kind: 'ticket', gameName, picks, odds, code, expiresAt, url }
}
