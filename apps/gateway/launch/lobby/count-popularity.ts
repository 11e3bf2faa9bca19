import { DAY_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'

import { storePopularity } from '../../catalogue/public.ts'
import { inTransaction } from '../../kit/db.ts'
import { publishOnCommit } from '../../kit/postgres-bus.ts'
import type { LaunchPorts } from '../launch-ports.ts'
import { addMs } from '../opening/game-sessions.ts'

/** Maximum number of a merchant's newest rounds that are counted, and their maximum age. */
const ROUNDS = 20_000
const DAYS = 7

interface GamePlayers {
  nodeId: bigint
  players: number
}

/**
 * Counts, for each merchant and game, the members who have recently finished a round: the order by popularity. It
 * counts members instead of rounds, because a slot has many more rounds than a table game.
 */
export async function countPopularity({ db, clock }: Pick<LaunchPorts, 'db' | 'clock'>): Promise<void> {
  const since = addMs(clock.now(), -DAYS * DAY_MS)
  const merchants = await db.selectFrom('merchant').select('code').orderBy('code').execute()
  for (const { code } of merchants) {
    await inTransaction(db, async (tx) => {
      const { rows } = await sql<GamePlayers>`
        select node_id as "nodeId", count(distinct member_id)::integer as players
          from (
            select node_id, member_id from game_round
             where merchant_code = ${code} and state = 'closed' and opened_at > ${since}
             order by opened_at desc, id desc
             limit ${ROUNDS}
          ) latest
         group by node_id
         order by node_id`.execute(tx)
      if (await storePopularity(tx, code, rows)) await publishOnCommit(tx, 'popularity', '')
    })
  }
}
