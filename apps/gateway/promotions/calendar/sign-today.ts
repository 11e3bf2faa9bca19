import { signLoginPromotion } from '@ante/contract/promotions/sign-in-calendar.ts'

import type { MemberContext } from '../../kit/context.ts'
import { textOf, unitsOf } from '../../kit/money.ts'
import type { Ports } from '../../kit/ports.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { act, currentPeriod } from '../activities/act.ts'
import type { ActionContext } from '../activities/act.ts'
import { lockedActivity } from '../activities/activity.ts'
import { grantReward } from '../activities/grant-reward.ts'
import type { Db } from '../../kit/db.ts'
import { todayAfter } from './calendar-rules.ts'
import { calendarOf } from './show-calendar.ts'
import { depositedFor } from './sign-in.ts'
import { signedDays } from './signed-days.ts'

const refuse = refusalsOf(signLoginPromotion)

/**
 * Signs the member in for today: day and bonus in one transaction. If it was signed already, on another device, it is
 * done.
 */
export function signToday(
  ports: Pick<Ports, 'db' | 'clock'>,
  context: Pick<MemberContext, 'member' | 'idempotencyKey'>,
  code: string,
): Promise<string> {
  return act(ports, context, {
    find: async (tx, merchantCode) => {
      const supported = await lockedActivity(tx, { merchantCode, code })
      return supported && calendarOf(supported) ? supported : null
    },
    notFound: () => refuse('promotion.not.found'),
    periodAt: currentPeriod,
    work: sign,
  })
}

async function sign(
  tx: Db,
  { supported: known, member, currency, entry, step, requestKey }: ActionContext,
): Promise<void> {
  const activity = calendarOf(known)
  if (!activity || entry.state !== 'open') return
  const { memberId } = member
  const day = entry.period
  const { bonuses, minDeposit } = activity.rules
  const [last = null] = await signedDays(tx, { promotionId: activity.id, memberId })
  const { position, consecutive, signed } = todayAfter(last, day, bonuses.length)
  // The merchant's clock was set back: this day was signed under a later date.
  if (signed) return
  if (minDeposit !== undefined) {
    const deposited = await depositedFor(tx, activity, { memberId, day })
    if (deposited < unitsOf(minDeposit)) {
      throw refuse('sign.in.deposit.missing', { minimum: minDeposit, deposited: textOf(deposited), currency })
    }
  }
  const amount = unitsOf(bonuses[position - 1] ?? '0')
  const { id } = await grantReward(tx, activity, entry, { ...step, amount, currency, requestKey })
  await tx
    .insertInto('calendar_day')
    .values({ promotion_id: activity.id, member_id: memberId, day, position, consecutive, entry_id: id })
    .execute()
}
