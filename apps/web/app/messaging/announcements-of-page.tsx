import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { usePreviewToken } from '../lib/browser/preview-token.ts'
import { Later } from '../ui/later.tsx'
import { AnnouncementList } from './announcement-list.tsx'
import { Banners } from './banner-carousel.tsx'
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
      <Preview />
      {data && data.banners.length > 0 && <Banners banners={data.banners} />}
      <AnnouncementList label={t`Announcements`} pieces={pieces} />
    </div>
  )
}

const loadPreview = async () => (await import('./announcement-preview.tsx')).AnnouncementPreview

/** Adds the announcement that staff previews on this page, if any. */
function Preview() {
  const token = usePreviewToken()
  return token === null ? null : <Later isRequested quiet load={loadPreview} props={{ token }} />
}
