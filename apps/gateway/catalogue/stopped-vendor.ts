import type { Db } from '../kit/db.ts'

/** Whether an operator has stopped a vendor, whose bets are then refused. */
export async function isStopped(db: Db, vendor: string, now: Date): Promise<boolean> {
  const closing = await db
    .selectFrom('vendor_closing')
    .select('until')
    .where('vendor', '=', vendor)
    .where('stops_bets', '=', true)
    .executeTakeFirst()
  return closing !== undefined && (closing.until === null || closing.until > now)
}
