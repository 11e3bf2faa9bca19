import { SECOND_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { budgetsOf, emissionMs, toleranceMs } from './code-budgets.ts'
import type { Budget, CodeLimits, CodeRequestOrigin } from './code-budgets.ts'

const DELETED_AT_ONCE = 20

interface FullBudget {
  kind: Budget['kind']
  waitSeconds: number
}

declare module '../../kit/db.ts' {
  interface Tables {
    code_budget: { key: string; used_until: Date }
  }
}

/**
 * Debits one code from every applicable budget; returns null. If a budget is empty, returns its kind and the time until
 * its refill; the caller must then roll back the transaction. Locks budgets from narrowest to widest.
 */
export async function debitBudgets(
  tx: Db,
  limits: CodeLimits,
  origin: CodeRequestOrigin,
  now: Date,
): Promise<FullBudget | null> {
  await deleteFull(tx, now)
  for (const budget of budgetsOf(limits, origin)) {
    const usedUntil = await take(tx, budget, now)
    const tooMuchMs = usedUntil.getTime() - now.getTime() - toleranceMs(budget)
    if (tooMuchMs > 0) return { kind: budget.kind, waitSeconds: Math.ceil(tooMuchMs / SECOND_MS) }
  }
  return null
}

async function take(tx: Db, budget: Budget, now: Date): Promise<Date> {
  const step = sql`${emissionMs(budget)} * interval '1 millisecond'`
  const row = await tx
    .insertInto('code_budget')
    .values({ key: budget.key, used_until: sql<Date>`${now}::timestamptz + ${step}` })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        used_until: sql<Date>`greatest(code_budget.used_until, ${now}::timestamptz) + ${step}`,
      }),
    )
    .returning('used_until')
    .executeTakeFirstOrThrow()
  return row.used_until
}

async function deleteFull(tx: Db, now: Date): Promise<void> {
  await sql`
    delete from code_budget where key in (
      select key from code_budget where used_until < ${now}
      order by used_until limit ${DELETED_AT_ONCE} for update skip locked
    )`.execute(tx)
}
