import { sql } from 'kysely'

import type { TestGateway } from '../../../test/start-gateway.ts'
import { lineMember } from '../../../test/members.ts'
import { verifyTeams } from '../verify-teams.ts'
import { countAllChanges, countTeamOnline } from '../team-changes.ts'

export { lineMember }

/** Puts somebody below somebody else, or at the root of a tree. */
export async function moveBelow({ ports }: TestGateway, memberId: bigint, uplineId: bigint | null): Promise<void> {
  await sql`update member set upline_id = ${uplineId} where id = ${memberId}`.execute(ports.db)
}

/** Counts whatever has happened, so that the next answers have it. */
export async function countNow({ ports }: TestGateway): Promise<void> {
  const { db, clock } = ports
  await countAllChanges(db, { now: clock.now() })
  await countTeamOnline(db, clock.now(), 0)
}

/** Sums that are right before anything is counted, and after all of it. */
export async function problemsOf({ ports }: TestGateway): Promise<string[]> {
  const before = await verifyTeams(ports.db)
  await countAllChanges(ports.db)
  return [...before.problems, ...(await verifyTeams(ports.db)).problems]
}
