import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { asks } from '../../lib/calls/query-client.ts'

const calls = () => import('@ante/contract/agents/links.ts')

/** Below `member`: the next one has his own. */
export const LINKS_KEY = ['member', 'agentLinks'] as const

/** The agent's links for new members, twenty after twenty. */
export const ownLinks = infiniteQueryOptions({
  queryKey: [...LINKS_KEY, 'list'],
  queryFn: ({ pageParam: after, ...context }) =>
    asks(async () => (await calls()).viewAffiliateUrls, { ...(after && { after }) })(context),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
})

/** What the next link can be. */
export const linkTerms = queryOptions({
  queryKey: [...LINKS_KEY, 'terms'],
  queryFn: asks(async () => (await calls()).getAffiliateUrlTerms, {}),
  staleTime: 0,
})

/** Who has registered by one of them. */
export const registeredBy = (code: string) =>
  infiniteQueryOptions({
    queryKey: [...LINKS_KEY, 'registered', code],
    queryFn: ({ pageParam: after, ...context }) =>
      asks(async () => (await calls()).viewRegisteredAffiliates, { code, ...(after && { after }) })(context),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
