import { randomUUID } from 'node:crypto'

import { writeRounds } from '@ante/gateway/launch/test/rounds.ts'
import { makeTestMember } from '@ante/gateway/test/make-test-member.ts'
import type { TestGateway } from '@ante/gateway/test'
import { sql } from 'kysely'

const VENDOR = 'BTI'

/** Server-side actions about sports bets. */
export const sportsActions = {
  /** Writes an open bet of 10.00 with its ticket, as its sportsbook would report it; returns the bet and its player. */
  sportsBet: async (gateway: TestGateway) => {
    const { db, clock } = gateway.ports
    const account = `s${randomUUID().slice(0, 8).replaceAll('-', '')}`
    const memberId = await makeTestMember(gateway, '0.00', { account })
    const { node_id: nodeId } = await db
      .selectFrom('game')
      .select('node_id')
      .where('vendor', '=', VENDOR)
      .where('category', '=', 'SPORTS')
      .limit(1)
      .executeTakeFirstOrThrow()
    const roundId = randomUUID()
    const round = { roundId, vendor: VENDOR, nodeId, state: 'open' as const, staked: 100_000n, paid: 0n }
    await writeRounds(gateway, memberId, [{ ...round, beganAt: clock.now() }])
    const { rows } = await sql<{ round: bigint }>`
      update sports_ticket set type = 'express', combinations = 1, price = 6, max_payout = 600000, is_live = true, read_at = null
      where round_id = ${roundId} returning round`.execute(db)
    const number = rows[0]?.round ?? 0n
    await sql`
      insert into sports_leg values
        (${number}, 0, 'aurora', ${VENDOR}, 'northern-1', 'football', 'Northern Cup', 'Harbour Athletic', 'Stonebridge',
          now() + interval '1 hour', 'Match result', 'Harbour Athletic', 2, 'open', null),
        (${number}, 1, 'aurora', ${VENDOR}, 'northern-2', 'football', 'Northern Cup', 'Lakeside', 'Old Mill',
          now() + interval '2 hours', 'Total goals', 'Over 2.5', 3, 'open', null)`.execute(db)
    return { account, round: String(number) }
  },
}
