import type { PermissionName } from '@ante/contract/kit/endpoint.ts'

import type { Db } from '../../kit/db.ts'

/** Returns the ids of changes of a merchant, or of the platform (null) of one action that await another person, by their objects. */
export async function changesInReview(
  db: Db,
  { merchantCode, action }: { merchantCode: string | null; action: PermissionName },
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('change_request')
    .select(['id', 'object'])
    .where('merchant_code', 'is not distinct from', merchantCode)
    .where('state', 'in', ['waiting', 'approved'])
    .where('action', '=', action)
    .execute()
  return new Map(rows.map(({ id, object }) => [object, String(id)]))
}
