import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { AnnouncementList } from './announcement-list.tsx'
import styles from './announcements-of-page.module.css'
import { pageAnnouncements } from './page-announcements.ts'

type Announcements = NonNullable<ReturnType<typeof pageAnnouncements.get>>

/** Announcements of the page at this path, promotions first. */
export function PageAnnouncements({ path }: { path: string }) {
  const announcements = pageAnnouncements.get(path)
  return announcements ? <AgentNotices announcements={announcements} /> : null
}

function AgentNotices({ announcements }: { announcements: Announcements }) {
  const { t } = useLingui()
  const { data } = useQuery(announcements)
  const pieces = data ? [...data.promotion, ...data.player, ...data.home] : []
  return (
    <div className={styles.container}>
      <AnnouncementList label={t`Announcements`} pieces={pieces} />
    </div>
  )
}
