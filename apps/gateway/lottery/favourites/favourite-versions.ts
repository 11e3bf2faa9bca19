import { sql } from 'kysely'

import type { Bus } from '../../kit/bus.ts'
import type { Db } from '../../kit/db.ts'

/** Bus topic of changed favourites, lotteries and other games alike. Payload: a JSON array of member ids. */
const TOPIC = 'favourites'

/** Notifies the member's devices of changed favourites. Call it after the commit. */
export const publishFavourites = (bus: Bus, memberId: bigint): void =>
  bus.publish(TOPIC, JSON.stringify([String(memberId)]))

/** Returns the version of each member's favourite lotteries; 0 before the first change. */
export async function lotteryFavouriteVersions(
  db: Db,
  memberIds: string[],
): Promise<{ memberId: string; version: number }[]> {
  if (memberIds.length === 0) return []
  const rows = await db
    .selectFrom('lottery_favourite_version')
    .select(['member_id', 'version'])
    .where('member_id', 'in', memberIds.map(BigInt))
    .execute()
  return rows.map(({ member_id: id, version }) => ({ memberId: String(id), version: Number(version) }))
}

/** Call it first in the transaction that changes the favourites: its row lock serialises a member's changes. */
export async function raiseLotteryFavouriteVersion(tx: Db, memberId: bigint): Promise<void> {
  await tx
    .insertInto('lottery_favourite_version')
    .values({ member_id: memberId, version: 1n })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({ version: sql`lottery_favourite_version.version + 1` }),
    )
    .execute()
}
