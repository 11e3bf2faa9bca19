import { signLoginPromotion } from '@ante/contract/promotions/sign-in-calendar.ts'

import type { MemberContext } from '../../kit/context.ts'
import { textOf, unitsOf } from '../../kit/money.ts'
import type { Ports } from '../../kit/ports.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { runMemberAction, currentPeriod } from '../core/member-action.ts'
import type { ActionContext } from '../core/member-action.ts'
import { lockPromotion } from '../core/supported-promotion.ts'
import { grantReward } from '../core/grant-reward.ts'
import type { Db } from '../../kit/db.ts'
import { todayAfter } from './calendar-rules.ts'
import { calendarOf } from './show-calendar.ts'
import { depositedFor } from './sign-in.ts'
import { signedDays } from './signed-days.ts'

const refuse = refusalsOf(signLoginPromotion)

/** Signs today and grants its bonus, in one transaction, unless today is signed. Returns the promotion's code. */
export function signToday(
  ports: Pick<Ports, 'db' | 'clock'>,
  context: Pick<MemberContext, 'member' | 'idempotencyKey'>,
  code: string,
): Promise<string> {
  return runMemberAction(ports, context, {
    find: async (tx, merchantCode) => {
      const supported = await lockPromotion(tx, { merchantCode, code })
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
  const promotion = calendarOf(known)
  if (!promotion || entry.state !== 'open') return
  const { memberId } = member
  const day = entry.period
  const { bonuses, minDeposit } = promotion.rules
  const [last = null] = await signedDays(tx, { promotionId: promotion.id, memberId })
  const { position, consecutive, signed } = todayAfter(last, day, bonuses.length)
  // The clock was set back, and today was signed before that.
  if (signed) return
  if (minDeposit !== undefined) {
    const deposited = await depositedFor(tx, promotion, { memberId, day })
    if (deposited < unitsOf(minDeposit)) {
      throw refuse('sign.in.deposit.missing', { minimum: minDeposit, deposited: textOf(deposited), currency })
    }
  }
  const amount = unitsOf(bonuses[position - 1] ?? '0')
  const { id } = await grantReward(tx, promotion, entry, { ...step, amount, currency, requestKey })
  await tx
    .insertInto('calendar_day')
    .values({ promotion_id: promotion.id, member_id: memberId, day, position, consecutive, entry_id: id })
    .execute()
}
