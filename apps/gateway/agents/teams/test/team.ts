import { lineMember } from '../../../cashier/test/line-bench.ts'
import { sql } from 'kysely'

import type { TestGateway } from '../../../test/start-gateway.ts'
import { verifyTeams } from '../verify-teams.ts'
import { countTeamNews } from '../team-news.ts'

export { lineMember }

/** Puts somebody below somebody else, or at the root of a tree. */
export async function moveBelow({ ports }: TestGateway, memberId: bigint, uplineId: bigint | null): Promise<void> {
  await sql`update member set upline_id = ${uplineId} where id = ${memberId}`.execute(ports.db)
}

/** Sums that are right before anything is counted, and after all of it. */
export async function problemsOf({ ports: { db } }: TestGateway): Promise<string[]> {
  const before = await verifyTeams(db)
  await countTeamNews(db)
  return [...before.problems, ...(await verifyTeams(db)).problems]
}
