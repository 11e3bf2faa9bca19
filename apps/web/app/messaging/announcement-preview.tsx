import type { Announcement } from '@ante/contract/messaging/announcements.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { queryOf } from '../lib/calls/query-client.ts'
import { pageAnnouncements } from './page-announcements.ts'
import { PopupSheet } from './popup-sheet.tsx'
import { homeAnnouncements } from './queries.ts'

/** Lists of a page by type. */
const LISTS = { PL: 'player', H: 'home', B: 'banners' } as const

const previewed = (token: string) =>
  queryOptions({
    queryKey: ['messaging', 'preview', token],
    queryFn: queryOf(async () => (await import('@ante/contract/messaging/announcements.ts')).previewAnnouncement, {
      token,
    }),
    staleTime: Infinity,
  })

/** Shows an announcement to staff before its publication: at its place on this page, a popup in its sheet. */
export function AnnouncementPreview({ token }: { token: string }) {
  const { data: announcement } = useQuery(previewed(token))
  const [open, setOpen] = useState(true)
  useListed(announcement)
  if (announcement?.type !== 'PU') return null
  return <PopupSheet open={open} popups={[announcement]} onClose={() => setOpen(false)} />
}

/** Adds the announcement to the list of its type, in place of its published version. */
function useListed(announcement: Announcement | undefined): void {
  const queries = useQueryClient()
  const page = pageAnnouncements.get(location.pathname) ?? homeAnnouncements
  const { data } = useQuery(page)
  useEffect(() => {
    const list = announcement && listOf(announcement)
    if (!announcement || !list || !data || data[list].includes(announcement)) return
    const others = data[list].filter(({ id }) => id !== announcement.id)
    // The page refetches its announcements shortly after it has opened; this effect then runs again.
    queries.setQueryData(page.queryKey, { ...data, [list]: [announcement, ...others] })
  }, [announcement, data, page, queries])
}

const listOf = ({ type }: Announcement) => (type === 'PL' || type === 'H' || type === 'B' ? LISTS[type] : null)
