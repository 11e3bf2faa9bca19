import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'

/** Topic of changed favourites. Payload: a JSON array of member ids. */
export const FAVOURITES_TOPIC = 'favourites'

interface FavouriteVersion {
  memberId: string
  version: number
}

/** Returns the favourites version of each of these members; 0 before the first change. */
export async function favouriteVersions(db: Db, memberIds: string[]): Promise<FavouriteVersion[]> {
  if (memberIds.length === 0) return []
  const rows = await db
    .selectFrom('favourite_version')
    .select(['member_id', 'version'])
    .where('member_id', 'in', memberIds.map(BigInt))
    .execute()
  const versions = new Map(rows.map(({ member_id: id, version }) => [String(id), Number(version)]))
  return memberIds.map((memberId) => ({ memberId, version: versions.get(memberId) ?? 0 }))
}

/** Increases the version. Call it in the transaction of the change, so that readers of the version see the change. */
export async function raiseFavouriteVersion(
  tx: Db,
  { merchantCode, memberId }: { merchantCode: string; memberId: bigint },
): Promise<void> {
  await tx
    .insertInto('favourite_version')
    .values({ merchant_code: merchantCode, member_id: memberId, version: 1n })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ version: sql`favourite_version.version + 1` }))
    .execute()
}
