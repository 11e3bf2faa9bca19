import { createHash } from 'node:crypto'

import type { Db } from '../../kit/db.ts'
import type { IdentityHashKind } from '../tables.ts'

/** An identifier by which a person is recognised, in normalised form. */
export interface PersonIdentifier {
  kind: IdentityHashKind
  value: string
}

/**
 * Returns the hash of an identifier. Only identifiers that are unique to a person are used; a name would also bar other
 * persons.
 */
function identityHashOf(merchantCode: string, { kind, value }: PersonIdentifier): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([merchantCode, kind, value]))
    .digest()
}

/**
 * Stores the current identifiers of an excluded member, so that the exclusion cannot be avoided by changing them later.
 */
export async function storeIdentityHashes(
  tx: Db,
  { memberId, merchantCode }: { memberId: bigint; merchantCode: string },
  identifiers: readonly PersonIdentifier[],
): Promise<void> {
  if (identifiers.length === 0) return
  await tx
    .insertInto('excluded_identity')
    .values(
      identifiers.map((item) => ({
        merchant_code: merchantCode,
        kind: item.kind,
        mark: identityHashOf(merchantCode, item),
        member_id: memberId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

interface Newcomer {
  merchantCode: string
  identifiers: readonly PersonIdentifier[]
  /** The person's member id, if registered. */
  memberId?: bigint
  now: Date
}

/** Whether one of these identifiers belongs to another person who is excluded at this merchant. */
export async function matchesExcludedPerson(
  db: Db,
  { merchantCode, identifiers: known, memberId, now }: Newcomer,
): Promise<boolean> {
  if (known.length === 0) return false
  const row = await db
    .selectFrom('excluded_identity')
    .innerJoin('player_exclusion', 'player_exclusion.member_id', 'excluded_identity.member_id')
    .select('excluded_identity.member_id')
    .where('excluded_identity.merchant_code', '=', merchantCode)
    .where(
      'mark',
      'in',
      known.map((item) => identityHashOf(merchantCode, item)),
    )
    .where('excluded_identity.member_id', '<>', memberId ?? -1n)
    .where((where) => where.or([where('lifted_at', 'is', null), where('lifted_at', '>', now)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
