import { randomUUID } from 'node:crypto'

import type { SharedGateway } from '../../test/start-gateway.ts'

export interface PlayedRound {
  roundId?: string
  vendor: string
  nodeId: bigint
  state: 'open' | 'closed' | 'voided'
  staked: bigint
  paid: bigint
  beganAt: Date
  sessionId?: string
  /** Valid bet reported by the vendor. */
  reported?: bigint
}

/** Inserts rounds as their vendors' calls would, at arbitrary times. */
export async function writeRounds(
  { ports }: SharedGateway,
  memberId: bigint,
  rounds: readonly PlayedRound[],
): Promise<void> {
  const rows = rounds.map(
    ({ roundId = randomUUID(), sessionId = randomUUID(), vendor, nodeId, beganAt, reported, ...round }) => ({
      ...round,
      valid_reported: reported ?? null,
      vendor,
      round_id: roundId,
      node_id: nodeId,
      member_id: memberId,
      merchant_code: 'aurora',
      session_id: sessionId,
      opened_at: beganAt,
      closed_at: round.state === 'closed' ? beganAt : null,
    }),
  )
  if (rows.length > 0) await ports.db.insertInto('game_round').values(rows).execute()
}

/** Returns the first active game of each of these vendors. */
export async function gamesOf({ ports }: SharedGateway, vendors: readonly string[]) {
  return ports.db
    .selectFrom('game')
    .distinctOn('vendor')
    .select(['vendor', 'node_id as nodeId'])
    .where('vendor', 'in', vendors)
    .where('active', '=', true)
    .orderBy('vendor')
    .orderBy('position')
    .execute()
}
