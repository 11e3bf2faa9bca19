import { sql } from 'kysely'

import { memberById, membersById } from '../../identity/public.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { untilFewer } from '../../kit/in-parts.ts'
import type { BalancePublisher } from '../../wallet/public.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { postIncome } from './post-income.ts'
import type { Income } from './post-income.ts'
import './tables.ts'

const AGENTS_AT_ONCE = 50

/**
 * Returns the payments to active accounts. Stores payments to locked accounts as held until the account is unlocked.
 */
export async function holdForLocked<One extends Income>(tx: Db, payments: readonly One[], at: Date): Promise<One[]> {
  const people = await membersById(tx, [...new Set(payments.map(({ agentId }) => agentId))])
  const active = new Set(people.filter(({ status }) => status === 'active').map(({ id }) => id))
  const paymentsToHold = payments.filter(({ agentId }) => !active.has(agentId))
  if (paymentsToHold.length > 0) {
    const rows = paymentsToHold.map(({ id, agentId }) => ({
      rebate_id: id,
      agent_id: agentId,
      held_at: at,
      released_at: null,
    }))
    await tx.insertInto('agent_rebate_held').values(rows).execute()
  }
  return payments.filter(({ agentId }) => active.has(agentId))
}

interface ReleasePorts extends Pick<AgentsPorts, 'db' | 'clock'> {
  balances: Pick<BalancePublisher, 'changed'>
}

/** Pays income held for agents whose accounts are unlocked again, one transaction per agent. */
export async function releaseHeldIncome({ db, clock, balances }: ReleasePorts): Promise<void> {
  await untilFewer(AGENTS_AT_ONCE, async () => {
    const { rows } = await sql<{ id: bigint }>`
      select distinct held.agent_id as id from agent_rebate_held held
      join member on member.id = held.agent_id and member.status = 'active'
      where held.released_at is null order by 1 limit ${AGENTS_AT_ONCE}`.execute(db)
    for (const { id } of rows) await inTransaction(db, (tx) => release(tx, id, clock.now()))
    if (rows.length > 0) balances.changed(rows.map(({ id }) => String(id)))
    return rows.length
  })
}

/** Pays the held income of one agent; of two simultaneous gateways, the second finds nothing to pay. */
async function release(tx: Db, agentId: bigint, at: Date): Promise<void> {
  const heldRows = await tx
    .selectFrom('agent_rebate_held as held')
    .innerJoin('agent_rebate as income', 'income.id', 'held.rebate_id')
    .select(['income.id', 'income.merchant_code', 'income.currency', 'income.category', 'income.amount'])
    .where('held.agent_id', '=', agentId)
    .where('held.released_at', 'is', null)
    .orderBy('income.id')
    .forUpdate('held')
    .execute()
  const [first] = heldRows
  if (!first || (await memberById(tx, agentId))?.status !== 'active') return
  const posting = { merchantCode: first.merchant_code, currency: first.currency, at }
  await postIncome(
    tx,
    posting,
    heldRows.map(({ id, category, amount }) => ({ id, agentId, category, amount })),
  )
  await tx
    .updateTable('agent_rebate_held')
    .set({ released_at: at })
    .where('agent_id', '=', agentId)
    .where('released_at', 'is', null)
    .execute()
}
