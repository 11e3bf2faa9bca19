import { plusDays } from '@ante/contract/kit/days.ts'
import { getLoginPromotion } from '@ante/contract/promotions/sign-in-calendar.ts'
import type { SignInCalendar, SignInDay, SignInStatus } from '@ante/contract/promotions/sign-in-calendar.ts'

import type { Db } from '../../kit/db.ts'
import { exactTextOf, textOf, unitsOf } from '../../kit/money.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { findPromotion } from '../core/supported-promotion.ts'
import type { SupportedPromotion } from '../core/supported-promotion.ts'
import type { Promotion } from '../core/type-definition.ts'
import { isFor, participantOf } from '../core/participant.ts'
import type { Viewer, PromotionPorts } from '../core/promotion-ports.ts'
import { dayBegins, merchantDay } from '../merchant-day.ts'
import { todayAfter } from './calendar-rules.ts'
import { depositedFor, signIn } from './sign-in.ts'
import type { CalendarRules } from './sign-in.ts'
import { signedDays } from './signed-days.ts'
import type { SignedBonus } from './signed-days.ts'

const refuse = refusalsOf(getLoginPromotion)

const HUNDREDTHS = 100n

/** Returns a sign-in calendar with its rules; null for a promotion of another type. */
export const calendarOf = ({ promotion }: SupportedPromotion): Promotion<CalendarRules> | null =>
  signIn.types.includes(promotion.type) ? { ...promotion, rules: signIn.rules.parse(promotion.rules) } : null

/** Returns a calendar with the viewer's signed days; a visitor sees the cycle of a new member. */
export async function showCalendar(ports: PromotionPorts, viewer: Viewer, code: string): Promise<SignInCalendar> {
  const { db, clock, merchants } = ports
  const now = clock.now()
  const { merchantCode } = viewer
  const member = await participantOf(db, viewer.member)
  const supported = await findPromotion(db, { merchantCode, code })
  const promotion = supported && calendarOf(supported)
  if (!promotion || !isFor(promotion.audience, member, now)) throw refuse('promotion.not.found')
  const { bonuses, minDeposit, depositWithin } = promotion.rules
  const day = await merchantDay(db, merchantCode, now)
  const signed = member ? await signedDays(db, { promotionId: promotion.id, memberId: member.memberId }) : []
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
    deposited: textOf(await depositedSoFar(db, promotion, member && { memberId: member.memberId, day })),
    bettingConditions: exactTextOf(BigInt(promotion.multiple_hundredths) * HUNDREDTHS),
    resetsAt: resetsAt.toISOString(),
    currency: merchants.of(merchantCode).currency,
    now: now.toISOString(),
  }
}

const depositedSoFar = async (
  db: Db,
  promotion: Promotion<CalendarRules>,
  member: { memberId: bigint; day: string } | null,
): Promise<bigint> => (member && promotion.rules.minDeposit !== undefined ? depositedFor(db, promotion, member) : 0n)

/** Returns a predicate that tells whether a signed day is in today's cycle. */
const isOfCycle =
  ({ day, position }: { day: string; position: number }) =>
  (bonus: SignedBonus): boolean =>
    bonus.day >= plusDays(day, 1 - position)

function shownDays(bonuses: readonly string[], today: number, signed: readonly SignedBonus[], now: Date): SignInDay[] {
  const signedByPosition = new Map(signed.map((bonus) => [bonus.position, bonus]))
  // If the cycle has been shortened, days that were signed before are still shown.
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
