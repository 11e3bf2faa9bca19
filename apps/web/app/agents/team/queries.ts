import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'
import type { Days } from '../../ui/records/days.ts'
import { filterOf, recordsOf } from './team-view.ts'
import type { TeamView } from './team-view.ts'

const calls = () => import('@ante/contract/agents/downline.ts')

/** Those below somebody, page after page. Below `member`: the next one has his own. */
export const downlinesOf = (view: TeamView) =>
  infiniteQueryOptions({
    queryKey: ['member', 'team', 'downlines', filterOf(view)],
    queryFn: ({ pageParam: after, ...context }) =>
      asks(async () => (await import('@ante/contract/agents/downlines.ts')).listDownlines, {
        ...filterOf(view),
        ...(after && { after }),
      })(context),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })

/** One of them, with what he and his team come to. */
export const downlineOf = (memberId: string) =>
  queryOptions({
    queryKey: ['member', 'team', 'downline', memberId],
    queryFn: asks(async () => (await calls()).getDownline, { memberId }),
    staleTime: 0,
  })

/** What moved on the main wallet of somebody directly below. */
export const downlineRecords = (memberId: string, days: Days) =>
  infiniteQueryOptions({
    queryKey: ['member', 'team', 'records', recordsOf(memberId, days)],
    queryFn: ({ pageParam: after, ...context }) =>
      asks(async () => (await calls()).listDownlineRecords, {
        ...recordsOf(memberId, days),
        ...(after && { after }),
      })(context),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })

/** Whatever an agent has changed of his team is looked up anew. */
export const TEAM_KEY = ['member', 'team']
