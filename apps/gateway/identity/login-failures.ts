import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import { networkOf } from './network.ts'
import { sha256 } from './sha256.ts'

/** A failure counts for this long. */
const REMEMBERED_MS = 30 * 60_000
/** Every failure adds at most two rows and takes away more of the forgotten ones, so the table stays small. */
const FORGOTTEN_AT_ONCE = 20

/** Whose failures are counted: both the account that somebody wants to enter, and where he sits. */
export interface Attempt {
  merchantCode: string
  account: string
  ip: string
  now: Date
}

/** Whether the account or the network has failed before, so that a person must show that he is one. */
export async function hasFailed(db: Db, attempt: Attempt): Promise<boolean> {
  const found = await db
    .selectFrom('login_failure')
    .select('failures')
    .where(ofAttempt(attempt))
    .where('last_at', '>', forgottenBefore(attempt))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function rememberFailure(db: Db, attempt: Attempt): Promise<void> {
  await forgetOld(db, forgottenBefore(attempt))
  const counted = subjectsOf(attempt).map((subject) => ({ ...subject, failures: 1, last_at: attempt.now }))
  await db
    .insertInto('login_failure')
    .values(counted)
    .onConflict((conflict) =>
      conflict.columns(['merchant_code', 'scope', 'subject_hash']).doUpdateSet((one) => ({
        failures: sql<number>`least(login_failure.failures + 1, 1000000)`,
        last_at: one.ref('excluded.last_at'),
      })),
    )
    .execute()
}

export async function clearFailures(db: Db, attempt: Attempt): Promise<void> {
  await db.deleteFrom('login_failure').where(ofAttempt(attempt)).execute()
}

const forgottenBefore = ({ now }: Attempt) => new Date(now.getTime() - REMEMBERED_MS)

// Always in this order, so that two attempts at once cannot wait for each other.
const subjectsOf = ({ merchantCode, account, ip }: Attempt) => [
  { merchant_code: merchantCode, scope: 'account' as const, subject_hash: sha256(account.toLowerCase()) },
  { merchant_code: merchantCode, scope: 'network' as const, subject_hash: sha256(networkOf(ip)) },
]

function ofAttempt(attempt: Attempt) {
  const keys = subjectsOf(attempt).map((one) => sql`(${one.merchant_code}, ${one.scope}, ${one.subject_hash})`)
  return sql<boolean>`(merchant_code, scope, subject_hash) in (${sql.join(keys)})`
}

async function forgetOld(db: Db, before: Date): Promise<void> {
  await sql`
    delete from login_failure where (merchant_code, scope, subject_hash) in (
      select merchant_code, scope, subject_hash from login_failure where last_at < ${before}
      order by last_at limit ${FORGOTTEN_AT_ONCE} for update skip locked
    )`.execute(db)
}
