import type { Db } from '../kit/db.ts'
import { maskedAccount } from '../kit/masked-account.ts'
import { membersById } from './members.ts'

/**
 * Returns the accounts of members by id, as the reader may see them: complete for the reader and for direct downlines,
 * masked for all others, such as uplines and deeper team members.
 */
export async function partyNames(
  db: Db,
  readerId: bigint,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> {
  const members = await membersById(db, ids)
  return new Map(
    members.map(({ id, account, uplineId }) => {
      const isKnown = id === readerId || uplineId === readerId
      return [id, isKnown ? account : maskedAccount(account)]
    }),
  )
}
