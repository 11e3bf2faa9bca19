import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'
import { parseDays } from '../../ui/records/days.ts'
import type { Days } from '../../ui/records/days.ts'

const rates = () => import('@ante/contract/agents/rebates.ts')
const income = () => import('@ante/contract/agents/rebate-income.ts')

/** Below `member`: the next one has his own. */
export const RATES_KEY = ['member', 'teamRates'] as const

/** What those directly below an agent get, page after page. */
export const downlineRatesOf = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...RATES_KEY, 'list', search],
    queryFn: ({ pageParam: after, ...context }) =>
      asks(async () => (await rates()).listDownlineRates, { search, ...(after && { after }) })(context),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })

/** What the agent may make of one of them. */
export const ratesRoomOf = (memberId: string) =>
  queryOptions({
    queryKey: [...RATES_KEY, 'room', memberId],
    queryFn: asks(async () => (await rates()).getDownlineRates, { memberId }),
    staleTime: 0,
  })

/** What being an agent brought in. */
export const incomeOf = (days: Days) =>
  queryOptions({
    queryKey: ['member', 'agentIncome', parseDays(days)],
    queryFn: asks(async () => (await income()).listRebateIncome, parseDays(days)),
    staleTime: 0,
  })

/** What the income of a day is made of. */
export const incomeLinesOf = (day: string) =>
  infiniteQueryOptions({
    queryKey: ['member', 'agentIncome', 'lines', day],
    queryFn: ({ pageParam: after, ...context }) =>
      asks(async () => (await income()).listIncomeLines, { day, ...(after && { after }) })(context),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
