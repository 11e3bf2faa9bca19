import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'

/**
 * Returns the amount by which a transfer out of a vendor wallet may exceed the gateway's ledger balance, because the
 * ledger is updated with a delay. It is the absolute win cap of one round, or zero if any win of the member at the
 * vendor is held or was rejected.
 */
export async function allowedExcess(
  db: Db,
  vendor: string,
  { memberId, currency }: { memberId: bigint; currency: string },
): Promise<bigint> {
  const { rows } = await sql<{ units: bigint }>`
    select case
      when exists (select from held_win where member_id = ${memberId} and vendor = ${vendor}
        and state in ('held', 'rejected')) then 0
      else coalesce(min(round_units) filter (where vendor <> '*'), min(round_units), 9000000000000000000) end as units
    from win_cap where vendor in (${vendor}, '*') and currency = ${currency}`.execute(db)
  return rows[0]?.units ?? 0n
}
