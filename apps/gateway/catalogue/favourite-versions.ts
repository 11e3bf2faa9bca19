import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'

/** The news that the marks of some members have changed: a JSON array of their ids. */
export const FAVOURITES_TOPIC = 'favourites'

interface FavouriteVersion {
  memberId: string
  version: number
}

/** Which version the marks of each of these members have; nobody's first mark makes the first. */
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

/** Within the transaction that changes the marks: who reads the new version finds them changed. */
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
