import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { sha256 } from '../../kit/sha256.ts'
import type { VerifiedToken } from './firebase.ts'

const DELETED_AT_ONCE = 20

/** Invalidates a token, in the transaction of the action it permits; returns false if it was used before. */
export async function useToken(tx: Db, { text, expiresAt }: VerifiedToken, now: Date): Promise<boolean> {
  await sql`
    delete from used_token where token_hash in (
      select token_hash from used_token where expires_at < ${now}
      order by expires_at limit ${DELETED_AT_ONCE} for update skip locked
    )`.execute(tx)
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('used_token')
    // The hash excludes the signature, because equal signature bytes have more than one encoding.
    .values({ token_hash: sha256('used token', withoutSignature(text)), expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

const withoutSignature = (text: string) => text.slice(0, text.lastIndexOf('.'))
