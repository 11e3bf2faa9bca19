import { queryOptions } from '@tanstack/react-query'

import { asks } from '../lib/calls/query-client.ts'

/** Banners, notices, popups and home announcements, in one call. Source: product specification 2, "Home". */
export const homeAnnouncements = queryOptions({
  queryKey: ['messaging', 'announcements'],
  queryFn: asks(async () => (await import('@ante/contract/messaging/announcements.ts')).listAnnouncements, {
    types: 'B,PL,PU,H',
    groupName: 'm_home',
    platform: 'M',
  }),
})

/** What is announced to agents, and how much of it this one has not read. Below `member`: the next one has his own. */
export const agentNews = queryOptions({
  queryKey: ['member', 'announcements'],
  queryFn: asks(async () => (await import('@ante/contract/messaging/announcements.ts')).listAnnouncements, {
    types: 'A',
    groupName: 'm_home',
    platform: 'M',
  }),
})
