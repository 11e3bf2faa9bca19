import { walkDownline } from '../../identity/public.ts'
import type { Member } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'

/** Whether the member has direct downlines. */
export async function hasDirect(db: Db, member: Member): Promise<boolean> {
  return (await walkDownline(db, member, { order: 'newest', limit: 1 })).length > 0
}
