import { createDeposit as endpoint } from '@ante/contract/cashier/deposit.ts'
import { HOUR_MS } from '@ante/contract/kit/time.ts'

import { isBlocked } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { commonRefusal, refusalIn } from '../../kit/refusal.ts'
import type { Refused } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { requireDeposit } from '../../responsible-gaming/public.ts'
import { depositSettingOf, openChannels } from '../channels/channels.ts'
import type { Setting } from '../channels/channels.ts'
import { depositedSince } from './deposited-since.ts'

const refuse = refusalsOf(endpoint)

/** Maximum number of deposits created per hour: the limit of open deposits does not cover cancelled ones. */
const BEGUN_PER_HOUR = 60
const MIN_AMOUNT = 1n

export interface Depositor {
  memberId: bigint
  merchantCode: string
  currency: string
}

/**
 * Returns the merchant's settings. Refuses if the merchant accepts no deposits, or staff has blocked deposits of this
 * member.
 */
export async function requireDepositsAllowed(
  db: Db,
  { memberId, merchantCode }: Pick<Depositor, 'memberId' | 'merchantCode'>,
): Promise<Setting> {
  const setting = await depositSettingOf(db, merchantCode)
  if (!setting.allowed || (await isBlocked(db, memberId, 'deposit'))) throw refuse('deposit.not.allowed')
  return setting
}

/** Refuses excluded members, and an amount beyond the member's own limits. */
export async function requireOwnLimits(
  tx: Db,
  depositor: Depositor,
  { amount, at }: { amount: bigint; at: Date },
): Promise<void> {
  const since = (start: Date) => depositedSince(tx, depositor.memberId, start)
  await requireDeposit(tx, depositor, { amount, at, depositedSince: since })
}

export async function refuseTooMany(tx: Db, memberId: bigint, limit: number): Promise<void> {
  const { count } = await tx
    .selectFrom('deposit')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .where('state', 'in', ['CREATED', 'WAITING_PAYMENT', 'SUBMITTED', 'PROCESSING'])
    .executeTakeFirstOrThrow()
  if (Number(count) >= limit) throw refuse('deposit.too.many.open', { limit })
}

export async function refuseTooOften(tx: Db, memberId: bigint, now: Date): Promise<void> {
  const before = await tx
    .selectFrom('deposit')
    .select('created_at')
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .offset(BEGUN_PER_HOUR - 1)
    .limit(1)
    .executeTakeFirst()
  const waitMs = before ? before.created_at.getTime() + HOUR_MS - now.getTime() : 0
  if (waitMs > 0) throw commonRefusal('request.too_many', { retryAfterSeconds: Math.ceil(waitMs / 1_000) })
}

/** Result of one condition of a deposit; `refusal` is null if it is met. */
export interface DepositCheck {
  code: string
  refusal: Refused | null
}

/** Returns the conditions of a deposit of the smallest amount, each with the refusal that the member would get now. */
export async function depositChecks(db: Db, depositor: Depositor, now: Date): Promise<DepositCheck[]> {
  const { memberId, merchantCode } = depositor
  const { open_limit: openLimit } = await depositSettingOf(db, merchantCode)
  const hasChannel = async () => {
    if ((await openChannels(db, merchantCode)).length === 0) throw refuse('deposit.channel.not.found')
  }
  const checks: Record<string, () => Promise<unknown>> = {
    'deposit.not.allowed': () => requireDepositsAllowed(db, depositor),
    'deposit.channel.not.found': hasChannel,
    'responsible.gaming.deposit.limit': () => requireOwnLimits(db, depositor, { amount: MIN_AMOUNT, at: now }),
    'deposit.too.many.open': () => refuseTooMany(db, memberId, openLimit),
    'request.too_many': () => refuseTooOften(db, memberId, now),
  }
  return Promise.all(Object.entries(checks).map(async ([code, check]) => ({ code, refusal: await refusalIn(check) })))
}
