import type { Queryable } from '@ante/plain-server/db.ts'

import type { HeldRound } from '../../kit/game.ts'
import { opposingCents } from '../tickets/leg-store.ts'
import type { StoredLeg } from '../tickets/leg-store.ts'

/**
 * Returns the valid bet of a single whose player also has stakes on other picks of the same market; null when the
 * wallet's own rule applies.
 */
export async function validCentsOf(
  tx: Queryable,
  round: Pick<HeldRound<unknown, unknown>, 'id' | 'vendor' | 'playerId' | 'stakeCents' | 'partsCents'>,
  { legs, wonCents }: { legs: readonly StoredLeg[]; wonCents: bigint },
): Promise<bigint | null> {
  const [leg] = legs
  if (!leg || legs.length > 1) return null
  const opposing = await opposingCents(tx, { leg, player: playerName(round) })
  if (opposing === 0n) return null
  const net = wonCents + round.partsCents - round.stakeCents
  return exposedCents({ stakeCents: round.stakeCents, netCents: net, opposing })
}

/** Returns the part of a stake not covered by opposite ones, at most the amount won or lost. */
export function exposedCents(position: { stakeCents: bigint; netCents: bigint; opposing: bigint }): bigint {
  const { stakeCents, netCents, opposing } = position
  const exposed = stakeCents > opposing ? stakeCents - opposing : 0n
  const risked = netCents < 0n ? -netCents : netCents
  return risked < exposed ? risked : exposed
}

/** Distinguishes players with the same id at different vendors. */
export const playerName = ({ vendor, playerId }: { vendor: string; playerId: string }): string =>
  `${vendor} ${playerId}`
