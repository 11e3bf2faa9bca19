import { plusDays } from '@ante/contract/kit/days.ts'
import { getLoginPromotion } from '@ante/contract/promotions/sign-in-calendar.ts'
import type { SignInCalendar, SignInDay, SignInStatus } from '@ante/contract/promotions/sign-in-calendar.ts'

import type { Db } from '../../kit/db.ts'
import { exactTextOf, textOf, unitsOf } from '../../kit/money.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { findActivity } from '../activities/activity.ts'
import type { SupportedActivity } from '../activities/activity.ts'
import type { Activity } from '../activities/activity-type.ts'
import { isFor, participantOf } from '../activities/participant.ts'
import type { Viewer, PromotionPorts } from '../activities/promotion-ports.ts'
import { dayBegins, merchantDay } from '../merchant-day.ts'
import { todayAfter } from './calendar-rules.ts'
import { depositedFor, signIn } from './sign-in.ts'
import type { CalendarRules } from './sign-in.ts'
import { signedDays } from './signed-days.ts'
import type { SignedBonus } from './signed-days.ts'

const refuse = refusalsOf(getLoginPromotion)

const HUNDREDTHS = 100n

/** Returns a promotion of this type with parsed rules; null for other types. */
export const calendarOf = ({ activity }: SupportedActivity): Activity<CalendarRules> | null =>
  signIn.types.includes(activity.type) ? { ...activity, rules: signIn.rules.parse(activity.rules) } : null

/** Returns the calendar with the viewer's state; a visitor sees the cycle of a new member. */
export async function showCalendar(ports: PromotionPorts, viewer: Viewer, code: string): Promise<SignInCalendar> {
  const { db, clock, merchants } = ports
  const now = clock.now()
  const { merchantCode } = viewer
  const member = await participantOf(db, viewer.member)
  const supported = await findActivity(db, { merchantCode, code })
  const activity = supported && calendarOf(supported)
  if (!activity || !isFor(activity.audience, member, now)) throw refuse('promotion.not.found')
  const { bonuses, minDeposit, depositWithin } = activity.rules
  const day = await merchantDay(db, merchantCode, now)
  const signed = member ? await signedDays(db, { promotionId: activity.id, memberId: member.memberId }) : []
  const [last = null] = signed
  const today = todayAfter(last, day, bonuses.length)
  const [resetsAt = now] = await dayBegins(db, merchantCode, plusDays(today.day, 1))
  return {
    promotionId: code,
    days: shownDays(bonuses, today.position, signed.filter(isOfCycle(today)), now),
    today: today.position,
    lastSignIn: last?.day ?? null,
    consecutive: today.signed ? today.consecutive : today.consecutive - 1,
    totalBonus: textOf(bonuses.reduce((sum, bonus) => sum + unitsOf(bonus), 0n)),
    checkedToday: today.signed,
    minDeposit: minDeposit ?? null,
    depositWithin,
    deposited: textOf(await depositedSoFar(db, activity, member && { memberId: member.memberId, day })),
    bettingConditions: exactTextOf(BigInt(activity.multiple_hundredths) * HUNDREDTHS),
    resetsAt: resetsAt.toISOString(),
    currency: merchants.of(merchantCode).currency,
    now: now.toISOString(),
  }
}

const depositedSoFar = async (
  db: Db,
  activity: Activity<CalendarRules>,
  member: { memberId: bigint; day: string } | null,
): Promise<bigint> => (member && activity.rules.minDeposit !== undefined ? depositedFor(db, activity, member) : 0n)

/** Whether a day was signed in today's cycle. */
const isOfCycle =
  ({ day, position }: { day: string; position: number }) =>
  (bonus: SignedBonus): boolean =>
    bonus.day >= plusDays(day, 1 - position)

function shownDays(bonuses: readonly string[], today: number, signed: readonly SignedBonus[], now: Date): SignInDay[] {
  const signedByPosition = new Map(signed.map((bonus) => [bonus.position, bonus]))
  // A cycle that was shortened since still shows the signed days.
  const length = Math.max(bonuses.length, today)
  return Array.from({ length }, (_, index) => {
    const signedDay = signedByPosition.get(index + 1)
    const bonus = signedDay?.amount ?? unitsOf(bonuses[index] ?? bonuses.at(-1) ?? '0')
    return { day: index + 1, bonus: textOf(bonus), status: signedDay ? statusOf(signedDay, now) : null }
  })
}

function statusOf({ claimed, expiresAt }: SignedBonus, now: Date): SignInStatus {
  if (claimed) return 'CLAIMED'
  return expiresAt > now ? 'SIGNED' : 'EXPIRED'
}
