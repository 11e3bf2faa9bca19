import type { Db } from '../../kit/db.ts'
import { notifyStaff } from '../../kit/staff-notices.ts'

/** Notifies open consoles, after the commit, that a change was requested or has a new state. */
export const notifyOfChange = (
  tx: Db,
  { id, merchantCode }: { id: bigint; merchantCode: string | null },
  what: 'added' | 'changed',
): Promise<void> =>
  notifyStaff(tx, {
    to: 'list',
    list: 'approvals',
    permission: 'staff.change.read',
    merchantCode,
    id: String(id),
    what,
  })
