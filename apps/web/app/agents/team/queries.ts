import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'
import type { Days } from '../../ui/records/days.ts'
import { filterOf, recordsOf } from './team-view.ts'
import type { TeamView } from './team-view.ts'

const calls = () => import('@ante/contract/agents/downline.ts')

/** Pages of a member's downline. The key begins with `member`, so the cache is cleared for the next member. */
export const downlinesOf = (view: TeamView) =>
  infiniteQueryOptions({
    queryKey: ['member', 'team', 'downlines', filterOf(view)],
    queryFn: ({ pageParam: after, ...context }) =>
      queryOf(async () => (await import('@ante/contract/agents/downlines.ts')).listDownlines, {
        ...filterOf(view),
        ...(after && { after }),
      })(context),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })

/** One downline, with the figures of the member and their team. */
export const downlineOf = (memberId: string) =>
  queryOptions({
    queryKey: ['member', 'team', 'downline', memberId],
    queryFn: queryOf(async () => (await calls()).getDownline, { memberId }),
    staleTime: 0,
  })

/** Records of a direct downline's main wallet. */
export const downlineRecords = (memberId: string, days: Days) =>
  infiniteQueryOptions({
    queryKey: ['member', 'team', 'records', recordsOf(memberId, days)],
    queryFn: ({ pageParam: after, ...context }) =>
      queryOf(async () => (await calls()).listDownlineRecords, {
        ...recordsOf(memberId, days),
        ...(after && { after }),
      })(context),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })

/** Key to invalidate after an agent's changes of the team. */
export const TEAM_KEY = ['member', 'team']
