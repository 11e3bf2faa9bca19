import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import type { SharedGateway } from '../../test/start-gateway.ts'

/** Stores a reconciled day of aurora with a difference; returns their ids. */
export async function comparedDay({ ports: { db } }: SharedGateway): Promise<{ id: string; item: string }> {
  const { rows } = await sql<{ id: string; item: string }>`
    with side as (
      insert into reconciliation (merchant_code, day, kind, code, direction, booked, lines, built_at)
      values ('aurora', '2026-01-01', 'provider', ${randomUUID()}, 'deposit', 1, 1, '2026-01-02T00:00:00Z') returning id
    )
    insert into reconciliation_item (reconciliation_id, merchant_code, difference, number, payment, ledger, statement, cause)
    select id, 'aurora', 'duplicate', '1', '', '', '', 'other' from side
    returning reconciliation_id::text as id, id::text as item`.execute(db)
  const [compared] = rows
  if (!compared) throw new Error('the day was not stored')
  return compared
}
