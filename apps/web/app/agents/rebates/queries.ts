import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import { parseDays } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'

const rates = () => import('@ante/contract/agents/rebates.ts')
const income = () => import('@ante/contract/agents/rebate-income.ts')

/** The key begins with `member`, so the cache is cleared for the next member. */
export const RATES_KEY = ['member', 'teamRates'] as const

/** Pages of the rates of direct downlines. */
export const downlineRatesOf = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...RATES_KEY, 'list', search],
    queryFn: ({ pageParam: after, ...context }) =>
      queryOf(async () => (await rates()).listDownlineRates, { search, ...(after && { after }) })(context),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })

/** Rates that the agent may grant to a direct downline. */
export const ratesRangeOf = (memberId: string) =>
  queryOptions({
    queryKey: [...RATES_KEY, 'range', memberId],
    queryFn: queryOf(async () => (await rates()).getDownlineRates, { memberId }),
    staleTime: 0,
  })

/** An agent's income. */
export const incomeOf = (days: Days) =>
  queryOptions({
    queryKey: ['member', 'agentIncome', parseDays(days)],
    queryFn: queryOf(async () => (await income()).listRebateIncome, parseDays(days)),
    staleTime: 0,
  })

/** Parts of a day's income: by direct downline, category and day of play. */
export const incomeLinesOf = (day: string) =>
  infiniteQueryOptions({
    queryKey: ['member', 'agentIncome', 'lines', day],
    queryFn: ({ pageParam: after, ...context }) =>
      queryOf(async () => (await income()).listIncomeLines, { day, ...(after && { after }) })(context),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
