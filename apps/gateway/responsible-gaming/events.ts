import type { Db } from '../kit/db.ts'
import './tables.ts'

interface NewEvent {
  memberId: bigint
  at: Date
  action: string
  detail: Record<string, unknown>
}

/** Logs that a limit or exclusion was chosen, confirmed or withdrawn. */
export async function logResponsibleGamingEvent(tx: Db, { memberId, at, action, detail }: NewEvent): Promise<void> {
  await tx
    .insertInto('responsible_gaming_event')
    .values({ member_id: memberId, at, action, detail: JSON.stringify(detail) })
    .execute()
}
