import { createHash } from 'node:crypto'

import type { Db } from '../../kit/db.ts'
import type { IdentityHashKind } from '../tables.ts'

/** Something by which a person is known again: his own, written in one way. */
export interface PersonIdentifier {
  kind: IdentityHashKind
  said: string
}

/** Two people never have the same of these; a name alone would bar whoever shares it. */
function markOf(merchantCode: string, { kind, said }: PersonIdentifier): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([merchantCode, kind, said]))
    .digest()
}

/** Remembers by what somebody who rests is known, as it is now: what he changes afterwards does not help him. */
export async function storeIdentityHashes(
  tx: Db,
  { memberId, merchantCode }: { memberId: bigint; merchantCode: string },
  known: readonly PersonIdentifier[],
): Promise<void> {
  if (known.length === 0) return
  await tx
    .insertInto('care_mark')
    .values(
      known.map((one) => ({
        merchant_code: merchantCode,
        kind: one.kind,
        mark: markOf(merchantCode, one),
        member_id: memberId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

interface Newcomer {
  merchantCode: string
  known: readonly PersonIdentifier[]
  /** Himself, where he is a member already. */
  memberId?: bigint
  now: Date
}

/** Whether somebody else who rests from play at this merchant is known by one of these. */
export async function matchesExcludedPerson(
  db: Db,
  { merchantCode, known, memberId, now }: Newcomer,
): Promise<boolean> {
  if (known.length === 0) return false
  const found = await db
    .selectFrom('care_mark')
    .innerJoin('care_rest', 'care_rest.member_id', 'care_mark.member_id')
    .select('care_mark.member_id')
    .where('care_mark.merchant_code', '=', merchantCode)
    .where(
      'mark',
      'in',
      known.map((one) => markOf(merchantCode, one)),
    )
    .where('care_mark.member_id', '<>', memberId ?? -1n)
    .where((where) => where.or([where('over_at', 'is', null), where('over_at', '>', now)]))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
