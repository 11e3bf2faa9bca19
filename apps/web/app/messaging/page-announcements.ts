import { queryOptions } from '@tanstack/react-query'

import { queryOf } from '../lib/calls/query-client.ts'
import { homeAnnouncements } from './queries.ts'

/**
 * Announcements of one page. Their keys extend that of `homeAnnouncements`, so an announcement event refreshes them
 * too.
 */
const announcementsOf = (page: string, query: { types: string; groupName: 'm_home' | 'm_reg' }) =>
  queryOptions({
    queryKey: [...homeAnnouncements.queryKey, page],
    queryFn: queryOf(async () => (await import('@ante/contract/messaging/announcements.ts')).listAnnouncements, {
      ...query,
      platform: 'M',
    }),
  })

const register = announcementsOf('register', { types: 'B,PL,PR,H', groupName: 'm_reg' })

/** Pages with own announcements, by path. Source: product specification 7. */
export const pageAnnouncements: ReadonlyMap<string, typeof register> = new Map([
  ['/m/register', register],
  ['/m/register.html', register],
  ['/m/activity', announcementsOf('activity', { types: 'PR', groupName: 'm_home' })],
])
