import type { Bill, BillState, DividendPeriod } from '@ante/contract/agents/bills.ts'
import type { ContractCategory, ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import { dayOf } from '@ante/contract/kit/days.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

import { formatTimeOfDay } from '../../lib/i18n/format-time-of-day.ts'
import { categoryWords } from '../../catalogue/public.ts'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import { formatDate, formatDateRange } from '../../lib/i18n/format-date.ts'
import { formatPercent } from '../../lib/i18n/format-percent.ts'
import { isZero } from '../../ui/net-tone.ts'

export const kindTexts: Record<ContractKind, MessageDescriptor> = {
  dividend: msg`Dividend`,
  daily_salary: msg`Daily salary`,
  hourly_salary: msg`Hourly salary`,
  realtime_salary: msg`Real-time salary`,
}

/** State of a bill, for its receiver. */
export const stateTexts: Record<BillState, MessageDescriptor> = {
  not_reached: msg`Target not met`,
  unapproved: msg`Under review`,
  unpaid: msg`Unpaid`,
  partly_paid: msg`Partly paid`,
  paid: msg`Paid in full`,
  upline_insufficient: msg`Upline balance too low`,
  rejected: msg`Rejected`,
  expired: msg`Expired`,
}

/** State of a bill, for its payer. */
export const payerStateTexts: Record<BillState, MessageDescriptor> = {
  ...stateTexts,
  upline_insufficient: msg`Your balance was too low`,
}

/** Colour of a state: pending, paid, or ended. */
export function stateTone(state: BillState): 'open' | 'good' | 'ended' {
  if (state === 'paid') return 'good'
  return state === 'not_reached' || state === 'rejected' || state === 'expired' ? 'ended' : 'open'
}

export const coveredGamesText = (category: ContractCategory): MessageDescriptor =>
  category === 'CONS' ? msg`All games` : categoryWords[category]

type Counted = DividendPeriod['contracts'][number]

interface Reader {
  locale: string
  currency: string
}

/** Describes the computation in a sentence: the counted volume, and the rate of the reached tier. */
export function computedTexts(counted: Counted, { locale, currency }: Reader): MessageDescriptor {
  const { tier, teamLoss } = counted
  const money = (amount: string) => formatMoney({ amount, currency }, locale)
  const turnover = money(counted.turnover)
  const members = counted.activeMembers
  if (teamLoss !== null && (teamLoss.startsWith('-') || isZero(teamLoss)) && isZero(counted.gross)) {
    return msg`Your team made no loss in this period, so no dividend is due.`
  }
  if (!tier) {
    return msg`${turnover} turnover, ${plural(members, { one: '# active member', other: '# active members' })}: first tier not reached.`
  }
  const rewardText = tier.rateType === 'P' ? formatPercent(tier.rate, locale) : money(tier.rate)
  if (teamLoss === null) {
    return msg`${turnover} turnover, ${plural(members, { one: '# active member', other: '# active members' })}: ${rewardText}`
  }
  const lost = money(teamLoss)
  return msg`${lost} in losses, ${turnover} turnover, ${plural(members, { one: '# active member', other: '# active members' })}: ${rewardText}`
}

/** Missing volume to the next tier; null without a higher one. */
export function missingTexts({ next }: Counted, { locale, currency }: Reader): MessageDescriptor | null {
  if (!next) return null
  const { tier } = next
  const money = (amount: string) => formatMoney({ amount, currency }, locale)
  const rewardText = tier.rateType === 'P' ? formatPercent(tier.rate, locale) : money(tier.rate)
  const [volume, loss] = [money(next.volume), money(next.netLoss)]
  const members = next.activeMembers
  if (!isZero(next.netLoss)) return msg`${loss} more in team losses to reach ${rewardText}.`
  if (members === 0) return isZero(next.volume) ? null : msg`${volume} more turnover to reach ${rewardText}.`
  if (isZero(next.volume)) {
    return msg`${plural(members, { one: '# more active member to reach', other: '# more active members to reach' })} ${rewardText}.`
  }
  return msg`${volume} more turnover and ${plural(members, { one: '# more active member', other: '# more active members' })} to reach ${rewardText}.`
}

interface Span extends Pick<Bill, 'from' | 'to'> {
  kind: ContractKind
}

/** Formats a bill's period in the merchant's time zone. */
export function periodText({ kind, from, to }: Span, { locale, zone }: { locale: string; zone: string }): string {
  const last = new Date(new Date(to).getTime() - 1).toISOString()
  if (kind === 'dividend') return formatDateRange({ from: dayOf(zone, from), to: dayOf(zone, last) }, locale)
  const day = formatDate(dayOf(zone, from), locale)
  if (kind === 'daily_salary') return day
  const clock = (moment: string) => formatTimeOfDay(moment, { locale, zone })
  return kind === 'hourly_salary' ? `${day}, ${clock(from)} – ${clock(to)}` : `${day}, ${clock(last)}`
}
