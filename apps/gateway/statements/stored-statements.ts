import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import { STATEMENTS_PER_DAY } from '@ante/contract/statements/statements.ts'
import type { listStatements, Statement, StatementFormat } from '@ante/contract/statements/statements.ts'

import type { Db } from '../kit/db.ts'
import type { ServedFile } from '../kit/serve-file.ts'
import { CSV_TYPE } from '../kit/serve-csv.ts'
import type { Ports } from '../kit/ports.ts'
import { offeredPeriods } from './offered-periods.ts'
import './tables.ts'

/** All columns except the files. */
export const STATEMENT_COLUMNS = ['id', 'period', 'so_far', 'requested_at', 'ready_at', 'expires_at'] as const

/** Maximum number of listed statements; more cannot be requested within their retention. */
const MAX_SHOWN = 100
const DELETED_AT_ONCE = 500

interface StoredStatement {
  id: bigint
  period: string
  so_far: boolean
  requested_at: Date
  ready_at: Date | null
  expires_at: Date | null
}

/** Time in milliseconds after which a statement is late; a year with a million rounds takes less than a minute. */
const LATE_MS = 10 * MINUTE_MS

/** Whether a statement is still not ready long after its request. */
export const isLate = ({ requested_at, ready_at }: StoredStatement, now: Date): boolean =>
  ready_at === null && now.getTime() - requested_at.getTime() >= LATE_MS

export const shownStatement = (stored: StoredStatement, now: Date): Statement => ({
  id: String(stored.id),
  period: stored.period,
  isSoFar: stored.so_far,
  requestedAt: stored.requested_at.toISOString(),
  readyAt: stored.ready_at?.toISOString() ?? null,
  expiresAt: stored.expires_at?.toISOString() ?? null,
  isLate: isLate(stored, now),
})

type ReadPorts = Pick<Ports, 'db' | 'clock'>

/** Returns a member's statements, latest first, and the periods that the member can request. */
export async function statementsOf(
  { db, clock }: ReadPorts,
  memberId: bigint,
): Promise<OutputOf<typeof listStatements>> {
  const now = clock.now()
  const { months, years, today } = await offeredPeriods(db, { memberId, now })
  const stored = await db
    .selectFrom('member_statement')
    .select(STATEMENT_COLUMNS)
    .where('member_id', '=', memberId)
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
    .execute()
  const requestsLeft = Math.max(STATEMENTS_PER_DAY - (await requestsOf(db, { memberId, day: today })), 0)
  return { statements: stored.map((item) => shownStatement(item, now)), months, years, left: requestsLeft }
}

/** Returns the number of statements that the member requested on a day. */
export async function requestsOf(db: Db, { memberId, day }: { memberId: bigint; day: string }): Promise<number> {
  const { count } = await db
    .selectFrom('member_statement')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns a file of a member's own statement; null if there is none, or it has expired. */
export async function storedFile(
  { db, clock }: ReadPorts,
  { memberId, id, format }: { memberId: bigint; id: bigint; format: StatementFormat },
): Promise<ServedFile | null> {
  const row = await db
    .selectFrom('member_statement')
    .select(['period', `${format} as content`])
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  if (!row?.content) return null
  const type = format === 'csv' ? CSV_TYPE : 'application/pdf'
  return { name: `statement-${row.period}.${format}`, type, content: row.content }
}

export async function deleteExpiredStatements({ db, clock }: ReadPorts): Promise<void> {
  const expired = (tx: Db) =>
    tx
      .selectFrom('member_statement')
      .select('id')
      .where('expires_at', '<=', clock.now())
      .orderBy('expires_at')
      .limit(DELETED_AT_ONCE)
  await db.deleteFrom('member_statement').where('id', 'in', expired(db)).execute()
}
