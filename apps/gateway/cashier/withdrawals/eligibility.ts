import type { TurnoverInfo } from '@ante/contract/wallet/turnover.ts'
import { sql } from 'kysely'

import { isBlocked, payeeNameOf, paymentPasswordOf } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { vipPerksOf } from '../../vip/public.ts'
import { balanceOfAccount, mainAccountOf, turnoverInfo, turnoverLeft, unitsFrozen } from '../../wallet/public.ts'
import { cardsOf } from '../bank-cards/bank-cards.ts'
import type { StoredCard } from '../bank-cards/bank-cards.ts'
import { passwordCooling } from './password-cooling.ts'
import { rulesOf } from './withdrawal-rules.ts'
import type { WithdrawalRules } from './withdrawal-rules.ts'

export interface Holder {
  memberId: bigint
  merchantCode: string
  currency: string
  account: string
}

/** All values that decide whether a member may withdraw, and how much. */
export interface WithdrawalEligibility {
  now: Date
  currency: string
  rules: WithdrawalRules
  /** Whether staff has blocked the member's withdrawals. */
  isBlocked: boolean
  hasName: boolean
  cards: StoredCard[]
  hasPassword: boolean
  /** End of the cooling-off period after a payment password change; null when it is over. */
  passwordCoolingUntil: Date | null
  /** Remaining wagering requirement, in units. */
  turnoverLeft: bigint
  /** Amount that the VIP level still allows to withdraw today; null without limit. */
  leftToday: bigint | null
  /** Number of today's withdrawals that count. */
  usedToday: number
  /** Number of requests in the last minute. */
  requestsInLastMinute: number
  /** Start of the merchant's next day. */
  resetsAt: Date
  available: bigint
}

/** Returns the member's eligibility now. `db` may be a transaction, whose changes are included. */
export async function withdrawalEligibility(
  ports: Pick<Ports, 'clock'>,
  db: Db,
  { memberId, merchantCode, currency }: Holder,
): Promise<WithdrawalEligibility> {
  const now = ports.clock.now()
  const stored = await rulesOf(db, merchantCode)
  const { withdrawals, withdrawalMaximum } = await vipPerksOf(db, { memberId, merchantCode })
  const rules = { ...stored, timesADay: stored.timesADay + withdrawals }
  const { amountToday, ...used } = await usedBy(db, { memberId, merchantCode, now })
  return {
    now,
    currency,
    rules,
    isBlocked: await isBlocked(db, memberId, 'withdraw'),
    hasName: (await payeeNameOf(db, memberId)) !== null,
    cards: await cardsOf({ db, clock: ports.clock, coolingHours: rules.cardCoolingHours }, memberId),
    hasPassword: (await paymentPasswordOf(db, memberId)) !== null,
    passwordCoolingUntil: await passwordCooling(db, { memberId, merchantCode }, now),
    turnoverLeft: await turnoverLeft(db, { memberId, merchantCode }),
    leftToday: withdrawalMaximum === null ? null : withdrawalMaximum - amountToday,
    ...used,
    available: await balanceOfAccount(db, await mainAccountOf(db, memberId)),
  }
}

/** Returns the frozen amount and the turnover information that are shown to the member. */
export async function moneyOf(db: Db, holder: Holder): Promise<{ frozen: bigint; turnover: TurnoverInfo }> {
  return { frozen: await unitsFrozen(db, holder.memberId), turnover: await turnoverInfo(db, holder) }
}

/** Returns today's usage of the daily limits. Failed, rejected and cancelled withdrawals do not count. */
async function usedBy(db: Db, { memberId, merchantCode, now }: { memberId: bigint; merchantCode: string; now: Date }) {
  const { rows } = await sql<{ today: bigint; amount: bigint; lately: bigint; resets: Date }>`
    with today as (
      select date_trunc('day', ${now}::timestamptz at time zone zone) as began, zone from merchant where code = ${merchantCode}
    )
    select
      (select count(*) from withdrawal where member_id = ${memberId}::int8
        and requested_at >= today.began at time zone today.zone
        and state not in ('REJECTED', 'FAILED', 'CANCELLED')) as today,
      (select coalesce(sum(amount), 0)::int8 from withdrawal where member_id = ${memberId}::int8
        and requested_at >= today.began at time zone today.zone
        and state not in ('REJECTED', 'FAILED', 'CANCELLED')) as amount,
      (select count(*) from withdrawal where member_id = ${memberId}::int8
        and requested_at > ${now}::timestamptz - interval '1 minute') as lately,
      (today.began + interval '1 day') at time zone today.zone as resets
    from today`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`there is no merchant ${merchantCode}`)
  return {
    usedToday: Number(row.today),
    amountToday: row.amount,
    requestsInLastMinute: Number(row.lately),
    resetsAt: row.resets,
  }
}
