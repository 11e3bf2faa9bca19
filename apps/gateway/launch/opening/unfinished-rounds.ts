import type { OpenRound } from '@ante/contract/launch/open-rounds.ts'

import type { SignedIn } from '../../kit/context.ts'
import { addMs } from './game-sessions.ts'
import type { RoundWaits } from './round-waits.ts'
import type { LaunchPorts } from '../launch-ports.ts'

/** Maximum number of unfinished rounds returned, and of the latest open rounds among which they are searched. */
const MAX = 10
const SEARCHED = 100
/** Categories whose open rounds are bets on a match: the player has nothing to continue. */
const BETS: readonly string[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT']
/** A round begun within this time is still in progress. */
const SETTLING_MS = 10_000
/** Older rounds are handled by the operator: `open-rounds.ts`. */
const OLDEST_MS = 7 * 24 * 3_600_000

/** Number of latest rounds for which the vendor is called. */
const QUERIED_VENDORS = 3

interface UnfinishedPorts extends Pick<LaunchPorts, 'db' | 'clock' | 'catalogue'> {
  waits: Pick<RoundWaits, 'awaitedBy'>
}

/** Returns the rounds that a member has left unfinished, except bets on matches and rounds of removed games. */
export async function unfinishedRounds(
  { db, clock, catalogue, waits }: UnfinishedPorts,
  { memberId, merchantCode }: Pick<SignedIn, 'memberId' | 'merchantCode'>,
): Promise<OpenRound[]> {
  const now = clock.now()
  const rows = await db
    .selectFrom('game_round')
    .select(['round_id', 'node_id', 'opened_at'])
    .where('member_id', '=', BigInt(memberId))
    .where('state', '=', 'open')
    .where('opened_at', '>', addMs(now, -OLDEST_MS))
    .where('opened_at', '<', addMs(now, -SETTLING_MS))
    .orderBy('opened_at', 'desc')
    .limit(SEARCHED)
    .execute()
  const rounds = rows.flatMap((row): OpenRound[] => {
    const game = catalogue.gameByNode(merchantCode, Number(row.node_id))
    if (!game || BETS.includes(game.category)) return []
    const { nodeId, vendor, gameId, name: gameName, category, supportPlay } = game
    const openedAt = row.opened_at.toISOString()
    const unfinished = { roundId: row.round_id, vendor, gameId, nodeId, gameName, category, supportPlay, openedAt }
    return [{ ...unfinished, waitingFor: 'unknown' }]
  })
  return Promise.all(
    rounds.slice(0, MAX).map(async (round, index) => {
      const { vendor, roundId } = round
      if (index >= QUERIED_VENDORS) return round
      return { ...round, waitingFor: await waits.awaitedBy({ vendor, roundId, playerId: memberId }) }
    }),
  )
}
