import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import './tables.ts'

export interface PayoutCall {
  withdrawalId: string
  call: 'open' | 'status' | 'notice'
  /** Request without account number and names. */
  request: unknown
  answer: unknown
  at: Date
}

/** Stores a call about a payout with its answer. A repeated answer only increments the count of the last row. */
export async function recordProviderCall(
  db: Db,
  { withdrawalId, call, request, answer, at }: PayoutCall,
): Promise<void> {
  const [sent, got] = [JSON.stringify(request), JSON.stringify(answer)]
  await sql`
    with last as (
      select id, call, request, answer from payout_exchange where withdrawal_id = ${withdrawalId}
      order by id desc limit 1
    ), repeated as (
      update payout_exchange exchange set last_at = ${at}, count = exchange.count + 1 from last
      where exchange.id = last.id and last.call = ${call} and last.request = ${sent}::jsonb and last.answer = ${got}::jsonb
      returning exchange.id
    )
    insert into payout_exchange (withdrawal_id, call, request, answer, first_at, last_at)
    select ${withdrawalId}, ${call}, ${sent}::jsonb, ${got}::jsonb, ${at}, ${at} where not exists (select from repeated)`.execute(
    db,
  )
}
