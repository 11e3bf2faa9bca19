import { sql } from 'kysely'

import { inTransaction } from '../db.ts'
import type { Db } from '../db.ts'
import { forgottenBefore, stillCounted } from './attempt-rules.ts'
import type { Failures, FailureCount } from './attempt-rules.ts'
import { networkOf, networkShares } from '../networks.ts'
import { sha256 } from '../sha256.ts'
import type { LoginFailureTable } from './tables.ts'

/** Number of expired rows that each attempt deletes. It adds at most five, so the table stays small. */
const DELETED_AT_ONCE = 20

/** Account, device and network of an attempt. */
export interface Attempt {
  merchantCode: string
  account: string
  ip: string
  /** Device id that the browser generated; null if it stores nothing. */
  deviceId: string | null
  /** 'device' if the member has signed in with this device before, else 'network' if from this network, else null. */
  known: 'device' | 'network' | null
  now: Date
}

/** Returns the failures of the attempt's account, source and network so far. */
export async function failuresOf(db: Db, attempt: Attempt): Promise<Failures> {
  const rows = await db.selectFrom('login_failure').selectAll().where(ofAttempt(attempt)).execute()
  return failuresIn(rows, attempt)
}

/**
 * Counts an attempt before its password is checked, so that simultaneous attempts are all counted: they wait here for
 * each other's row locks. `admit` throws to refuse the attempt, which is then not counted.
 */
export async function countAttempt(db: Db, attempt: Attempt, admit: (failures: Failures) => void): Promise<void> {
  await deleteExpired(db, forgottenBefore(attempt.now))
  await inTransaction(db, async (tx) => {
    const rows = await lockedRows(tx, attempt)
    admit(failuresIn(rows, attempt))
    for (const subject of subjectsOf(attempt)) {
      const counted = Math.min(triesOf(rows, subject, attempt.now).failures + 1, 1_000_000)
      await tx
        .updateTable('login_failure')
        .set({ failures: counted, last_at: attempt.now })
        .where(isSubject(subject))
        .execute()
    }
  })
}

/**
 * Called after a correct password. Subtracts this source's failures from those of the account and the network, because
 * they were the member's own mistakes.
 */
export async function clearFailures(db: Db, attempt: Attempt): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { source } = failuresIn(await lockedRows(tx, attempt), attempt)
    await tx
      .updateTable('login_failure')
      .set({ failures: sql<number>`greatest(failures - ${source.failures}::integer, 0)` })
      .where(ofAttempt(attempt))
      .execute()
    await tx.deleteFrom('login_failure').where(ofAttempt(attempt)).where('failures', '=', 0).execute()
  })
}

/** Deletes the failures of an account from all sources; those counted per source and network stay. */
export async function forgetFailuresOf(
  tx: Db,
  { merchantCode, account }: Pick<Attempt, 'merchantCode' | 'account'>,
): Promise<void> {
  await tx
    .deleteFrom('login_failure')
    .where('merchant_code', '=', merchantCode)
    .where('scope', '=', 'account')
    .where('subject_hash', '=', sha256(account.toLowerCase()))
    .execute()
}

async function lockedRows(tx: Db, attempt: Attempt): Promise<LoginFailureTable[]> {
  await tx
    .insertInto('login_failure')
    .values(
      subjectsOf(attempt).map(({ merchant_code, scope, subject_hash }) => {
        return { merchant_code, scope, subject_hash, failures: 0, last_at: attempt.now }
      }),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // All attempts lock in the same order, to avoid deadlocks.
  return tx
    .selectFrom('login_failure')
    .selectAll()
    .where(ofAttempt(attempt))
    .orderBy(sql`array_position(array['account', 'source', 'network'], scope)`)
    .orderBy('subject_hash')
    .forUpdate()
    .execute()
}

/** Returns the failures by scope; of several networks those of the one with the most failures relative to its share. */
function failuresIn(rows: LoginFailureTable[], attempt: Attempt): Failures {
  const fullest = (scope: LoginFailureTable['scope']): FailureCount => {
    const tries = subjectsOf(attempt)
      .filter((subject) => subject.scope === scope)
      .map((subject) => {
        const { failures, lastAt } = triesOf(rows, subject, attempt.now)
        return { failures: Math.floor(failures / subject.share), lastAt }
      })
    return tries.reduce((a, b) => (b.failures > a.failures ? b : a))
  }
  return { account: fullest('account'), source: fullest('source'), network: fullest('network') }
}

function triesOf(rows: LoginFailureTable[], { scope, subject_hash: hash }: Subject, now: Date): FailureCount {
  const row = rows.find((candidate) => candidate.scope === scope && candidate.subject_hash.equals(hash))
  return row ? stillCounted({ failures: row.failures, lastAt: row.last_at }, now) : { failures: 0, lastAt: now }
}

interface Subject extends Pick<LoginFailureTable, 'merchant_code' | 'scope' | 'subject_hash'> {
  /** Number by which the failures of this subject are divided; above 1 for wide networks. */
  share: number
}

function subjectsOf({ merchantCode, account, ip, deviceId, known }: Attempt): Subject[] {
  const name = account.toLowerCase()
  const network = networkOf(ip)
  // A known network counts as one source for all devices. Otherwise a stranger in it would get new attempts with each
  // made-up device id.
  const source = deviceId !== null && known !== 'network' ? ['device', deviceId] : ['network', network]
  return [
    { merchant_code: merchantCode, scope: 'account', subject_hash: sha256(name), share: 1 },
    { merchant_code: merchantCode, scope: 'source', subject_hash: sha256(name, ...source), share: 1 },
    ...networkShares(ip).map(({ network: wideNetwork, share }): Subject => {
      return { merchant_code: merchantCode, scope: 'network', subject_hash: sha256(wideNetwork), share }
    }),
  ]
}

function ofAttempt(attempt: Attempt) {
  return sql<boolean>`(${sql.join(subjectsOf(attempt).map(isSubject), sql` or `)})`
}

function isSubject({ merchant_code: merchant, scope, subject_hash: hash }: Subject) {
  return sql<boolean>`(merchant_code = ${merchant} and scope = ${scope} and subject_hash = ${hash})`
}

async function deleteExpired(db: Db, before: Date): Promise<void> {
  await sql`
    delete from login_failure where (merchant_code, scope, subject_hash) in (
      select merchant_code, scope, subject_hash from login_failure where last_at < ${before}
      order by last_at limit ${DELETED_AT_ONCE} for update skip locked
    )`.execute(db)
}
