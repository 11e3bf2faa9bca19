import type { Opening } from './adapter.ts'

/** The vendor's address with the game, its token and the room; what its query says besides stays. */
export function gameAddress({ vendor, gameId, token, roomId }: Opening): string {
  const address = new URL(vendor.launchUrl)
  address.searchParams.set('game', gameId)
  address.searchParams.set('token', token)
  if (roomId !== undefined) address.searchParams.set('room', roomId)
  return address.href
}
