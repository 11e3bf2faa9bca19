import type { Db } from '../kit/db.ts'
import './tables.ts'

interface Happened {
  memberId: bigint
  at: Date
  what: string
  detail: Record<string, unknown>
}

/** Logs that a limit or exclusion was chosen, confirmed or withdrawn. */
export async function logResponsibleGamingEvent(tx: Db, { memberId, at, what, detail }: Happened): Promise<void> {
  await tx
    .insertInto('responsible_gaming_event')
    .values({ member_id: memberId, at, what, detail: JSON.stringify(detail) })
    .execute()
}
