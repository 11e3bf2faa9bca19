import { sql } from 'kysely'

import type { SharedGateway } from '../../test/start-gateway.ts'

/** Inserts a deposit credited now, as the cashier stores it, without the ledger transfer. */
export async function deposited(
  { ports: { db, clock } }: SharedGateway,
  memberId: bigint,
  amount: bigint,
): Promise<void> {
  const now = clock.now()
  await sql`
    insert into deposit (transaction_id, merchant_code, member_id, currency, channel_code, channel_name, kind, state, requested, pay_currency,
      pay_amount, fee_hundredths, reimbursement_hundredths, multiple_hundredths, return_url, language, request_key,
      paid, credited, created_at, expires_at, credited_at)
    select 'D' || upper(substr(md5(random()::text), 1, 11)), 'aurora', ${memberId}, 'PHP', 'bank', 'Bank', 'MT', 'SUCCESS', ${amount}::int8,
      'PHP', ${amount}::int8, 0, 0, 100, '', 'EN', md5(random()::text), ${amount}::int8, ${amount}::int8, ${now}, ${now}, ${now}`.execute(
    db,
  )
}
