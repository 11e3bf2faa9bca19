import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { Promotion as DepositBonus } from './channels.ts'

export type { Promotion as DepositBonus } from './channels.ts'

/** Returns the merchant's deposit bonus with this code, whether it is open or not. */
export async function depositBonus(
  db: Db,
  { merchantCode, code }: { merchantCode: string; code: string },
): Promise<DepositBonus | null> {
  const query = db.selectFrom('deposit_promotion').selectAll().where('merchant_code', '=', merchantCode)
  return (await query.where('code', '=', code).executeTakeFirst()) ?? null
}

export interface BonusUsage {
  /** Number of the member's credited deposits, with or without bonus. */
  deposits: number
  /** Whether the member has received this bonus. */
  taken: boolean
  /** Whether a deposit with this bonus is in progress. */
  waiting: boolean
}

/** Returns a member's status for a deposit bonus. */
export async function bonusUsage(db: Db, { memberId, code }: { memberId: bigint; code: string }): Promise<BonusUsage> {
  const { rows } = await sql<{ deposits: bigint; taken: boolean | null; waiting: boolean | null }>`
    select count(*) filter (where state = 'SUCCESS') as deposits,
      bool_or(state = 'SUCCESS' and bonus > 0 and promotion ->> 'code' = ${code}) as taken,
      bool_or(state in ('CREATED', 'WAITING_PAYMENT', 'SUBMITTED', 'PROCESSING') and promotion ->> 'code' = ${code}) as waiting
    from deposit where member_id = ${memberId}`.execute(db)
  const { deposits = 0n, taken, waiting } = rows[0] ?? {}
  return { deposits: Number(deposits), taken: taken === true, waiting: waiting === true }
}

interface DepositorsQuery {
  merchantCode: string
  since: Date
  until: Date | null
  /** Minimum amount of a deposit that counts. */
  each: bigint
  atLeast: number
  /** Restricts the result to this member. */
  memberId?: bigint
}

/** Returns members with at least this many deposits credited in this period. */
export async function depositorsSince(
  db: Db,
  { merchantCode, since, until, each, atLeast, memberId }: DepositorsQuery,
) {
  const { rows } = await sql<{ memberId: bigint; deposits: bigint }>`
    select member_id as "memberId", count(*) as deposits from deposit
    where merchant_code = ${merchantCode} and credited_at > ${since} and credited >= ${each}::int8
      ${until === null ? sql`` : sql`and credited_at < ${until}`}
      ${memberId === undefined ? sql`` : sql`and member_id = ${memberId}`}
    group by member_id having count(*) >= ${atLeast} order by member_id`.execute(db)
  return rows.map((row) => ({ ...row, deposits: Number(row.deposits) }))
}
