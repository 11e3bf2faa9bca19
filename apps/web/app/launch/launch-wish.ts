import type { LaunchWish } from './queries.ts'

const NODE_ID = /^\d{1,12}$/

/** The game that an address asks for; null when it does not name one. */
export function launchWishOf(search: URLSearchParams): LaunchWish | null {
  const [vendor, gameId, nodeId] = ['vendor', 'gameId', 'nodeId'].map((name) => search.get(name))
  if (!vendor || !gameId || !nodeId || !NODE_ID.test(nodeId)) return null
  const [gameCategory, roomId] = ['gameCategory', 'roomId'].map((name) => search.get(name))
  return { vendor, gameId, nodeId: Number(nodeId), ...(gameCategory && { gameCategory }), ...(roomId && { roomId }) }
}
