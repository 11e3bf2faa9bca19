import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../lib/calls/query-client.ts'

/** Banners, notices, popups and home announcements, in one call. Source: product specification 2, "Home". */
export const homeAnnouncements = queryOptions({
  queryKey: ['messaging', 'announcements'],
  queryFn: queryOf(async () => (await import('@ante/contract/messaging/announcements.ts')).listAnnouncements, {
    types: 'B,PL,PU,H',
    groupName: 'm_home',
    platform: 'M',
  }),
})

/**
 * Announcements for agents, and the number of unread ones. The key begins with `member`, because the count is personal.
 */
export const agentAnnouncements = queryOptions({
  queryKey: ['member', 'announcements'],
  queryFn: queryOf(async () => (await import('@ante/contract/messaging/announcements.ts')).listAnnouncements, {
    types: 'A',
    groupName: 'm_home',
    platform: 'M',
  }),
})
