import { requestStatement as endpoint, STATEMENTS_PER_DAY } from '@ante/contract/statements/statements.ts'
import type { Statement } from '@ante/contract/statements/statements.ts'

import type { MemberContext } from '../kit/context.ts'
import { inTransaction } from '../kit/db.ts'
import type { Db } from '../kit/db.ts'
import { addJob } from '../kit/job-queue/add-job.ts'
import type { Ports } from '../kit/ports.ts'
import { refusalsOf } from '../kit/serve.ts'
import { makeStatementJob } from './make-statement-job.ts'
import { offeredPeriods } from './offered-periods.ts'
import { isLate, requestsOf, shownStatement, STATEMENT_COLUMNS } from './stored-statements.ts'

const refuse = refusalsOf(endpoint)

/** Stores the request and adds its job; returns an existing statement that would have the same content. */
export async function requestStatement(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { member, language }: MemberContext,
  { period }: { period: string },
): Promise<Statement> {
  const { merchantCode } = member
  const memberId = BigInt(member.memberId)
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    // Serialises requests of the member, so that the limit is exact.
    await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().executeTakeFirstOrThrow()
    const { months, years, today } = await offeredPeriods(tx, { memberId, now })
    if (!months.includes(period) && !years.includes(period)) throw refuse('statement.period.not.offered')
    const isSoFar = today.startsWith(period)
    const existing = await sameStatement(tx, { memberId, period, language, now })
    if (existing) {
      if (isLate(existing, now)) await addMakeJob(tx, existing.id)
      return shownStatement(existing, now)
    }
    const count = await requestsOf(tx, { memberId, day: today })
    if (count >= STATEMENTS_PER_DAY) throw refuse('statement.too.many', { atMost: STATEMENTS_PER_DAY })
    const stored = await tx
      .insertInto('member_statement')
      .values({
        merchant_code: merchantCode,
        member_id: memberId,
        period,
        so_far: isSoFar,
        language,
        day: today,
        requested_at: now,
      })
      .returning(STATEMENT_COLUMNS)
      .executeTakeFirstOrThrow()
    await addMakeJob(tx, stored.id)
    return shownStatement(stored, now)
  })
}

/** Adds the job, or restarts a dead one. */
const addMakeJob = (tx: Db, id: bigint) => addJob(tx, makeStatementJob, { statement: String(id) }, { key: String(id) })

interface SameQuery {
  memberId: bigint
  period: string
  language: MemberContext['language']
  now: Date
}

/** Selects an equal statement: one that is being prepared, or one of a finished period that has not expired. */
const sameStatement = (tx: Db, { memberId, period, language, now }: SameQuery) =>
  tx
    .selectFrom('member_statement')
    .select(STATEMENT_COLUMNS)
    .where('member_id', '=', memberId)
    .where('period', '=', period)
    .where('language', '=', language)
    .where(({ or, eb, and }) =>
      or([eb('ready_at', 'is', null), and([eb('so_far', '=', false), eb('expires_at', '>', now)])]),
    )
    .orderBy('id', 'desc')
    .executeTakeFirst()
