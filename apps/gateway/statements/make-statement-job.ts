import { DAY_MS } from '@ante/contract/kit/time.ts'
import { STATEMENT_KEPT_DAYS } from '@ante/contract/statements/statements.ts'
import { z } from 'zod'

import { inTransaction } from '../kit/db.ts'
import { job } from '../kit/job-queue/job.ts'
import type { Ports } from '../kit/ports.ts'
import { notifyByMail } from '../messaging/public.ts'
import { computeStatement } from './compute-statement.ts'
import type { StatementContent } from './statement-content.ts'
import { statementCsv } from './statement-csv.ts'
import { statementPdf } from './statement-pdf.ts'
import './tables.ts'

/** Job that makes the files of a statement. One at a time per gateway, so that statements do not slow down payments. */
export const makeStatementJob = job({
  name: 'statements.make',
  payload: z.object({ statement: z.string() }),
  concurrency: 1,
})

type MakePorts = Pick<Ports, 'db' | 'clock'>

/** Makes the files of a requested statement and notifies the member. A repeat changes nothing. */
export async function makeStatement({ db, clock }: MakePorts, id: bigint): Promise<void> {
  const pending = await requestedStatement(db, id)
  if (!pending) return
  const { memberId, content: storedContent } = pending
  const content = { ...storedContent, rows: await computeStatement(db, { memberId, ...storedContent }) }
  const csv = Buffer.from(statementCsv(content))
  const pdf = await statementPdf(content)
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + STATEMENT_KEPT_DAYS * DAY_MS)
  await inTransaction(db, async (tx) => {
    const stored = await tx
      .updateTable('member_statement')
      .set({ csv, pdf, ready_at: now, expires_at: expiresAt })
      .where('id', '=', id)
      .where('ready_at', 'is', null)
      .executeTakeFirst()
    if (stored.numUpdatedRows === 0n) return
    await notifyByMail(tx, {
      memberIds: [memberId],
      key: `statement:${id}`,
      kind: 'service',
      at: now,
      pushes: true,
      template: 'statement.ready',
      detail: { period: content.period, until: expiresAt.toISOString() },
    })
  })
}

async function requestedStatement(
  db: MakePorts['db'],
  id: bigint,
): Promise<{ memberId: bigint; content: Omit<StatementContent, 'rows'> } | null> {
  const row = await db
    .selectFrom('member_statement as statement')
    .innerJoin('member', 'member.id', 'statement.member_id')
    .innerJoin('merchant', 'merchant.code', 'statement.merchant_code')
    .select(['member.id', 'member.account', 'merchant.name', 'merchant.zone', 'merchant.currency'])
    .select(['statement.period', 'statement.so_far', 'statement.language', 'statement.requested_at'])
    .where('statement.id', '=', id)
    .where('statement.ready_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const { name: merchant, so_far: isSoFar, requested_at: until, id: memberId, ...statementOptions } = row
  return { memberId, content: { ...statementOptions, merchant, isSoFar, until } }
}
