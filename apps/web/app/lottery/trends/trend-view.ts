import { SPANS } from '@ante/contract/lottery/draws/hit-statistics.ts'
import type { Span } from '@ante/contract/lottery/draws/hit-statistics.ts'

import type { Trend, TrendTab } from './tabs/trend.ts'

/** View of the chart page; an unknown value falls back to the first option. */
export interface TrendView {
  tab: TrendTab
  trend: Trend
  last: Span
}

export function viewOf(search: URLSearchParams, [first, ...rest]: readonly TrendTab[]): TrendView | null {
  if (!first) return null
  const tab = rest.find(({ id }) => id === search.get('tab')) ?? first
  const trend = tab.trends.find(({ id }) => id === search.get('of')) ?? tab.trends[0]
  const last = SPANS.find((span) => String(span) === search.get('last')) ?? SPANS[0]
  return { tab, trend, last }
}

export function viewAddress(game: string, { tab, of: trend, last }: { tab: string; of?: string; last: Span }): string {
  return `/m/lotteryTrend?${new URLSearchParams({ game, tab, ...(trend !== undefined && { of: trend }), last: String(last) })}`
}
