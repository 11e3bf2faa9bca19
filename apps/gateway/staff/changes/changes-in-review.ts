import type { PermissionName } from '@ante/contract/kit/endpoint.ts'

import type { Db } from '../../kit/db.ts'

/** Returns the ids of a merchant's changes of one action that await another person, by their objects. */
export async function changesInReview(
  db: Db,
  { merchantCode, action }: { merchantCode: string; action: PermissionName },
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('change_request')
    .select(['id', 'object'])
    .where('merchant_code', '=', merchantCode)
    .where('state', 'in', ['waiting', 'approved'])
    .where('action', '=', action)
    .execute()
  return new Map(rows.map(({ id, object }) => [object, String(id)]))
}
