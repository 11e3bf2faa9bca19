import { plusDays } from '@ante/contract/kit/days.ts'
import { sql } from 'kysely'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { inParts } from '../../kit/in-parts.ts'
import type { Ports } from '../../kit/ports.ts'
import { lockAccounts, mainAccountOf } from '../../wallet/public.ts'
import { accruedRebate } from './accrued-rebate.ts'
import type { RebatePorts } from './claim-rebate.ts'
import { rebateDaysOf } from '../merchant-day.ts'
import { payRebate } from './pay-rebate.ts'

/** Number of past days whose changed turnover is settled. Older changes are paid with the member's next claim. */
const DAYS_BACK = 31
const MEMBERS_AT_ONCE = 100

export interface SettlePorts extends RebatePorts, Pick<Ports, 'log'> {}

interface Settling {
  merchantCode: string
  currency: string
  /** Day of the payment; bets of earlier days count. */
  day: string
}

/**
 * Pays the rebates of a merchant that were not claimed before the last settlement time, once per member and day. Throws
 * if some payments failed and have to be retried.
 */
export async function settleRebates(ports: SettlePorts, merchantCode: string): Promise<void> {
  const { db, clock } = ports
  const { settling: day } = await rebateDaysOf(db, merchantCode, clock.now())
  if (await isSettled(db, merchantCode, day)) return
  const merchant = db.selectFrom('merchant').select('currency').where('code', '=', merchantCode)
  const { currency } = await merchant.executeTakeFirstOrThrow()
  const areAllPaid = await settleMerchant(ports, { merchantCode, currency, day })
  if (!areAllPaid) throw new Error(`cannot settle some rebates of ${merchantCode}`)
  await recordSettled(db, merchantCode, day)
}

/** Returns false if a member has to be retried. */
async function settleMerchant(ports: SettlePorts, settling: Settling): Promise<boolean> {
  let areAllSettled = true
  const read = (after: bigint) => membersWithMore(ports.db, settling, after)
  for await (const members of inParts({ after: 0n, atOnce: MEMBERS_AT_ONCE, read, keyOf: (id) => id })) {
    for (const memberId of members) {
      try {
        await settleMember(ports, settling, memberId)
      } catch (error) {
        ports.log.warn(
          { event: 'rebate.settlement_failed', err: error, memberId: String(memberId) },
          'cannot settle rebate',
        )
        areAllSettled = false
      }
    }
  }
  return areAllSettled
}

/** Returns members whose turnover of the last days differs from the paid turnover, in id order. */
async function membersWithMore(db: Db, { merchantCode, day }: Settling, afterId: bigint): Promise<bigint[]> {
  const [first, last] = [plusDays(day, -DAYS_BACK), plusDays(day, -1)]
  const { rows } = await sql<{ id: bigint }>`
    select member.id from member
    where merchant_code = ${merchantCode} and member.id > ${afterId}
      and member.id in (select member_id from play_day where day between ${first}::date and ${last}::date)
      and exists (
        select from rebate_turnover(member.id, ${last}::date) played
        left join rebate_mark mark
          on mark.member_id = member.id and mark.day = played.day and mark.category = played.category
        where played.turnover <> coalesce(mark.turnover, 0))
    order by member.id limit ${MEMBERS_AT_ONCE}`.execute(db)
  return rows.map(({ id }) => id)
}

async function settleMember(
  { db, clock, balances }: SettlePorts,
  { merchantCode, currency, day }: Settling,
  memberId: bigint,
): Promise<void> {
  const query = { memberId, merchantCode, untilDay: plusDays(day, -1) }
  const paid = await inTransaction(db, async (tx) => {
    await lockAccounts(tx, [await mainAccountOf(tx, memberId)])
    const accrued = await accruedRebate(tx, query)
    if (accrued.total <= 0n || (await wasPaid(tx, merchantCode, keyOf(memberId, day)))) return false
    const key = keyOf(memberId, day)
    await payRebate(tx, { ...query, ...accrued, key, state: 'settled', currency, day, at: clock.now() })
    return true
  })
  if (paid) balances.changed([String(memberId)])
}

const keyOf = (memberId: bigint, day: string) => `settled:${memberId}:${day}`

/** Whether this settlement has already paid the member. Later changes of turnover are paid by the next settlement. */
async function wasPaid(tx: Db, merchantCode: string, key: string): Promise<boolean> {
  const query = tx.selectFrom('rebate').select('id').where('merchant_code', '=', merchantCode).where('key', '=', key)
  return (await query.executeTakeFirst()) !== undefined
}

async function isSettled(db: Db, merchantCode: string, day: string): Promise<boolean> {
  const { rows } = await sql`
    select from rebate_run where merchant_code = ${merchantCode} and day >= ${day}::date`.execute(db)
  return rows.length > 0
}

async function recordSettled(db: Db, merchantCode: string, day: string): Promise<void> {
  await sql`
    insert into rebate_run as run (merchant_code, day) values (${merchantCode}, ${day}::date)
    on conflict (merchant_code) do update set day = greatest(run.day, excluded.day)`.execute(db)
}
