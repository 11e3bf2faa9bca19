import { sql } from 'kysely'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import type { BalancePublisher } from '../../wallet/public.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { agentsAfter, dueIncome } from './due-income.ts'
import type { DueIncome, IncomeDay } from './due-income.ts'
import { holdForLocked } from './held-income.ts'
import { postIncome } from './post-income.ts'
import type { DuePayment } from './rules.ts'

export interface IncomePorts extends Pick<AgentsPorts, 'db' | 'clock'> {
  balances: Pick<BalancePublisher, 'changed'>
}

export interface PayingDay extends IncomeDay {
  currency: string
}

/** Maximum number of agents per transaction, so that locks are short. */
const AGENTS_AT_ONCE = 50
/** Age in days after which marks of paid turnover are deleted; no run pays for earlier days. */
const MARKS_KEPT_DAYS = 31

/**
 * Pays a merchant's agents for a day, in parts of `atOnce` agents. Each part's transaction stores the progress, so that
 * the next run resumes there after an interruption, and several gateways pay each agent once.
 */
export async function payIncomeOf(ports: IncomePorts, paying: PayingDay, atOnce = AGENTS_AT_ONCE): Promise<void> {
  const { merchantCode: merchant_code, day } = paying
  await ports.db
    .insertInto('agent_rebate_run')
    .values({ merchant_code, day })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  while (await payPart(ports, paying, atOnce));
}

/** Pays the next agents; returns false when all agents are paid. */
async function payPart({ db, clock, balances }: IncomePorts, paying: PayingDay, atOnce: number): Promise<boolean> {
  const { merchantCode, day } = paying
  const part = await inTransaction(db, async (tx) => {
    await lockPayingOf(tx, merchantCode)
    const run = tx.selectFrom('agent_rebate_run').where('merchant_code', '=', merchantCode).where('day', '=', day)
    const { last_agent_id, done_at: doneAt } = await run.select(['last_agent_id', 'done_at']).executeTakeFirstOrThrow()
    if (doneAt) return null
    const agents = await agentsAfter(tx, merchantCode, last_agent_id, atOnce)
    const paid = await payAgents(tx, { ...paying, at: clock.now() }, agents)
    const isLast = agents.length < atOnce
    // Only with the last part of a day, because the deletion reads the whole table.
    if (isLast) await deleteMarks(tx, paying)
    await tx
      .updateTable('agent_rebate_run')
      .set({ last_agent_id: agents.at(-1) ?? last_agent_id, done_at: isLast ? clock.now() : null })
      .where('merchant_code', '=', merchantCode)
      .where('day', '=', day)
      .execute()
    return { paid, isLast }
  })
  if (part && part.paid.length > 0) balances.changed(part.paid.map(String))
  return part !== null && !part.isLast
}

/** Serialises the payments of a merchant, of all days, because debts are carried from one payment to the next. */
async function lockPayingOf(tx: Db, merchantCode: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`agent rebates ${merchantCode}`}, 0))`.execute(tx)
}

async function payAgents(tx: Db, paying: PayingDay & { at: Date }, agents: readonly bigint[]): Promise<bigint[]> {
  const payments = await dueIncome(tx, paying, agents)
  await markPaidFor(tx, payments.marks)
  if (payments.payments.length === 0) return []
  const ids = await storePayments(tx, paying, payments.payments)
  const paid = payments.payments.flatMap((payment, index) => {
    const id = ids[index]
    return id !== undefined && payment.amount > 0n ? [{ ...payment, id }] : []
  })
  const payable = await holdForLocked(tx, paid, paying.at)
  await postIncome(tx, paying, payable)
  return [...new Set(payable.map(({ agentId }) => agentId))]
}

/** Stores payments with their lines; returns ids in the order of the payments. */
async function storePayments(
  tx: Db,
  { merchantCode, day, currency, at }: PayingDay & { at: Date },
  payments: readonly DuePayment[],
): Promise<bigint[]> {
  const rows = payments.map(({ agentId, category, amount, owed }) => {
    return { merchant_code: merchantCode, agent_id: agentId, day, category, currency, amount, owed, made_at: at }
  })
  const stored = await tx.insertInto('agent_rebate').values(rows).returning(['id', 'agent_id', 'category']).execute()
  const idOf = new Map(stored.map(({ id, agent_id: agentId, category }) => [`${agentId} ${category}`, id]))
  const ids = payments.map(({ agentId, category }) => idOf.get(`${agentId} ${category}`) ?? 0n)
  const lines = payments.flatMap((payment, index) => payment.lines.map((line) => ({ ...line, id: ids[index] ?? 0n })))
  const column = <Key extends keyof (typeof lines)[number]>(key: Key) => lines.map((line) => line[key])
  await sql`
    insert into agent_rebate_line
      (rebate_id, downline_id, day, category, turnover, own_thousandths, downline_thousandths)
    select * from unnest(${column('id')}::int8[], ${column('downlineId')}::int8[], ${column('day')}::date[],
      ${column('category')}::text[], ${column('turnover')}::int8[], ${column('ownThousandths')}::int[],
      ${column('downlineThousandths')}::int[])`.execute(tx)
  return ids
}

/** Marks turnover as paid. Adds to existing marks, because an upline may have been paid for a part before. */
async function markPaidFor(tx: Db, marks: DueIncome['marks']): Promise<void> {
  const column = <Key extends keyof (typeof marks)[number]>(key: Key) => marks.map((mark) => mark[key])
  await sql`
    insert into agent_rebate_mark as mark (member_id, day, category, turnover)
    select * from unnest(${column('downlineId')}::int8[], ${column('day')}::date[], ${column('category')}::text[],
      ${column('turnover')}::int8[]) order by 1, 2, 3
    on conflict (member_id, day, category) do update set turnover = mark.turnover + excluded.turnover`.execute(tx)
}

async function deleteMarks(tx: Db, { merchantCode, day }: IncomeDay): Promise<void> {
  await sql`
    delete from agent_rebate_mark mark using member
    where member.id = mark.member_id and member.merchant_code = ${merchantCode}
      and mark.day < ${day}::date - ${MARKS_KEPT_DAYS}::int`.execute(tx)
}
