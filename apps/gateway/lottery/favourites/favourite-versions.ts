import { sql } from 'kysely'

import type { Bus } from '../../kit/bus.ts'
import type { Db } from '../../kit/db.ts'

/** The news that the marks of some members have changed, those of other games among them: a JSON array of their ids. */
const TOPIC = 'favourites'

/** His other devices show it too. Call it after the commit. */
export const publishFavourites = (bus: Bus, memberId: bigint): void => bus.tell(TOPIC, JSON.stringify([String(memberId)]))

/** Which version the marked lotteries of each of these members have; nobody's first mark makes the first. */
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

/** Within the transaction that changes the marks, of which there is one at a time for each member from here on. */
export async function raiseLotteryFavouriteVersion(tx: Db, memberId: bigint): Promise<void> {
  await tx
    .insertInto('lottery_favourite_version')
    .values({ member_id: memberId, version: 1n })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet({ version: sql`lottery_favourite_version.version + 1` }),
    )
    .execute()
}
