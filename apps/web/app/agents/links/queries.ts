import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { queryOf } from '../../lib/calls/query-client.ts'

const calls = () => import('@ante/contract/agents/links.ts')

/** The key begins with `member`, so the cache is cleared for the next member. */
export const LINKS_KEY = ['member', 'agentLinks'] as const

/** The agent's registration links, in pages of twenty. */
export const ownLinks = infiniteQueryOptions({
  queryKey: [...LINKS_KEY, 'list'],
  queryFn: ({ pageParam: after, ...context }) =>
    queryOf(async () => (await calls()).viewAffiliateUrls, { ...(after && { after }) })(context),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
})

/** Options of a new link. */
export const linkTerms = queryOptions({
  queryKey: [...LINKS_KEY, 'terms'],
  queryFn: queryOf(async () => (await calls()).getAffiliateUrlTerms, {}),
  staleTime: 0,
})

/** Members registered by a link. */
export const registeredBy = (code: string) =>
  infiniteQueryOptions({
    queryKey: [...LINKS_KEY, 'registered', code],
    queryFn: ({ pageParam: after, ...context }) =>
      queryOf(async () => (await calls()).viewRegisteredAffiliates, { code, ...(after && { after }) })(context),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
