import type { Leg } from './tickets/ticket.ts'

/**
 * A pick as a room name, which a price on the merchant's site opens: `archipelago-2481920:match.result.0:home:1850`.
 * The price, in thousandths, is the one that the player saw.
 */
export const roomOfPick = ({ fixtureId, market, pick, price }: Leg): string =>
  [fixtureId, market, pick, price].join(':')

const ROOM = /^([a-z]+-\d{1,9})(?::([a-z0-9.-]{1,40}):(home|draw|away):([1-9]\d{3,8}))?$/

/** Parses a room name that requests a match, or one of its picks (`leg`); null for any other name. */
export function parsePickRoom(name: string): { fixtureId: string; leg: Leg | null } | null {
  const [, fixtureId, market, pick, price] = ROOM.exec(name) ?? []
  if (!fixtureId) return null
  if (!market || !isPick(pick)) return { fixtureId, leg: null }
  return { fixtureId, leg: { fixtureId, market, pick, price: Number(price) } }
}

const isPick = (text: string | undefined): text is 'home' | 'draw' | 'away' =>
  text === 'home' || text === 'draw' || text === 'away'
