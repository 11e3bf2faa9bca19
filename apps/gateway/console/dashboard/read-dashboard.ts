import type { CountFigure, DashboardFigures, MoneyFigure } from '@ante/contract/console/dashboard.ts'
import { CountFigure as CountFigures, MoneyFigure as MoneyFigures } from '@ante/contract/console/dashboard.ts'
import { dayOf, plusDays } from '@ante/contract/kit/days.ts'
import type { Permission } from '@ante/contract/staff/permissions.ts'

import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { minuteOf, momentOf } from '../../kit/zone-days.ts'
import { transactionCode } from '../../wallet/public.ts'
import { hourNames, hoursOf } from './day-hours.ts'
import type { DayHour } from './day-hours.ts'
import { hourFigures, moneyFigures, sumOf } from './figures.ts'
import { partiesOf } from './parties.ts'
import { readQueues } from './queues.ts'
import type { DaySums } from './read-sums.ts'
import { activePlayers, daySums } from './read-sums.ts'
import { PERIOD_MS } from './sum-activity.ts'

const DAYS = { today: 0, yesterday: -1, lastWeek: -7 } as const
type Day = keyof typeof DAYS

interface DashboardOf {
  merchant: { code: string; currency: string; zone: string }
  now: Date
  may(permission: Permission): boolean
}

interface DayFigures {
  money: Record<MoneyFigure, bigint>
  counts: Record<CountFigure, number>
  hours: DayHour[]
  slots: DaySums['slots']
}

/**
 * Returns the figures of the merchant's day up to the last full five minutes, and those of yesterday and of the same
 * weekday last week up to the same local time. If clocks repeat this time, its first occurrence counts; if they skip
 * it, the time by the offset before the change. Hourly figures, for the chart, cover the two earlier days completely.
 */
export async function readDashboard(db: Db, { merchant, now, may }: DashboardOf): Promise<DashboardFigures> {
  const { code: merchantCode, currency, zone } = merchant
  const day = dayOf(zone, now)
  const until = new Date(Math.floor(now.getTime() / PERIOD_MS) * PERIOD_MS)
  const minutes = minuteOf(zone, until)
  const figuresOf = (which: Day) => {
    const ofDay = plusDays(day, DAYS[which])
    const end = which === 'today' ? until : new Date(momentOf(zone, ofDay, minutes))
    return dayFigures(db, { merchantCode, zone, day: ofDay, until: end })
  }
  const [today, yesterday, lastWeek, queues, parties] = await Promise.all([
    figuresOf('today'),
    figuresOf('yesterday'),
    figuresOf('lastWeek'),
    readQueues(db, { merchantCode, now, may }),
    partiesOf(db, merchantCode, now),
  ])
  const days = { today, yesterday, lastWeek }
  const each = <Value>(valueOf: (figures: DayFigures) => Value) => ({
    today: valueOf(days.today),
    yesterday: valueOf(days.yesterday),
    lastWeek: valueOf(days.lastWeek),
  })
  return {
    currency,
    zone,
    day,
    until: until.toISOString(),
    money: MoneyFigures.options.map((name) => ({ name, ...each(({ money }) => textOf(money[name])) })),
    counts: CountFigures.options.map((name) => ({ name, ...each(({ counts }) => counts[name]) })),
    hours: hourNames([today.hours, yesterday.hours, lastWeek.hours]).map((name) => ({
      ...name,
      today: hourOf(today, name, until.getTime()),
      yesterday: hourOf(yesterday, name),
      lastWeek: hourOf(lastWeek, name),
    })),
    queues,
    parties,
  }
}

/** Returns the figures of an hour; null if the day does not have it, or if it has not ended by `until`. */
function hourOf(
  { hours, slots }: DayFigures,
  { hour, isRepeated }: Pick<DayHour, 'hour' | 'isRepeated'>,
  until = Infinity,
) {
  const found = hours.find((one) => one.hour === hour && one.isRepeated === isRepeated)
  if (!found || found.end > until) return null
  return hourFigures(sumOf(found.slots.flatMap((slot) => slots.get(slot) ?? [])))
}

interface PartOfDay {
  merchantCode: string
  zone: string
  day: string
  /** End of the part. */
  until: Date
}

async function dayFigures(db: Db, { merchantCode, zone, day, until }: PartOfDay): Promise<DayFigures> {
  const from = new Date(momentOf(zone, day))
  const nextDay = new Date(momentOf(zone, plusDays(day, 1)))
  const [part, whole, players] = await Promise.all([
    daySums(db, { merchantCode, from, until }),
    daySums(db, { merchantCode, from, until: nextDay }),
    activePlayers(db, { merchantCode, day, until }),
  ])
  const countOf = (code: number) => part.sums.get(code)?.count ?? 0
  return {
    money: moneyFigures(part.sums),
    counts: {
      depositCount: countOf(transactionCode.deposit),
      withdrawalCount: countOf(transactionCode.withdrawalPaid),
      newPlayers: part.registrations,
      firstDeposits: part.firstDeposits,
      activePlayers: players,
    },
    hours: hoursOf(zone, day),
    slots: whole.slots,
  }
}
