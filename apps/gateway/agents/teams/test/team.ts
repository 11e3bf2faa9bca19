import { sql } from 'kysely'

import type { SharedGateway } from '../../../test/start-gateway.ts'
import { lineMember } from '../../../test/members.ts'
import { verifyTeams } from '../verify-teams.ts'
import { countAllChanges, countTeamOnline } from '../team-changes.ts'

export { lineMember }

/** Moves a member below an upline, or to the root of a tree. */
export async function moveBelow({ ports }: SharedGateway, memberId: bigint, uplineId: bigint | null): Promise<void> {
  await sql`update member set upline_id = ${uplineId} where id = ${memberId}`.execute(ports.db)
}

/** Counts all pending events, so that the next answers include them. */
export async function countAllEvents({ ports }: SharedGateway): Promise<void> {
  const { db, clock } = ports
  await countAllChanges(db, { now: clock.now() })
  await countTeamOnline(db, clock.now(), 0)
}

/** Returns problems of the sums before and after counting; there must be none. */
export async function problemsOf({ ports }: SharedGateway): Promise<string[]> {
  const before = await verifyTeams(ports.db)
  await countAllChanges(ports.db)
  return [...before.problems, ...(await verifyTeams(ports.db)).problems]
}
