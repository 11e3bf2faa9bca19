import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { AnnouncementList } from './announcement-list.tsx'
import { homeAnnouncements } from './queries.ts'

/** Announcements of the merchant on the home page, each under its own heading; empty without any. */
export function HomeAnnouncements() {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(homeAnnouncements)
  return <AnnouncementList label={t`Site news`} pieces={data.home} />
}
