import type { CountFigure, DashboardFigures, MoneyFigure } from '@ante/contract/console/dashboard.ts'
import { CountFigure as CountFigures, MoneyFigure as MoneyFigures } from '@ante/contract/console/dashboard.ts'
import { dayOf, plusDays } from '@ante/contract/kit/days.ts'
import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import type { Permission } from '@ante/contract/staff/permissions.ts'

import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { momentOf } from '../../kit/zone-days.ts'
import { transactionCode } from '../../wallet/public.ts'
import { hourFigures, moneyFigures } from './figures.ts'
import { partiesOf } from './parties.ts'
import { readQueues } from './queues.ts'
import type { DaySums } from './read-sums.ts'
import { activePlayers, daySums } from './read-sums.ts'
import { PERIOD_MS } from './sum-activity.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
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
  hours: DaySums['hours']
}

/**
 * Returns the figures of the merchant's day up to the last full five minutes, and of the same part of yesterday and of
 * the same weekday last week. Hourly figures, for the chart, cover the earlier days completely.
 */
export async function readDashboard(db: Db, { merchant, now, may }: DashboardOf): Promise<DashboardFigures> {
  const { code: merchantCode, currency, zone } = merchant
  const day = dayOf(zone, now)
  const until = new Date(Math.floor(now.getTime() / PERIOD_MS) * PERIOD_MS)
  const minutes = Math.max(0, (until.getTime() - momentOf(zone, day)) / MINUTE_MS)
  const figuresOf = (which: Day) => dayFigures(db, { merchantCode, zone, day: plusDays(day, DAYS[which]), minutes })
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
  const fullHours = Math.floor(minutes / 60)
  const hourOf = ({ hours }: DayFigures, hour: number) => hourFigures(hours.get(hour) ?? new Map())
  return {
    currency,
    zone,
    day,
    until: until.toISOString(),
    money: MoneyFigures.options.map((name) => ({ name, ...each(({ money }) => textOf(money[name])) })),
    counts: CountFigures.options.map((name) => ({ name, ...each(({ counts }) => counts[name]) })),
    hours: HOURS.map((hour) => ({
      hour,
      today: hour < fullHours ? hourOf(today, hour) : null,
      yesterday: hourOf(yesterday, hour),
      lastWeek: hourOf(lastWeek, hour),
    })),
    queues,
    parties,
  }
}

interface PartOfDay {
  merchantCode: string
  zone: string
  day: string
  /** End of the part, in minutes since midnight. */
  minutes: number
}

async function dayFigures(db: Db, { merchantCode, zone, day, minutes }: PartOfDay): Promise<DayFigures> {
  const from = new Date(momentOf(zone, day))
  const until = new Date(from.getTime() + minutes * MINUTE_MS)
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
    hours: whole.hours,
  }
}
