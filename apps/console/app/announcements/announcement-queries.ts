import type { ContentState, EditedType } from '@ante/contract/console/list-filters.ts'
import { announcementCalendar, listAnnouncements, showAnnouncement } from '@ante/contract/console/announcements.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'

interface ListFilter {
  state: ContentState | undefined
  type: EditedType | undefined
  after: string | undefined
}

export const announcementsQuery = (merchant: string, filter: ListFilter) =>
  queryOptions({
    queryKey: ['announcements', merchant, 'list', filter],
    queryFn: ({ signal }) => call(listAnnouncements, { merchant, ...filter }, signal),
  })

export const calendarQuery = (merchant: string, from: string | undefined) =>
  queryOptions({
    queryKey: ['announcements', merchant, 'calendar', from],
    queryFn: ({ signal }) => call(announcementCalendar, { merchant, from }, signal),
  })

/** Not refetched by itself: each answer has a new address of the preview, which would reload the phone. */
export const announcementQuery = (merchant: string, key: string) =>
  queryOptions({
    queryKey: ['announcements', merchant, 'one', key],
    queryFn: ({ signal }) => call(showAnnouncement, { merchant, key }, signal),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })

/** Returns a function to call after a change: it refetches everything about announcements. */
export function useAnnouncementsChanged(): () => Promise<void> {
  const { code: merchant } = useSite()
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: ['announcements', merchant] })
    // A request for publication is a change that awaits a decision.
    void client.invalidateQueries({ queryKey: ['changes'] })
  }
}
