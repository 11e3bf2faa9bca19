import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { sha256 } from '../sha256.ts'
import type { ShownToken } from './firebase.ts'

const FORGOTTEN_AT_ONCE = 20

/** Uses a token up, in the transaction of what it opens; false where it has opened something before. */
export async function useToken(tx: Db, { text, expiresAt }: ShownToken, now: Date): Promise<boolean> {
  await sql`
    delete from used_token where token_hash in (
      select token_hash from used_token where expires_at < ${now}
      order by expires_at limit ${FORGOTTEN_AT_ONCE} for update skip locked
    )`.execute(tx)
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('used_token')
    // Not of the signature, which has more than one spelling for the same bytes.
    .values({ token_hash: sha256('used token', withoutSignature(text)), expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

const withoutSignature = (text: string) => text.slice(0, text.lastIndexOf('.'))
