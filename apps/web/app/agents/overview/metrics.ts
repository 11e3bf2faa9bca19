import type { TeamDay } from '@ante/contract/agents/team-days.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Selectable figures of the chart. */
export type Metric = 'pnl' | 'betting' | 'deposit' | 'withdraw' | 'registerMembers' | 'loginMembers' | 'betMembers'

type PeopleMetric = 'registerMembers' | 'loginMembers' | 'betMembers'

export const metricTexts: Record<Metric, MessageDescriptor> = {
  pnl: msg`Result`,
  betting: msg`Betting`,
  deposit: msg`Deposited`,
  withdraw: msg`Withdrawn`,
  registerMembers: msg`New members`,
  loginMembers: msg`Logged in`,
  betMembers: msg`Placed bets`,
}

export const METRICS: readonly Metric[] = [
  'pnl',
  'betting',
  'deposit',
  'withdraw',
  'registerMembers',
  'loginMembers',
  'betMembers',
]

const PEOPLE_METRICS: readonly Metric[] = ['registerMembers', 'loginMembers', 'betMembers'] satisfies PeopleMetric[]

export const isPeopleMetric = (metric: Metric): metric is PeopleMetric => PEOPLE_METRICS.includes(metric)

/** Value of the chart's bar for a day. */
export const valueOf = (day: TeamDay, metric: Metric): number => Number(day[metric])
